/// What JavaScript wrote for a call, read front to back: numbers are doubles in little-endian order, texts UTF-8 behind their
/// length.
///
/// Reading beyond the end gives zeros and empty texts, and ``isValid`` says so afterwards: the bytes are the module's own, so a
/// fault is one of its JavaScript, and is told as such.
struct Inbox {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  /// Whether all that was read was there and could be.
  private(set) var isValid = true

  /// The first bytes of the room for arguments.
  init(length: UInt32) { bytes = UnsafeRawBufferPointer(rebasing: Room.inbox.bytes.prefix(Int(length))) }

  /// Whether everything was read, and nothing beyond.
  var isRead: Bool { isValid && place == bytes.count }

  private mutating func take(_ count: Int) -> UnsafeRawBufferPointer? {
    guard isValid, count >= 0, count <= bytes.count - place else {
      isValid = false
      return nil
    }
    defer { place += count }
    return UnsafeRawBufferPointer(rebasing: bytes[place..<place + count])
  }

  mutating func byte() -> UInt8 { take(1)?[0] ?? 0 }

  mutating func number() -> Double { take(8)?.loadUnaligned(as: Double.self) ?? 0 }

  /// A whole number; what none can be is the nearest one.
  mutating func whole() -> Int {
    let number = number()
    if number != number { return 0 }
    return number >= 0x1p63 ? Int.max : number < -0x1p63 ? Int.min : Int(number)
  }

  mutating func text() -> String {
    guard let bytes = take(whole()) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text that all the rest is.
  mutating func textToEnd() -> String {
    take(bytes.count - place).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  mutating func bytesToEnd() -> [UInt8] { take(bytes.count - place).map { Array($0) } ?? [] }

  /// As many values as a count says that stands before them.
  mutating func list<Value>(_ value: (inout Inbox) -> Value) -> [Value] {
    let count = whole()
    var values: [Value] = []
    // Each value takes a byte at least.
    guard count >= 0, count <= bytes.count - place else {
      isValid = isValid && count == 0
      return values
    }
    values.reserveCapacity(count)
    for _ in 0..<count where isValid { values.append(value(&self)) }
    return values
  }

  /// A value behind a byte that says whether there is one.
  mutating func optional<Value>(_ value: (inout Inbox) -> Value) -> Value? {
    byte() == 0 ? nil : value(&self)
  }
}
