extension TextLabel {
  /// Refuses numbers that cannot be used, and limits that contradict each other.
  func checkStyle() throws(TextError) {
    for index in runs.indices {
      try runs[index].font.check()
      try runs[index].checkBox()
    }
    try style.check()
  }
}

extension FontDescription {
  func check() throws(TextError) {
    try TextError.checkFontSize(size)
    try TextError.check(width, "The width of letters in percent", allowed: FontDescription.widths)
    try TextError.check(tracking, "The tracking", allowed: TextError.anyLength)
    try TextError.check(wordSpacing, "The word spacing", allowed: TextError.anyLength)
    try TextError.check(baselineOffset, "The baseline offset", allowed: TextError.anyLength)
    if let leading {
      try TextError.check(leading, "The leading", allowed: TextError.anyLength)
    }
    for feature in features {
      try TextError.checkTag(feature.tag, "A feature")
      guard feature.value >= 0, feature.value <= 0xFFFF else {
        throw TextError(
          .invalidStyle,
          "The value of the feature \"\(feature.tag)\" must be 0 to 65535; it is \(feature.value).")
      }
    }
    for variation in variations {
      try TextError.checkTag(variation.axis, "An axis")
      try TextError.check(variation.value, "The axis \"\(variation.axis)\"", allowed: -32768...32767)
    }
  }
}

extension TextRun {
  /// Refuses an inline box that cannot be used.
  func checkBox() throws(TextError) {
    guard let box else { return }
    try TextError.check(box.width, "The width of an inline box", allowed: 0...InlineBox.greatestLength)
    try TextError.check(box.ascent, "The ascent of an inline box", allowed: TextError.anyLength)
    try TextError.check(box.descent, "The descent of an inline box", allowed: TextError.anyLength)
    guard string == "\u{FFFC}" else {
      throw TextError(.invalidStyle, "The text of an inline box must be U+FFFC alone; it is \"\(string)\".")
    }
  }
}

extension ParagraphStyle {
  func check() throws(TextError) {
    if let limit = lineLimit, limit < 1 {
      throw TextError(.invalidStyle, "A line limit must be at least 1; this one is \(limit).")
    }
    if let limit = lineLimit, minimumLines > limit {
      throw TextError(
        .invalidStyle, "The minimum of \(minimumLines) lines is above the line limit of \(limit).")
    }
    guard minimumLines <= 1_000_000 else {
      throw TextError(.invalidStyle, "A minimum of \(minimumLines) lines is more than the 1000000 allowed.")
    }
    if let scale = lineMetrics.scale {
      try TextError.check(scale, "The scale in pixels a point", allowed: 1e-3...1e3)
    }
    try TextError.check(lineSpacing, "The line spacing", allowed: TextError.anyLength)
    try TextError.check(paragraphSpacing, "The paragraph spacing", allowed: TextError.anyLength)
    switch lineHeight {
    case .natural: break
    case .multiple(let factor):
      try TextError.check(factor, "The multiple of the line height", allowed: 0...1e3)
    case .atLeast(let height), .exactly(let height):
      try TextError.check(height, "The line height", allowed: 0...1e6)
    }
    try TextError.check(minimumScale, "The least scale", allowed: 0...1)
    for length in [indent.first, indent.leading, indent.trailing] {
      try TextError.check(length, "An indent", allowed: TextError.anyLength)
    }
    var previous = 0.0
    for stop in tabStops {
      guard stop > previous, stop <= 1e6 else {
        throw TextError(
          .invalidStyle,
          "Tab stops must rise from above 0 to at most 1000000 points; \(stop) follows \(previous).")
      }
      previous = stop
    }
  }
}

extension TextError {
  /// Lengths in points that may be negative.
  static let anyLength = -1e6...1e6

  static func check(
    _ value: Double, _ name: String, allowed: ClosedRange<Double>
  ) throws(TextError) {
    guard allowed.contains(value) else {
      throw TextError(
        .invalidStyle, "\(name) must be from \(allowed.lowerBound) to \(allowed.upperBound); it is \(value).")
    }
  }

  fileprivate static func checkTag(_ tag: String, _ name: String) throws(TextError) {
    guard tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
      throw TextError(.invalidStyle, "\(name) must have a tag of four ASCII characters; \"\(tag)\" has not.")
    }
  }
}
