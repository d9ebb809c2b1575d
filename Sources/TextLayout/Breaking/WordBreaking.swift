/// Finds the words of a text by UAX #29.
public protocol WordBreaking: TextService {
  /// Appends the word boundaries inside a text, in bytes, rising; its start and its end are left out.
  func appendBoundaries(in utf8: Span<UInt8>, to offsets: inout [Int])
}

/// Changes letters to capital or small ones by the rules of a language.
public protocol CaseMapping: TextService {
  /// The text in a case; nil where it cannot be told.
  func mapped(_ text: String, to textCase: TextCase, language: String?) -> String?
}
