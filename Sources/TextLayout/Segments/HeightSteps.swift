/// The height of one label as a step function of the width, kept to be looked up: 8 bytes a step (rule R2).
///
/// Widths are whole 64ths of a point, as lines fit by those (rule W1). Steps are exact: each is found by walks of the
/// one line walker. Below the first one, where words must be cut, nothing is kept and the label is walked.
///
/// Safety: the memory is written by `init` alone, and freed by the storage that the steps are handed to. The widths are padded so that
/// whole vectors can be read.
@safe
struct HeightSteps {
  /// The number of steps, the divisor of values, 0 where they are heights themselves; the least width of each step, rising, and the height
  /// of each step times the divisor.
  private let start: UnsafeMutableRawPointer

  private static let lanes = 8
  private static let headBytes = 16

  /// Steps, one at least; nil where the heights are no whole numbers that a step has room for.
  init?(_ steps: [(width: Int32, height: Double)], scale: Double) {
    let isExact = steps.allSatisfy { Double(Float($0.height)) == $0.height }
    let kept = steps.map { isExact ? Float($0.height) : Float(($0.height * scale).rounded()) }
    guard !steps.isEmpty, steps.count < Int(Int32.max) / 8,
      isExact || zip(kept, steps).allSatisfy({ Double($0) / scale == $1.height })
    else { return nil }
    unsafe start = .allocate(byteCount: Self.byteCount(steps.count), alignment: 16)
    part(of: Int.self, at: 0, count: 1)[0] = steps.count
    part(of: Double.self, at: 8, count: 1)[0] = isExact ? 0 : scale
    let (widths, values) = (widths, values)
    for (index, step) in steps.enumerated() { (widths[index], values[index]) = (step.width, kept[index]) }
    for index in steps.count..<widths.count { widths[index] = .max }
  }

  /// Gives the memory back.
  func free() { unsafe start.deallocate() }

  @inline(__always)
  private func part<Element>(of _: Element.Type, at offset: Int, count: Int) -> Memory<Element> {
    unsafe Memory(at: start + offset, count: count)
  }

  @inline(__always)
  var count: Int { part(of: Int.self, at: 0, count: 1)[0] }

  @inline(__always)
  private var widths: Memory<Int32> { part(of: Int32.self, at: Self.headBytes, count: count &+ Self.lanes) }

  @inline(__always)
  private var values: Memory<Float> {
    part(of: Float.self, at: Self.headBytes &+ (count &+ Self.lanes) &* 4, count: count)
  }

  /// The steps' memory in bytes.
  var byteCount: Int { Self.byteCount(count) }

  private static func byteCount(_ count: Int) -> Int { headBytes + count * 8 + lanes * 4 }

  /// The height at a width in whole 64ths; nil below the first step.
  @inline(__always)
  func height(at width: Int32) -> Double? {
    let index = index(at: width)
    return index >= 0 ? height(ofStep: index) : nil
  }

  /// The least width of a step, and its height.
  func width(ofStep step: Int) -> Int32 { widths[step] }

  @inline(__always)
  func height(ofStep step: Int) -> Double {
    let value = Double(values[step])
    let divisor = part(of: Double.self, at: 8, count: 1)[0]
    return divisor == 0 ? value : value / divisor
  }

  /// The last of the steps whose width is at most `width`, which is less than `Int32.max`; -1 if none is.
  @inline(__always)
  private func index(at width: Int32) -> Int {
    let widths = widths
    var place = 0
    var length = count
    // Halves down to a few vectors, then compares eight widths at once.
    while length > 3 * Self.lanes {
      let half = length &>> 1
      // All bits where the half is passed, so that nothing branches on it.
      let isPassed = (widths[place &+ half] &- width &- 1) &>> 31
      place &+= half & Int(isPassed)
      length &-= half
    }
    while true {
      let found = widths.load(SIMD8<Int32>.self, at: place).count(atMost: width)
      place &+= found
      if found < Self.lanes { return place &- 1 }
    }
  }
}
