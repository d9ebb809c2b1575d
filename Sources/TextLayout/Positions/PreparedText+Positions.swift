extension PreparedText {
  /// The first scalars of words and punctuation; nil where the label does not have its text at hand.
  var wordStarts: [Int]? {
    guard let string = storage.ownText else { return nil }
    let scalars = Array(string.unicodeScalars)
    var boundaries = Set(scalars.indices.filter { $0 == 0 || scalars[$0 - 1].properties.isWhitespace })
    if let words = setting.origin?.words { boundaries.formUnion(words.boundaries(in: scalars)) }
    return boundaries.filter { !scalars[$0].properties.isWhitespace }.sorted()
  }

  /// The height of a caret: that of the first face.
  var caretHeight: Double { firstBox.ascent + firstBox.descent }

  /// The places of the label's characters in lines of at most `width` points, which is the label's own width too unless it is infinite.
  ///
  /// - Throws: ``TextError`` for a width that is no number.
  /// - Complexity: linear in the label's segments. A label that has no clusters of its own has them worked out the first time.
  public func positions(width: Double) throws(TextError) -> TextPositions {
    try TextError.checkWidth(width)
    return TextPositions(self, width: max(0, width))
  }

  /// The offset nearest to a point of the label in lines of at most `width` points.
  ///
  /// - Throws: ``TextError`` for a width that is no number.
  /// - Complexity: linear in the label's segments as far as the point's line, and in the characters of that line.
  public func offset(atX x: Double, y: Double, width: Double) throws(TextError) -> Int {
    try TextError.checkWidth(width)
    return TextPositions(self, width: max(0, width), at: y).offset(atX: x, y: y).offset
  }
}
