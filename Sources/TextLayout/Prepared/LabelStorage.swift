internal import Synchronization

/// The memory behind a prepared label: its style, its segments in words, and its text, all behind one reference, so that handing
/// a label on costs one count and looking up a height none.
///
/// Behind the head stand, each where the label has it: its own clusters, its height steps, by how much its positions fall,
/// the number of its own kinds and these; then the words, and the text.
///
/// Safety: everything is written before anyone else sees the storage. References are the storage's own and given back by `deinit`.
@safe
final class LabelStorage: ManagedBuffer<Void, UInt64> {
  /// The part in front of all else.
  @safe
  struct Head: ~Copyable {
    let style: Unmanaged<PreparedSetting>
    var segmentCount: UInt32 = 0
    /// The least limit from which on no line ends inside a segment, where positions alone decide.
    var widest: UInt32 = 0
    /// The bytes of the text.
    var byteCount: UInt32 = 0
    var flags: Flags = []
    /// True if ``RecentClusters`` may know the label.
    let hasAsked = Atomic<Bool>(false)
    var format = Format()
  }

  struct Flags: OptionSet {
    var rawValue: UInt16
    /// All segments but the last have the same trailing space, and kinds are opportunities.
    static let trailsAlike = Flags(rawValue: 1)
    /// The first face alone makes no segment, or not all.
    static let isMixed = Flags(rawValue: 2)
    /// A kind is more than an opportunity with or without a hyphen.
    static let hasStops = Flags(rawValue: 4)
    /// Wider lines never make more: positions rise, and no ending but a paragraph's says anything. No segment is wider than the
    /// field for the widest one holds.
    static let isSteady = Flags(rawValue: 8)
    /// As steady, but for tabs, soft hyphens and places where no line may end.
    static let isRising = Flags(rawValue: 32768)
    /// There is more than one paragraph.
    static let hasParagraphs = Flags(rawValue: 16)
    static let hasPairs = Flags(rawValue: 32)
    static let hasManyFaces = Flags(rawValue: 64)
    static let hasUncovered = Flags(rawValue: 128)
    /// The parts behind the head.
    static let ownsClusters = Flags(rawValue: 256)
    static let hasSteps = Flags(rawValue: 512)
    static let falls = Flags(rawValue: 1024)
    static let ownsKinds = Flags(rawValue: 2048)
    /// Lines are indented.
    static let isIndented = Flags(rawValue: 8192)
    /// Lines may be narrower than the limit lets them be.
    static let isFilledEvenly = Flags(rawValue: 4096)
    /// Widths are estimates.
    static let isEstimated = Flags(rawValue: 16384)
    // Combinations, not written as lists, which unoptimized code would allocate.
    /// A later opportunity may be nearer than an earlier one.
    static let needsSlack = Flags(rawValue: falls.rawValue | hasPairs.rawValue)
    /// The limit of a line is its own.
    static let hasOwnLimits = Flags(rawValue: isIndented.rawValue | isFilledEvenly.rawValue)
    /// A walk over words alone does not tell where lines end, or how tall they are.
    static let needsLines = Flags(rawValue: hasManyFaces.rawValue | isFilledEvenly.rawValue)
    /// More than words stands behind the head.
    static let hasOtherParts = Flags(
      rawValue: ownsClusters.rawValue | hasSteps.rawValue | falls.rawValue | ownsKinds.rawValue)
    /// Lines need more than the height that their faces make.
    static let needsExtents = Flags(rawValue: hasManyFaces.rawValue | hasParagraphs.rawValue)
    static let isNotUniform = Flags(rawValue: isMixed.rawValue | hasParagraphs.rawValue)
  }

  /// The format of words.
  struct Format {
    private var rawValue: UInt8 = 0

    init() {}
    init(_ size: SegmentWords.Size, kindBits: Int) {
      rawValue = size.rawValue | UInt8(truncatingIfNeeded: kindBits) << 2
    }

