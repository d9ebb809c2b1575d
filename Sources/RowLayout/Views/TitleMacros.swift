// Titles are keys, strings as they come, or resources of texts: what is written of keys is made of the others as well.

/// Makes the declaration of a title that is a string, and of one that is a resource of texts, too.
@attached(peer, names: overloaded)
macro OtherTitles() = #externalMacro(module: "RowMacros", type: "OtherTitles")

/// Makes the declaration of a title that is a text, a string, and of one that is a resource of texts, too.
@attached(peer, names: overloaded)
macro OtherTitlesAndText() = #externalMacro(module: "RowMacros", type: "OtherTitlesAndText")
