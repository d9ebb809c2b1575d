internal import Synchronization

/// A paragraph of simple text, prepared in one scan: one face, left to right, every character in the face's pair table,
/// the breaks of plain UAX #14, none of which changes the width of a line.
///
/// Positions and widths are units of the face; every character is a cluster. What only a break inside a word or the
/// truncation of a line asks for, clusters and their cuts, is worked out when first asked for.
///
/// Safety: the memory is written by the preparation alone, before anyone else sees the text, and freed by `deinit`. What
/// is worked out later is put in place atomically.
@safe
package final class SimpleText: @unchecked Sendable {
  package let face: SimpleTextFace
  let segmentCount: Int
  private let byteCount: Int
  /// Whether every character is one byte.
  private let isASCII: Bool

  /// The position of each segment's end without what hangs; eight more that no position reaches.
  let fits: UnsafeMutablePointer<Int32>
  /// The number of characters up to each segment's end.
  let ends: UnsafeMutablePointer<UInt16>
  /// How far what hangs reaches beyond each segment's end.
  let hangs: UnsafeMutablePointer<UInt16>
  private let text: UnsafeMutablePointer<UInt8>
  private let memory: UnsafeMutableRawPointer
  /// The address of the text with its clusters, 0 before it is asked for; stored once, with a reference of its own.
  private let details = Atomic<UInt>(0)

  /// The longest text that is prepared this way, in bytes.
  static let longest = Int(UInt16.max) - 1
  /// How many numbers a vector compare reads at once.
  static let lanes = 8

  /// A part of the text up to a break opportunity, as the scan finds it.
  struct Segment {
    /// The position of its end without what hangs, and with it.
    var fit: Int32
    var end: Int32
    /// The number of characters up to its end.
    var characters: Int32
  }

  init(
    _ text: UnsafeBufferPointer<UInt8>, segments: UnsafeBufferPointer<Segment>, face: SimpleTextFace
  ) {
    self.face = face
    segmentCount = segments.count
    byteCount = text.count
    isASCII = unsafe Int(segments.last?.characters ?? 0) == text.count
    let padded = segments.count + Self.lanes
    unsafe memory = UnsafeMutableRawPointer.allocate(
      byteCount: padded * 4 + segments.count * 4 + text.count, alignment: 4)
    unsafe fits = memory.bindMemory(to: Int32.self, capacity: padded)
    unsafe ends = (memory + padded * 4).bindMemory(to: UInt16.self, capacity: segments.count)
    unsafe hangs = (memory + padded * 4 + segments.count * 2).bindMemory(
      to: UInt16.self, capacity: segments.count)
    unsafe self.text = (memory + padded * 4 + segments.count * 4).bindMemory(
      to: UInt8.self, capacity: text.count)
    for index in 0..<segments.count {
      let segment = unsafe segments[index]
      unsafe fits[index] = segment.fit
      unsafe ends[index] = UInt16(truncatingIfNeeded: segment.characters)
      unsafe hangs[index] = UInt16(truncatingIfNeeded: segment.end &- segment.fit)
    }
    for index in segments.count..<padded { unsafe fits[index] = .max }
    if let start = text.baseAddress { unsafe self.text.update(from: start, count: text.count) }
  }

  deinit {
    unsafe memory.deallocate()
    if let address = unsafe UnsafeRawPointer(bitPattern: details.load(ordering: .acquiring)) {
      unsafe Unmanaged<PreparedStorage>.fromOpaque(address).release()
    }
  }

  /// The memory that the text takes up, what was worked out later and the face's tables left out (rule P7).
  package var memorySize: Int {
    16 + 10 * 8 + (segmentCount + Self.lanes) * 4 + segmentCount * 4 + byteCount
  }

  /// The text with all its clusters.
  package var storage: PreparedStorage {
    if let address = unsafe UnsafeRawPointer(bitPattern: details.load(ordering: .acquiring)) {
      return unsafe Unmanaged<PreparedStorage>.fromOpaque(address).takeUnretainedValue()
    }
    return makeStorage()
  }

  @inline(never)
  private func makeStorage() -> PreparedStorage {
    let bytes = unsafe UnsafeBufferPointer(start: text, count: byteCount)
    let label = TextLabel(
      unsafe String(decoding: bytes, as: UTF8.self), font: FontDescription(stack: "", size: 1))
    let session = PairTableSession(face: face)
    var builder = PreparationBuilder(
      label: label, runEnds: [byteCount], session: session, dictionary: nil, bidi: nil)
    let made = unsafe builder.build(bytes.span)
    let reference = unsafe Unmanaged.passRetained(made)
    let address = unsafe UInt(bitPattern: reference.toOpaque())
    let (isStored, other) = details.compareExchange(
      expected: 0, desired: address, ordering: .acquiringAndReleasing)
    if isStored { return made }
    // Another thread was first.
    unsafe reference.release()
    guard let first = unsafe UnsafeRawPointer(bitPattern: other) else { return made }
    return unsafe Unmanaged<PreparedStorage>.fromOpaque(first).takeUnretainedValue()
  }
}

extension SimpleText: LineSource {
  package var isPlain: Bool { true }

  package var paragraphCount: Int { 1 }

  package func paragraphEnd(_ index: Int) -> Int { segmentCount }

  @inline(__always)
  package func fit(_ segment: Int) -> Int { unsafe Int(fits[segment]) }

  @inline(__always)
  package func end(_ segment: Int) -> Int { unsafe Int(fits[segment]) &+ Int(hangs[segment]) }

  @inline(__always)
  package func clusterEnd(_ segment: Int) -> Int { unsafe Int(ends[segment]) }

  /// Eight segments are compared at once; as positions rise, the number of those that fit is where the line ends.
  @inline(__always)
  package func firstSegment(from segment: Int, beyond position: Int, before end: Int) -> Int {
    let farthest = Int32(truncatingIfNeeded: min(position, Int(Int32.max) - 1))
    var place = segment
    while true {
      // No branch inside, so that this is a few vector instructions.
      var fitting = 0
      for lane in 0..<Self.lanes { fitting &+= unsafe fits[place &+ lane] <= farthest ? 1 : 0 }
      place &+= fitting
      if fitting < Self.lanes || place >= end { return min(place, end) }
    }
  }

  package func canBeCut(from cluster: Int, start: Int, before end: Int, fit: Int) -> Bool {
    // A second character that is wide in any company.
    guard isASCII, face.table.leastAdvance > face.table.greatestKerning else {
      return storage.canBeCut(from: cluster, start: start, before: end, fit: fit)
    }
    guard cluster + 1 < end else { return false }
    return unsafe text[cluster + 1] != 0x20
  }
}
