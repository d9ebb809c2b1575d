#if canImport(Glibc)
  internal import Glibc
#endif

/// The height that a face in a size gives a line, in points (rule R7).
package struct LineBox: Hashable, Sendable {
  package var ascent: Double
  package var descent: Double
  /// The face's own gap between two lines; 0 where it is counted in every line.
  package var lineGap: Double
  package var capHeight: Double

  /// A line without height.
  package init() { (ascent, descent, lineGap, capHeight) = (0, 0, 0, 0) }

  /// The room of an inline box, which stands as it was given, whatever the line metrics; it grows with the first font.
  package init(_ box: SizedBox, fontSize: Double) {
    let factor = fontSize / box.fontSize
    (ascent, descent, lineGap, capHeight) = (box.ascent * factor, box.descent * factor, 0, 0)
  }

  /// The box above the baseline by some points.
  func lifted(by points: Double) -> LineBox {
    var box = self
    box.ascent += points
    box.descent -= points
    return box
  }

  /// The box of a face at `size` points.
  package init(_ face: FaceMetrics, size: Double, metrics: LineMetrics) {
    if case .apple = metrics {
      ascent = AppleSystemFont.ascent * size
      descent = AppleSystemFont.descent * size
      capHeight = AppleSystemFont.capHeight * size
      lineGap = 0
      return
    }
    func points(_ units: Int) -> Double { Double(units) * size / Double(face.unitsPerEm) }
    ascent = points(face.ascent)
    descent = points(face.descent)
    lineGap = points(face.lineGap)
    capHeight = points(face.capHeight)
    guard metrics == .css else { return }
    let exactDescent = descent
    ascent = ascent.rounded()
    descent = descent.rounded()
    // C13: a descent rounded down would cut letters off, so a pixel moves down from the ascent.
    if descent < exactDescent, ascent >= 1 {
      descent += 1
      ascent -= 1
    }
    // Each line has the gap, in whole pixels, half of it above and the rest below.
    let gap = lineGap.rounded()
    let above = (gap / 2).rounded(.down)
    ascent += above
    descent += gap - above
    lineGap = 0
  }
}
