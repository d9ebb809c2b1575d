extension String {
  /// True if two texts are written with the same bytes, without looking at what is canonically equivalent.
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
