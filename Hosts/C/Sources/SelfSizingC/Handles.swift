internal import CSelfSizing
internal import Glibc
internal import LayoutFixtures

/// What C calls a handle: an object with a reference of its own.
enum Handle {
  /// A handle of a new object, which has one reference.
  static func new(_ object: some AnyObject) -> OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }

  /// Lends the object behind a handle.
  @inline(__always)
  static func with<Object: AnyObject, Result>(
    _ handle: OpaquePointer?, _ type: Object.Type, _ name: StaticString,
    _ body: (Object) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let handle = unsafe handle else { throw .null(name) }
    // The caller's reference keeps it for the time of the call.
    return try body(unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue())
  }

  static func retain<Object: AnyObject>(_ handle: OpaquePointer?, _ type: Object.Type) -> OpaquePointer? {
    if let handle = unsafe handle {
      _ = unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).retain()
    }
    return unsafe handle
  }

  static func release<Object: AnyObject>(_ handle: OpaquePointer?, _ type: Object.Type) {
    if let handle = unsafe handle { unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).release() }
  }
}

/// A place of the caller's that a call writes to.
public typealias Place<Value> = UnsafeMutablePointer<Value>

/// Makes an object, whose handle is written to a place; NULL where it cannot be made.
func make<Object: AnyObject>(
  _ place: Place<OpaquePointer?>?, _ name: StaticString, _ object: () throws(Failure) -> Object
) -> ss_status {
  attempt { () throws(Failure) in
    guard let place = unsafe place else { throw .null(name) }
    unsafe place.pointee = nil
    unsafe place.pointee = Handle.new(try object())
  }
}

/// Text of the caller's: its bytes, up to a null byte where the length is `SS_TO_END`.
func bytes(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ name: StaticString
) throws(Failure) -> UnsafeRawBufferPointer {
  guard let text = unsafe text else {
    guard length == 0 else { throw .null(name) }
    return unsafe UnsafeRawBufferPointer(start: nil, count: 0)
  }
  // The length is a size_t: SS_TO_END is its greatest value.
  let count = length == -1 ? unsafe strlen(text) : length
  guard count >= 0, count <= Int(UInt32.max) else {
    throw Failure(
      SS_MISUSE, "the length of \(name) is \(UInt(bitPattern: length)) bytes: more than a text may have")
  }
  return unsafe UnsafeRawBufferPointer(start: text, count: count)
}

/// JSON of the caller's, under a name for messages.
func source(
  _ name: String, _ json: UnsafePointer<CChar>?, _ length: Int
) throws(Failure) -> SourceText {
  unsafe SourceText(name: name, bytes: Array(try unsafe bytes(json, length, "json")))
}

/// Bytes of the caller's, which are there.
func encoded(_ bytes: UnsafeRawPointer?, _ count: Int) throws(Failure) -> [UInt8] {
  guard let bytes = unsafe bytes, count >= 0 else { throw .null("bytes") }
  return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))
}

/// Text of the caller's as a string.
func string(_ text: UnsafePointer<CChar>?, _ length: Int, _ name: StaticString) throws(Failure) -> String {
  unsafe try string(unsafe bytes(text, length, name), name)
}

/// UTF-8 of the caller's as a string.
func string(_ bytes: UnsafeRawBufferPointer, _ name: StaticString) throws(Failure) -> String {
  guard let string = unsafe String(validating: bytes, as: UTF8.self) else {
    throw Failure(SS_BAD_TEXT, "\(name) is no UTF-8")
  }
  return string
}

/// A name of the caller's, which ends in a null byte; nil for NULL.
func name(_ text: UnsafePointer<CChar>?, _ label: StaticString) throws(Failure) -> String? {
  guard let text = unsafe text else { return nil }
  return try unsafe string(text, -1, label)
}

/// Text that is lent to C, with a null byte behind it.
@safe
final class KeptText {
  private(set) var pointer: UnsafeMutablePointer<CChar>
  private(set) var length = 0
  private var capacity: Int

  init(_ text: String = "") {
    capacity = text.utf8.count + 1
    unsafe pointer = .allocate(capacity: capacity)
    set(text)
  }

  deinit { unsafe pointer.deallocate() }

  /// Replaces the text; what was lent before ends.
  func set(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if bytes.count >= capacity {
        unsafe pointer.deallocate()
        capacity = bytes.count + 1
        unsafe pointer = .allocate(capacity: capacity)
      }
      for unsafe(index, byte) in unsafe bytes.enumerated() { unsafe pointer[index] = CChar(bitPattern: byte) }
      length = bytes.count
    }
    unsafe pointer[length] = 0
  }
}

/// Writes bytes to the caller's memory where all of them have room, and gives how many there are.
func write(
  _ encoded: [UInt8], to bytes: UnsafeMutableRawPointer?, _ capacity: Int, _ count: Place<Int>?
) throws(Failure) {
  guard let count = unsafe count else { throw .null("count") }
  guard unsafe bytes != nil || capacity == 0 else { throw .null("bytes") }
  unsafe count.pointee = encoded.count
  // A capacity is a size_t: one beyond all memory is as good as any.
  guard let bytes = unsafe bytes, capacity < 0 || encoded.count <= capacity else { return }
  unsafe UnsafeMutableRawBufferPointer(start: bytes, count: encoded.count).copyBytes(from: encoded)
}

/// Writes at most `capacity` values to the caller's array, and gives how many there are.
func write<Value>(
  _ values: some Collection<Value>, to array: Place<Value>?, _ capacity: Int, _ count: Place<Int>?
) throws(Failure) {
  guard let count = unsafe count else { throw .null("count") }
  guard unsafe array != nil || capacity == 0 else { throw .null("the array") }
  unsafe count.pointee = values.count
  guard let array = unsafe array else { return }
  // A capacity is a size_t: one beyond all memory is as good as any.
  let room = capacity < 0 ? Int.max : capacity
  for (index, value) in values.prefix(room).enumerated() { unsafe array[index] = value }
}

/// Refuses counts of the caller's arrays that no memory holds: a table of so many numbers a row.
func checkCounts(_ rows: Int, _ columns: Int = 1) throws(Failure) {
  let (count, isBeyond) = rows.multipliedReportingOverflow(by: columns)
  guard rows >= 0, columns >= 0, !isBeyond, count <= Int.max / MemoryLayout<Double>.stride else {
    throw Failure(SS_MISUSE, "a count is beyond all memory")
  }
}
