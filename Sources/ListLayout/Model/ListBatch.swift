/// A row's place: section and row numbers.
public struct RowPlace: Hashable, Sendable, Comparable {
  /// The section's number.
  public var section: Int
  /// The row's number in the section.
  public var row: Int

  /// The place of a row.
  public init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// Content order.
  public static func < (a: RowPlace, b: RowPlace) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }

  /// This place as that of any slot.
  public var place: SlotPlace { .row(row, section: section) }
}

/// Changes of structure that happen together, in the meaning that UIKit gives them (rule 23): deletes, reloads and
/// what moves name places before the batch, inserts and where to name places after it. Their order is irrelevant.
public struct ListBatch: Hashable, Sendable {
  /// A row to be inserted.
  public struct Insert: Hashable, Sendable {
    /// Its place afterwards.
    public var at: RowPlace
    /// The row.
    public var slot: SlotDescription

    /// A row and its place afterwards.
    public init(_ slot: SlotDescription, at place: RowPlace) {
      self.at = place
      self.slot = slot
    }
  }

  /// A row to be moved.
  public typealias Move = MoveOf<RowPlace>
  /// A section to be moved, with its header and footer.
  public typealias SectionMove = MoveOf<Int>

  /// Something to be moved.
  public struct MoveOf<Place: Hashable & Sendable>: Hashable, Sendable {
    /// Its place before.
    public var from: Place
    /// Its place afterwards.
    public var to: Place

    /// A move between two places.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// A section to be inserted.
  public struct SectionInsert: Hashable, Sendable {
    /// Its number afterwards.
    public var at: Int
    /// The section.
    public var section: SectionDescription

    /// A section and its number afterwards.
    public init(_ section: SectionDescription, at index: Int) {
      self.at = index
      self.section = section
    }
  }

  /// Rows to be deleted.
  public var deletes: [RowPlace] = []
  /// Rows whose content is new: their heights become stale.
  public var reloads: [RowPlace] = []
  /// Rows that show other content at the same height: they stay measured.
  public var reconfigures: [RowPlace] = []
  /// Rows to be inserted.
  public var inserts: [Insert] = []
  /// Rows to be moved.
  public var moves: [Move] = []
  /// Sections to be deleted.
  public var deleteSections: [Int] = []
  /// Sections whose slots become stale.
  public var reloadSections: [Int] = []
  /// Sections to be inserted.
  public var insertSections: [SectionInsert] = []
  /// Sections to be moved.
  public var moveSections: [SectionMove] = []
  /// The number of rows of each section afterwards; nil does not check.
  public var counts: [Int]?

  /// A batch without changes.
  public init() {}
}
