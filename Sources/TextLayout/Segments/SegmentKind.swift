internal import Synchronization

/// The qualities by which the segments of a label differ, beside where their content ends: the word of a segment names its
/// kind by number.
struct SegmentKind: Hashable, Sendable {
  struct Flags: OptionSet, Hashable, Sendable {
    var rawValue: UInt16

    static let endsParagraph = Flags(.endsParagraph)
    static let tab = Flags(.tab)
    static let noBreak = Flags(.noBreak)
    static let softHyphen = Flags(.softHyphen)
    static let notAtLineStart = Flags(.notAtLineStart)
    static let oneCluster = Flags(.oneCluster)
    static let reserves = Flags(.reserves)
    static let trailingOnly = Flags(.trailingOnly)
    static let trimsEnd = Flags(.trimsEnd)
    /// The positions after the segment count from its advance end on.
    static let rebases = Flags(rawValue: 256)

    /// The text behind lies elsewhere on the line than positions say.
    static let shifting = Flags(rawValue: tab.rawValue | rebases.rawValue)

    /// The width alone tells if a line can end there.
    static let simple = Flags(
      rawValue: endsParagraph.rawValue | softHyphen.rawValue | shifting.rawValue)
    /// Positions alone tell where lines end, as long as none ends inside of a segment.
    static let steady = Flags(
      rawValue: endsParagraph.rawValue | trailingOnly.rawValue | noBreak.rawValue | softHyphen.rawValue
        | rebases.rawValue)
    /// The text behind, if it is on the line, lies where these say.
    static let passable = Flags(rawValue: shifting.rawValue | noBreak.rawValue | softHyphen.rawValue)

    init(rawValue: UInt16) { self.rawValue = rawValue }
    init(_ flags: SegmentTable.Ending.Flags) { rawValue = flags.rawValue }
  }

  /// The distance from the content's end to where the next line starts.
  var trailing: Int
  /// The advance of the hyphen that shows at the end, the room that is kept, or what a mark there gives up.
  var hyphen: Int32 = 0
  /// The sized faces that lines are at least as tall as, a bit each.
  var faces: UInt32 = 1
  /// None for a plain opportunity.
  var flags: Flags = []
}

/// The kinds that segments of labels in one style have: a list that only grows, so that labels name kinds by number and keep
/// none themselves.
///
/// Safety: an entry is written once, before the count that makes it visible, by the one thread that took `isGrowing`.
final class SegmentKinds: @unchecked Sendable {
  /// The number of kinds that a list of many labels holds.
  static let capacity = 32

  let entries: Memory<SegmentKind>
  private let count: Atomic<Int>
  private let isGrowing = Atomic<Bool>(false)

  /// A list that begins with a plain opportunity without trailing space, and one with a space.
  init(spaceAdvance: Int, capacity: Int = SegmentKinds.capacity) {
    entries = Memory(repeating: SegmentKind(trailing: 0), count: max(2, capacity))
    entries[1] = SegmentKind(trailing: spaceAdvance)
    count = Atomic(2)
  }

  deinit { entries.free() }

  /// The number of a kind, which is added if it is a new one; nil where there is no room, or another thread adds one just now.
  func number(of kind: SegmentKind) -> Int? {
    if let known = number(of: kind, before: count.load(ordering: .acquiring)) { return known }
    guard entries.count == Self.capacity,
      isGrowing.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
    else { return nil }
    defer { isGrowing.store(false, ordering: .releasing) }
    let end = count.load(ordering: .acquiring)
    if let known = number(of: kind, before: end) { return known }
    guard end < entries.count else { return nil }
    entries[end] = kind
    count.store(end + 1, ordering: .releasing)
    return end
  }

  private func number(of kind: SegmentKind, before end: Int) -> Int? {
    (0..<end).first { entries[$0] == kind }
  }
}
