/// The height of one label as a step function of the width, kept to be looked up: 8 bytes a step (rule R2).
///
/// Widths are whole 64ths of a point, as lines fit by those (rule W1). Steps are exact: each is found by walks of the
/// one line walker. Below the first one, where words must be cut, nothing is kept and the label is walked.
///
/// Safety: the memory is written by `make` alone, and belongs to the body that the steps are handed to. The widths are
/// padded so that whole vectors can be read.
@safe
struct HeightSteps {
  /// The head, the least width of each step, rising, and the height of each step times the divisor.
  let memory: UnsafeMutableRawPointer

  private struct Head {
    var count: Int32
    /// The divisor of a value; 0 where it is the height itself.
    var divisor: Double
  }

  private static let lanes = 8
  private static let headBytes = 16

  /// Steps in the memory that a body keeps.
  @inline(__always)
  init(_ memory: UnsafeMutableRawPointer) { unsafe self.memory = memory }

  /// Steps, one at least; nil where the heights are no whole numbers that a step has room for.
  static func make(_ steps: [(width: Int32, height: Double)], scale: Double) -> HeightSteps? {
    let isExact = steps.allSatisfy { Double(Float($0.height)) == $0.height }
    let kept = steps.map { isExact ? Float($0.height) : Float(($0.height * scale).rounded()) }
    guard !steps.isEmpty, steps.count < Int(Int32.max) / 8,
      isExact || zip(kept, steps).allSatisfy({ Double($0) / scale == $1.height })
    else { return nil }
    let padded = steps.count + lanes
    let made = unsafe HeightSteps(
      UnsafeMutableRawPointer.allocate(byteCount: headBytes + padded * 4 + steps.count * 4, alignment: 16))
    let head = Head(count: Int32(truncatingIfNeeded: steps.count), divisor: isExact ? 0 : scale)
    unsafe made.memory.storeBytes(of: head, as: Head.self)
    for index in 0..<padded {
      unsafe (made.widths + index).initialize(to: index < steps.count ? steps[index].width : .max)
    }
    for index in steps.indices { unsafe (made.values + index).initialize(to: kept[index]) }
    return made
  }

  @inline(__always)
  private var head: Head { unsafe memory.assumingMemoryBound(to: Head.self).pointee }

  @inline(__always)
  var count: Int { Int(head.count) }

  @inline(__always)
  private var widths: UnsafeMutablePointer<Int32> {
    unsafe (memory + Self.headBytes).assumingMemoryBound(to: Int32.self)
  }

  @inline(__always)
  private var values: UnsafeMutablePointer<Float> {
    unsafe (memory + Self.headBytes + (count &+ Self.lanes) &* 4).assumingMemoryBound(to: Float.self)
  }

  /// The steps' memory in bytes.
  var byteCount: Int { Self.headBytes + count * 8 + Self.lanes * 4 }

  /// The height at a width in whole 64ths; nil below the first step.
  @inline(__always)
  func height(at width: Int32) -> Double? {
    let index = index(at: width)
    return index >= 0 ? height(ofStep: index) : nil
  }

  /// The least width of a step, and its height.
  func width(ofStep step: Int) -> Int32 { unsafe widths[step] }

  @inline(__always)
  func height(ofStep step: Int) -> Double {
    let value = unsafe Double(values[step])
    let divisor = head.divisor
    return divisor == 0 ? value : value / divisor
  }

  @inline(__always)
  private func index(at width: Int32) -> Int {
    unsafe Self.index(of: width, in: widths, count: count)
  }

  /// The last of `count` rising widths that is at most `width`, which is less than `Int32.max`; -1 if none is. The widths end
  /// with a vector of `Int32.max`.
  @inline(__always)
  private static func index(of width: Int32, in widths: UnsafeMutablePointer<Int32>, count: Int) -> Int {
    var place = 0
    var length = count
    // Halves down to a few vectors, then compares eight widths at once.
    while length > 3 * lanes {
      let half = length &>> 1
      // All bits where the half is passed, so that nothing branches on it.
      let isPassed = unsafe (widths[place &+ half] &- width &- 1) &>> 31
      place &+= half & Int(isPassed)
      length &-= half
    }
    while true {
      let found = unsafe UnsafeRawPointer(widths + place).loadUnaligned(as: SIMD8<Int32>.self)
        .count(atMost: width)
      place &+= found
      if found < lanes { return place &- 1 }
    }
  }
}
