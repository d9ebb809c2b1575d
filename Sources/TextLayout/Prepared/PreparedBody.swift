internal import Synchronization

/// The memory behind a prepared text: how it is set, where its lines may end, and its height steps, all behind one
/// reference, so that handing a prepared text on costs one count and looking up a height none.
///
/// Behind the head stand the arrays of a text of one paragraph in which positions alone decide where lines end: what hangs at
/// their ends, where the setting has not all of it; its segments; what their words have no room for, the faces where lines
/// differ in height, once for all or a byte for each, or the number of characters of simple text; and the text, where its
/// clusters are worked out when asked for.
///
/// Safety: everything is written before anyone else sees the body, but for the number of its clusters, which is put in place
/// atomically. The references in the head are the body's own and given back by `deinit`.
@safe
final class PreparedBody: ManagedBuffer<Void, UInt64> {
  /// What stands in front of the arrays.
  @safe
  struct Head: ~Copyable {
    let setting: Unmanaged<PreparedSetting>
    /// The address of the text with its clusters, where it has them; for others, which have them worked out when asked for, the
    /// number by which ``RecentClusters`` know them, 0 until then.
    let clusters = Atomic<UInt>(0)
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
    /// The text has its clusters itself.
    static let hasClusters = Flags(rawValue: 128)

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
    unsafe unmanagedStorage?.release()
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

  private var unmanagedStorage: Unmanaged<PreparedStorage>? {
    guard unsafe head.pointee.flags.contains(.hasClusters) else { return nil }
    return unsafe UnsafeRawPointer(bitPattern: head.pointee.clusters.load(ordering: .relaxed))
      .map { unsafe Unmanaged.fromOpaque($0) }
  }

  /// The text with its clusters, where it has them itself.
  var ownStorage: PreparedStorage? { unsafe unmanagedStorage?.takeUnretainedValue() }

  /// The text with its clusters: its own, or worked out for it.
  var storage: PreparedStorage {
    ownStorage ?? RecentClusters.shared.storage(ofNumber: clusterNumber) { makeStorage() }
  }

  /// The clusters of a text that has none itself, worked out.
  @inline(never)
  func makeStorage() -> PreparedStorage {
    if unsafe head.pointee.flags.contains(.isSimple) { return SimpleText(self).makeStorage() }
    guard let origin = setting.origin else { return PreparedStorage(PreparedStorage.Contents()) }
    let bytes = unsafe UnsafeBufferPointer(start: text, count: Int(head.pointee.byteCount))
    return origin.storage(of: unsafe bytes.span)
  }

  /// Whether the text has no clusters itself, and none were asked for.
  var isWithoutClusters: Bool { unsafe head.pointee.clusters.load(ordering: .relaxed) == 0 }

  /// What ``RecentClusters`` know the text by, from now on.
  private var clusterNumber: UInt {
    let known = unsafe head.pointee.clusters.load(ordering: .relaxed)
    if known != 0 { return known }
    let number = RecentClusters.shared.nextNumber()
    let (isFirst, other) = unsafe head.pointee.clusters.compareExchange(
      expected: 0, desired: number, ordering: .relaxed)
    return isFirst ? number : other
  }

  /// Gives the text its clusters, before anyone else sees it.
  func take(_ storage: PreparedStorage) {
    unsafe head.pointee.flags.insert(.hasClusters)
    let reference = unsafe UInt(bitPattern: Unmanaged.passRetained(storage).toOpaque())
    unsafe head.pointee.clusters.store(reference, ordering: .relaxed)
  }

  /// The same text, set otherwise or with steps, of which the copy becomes the owner.
  func copy(setting: PreparedSetting, steps: HeightSteps?) -> PreparedBody {
    let copy = unsafe Self.make(
      setting: setting, flags: head.pointee.flags.subtracting(.hasClusters), format: head.pointee.format,
      segmentCount: Int(head.pointee.segmentCount),
      byteCount: Int(head.pointee.byteCount))
    unsafe copy.head.pointee.steps = steps?.memory
    unsafe copy.head.pointee.widest = head.pointee.widest
    unsafe copy.arrays.copyMemory(from: arrays, byteCount: head.pointee.arrayBytes)
    if setting.isShared {
      let number = unsafe head.pointee.clusters.load(ordering: .relaxed)
      unsafe copy.head.pointee.clusters.store(number, ordering: .relaxed)
    } else {
      copy.take(storage)
    }
    return copy
  }
}
