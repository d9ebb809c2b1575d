/// A slot as the host describes it.
public struct SlotDescription: Hashable, Sendable {
  /// The slot's key, unique over all slots of the list.
  public var key: String
  /// The estimate class, 0 to 7.
  public var estimateClass: Int
  /// Its height in points where it is known already.
  public var height: Double?
  /// True if it takes all lanes of its section (rule 53); headers and footers always do.
  public var spans: Bool

  /// A slot's key, class and known height, and whether it takes all lanes.
  public init(_ key: String, estimateClass: Int = 0, height: Double? = nil, spans: Bool = false) {
    self.key = key
    self.estimateClass = estimateClass
    self.height = height
    self.spans = spans
  }
}

/// A section's rows as the host describes them.
public enum RowsDescription: Hashable, Sendable {
  /// Rows one by one.
  case listed([SlotDescription])
  /// Unmeasured rows of one class whose keys are the prefix and a number going up from `first`.
  case counted(Int, prefix: String = "", first: Int = 0, estimateClass: Int = 0)

  /// The number of rows.
  public var count: Int {
    switch self {
    case .listed(let rows): rows.count
    case .counted(let count, _, _, _): count
    }
  }
}

/// A section as the host describes it.
public struct SectionDescription: Hashable, Sendable {
  /// The section's key; nil takes "s" and its number.
  public var key: String?
  /// The section's header.
  public var header: SlotDescription?
  /// The section's rows.
  public var rows: RowsDescription
  /// The section's footer.
  public var footer: SlotDescription?
  /// The lanes of the section's rows; nil takes the list's. A section that a snapshot keeps keeps its lanes.
  public var lanes: ListLanes?

  /// A section's key, parts and lanes.
  public init(
    key: String? = nil, header: SlotDescription? = nil, rows: RowsDescription = .listed([]),
    footer: SlotDescription? = nil, lanes: ListLanes? = nil
  ) {
    self.lanes = lanes
    self.key = key
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}
