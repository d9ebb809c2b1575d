public import ListLayout

/// A row, header or footer that is in view.
public struct ShownRow<ID: Hashable>: Hashable {
  /// The identity of its item.
  public var id: ID
  /// Its place when it was last shown.
  public var place: SlotPlace
}

/// Neighbouring rows of a section.
public struct RowRange: Hashable, Sendable {
  /// The section's number.
  public var section: Int
  /// The rows' numbers.
  public var rows: Range<Int>

  /// Rows of a section.
  public init(section: Int, rows: Range<Int>) {
    self.section = section
    self.rows = rows
  }
}

/// A list's callbacks at the end of a frame. The closures may change the list.
///
/// ```swift
/// list.lookahead = 1000
/// list.callbacks.reachedEnd = { loadNextPage() }
/// list.callbacks.prefetch = { ranges in loadImages(of: ranges) }
/// ```
public struct ListCallbacks<ID: Hashable> {
  /// Rows, headers and footers that came into the viewport.
  public var entered: (([ShownRow<ID>]) -> Void)?
  /// Those that went out of it, or out of the list.
  public var left: (([ShownRow<ID>]) -> Void)?
  /// The start of the content came within ``ListDriver/lookahead`` of the viewport. Once, until it was farther away or rows
  /// came or went.
  public var reachedStart: (() -> Void)?
  /// The end of the content came within ``ListDriver/lookahead`` of the viewport, likewise.
  public var reachedEnd: (() -> Void)?
  /// Rows outside of the viewport that came within ``ListDriver/lookahead`` of it, for their data to be loaded; each once
  /// while it is there.
  public var prefetch: (([RowRange]) -> Void)?

  /// Callbacks that do nothing.
  public init() {}
}
