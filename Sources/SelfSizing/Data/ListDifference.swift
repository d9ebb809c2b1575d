public import ListLayout

/// The effects of a list's change of data on its rows, for hosts that keep something of their own about rows.
public struct ListDifference: Hashable, Sendable {
  /// A section that moved.
  public typealias SectionMove = ListBatch.SectionMove
  /// A row that moved.
  public typealias Move = ListBatch.Move

  /// The rows that came, by their places afterwards.
  public var inserted: [RowPlace] = []
  /// The rows that went, by their places before.
  public var deleted: [RowPlace] = []
  /// The rows that changed their order, or their section.
  public var moved: [Move] = []
  /// The rows whose content changed, by their places before.
  public var changed: [RowPlace] = []
  /// The sections that came, by their numbers afterwards; their rows are not named again.
  public var insertedSections: [Int] = []
  /// The sections that went, by their numbers before; their rows are not named again.
  public var deletedSections: [Int] = []
  /// The sections that changed their order; their rows are not named again.
  public var movedSections: [SectionMove] = []

  /// No difference.
  public init() {}

  /// The difference that a batch of the layout cache stands for.
  init(_ batch: ListBatch) {
    inserted = batch.inserts.map(\.at).sorted()
    deleted = batch.deletes.sorted()
    moved = batch.moves.sorted { $0.to < $1.to }
    changed = batch.reloads.sorted()
    insertedSections = batch.insertSections.map(\.at).sorted()
    deletedSections = batch.deleteSections.sorted()
    movedSections = batch.moveSections.sorted { $0.to < $1.to }
  }

  /// The difference between two data sources, of which the old one had so many sections.
  init<Item, ID>(_ changes: RowChanges<Item, ID>, oldSectionCount: Int) {
    let kept = Set(changes.sections.compactMap { $0 })
    inserted = changes.inserts.filter { changes.sections[$0.section] != nil }
    deleted = changes.deletes.filter { kept.contains($0.section) }
    moved = changes.moves
    changed = changes.reloads.sorted()
    insertedSections = changes.sections.indices.filter { changes.sections[$0] == nil }
    deletedSections = (0..<oldSectionCount).filter { !kept.contains($0) }
    for (new, isMoved) in changes.sections.moved.enumerated() where isMoved {
      if let old = changes.sections[new] { movedSections.append(SectionMove(from: old, to: new)) }
    }
  }

  /// True if nothing differs.
  public var isEmpty: Bool { self == ListDifference() }
}

/// A row that stood, or stands, in the viewport while the list's data changed: where from and where to. Handed to
/// ``ListHost/animate(_:)``.
public struct RowTransition: Hashable, Sendable {
  /// The kind of change.
  public enum Kind: Hashable, Sendable {
    /// It came.
    case inserted
    /// It went.
    case deleted
    /// It changed its order.
    case moved
    /// Its content changed.
    case changed
    /// It made room for others.
    case shifted
  }

  /// The kind.
  public var kind: Kind
  /// Its place before; nil for a row that came.
  public var oldPlace: SlotPlace?
  /// Its place now; nil for a row that went.
  public var newPlace: SlotPlace?
  /// Its frame in the viewport before, in points from the viewport's top left corner; nil for a row that came.
  public var oldFrame: ListRect?
  /// Its frame in the viewport now; nil for a row that went.
  public var newFrame: ListRect?
}
