/// Memory that JavaScript reads and writes between calls; it grows and stays.
struct Room {
  private(set) var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// What JavaScript writes arguments to.
  nonisolated(unsafe) static var inbox = Room()
  /// The numbers that calls answer with, each at a place of its own.
  nonisolated(unsafe) static var numbers = Room(count: 64 * 8)
  /// The text that a call answers with.
  nonisolated(unsafe) static var text = Room()

  init(count: Int = 0) { reserve(count) }

  /// Makes it at least so long; what it held is lost where it has to grow.
  mutating func reserve(_ count: Int) {
    guard count > bytes.count else { return }
    bytes.deallocate()
    bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: max(256, count, bytes.count * 2), alignment: 16)
  }

  /// Gives its memory back.
  mutating func release() {
    bytes.deallocate()
    bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  }

  /// Its address.
  var address: UInt32 { UInt32(truncatingIfNeeded: Int(bitPattern: bytes.baseAddress)) }

  mutating func set(_ number: Double, at place: Int) {
    guard place >= 0, place < bytes.count / 8 else { return }
    bytes.storeBytes(of: number, toByteOffset: 8 * place, as: Double.self)
  }

  /// Keeps a text and gives its length in bytes.
  static func keep(_ string: String) -> Int {
    var string = string
    return string.withUTF8 { utf8 in
      text.reserve(utf8.count)
      text.bytes.copyMemory(from: UnsafeRawBufferPointer(utf8))
      return utf8.count
    }
  }

  static func keep(_ array: [UInt8]) -> Int {
    text.reserve(array.count)
    text.bytes.copyBytes(from: array)
    return array.count
  }
}

/// Makes room for arguments, and gives its address.
@_expose(wasm, "inbox") @_cdecl("web_inbox") public func inbox(_ length: UInt32) -> UInt32 {
  Room.inbox.reserve(Int(length))
  return Room.inbox.address
}

/// The address of the numbers that calls answer with.
@_expose(wasm, "numbers") @_cdecl("web_numbers") public func numbers() -> UInt32 { Room.numbers.address }

/// The address of the text that the last call answered with.
@_expose(wasm, "text") @_cdecl("web_text") public func text() -> UInt32 { Room.text.address }
