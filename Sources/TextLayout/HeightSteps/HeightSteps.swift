/// The height of one label as a step function of the width, kept to be looked up: 8 bytes a step (rule R2).
///
/// Widths are whole 64ths of a point, as lines fit by those (rule W1). Steps are exact: each is found by walks of the
/// one line walker. Below the first one, where words must be cut, nothing is kept and the label is walked.
///
/// Safety: the memory is written by `init` alone and freed by `deinit`; the widths are padded so that whole vectors
/// can be read.
@safe
final class HeightSteps: @unchecked Sendable {
  let count: Int
  /// The least width of each step, rising.
  private let widths: UnsafeMutablePointer<Int32>
  /// The height of each step times `divisor`.
  private let values: UnsafeMutablePointer<Float>
  private let divisor: Double

  private static let lanes = 8

  /// Steps, one at least; nil where the heights are no whole numbers that a step has room for.
  init?(_ steps: [(width: Int32, height: Double)], scale: Double) {
    let isExact = steps.allSatisfy { Double(Float($0.height)) == $0.height }
    divisor = isExact ? 1 : scale
    let divisor = divisor
    let kept = steps.map { Float(($0.height * divisor).rounded()) }
    guard !steps.isEmpty,
      isExact || zip(kept, steps).allSatisfy({ Double($0) / divisor == $1.height })
    else { return nil }
    count = steps.count
    let padded = steps.count + Self.lanes
    unsafe widths = UnsafeMutablePointer<Int32>.allocate(capacity: padded)
    unsafe values = UnsafeMutablePointer<Float>.allocate(capacity: steps.count)
    unsafe widths.initialize(repeating: .max, count: padded)
    for (index, step) in steps.enumerated() {
      unsafe widths[index] = step.width
      unsafe (values + index).initialize(to: isExact ? Float(step.height) : kept[index])
    }
  }

  deinit {
    unsafe widths.deallocate()
    unsafe values.deallocate()
  }

  /// The steps' memory in bytes.
  var byteCount: Int { count * 8 + Self.lanes * 4 }

  /// The height at a width in whole 64ths; nil below the first step.
  @inline(__always)
  func height(at width: Int32) -> Double? {
    let index = index(at: width)
    return index >= 0 ? height(ofStep: index) : nil
  }

  /// The least width of a step, and its height.
  func width(ofStep step: Int) -> Int32 { unsafe widths[step] }

  func height(ofStep step: Int) -> Double {
    let value = unsafe Double(values[step])
    return divisor == 1 ? value : value / divisor
  }

  /// The widths from which and up to which, not included, the step of a width holds; `Int32.max` stands for no end.
  func interval(at width: Int32) -> Range<Int32>? {
    let index = index(at: width)
    guard index >= 0 else { return nil }
    return unsafe widths[index]..<(index + 1 < count ? widths[index + 1] : .max)
  }

  @inline(__always)
  private func index(at width: Int32) -> Int {
    unsafe Self.index(of: width, in: widths, count: count)
  }

  /// The last of `count` rising widths that is at most `width`, -1 if none is; the widths end with a vector of
  /// `Int32.max`.
  @inline(__always)
  private static func index(of width: Int32, in widths: UnsafeMutablePointer<Int32>, count: Int) -> Int {
    let width = min(width, .max - 1)
    var first = 0
    var length = count
    // Halves down to a few vectors, then compares eight widths at once.
    while length > 3 * lanes {
      let half = length / 2
      first = unsafe widths[first + half] <= width ? first + half : first
      length -= half
    }
    var place = first
    while true {
      // No branch inside, so that this is a few vector instructions.
      var found = 0
      for lane in 0..<lanes { found &+= unsafe widths[place &+ lane] <= width ? 1 : 0 }
      place &+= found
      if found < lanes { return place &- 1 }
    }
  }
}
