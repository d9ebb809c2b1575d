import Foundation

/// A declaration whose title is a `LocalizedStringKey`, which `@OtherTitles` and `@OtherTitlesAndText` make of other types of titles, too.
struct Titles {
  private let declaration: String

  /// Reads a declaration as it is written, without what stands before the attribute's end.
  init(_ declaration: String, attribute: String) {
    let rest = declaration.range(of: "@" + attribute).map { declaration[$0.upperBound...] }
    self.declaration = String(rest ?? declaration[...])
  }

  /// The declarations of other titles: each has another type where the key's first stands. Literals take the key's own.
  func expansion(hasText: Bool) -> String {
    let text = hasText ? "/// As with a key, of a text.\n" + of("Text") + "\n" : ""
    return text + "/// As with a key, of a string as it comes.\n@_disfavoredOverload"
      + of("some StringProtocol")
      + "\n/// As with a key, of a resource of texts.\n@_disfavoredOverload" + of("LocalizedStringResource")
  }

  private func of(_ type: String) -> String {
    guard let key = declaration.range(of: "LocalizedStringKey") else { return "" }
    return declaration.replacingCharacters(in: key, with: type)
  }
}
