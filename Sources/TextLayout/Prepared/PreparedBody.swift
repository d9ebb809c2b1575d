internal import Synchronization

/// The memory behind a prepared text: how it is set, where its lines may end, and its height steps, all behind one
/// reference, so that handing a prepared text on costs one count and looking up a height none.
///
/// Behind the head stand the arrays of a text of one paragraph in which positions alone decide where lines end: of simple
/// text those that ``SimpleText`` names, of shaped text its segments' fits, ends and faces.
///
/// Safety: everything is written before anyone else sees the body, but for the storage of simple text, which is put in
/// place atomically. The references in the head are the body's own and given back by `deinit`.
@safe
final class PreparedBody: ManagedBuffer<Void, UInt64> {
  /// What stands in front of the arrays.
  @safe
  struct Head: ~Copyable {
    let setting: Unmanaged<PreparedSetting>
    /// The address of the text with its clusters; 0 for simple text, and for text prepared from words, before it is asked for.
    let storage = Atomic<UInt>(0)
    /// The memory of the height steps, where they are kept.
    var steps: UnsafeMutableRawPointer?
    /// The segments that stand behind the head.
    var segmentCount: Int32
    /// The bytes of a text whose clusters are worked out when asked for.
    var byteCount: Int32
    /// The least limit from which on no line ends inside a segment; at least 0.
    var widest: Int32
    var flags: Flags
    /// The bytes behind the head.
    var arrayBytes: Int32
  }

  struct Flags: OptionSet {
    var rawValue: UInt32
    /// The text is simple: no storage is needed but for what positions do not tell.
    static let isSimple = Flags(rawValue: 1)
    /// Every character of the simple text is one byte.
    static let isASCII = Flags(rawValue: 2)
    /// Segments stand behind the head, and positions alone decide where lines end.
    static let isPlain = Flags(rawValue: 4)
    /// The faces of each segment stand behind it, for lines differ in height.
    static let isMixed = Flags(rawValue: 8)
  }

  /// The bytes that the head takes up.
  static let headBytes = (MemoryLayout<Head>.size + 7) & ~7

  /// A body with room for `arrayBytes` of arrays, not yet written.
  static func make(setting: PreparedSetting, arrayBytes: Int) -> PreparedBody {
    let words = (headBytes + arrayBytes + 7) / 8
    let body = unsafe unsafeDowncast(
      PreparedBody.create(minimumCapacity: words) { _ in () }, to: PreparedBody.self)
    unsafe body.head.initialize(
      to: Head(
        setting: Unmanaged.passRetained(setting), steps: nil, segmentCount: 0, byteCount: 0, widest: 0,
        flags: [], arrayBytes: Int32(truncatingIfNeeded: arrayBytes)))
    return body
  }

  deinit {
    unsafe head.pointee.setting.release()
    unsafe head.pointee.steps?.deallocate()
    if let address = unsafe UnsafeRawPointer(bitPattern: head.pointee.storage.load(ordering: .acquiring)) {
      unsafe Unmanaged<PreparedStorage>.fromOpaque(address).release()
    }
  }

  @inline(__always)
  var head: UnsafeMutablePointer<Head> {
    unsafe withUnsafeMutablePointerToElements {
      unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: Head.self)
    }
  }

  /// Where the arrays begin.
  @inline(__always)
  var arrays: UnsafeMutableRawPointer {
    unsafe withUnsafeMutablePointerToElements { unsafe UnsafeMutableRawPointer($0) + Self.headBytes }
  }

  @inline(__always)
  var setting: PreparedSetting { unsafe head.pointee.setting._withUnsafeGuaranteedRef { $0 } }

  /// The bytes of the body itself, height steps and storage left out.
  var byteCount: Int { unsafe 16 + Self.headBytes + Int(head.pointee.arrayBytes) }

  /// The storage, where there is one by now.
  var knownStorage: PreparedStorage? {
    guard let address = unsafe UnsafeRawPointer(bitPattern: head.pointee.storage.load(ordering: .acquiring))
    else { return nil }
    return unsafe Unmanaged<PreparedStorage>.fromOpaque(address).takeUnretainedValue()
  }

  /// Puts a storage in place, unless another thread was first; gives the one that stands.
  func keep(_ storage: PreparedStorage) -> PreparedStorage {
    let reference = unsafe Unmanaged.passRetained(storage)
    let address = unsafe UInt(bitPattern: reference.toOpaque())
    let (isStored, other) = unsafe head.pointee.storage.compareExchange(
      expected: 0, desired: address, ordering: .acquiringAndReleasing)
    if isStored { return storage }
    unsafe reference.release()
    guard let first = unsafe UnsafeRawPointer(bitPattern: other) else { return storage }
    return unsafe Unmanaged<PreparedStorage>.fromOpaque(first).takeUnretainedValue()
  }

  /// The same text, set otherwise or with steps, of which the copy becomes the owner.
  func copy(setting: PreparedSetting, steps: HeightSteps?) -> PreparedBody {
    let bytes = unsafe Int(head.pointee.arrayBytes)
    let copy = Self.make(setting: setting, arrayBytes: bytes)
    unsafe copy.head.pointee.steps = steps?.memory
    unsafe copy.head.pointee.segmentCount = head.pointee.segmentCount
    unsafe copy.head.pointee.byteCount = head.pointee.byteCount
    unsafe copy.head.pointee.widest = head.pointee.widest
    unsafe copy.head.pointee.flags = head.pointee.flags
    unsafe copy.arrays.copyMemory(from: arrays, byteCount: bytes)
    if let storage = knownStorage { _ = copy.keep(storage) }
    return copy
  }
}
