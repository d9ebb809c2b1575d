/// A fault in bytes that are read.
package enum ByteFault: Error, Hashable, Sendable {
  /// The bytes end too early.
  case cutOff
  /// The value at an offset is invalid.
  case malformed(offset: Int, reason: String)
}

/// Reads what ``ByteWriter`` writes from bytes that may be anything.
package struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  /// The offset of the next byte.
  package private(set) var offset: Int
  private var end: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    (offset, end) = (bytes.startIndex, bytes.endIndex)
  }

  /// The number of bytes that were not read yet.
  package var count: Int { end - offset }

  /// Leaves out bytes at the end, which are read otherwise; all of them where there are fewer.
  package mutating func leaveOut(_ count: Int) { end = max(offset, end - count) }

  /// The bytes that were not read yet.
  var rest: ArraySlice<UInt8> { bytes[offset..<end] }

  /// The bytes read since an offset.
  package func bytes(from start: Int) -> ArraySlice<UInt8> { bytes[start..<offset] }

  /// True if bytes, eight at least, are the next ones.
  func isNext(_ other: [UInt8]) -> Bool {
    let (start, last) = (offset - bytes.startIndex, other.count - 8)
    guard last >= 0, other.count <= count else { return false }
    let (own, others) = (bytes.span.bytes, other.span.bytes)
    var place = 0
    while true {
      let word = unsafe own.unsafeLoadUnaligned(fromByteOffset: start + place, as: UInt64.self)
      guard unsafe word == others.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
      else { return false }
      if place == last { return true }
      // The last eight may be compared with some of those before again.
      place = min(place + 8, last)
    }
  }

  /// Leaves out bytes; all that are left where there are fewer.
  package mutating func skip(_ count: Int) { offset = min(end, offset + count) }

  /// Refuses what was read, unless it can be.
  package func require(_ condition: Bool, _ reason: @autoclosure () -> String) throws(ByteFault) {
    if !condition { throw .malformed(offset: offset, reason: reason()) }
  }

  @inline(__always)
  package mutating func byte() throws(ByteFault) -> UInt8 {
    guard offset < end else { throw .cutOff }
    offset += 1
    return bytes[offset - 1]
  }

  /// The next two bytes as a number.
  @inline(__always)
  mutating func pair() throws(ByteFault) -> UInt16 {
    guard offset + 2 <= end else { throw .cutOff }
    offset += 2
    let place = offset - 2 - bytes.startIndex
    return unsafe UInt16(
      littleEndian: bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt16.self))
  }

  /// Goes back to the last byte that was read.
  mutating func stepBack() { offset -= 1 }

  package mutating func word() throws(ByteFault) -> UInt64 {
    var word: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      word |= UInt64(try byte()) << shift
      shift += 8
    }
    return word
  }

  /// A number in its shortest form.
  @inline(__always)
  package mutating func number() throws(ByteFault) -> UInt64 {
    let first = try byte()
    return first < 0x80 ? UInt64(first) : try number(after: first)
  }

  /// A number of several bytes, of which the first was read.
  private mutating func number(after first: UInt8) throws(ByteFault) -> UInt64 {
    var number = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while shift < 64 {
      let byte = try byte()
      try require(shift < 63 || byte < 2, "a number has more than 64 bits")
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 {
        try require(byte > 0, "a number is written longer than it need be")
        return number
      }
      shift += 7
    }
    throw .malformed(offset: offset, reason: "a number does not end")
  }

  /// A number of at most `limit`.
  @inline(__always)
  package mutating func number(atMost limit: Int, _ name: String) throws(ByteFault) -> Int {
    let number = try number()
    guard number <= limit else { throw tooGreat(name, number, limit) }
    return Int(truncatingIfNeeded: number)
  }

  @inline(never)
  private func tooGreat(_ name: String, _ number: UInt64, _ limit: Int) -> ByteFault {
    .malformed(offset: offset, reason: "\(name) is \(number), and may be \(limit) at most")
  }

  /// A number of any sign, no farther from 0 than `limit`.
  @inline(__always)
  package mutating func signed(within limit: Int, _ name: String) throws(ByteFault) -> Int {
    let number = try number()
    let value = Int(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
    guard value >= -limit && value <= limit else { throw tooFar(name, value, limit) }
    return value
  }

  @inline(never)
  private func tooFar(_ name: String, _ value: Int, _ limit: Int) -> ByteFault {
    .malformed(offset: offset, reason: "\(name) is \(value), farther from 0 than \(limit)")
  }

  /// Reads a number of things of at least `size` bytes that follow: never more than there are bytes for.
  package mutating func count(ofSize size: Int, _ name: String) throws(ByteFault) -> Int {
    let count = try number()
    try require(
      count <= self.count / max(1, size), "\(count) \(name) cannot follow in \(self.count) bytes")
    return Int(count)
  }

  /// A double that is finite.
  package mutating func double(_ name: String) throws(ByteFault) -> Double {
    let value = Double(bitPattern: try number().byteSwapped)
    try require(value.isFinite, "\(name) is no number")
    return value
  }

  package mutating func text(_ name: String) throws(ByteFault) -> String {
    let count = try count(ofSize: 1, "bytes of \(name)")
    let text = count == 0 ? "" : String(validating: bytes[offset..<offset + count], as: UTF8.self)
    offset += count
    guard let text else { throw .malformed(offset: offset, reason: "\(name) is no UTF-8") }
    return text
  }
}
