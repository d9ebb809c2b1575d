/// The heights of many labels at any width at once: the steps of all of them side by side.
///
/// ```swift
/// let heights = LabelHeights(texts)
/// try heights.heights(width: 320)  // as texts.map { try $0.height(width: 320) }
/// ```
public struct LabelHeights: Sendable {
  private let texts: [PreparedText]
  private let steps: [HeightSteps?]

  /// Keeps the steps of labels.
  ///
  /// - Complexity: that of ``PreparedText/keepingHeightSteps()`` for each.
  public init(_ texts: [PreparedText]) {
    self.texts = texts.map { $0.kept == nil ? $0.keepingHeightSteps() : $0 }
    steps = self.texts.map(\.kept)
  }

  /// The number of labels.
  public var count: Int { texts.count }

  /// The height of every label in lines of at most `width` points.
  ///
  /// - Throws: ``TextError`` for a width that is no number.
  public func heights(width: Double) throws(TextError) -> [Double] {
    var heights = [Double](repeating: 0, count: texts.count)
    try write(into: &heights, width: width)
    return heights
  }

  /// Writes the heights into an array that may serve again, as many as it has room for.
  ///
  /// - Throws: ``TextError`` for a width that is no number.
  /// - Complexity: a look-up a label; allocates nothing.
  public func write(into heights: inout [Double], width: Double) throws(TextError) {
    try TextError.checkWidth(width)
    let place = PreparedText.sixtyFourths(of: width) ?? 0
    for index in 0..<min(heights.count, steps.count) {
      if let height = steps[index]?.height(at: place) {
        heights[index] = height
      } else {
        heights[index] = try texts[index].height(width: width)
      }
    }
  }
}
