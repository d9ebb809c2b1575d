internal import Synchronization

/// The memory behind a prepared text: how it is set, where its lines may end, and its height steps, all behind one
/// reference, so that handing a prepared text on costs one count and looking up a height none.
///
/// Behind the head stand the arrays of a text of one paragraph in which positions alone decide where lines end: what hangs at
/// their ends, where the setting has not all of it; its segments; what their words have no room for, the faces where lines
/// differ in height, once for all or a byte for each, or the number of characters of simple text; and the text, where its
/// clusters are worked out when asked for.
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
    var segmentCount: Int32 = 0
    /// The least limit from which on no line ends inside a segment; at least 0.
    var widest: UInt32 = 0
    /// The bytes of a text whose clusters are worked out when asked for: such texts are short.
    var byteCount: UInt16 = 0
    var flags: Flags = []
    var format = PackedSegments.Format.nothing

    /// The bytes between the segments and the text.
    var segmentByteCount: Int {
      switch format {
      case .faces, .facesOfEights: PackedSegments.faceSetCount
      case .characters: 0
      case .nothing, .nothingOfEights:
        flags.contains(.hasOtherFaces)
          ? MemoryLayout<OtherFaces>.size
          : flags.isDisjoint(with: [.isMixed, .isSimple]) ? 0 : Int(segmentCount)
      }
    }
    /// The bytes behind the head.
    var arrayBytes: Int {
      flags.hangBytes &+ Int(segmentCount) &* 4 &+ segmentByteCount &+ Int(byteCount)
    }
  }

  struct Flags: OptionSet {
    var rawValue: UInt8
    /// The text is simple: no storage is needed but for what positions do not tell.
    static let isSimple = Flags(rawValue: 1)
    /// Every character of the simple text is one byte.
    static let isASCII = Flags(rawValue: 2)
    /// Segments stand behind the head, and positions alone decide where lines end.
    static let isPlain = Flags(rawValue: 4)
    /// The faces of each segment stand behind all, for lines differ in height.
    static let isMixed = Flags(rawValue: 8)
    /// The same hangs at all segments but the last.
    static let hangsAlike = Flags(rawValue: 16)
    /// Of the faces those of one run of segments stand behind all; the first face makes the others.
    static let hasOtherFaces = Flags(rawValue: 32)
    /// What hangs at the ends of segments stands in front of them.
    static let hasHangs = Flags(rawValue: UInt8(PackedSegments.hangBytes))

    /// The bytes of what hangs: the flag is their number.
    @inline(__always)
    var hangBytes: Int { Int(rawValue & Flags.hasHangs.rawValue) }
  }

  /// The bytes that the head takes up.
  static let headBytes = (MemoryLayout<Head>.size + 3) & ~3

  /// A body with room for so many segments and bytes of text, not yet written.
  ///
  /// - Parameter roomBehindSegments: the bytes that may be written there before the text is, however short that is.
  static func make(
    setting: PreparedSetting, flags: Flags = [], format: PackedSegments.Format = .nothing,
    segmentCount: Int = 0, byteCount: Int = 0, roomBehindSegments: Int = 0
  ) -> PreparedBody {
    var head = unsafe Head(setting: Unmanaged.passRetained(setting), steps: nil)
    head.segmentCount = Int32(truncatingIfNeeded: segmentCount)
    head.byteCount = UInt16(truncatingIfNeeded: byteCount)
    head.flags = flags
    head.format = format
    let words = (headBytes &+ head.arrayBytes &+ max(0, roomBehindSegments &- byteCount) &+ 7) / 8
    let body = unsafe unsafeDowncast(
      PreparedBody.create(minimumCapacity: words) { _ in () }, to: PreparedBody.self)
    unsafe body.head.initialize(to: head)
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
  var segments: PackedSegments {
    let format = unsafe head.pointee.format
    let own = unsafe head.pointee.flags.hangBytes
    let hangs =
      unsafe own != 0
      ? UnsafeRawPointer(arrays)
      : head.pointee.setting._withUnsafeGuaranteedRef { unsafe $0.hangs.movedUp(for: format) }
    return unsafe PackedSegments(
      arrays + own, count: Int(head.pointee.segmentCount), format: format, hangs: hangs)
  }

  /// The bytes between the segments and the text.
  @inline(__always)
  var segmentBytes: UnsafeMutablePointer<UInt8> {
    unsafe (arrays + head.pointee.flags.hangBytes + Int(head.pointee.segmentCount) &* 4)
      .assumingMemoryBound(to: UInt8.self)
  }

  /// The text whose clusters are worked out only when asked for.
  var text: UnsafeMutablePointer<UInt8> {
    unsafe segmentBytes + head.pointee.segmentByteCount
  }

  @inline(__always)
  var setting: PreparedSetting { unsafe head.pointee.setting._withUnsafeGuaranteedRef { $0 } }

  @inline(__always)
  var widths: WidthUnits { unsafe head.pointee.setting._withUnsafeGuaranteedRef { $0.widths } }

  /// The bytes of the body itself, height steps and storage left out.
  var byteCount: Int { unsafe 16 + Self.headBytes + head.pointee.arrayBytes }

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
    let copy = unsafe Self.make(
      setting: setting, flags: head.pointee.flags, format: head.pointee.format,
      segmentCount: Int(head.pointee.segmentCount),
      byteCount: Int(head.pointee.byteCount))
    unsafe copy.head.pointee.steps = steps?.memory
    unsafe copy.head.pointee.widest = head.pointee.widest
    unsafe copy.arrays.copyMemory(from: arrays, byteCount: head.pointee.arrayBytes)
    if let storage = knownStorage { _ = copy.keep(storage) }
    return copy
  }
}