    @inline(__always)
    var size: SegmentWords.Size { SegmentWords.Size(rawValue: rawValue & 3) ?? .four }
    /// True for words of four bytes.
    @inline(__always)
    var isFour: Bool { rawValue & 3 == SegmentWords.Size.four.rawValue }
    @inline(__always)
    var kindBits: Int { Int(rawValue >> 2) }
  }

  static let headBytes = (MemoryLayout<Head>.size + 7) & ~7
  /// The bytes of an object before what it holds.
  static let objectBytes = 16

  /// The room that parts of a storage take.
  struct Layout {
    var flags: Flags
    var format: Format
    var ownKindCount = 0
    var segmentCount: Int
    var textBytes: Int

    /// The offsets of the parts from the end of the head.
    @inline(__always)
    var clusterBytes: Int { flags.contains(.ownsClusters) ? 8 : 0 }
    @inline(__always)
    var stepsStart: Int { clusterBytes }
    @inline(__always)
    var fallStart: Int { stepsStart + (flags.contains(.hasSteps) ? 8 : 0) }
    @inline(__always)
    var kindsStart: Int { fallStart + (flags.contains(.falls) ? 8 : 0) }
    @inline(__always)
    var wordsStart: Int {
      kindsStart + (flags.contains(.ownsKinds) ? 8 + ownKindCount * MemoryLayout<SegmentKind>.stride : 0)
        + (format.size == .two ? 8 : 0)
    }
    @inline(__always)
    var textStart: Int { wordsStart + segmentCount * format.size.bytes }
    @inline(__always)
    var end: Int { textStart + textBytes }
  }

  /// A storage with room for its parts, of which only the head is written.
  static func make(_ layout: Layout, style: PreparedSetting) -> LabelStorage {
    make(layout, style: style, room: layout.end)
  }

  /// A storage with so many bytes behind its head.
  static func make(_ layout: Layout, style: PreparedSetting, room: Int) -> LabelStorage {
    var head = unsafe Head(style: Unmanaged.passRetained(style))
    head.segmentCount = UInt32(truncatingIfNeeded: layout.segmentCount)
    head.byteCount = UInt32(truncatingIfNeeded: layout.textBytes)
    head.flags = layout.flags
    head.format = layout.format
    let storage = unsafe unsafeDowncast(
      LabelStorage.create(minimumCapacity: (headBytes + room + 7) / 8) { _ in () }, to: LabelStorage.self)
    unsafe storage.start.assumingMemoryBound(to: Head.self).initialize(to: head)
    return storage
  }

  deinit {
    if head.hasAsked.load(ordering: .relaxed) { RecentClusters.shared.forget(key) }
    unsafe head.style.release()
    if flags.contains(.ownsClusters) { unsafe clustersReference[0].release() }
    steps?.free()
  }

  // MARK: Parts

  @inline(__always)
  private var start: UnsafeMutableRawPointer {
    unsafe withUnsafeMutablePointerToElements { unsafe UnsafeMutableRawPointer($0) }
  }

  @inline(__always)
  var head: Head {
    unsafeAddress { unsafe UnsafePointer(start.assumingMemoryBound(to: Head.self)) }
    unsafeMutableAddress { unsafe start.assumingMemoryBound(to: Head.self) }
  }

  @inline(__always)
  var flags: Flags { head.flags }

  /// A part behind the head, by its offset and the number of its elements.
  @inline(__always)
  func part<Element>(of _: Element.Type, at offset: Int, count: Int = 1) -> Memory<Element> {
    unsafe Memory(at: start + (Self.headBytes + offset), count: count)
  }

  /// The reference of the label's own clusters.
  private var clustersReference: Memory<Unmanaged<PreparedStorage>> {
    unsafe part(of: Unmanaged<PreparedStorage>.self, at: 0)
  }

  var layout: Layout {
    var layout = Layout(
      flags: flags, format: head.format, segmentCount: segmentCount, textBytes: Int(head.byteCount))
    if flags.contains(.ownsKinds) { layout.ownKindCount = part(of: Int.self, at: layout.kindsStart)[0] }
    return layout
  }

  @inline(__always)
  var segmentCount: Int { Int(head.segmentCount) }

