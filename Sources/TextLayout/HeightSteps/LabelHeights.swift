/// The heights of many labels at any width at once: the steps of all of them side by side.
///
/// ```swift
/// let labels = LabelHeights(texts)
/// try labels.heights(width: 320)  // as texts.map { try $0.height(width: 320) }
/// ```
public struct LabelHeights: Sendable {
  private let texts: [PreparedText]
  /// The start of each label's steps, and the end of the last one's.
  private var starts: [Int32] = [0]
  /// The least width of each step in 64ths of a point.
  private var widths: [Int32] = []
  private var values: [Double] = []

  private static let lanes = 8

  /// Keeps the steps of labels.
  ///
  /// - Complexity: that of ``PreparedText/keepingHeightSteps()`` for each.
  public init(_ texts: [PreparedText]) {
    self.texts = texts
    starts.reserveCapacity(texts.count + 1)
    for index in texts.indices {
      let text = texts[index].hasKeptSteps ? texts[index] : texts[index].keepingHeightSteps()
      text.withKeptSteps { kept in
        for step in 0..<kept.count {
          widths.append(kept.width(ofStep: step))
          values.append(kept.height(ofStep: step))
        }
        // Whole vectors of widths; the last ones are never reached.
        while widths.count % Self.lanes != 0 {
          widths.append(.max)
          values.append(0)
        }
      }
      starts.append(Int32(truncatingIfNeeded: widths.count))
    }
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
    try write(0..<min(heights.count, count), into: &heights, width: width)
  }

  /// Writes the heights of a part of the labels, which there is room for.
  func write(_ part: Range<Int>, into heights: inout [Double], width: Double) throws(TextError) {
    try TextError.checkWidth(width)
    let place = PreparedText.sixtyFourths(of: width)
    let (starts, widths, values) = (starts.span, widths.span, values.span)
    var output = heights.mutableSpan
    var start = Int(starts[part.lowerBound])
    for index in part {
      let end = Int(starts[index + 1])
      // Steps are few: counting those that are passed needs no branch, unlike a search.
      var step = start
      if end - start <= 4 * Self.lanes {
        for vector in stride(from: start, to: end, by: Self.lanes) {
          let lane = unsafe widths.bytes.unsafeLoadUnaligned(
            fromByteOffset: vector &* 4, as: SIMD8<Int32>.self)
          step &+= lane.count(atMost: place)
        }
      } else {
        var high = end
        while step < high {
          let middle = (step + high) / 2
          if widths[middle] <= place { step = middle + 1 } else { high = middle }
        }
      }
      output[index - part.lowerBound] =
        step > start ? values[step - 1] : try texts[index].height(width: width)
      start = end
    }
  }
}
