/// The lengths that a font adds behind its characters, in points.
struct LetterSpacing {
  let tracking: Double
  let wordSpacing: Double

  init(_ font: FontDescription) {
    tracking = font.tracking
    wordSpacing = font.wordSpacing
  }

  var isNone: Bool { tracking == 0 && wordSpacing == 0 }

  /// The length added by so many of the shaper's clusters, of which some are spaces. Letters that join are not set apart, but the
  /// spaces between them are.
  func points(clusters: Int, spaces: Int, isCursive: Bool) -> Double {
    tracking * Double(isCursive ? spaces : clusters) + wordSpacing * Double(spaces)
  }

  /// The length added behind a cluster.
  func width(after cluster: Range<Int>, of text: Span<UInt8>, isCursive: Bool) -> Double {
    points(
      clusters: 1, spaces: text.isSpace(clusterAt: cluster.lowerBound, end: cluster.upperBound) ? 1 : 0,
      isCursive: isCursive)
  }
}

extension Span<UInt8> {
  /// True if word spacing follows a cluster: one that begins with a space, or U+00A0 alone.
  func isSpace(clusterAt start: Int, end: Int) -> Bool {
    self[start] == 0x20 || self[start] == 0xC2 && end - start == 2 && self[start + 1] == 0xA0
  }
}
