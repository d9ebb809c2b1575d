extension String {
  /// The primary language of a BCP 47 tag, in small letters.
  package var primaryLanguage: String {
    String(decoding: utf8.prefix { $0 != 0x2D && $0 != 0x5F }.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// True if two texts are written with the same bytes, without looking at what is canonically equivalent.
  package func hasSameBytes(as other: String) -> Bool {
    let (one, other) = (utf8Span.span, other.utf8Span.span)
    return one.count == other.count && one.indices.allSatisfy { one[$0] == other[$0] }
  }
}
