/// Finds the words of a text by UAX #29.
public protocol WordBreaking: TextService {
  /// Appends the word boundaries inside a text, in bytes, rising; its start and its end are left out.
  func appendBoundaries(in utf8: Span<UInt8>, to offsets: inout [Int])
}

extension WordBreaking {
  /// The scalars before which words end or begin.
  func boundaries(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for scalar in scalars {
      starts.append(bytes.count)
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
    var offsets: [Int] = []
    appendBoundaries(in: bytes.span, to: &offsets)
    let found = Set(offsets)
    return Set(scalars.indices.filter { found.contains(starts[$0]) })
  }
}

/// Changes letters to capital or small ones by the rules of a language.
public protocol CaseMapping: TextService {
  /// The text in a case; nil where it cannot be told.
  func mapped(_ text: String, to textCase: TextCase, language: String?) -> String?
}
