extension PreparedText {
  /// The label in the largest size between `minimumScale` times its own and its own whose lines all show within width,
  /// height and line limit, to a 64th of the range; at the least size if none does (rule R6).
  ///
  /// - Throws: ``TextError`` for a width or height that is no number.
  /// - Complexity: at most 64 measurements; where a line limit decides, a search for the least width of so many lines and a few.
  public func shrunkToFit(
    width: Double, height: Double = .infinity, minimumScale: Double
  ) throws(TextError) -> PreparedText {
    try TextError.checkWidth(width)
    try TextError.checkWidth(height)
    return try largestFit(width: width, height: height, minimumScale: minimumScale).text
  }

  /// The label in that size, and the width below which no larger one fits; nil where that is not known.
  func largestFit(
    width: Double, height: Double, minimumScale: Double
  ) throws(TextError) -> (text: PreparedText, below: Double?) {
    if fits(width: width, height: height) { return (self, nil) }
    let least = fontSize * max(1.0 / 64, min(1, minimumScale))
    // No size fits below the height of the smallest one without wrapped lines: 0, say, for which stacks ask.
    if height < .infinity {
      let smallest = try withFontSize(least)
      if smallest.measure(width: nil, height: nil).height > height { return (smallest, nil) }
    }
    // A narrower line than this has too many others behind it, in any size.
    let needed = leastLimitOfAll
    var below: Double?
    for step in stride(from: 64, to: 0, by: -1) {
      let size = least + (fontSize - least) * Double(step) / 64
      let widths = WidthUnits(unitsPerEm: unitsPerEm, fontSize: size)
      if let needed, widths.limit(for: width) < needed {
        below = needed == .max ? .infinity : widths.sixtyFourths(needed) / 64
        continue
      }
      guard step < 64 else { continue }
      let smaller = try withFontSize(size)
      if smaller.fits(width: width, height: height) { return (smaller, below) }
      below = nil
    }
    return (try withFontSize(least), below)
  }

  /// The least limit with which the line limit leaves out no line, in any size: `Int.max` for none; nil where more than that decides.
  private var leastLimitOfAll: Int? {
    guard lineLimit < .max, !style.allowsTightening, setting.indents == nil else { return nil }
    return LineThresholds(label: storage).leastLimit(forLines: lineLimit) ?? .max
  }

  private func fits(width: Double, height: Double) -> Bool {
    let measured = measure(width: width, height: height)
    return !measured.isTruncated && measured.width <= width && measured.height <= height
  }
}