  @inline(__always)
  var style: PreparedSetting { withStyle { $0 } }

  /// Lends the style without counting a reference.
  @inline(__always)
  func withStyle<Result>(_ body: (PreparedSetting) -> Result) -> Result {
    unsafe head.style._withUnsafeGuaranteedRef(body)
  }

  @inline(__always)
  var widths: WidthUnits { withStyle { $0.widths } }

  /// The segments in their words.
  @inline(__always)
  var segments: SegmentWords {
    guard flags.isDisjoint(with: .hasOtherParts), let words = wordsOfFour else { return otherSegments }
    return words
  }

  /// The segments of a storage without other parts, where their words have four bytes.
  @inline(__always)
  var wordsOfFour: SegmentWords? {
    let format = head.format
    guard format.isFour else { return nil }
    return SegmentWords(
      part(of: UInt8.self, at: 0, count: segmentCount &* 4), kinds: withStyle { $0.kindEntries },
      count: segmentCount, size: .four, kindBits: format.kindBits, scale: 1)
  }

  /// The segments of a storage with more parts than words.
  @inline(never)
  private var otherSegments: SegmentWords {
    let layout = layout
    let size = layout.format.size
    let own = part(of: SegmentKind.self, at: layout.kindsStart + 8, count: layout.ownKindCount)
    return SegmentWords(
      part(of: UInt8.self, at: layout.wordsStart, count: layout.segmentCount * size.bytes),
      kinds: flags.contains(.ownsKinds) ? own : withStyle { $0.kindEntries },
      count: layout.segmentCount, size: size, kindBits: layout.format.kindBits,
      scale: size == .two ? part(of: Int.self, at: layout.wordsStart - 8)[0] : 1)
  }

  /// By how much a position lies before an earlier one at most.
  var greatestFall: Int { flags.contains(.falls) ? part(of: Int.self, at: layout.fallStart)[0] : 0 }

  /// The height steps, where they are kept.
  @inline(__always)
  var steps: HeightSteps? {
    let flags = flags
    guard flags.contains(.hasSteps) else { return nil }
    return part(of: HeightSteps.self, at: flags.contains(.ownsClusters) ? 8 : 0)[0]
  }

  /// The bytes of the storage itself, height steps and clusters left out.
  var byteCount: Int {
    let layout = layout
    return Self.objectBytes + Self.headBytes + layout.end - (layout.fallStart - layout.stepsStart)
  }

  /// Returns the label in another style or with steps, of which the copy becomes the owner.
  func copy(style: PreparedSetting, steps: HeightSteps?, flags: Flags = []) -> LabelStorage {
    var layout = layout
    layout.flags.formUnion(flags)
    let (first, length) = (layout.fallStart, layout.end - layout.fallStart)
    layout.flags.remove(.hasSteps)
    if steps != nil { layout.flags.insert(.hasSteps) }
    let copy = Self.make(layout, style: style)
    copy.head.widest = head.widest
    if let own = ownClusters { copy.keep(own) }
    if let steps { copy.part(of: HeightSteps.self, at: layout.stepsStart)[0] = steps }
    copy.part(of: UInt8.self, at: layout.fallStart, count: length)
      .copy(part(of: UInt8.self, at: first, count: length))
    return copy
  }

  // MARK: Clusters and text

  /// The label's clusters, where it keeps them itself.
  var ownClusters: PreparedStorage? {
    guard flags.contains(.ownsClusters) else { return nil }
    return unsafe clustersReference[0].takeUnretainedValue()
  }

  /// Gives a storage that has room for them its clusters, before anyone else sees it.
  func keep(_ clusters: PreparedStorage) { unsafe clustersReference[0] = .passRetained(clusters) }

  /// Lends the text.
  func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    let layout = layout
    return part(of: UInt8.self, at: layout.textStart, count: layout.textBytes).withSpan(body)
  }

  /// Writes the text at the offset of its part.
  func write(_ text: Span<UInt8>, at offset: Int) {
    guard !text.isEmpty else { return }
    text.withMemory { part(of: UInt8.self, at: offset, count: text.count).copy($0) }
  }
}
