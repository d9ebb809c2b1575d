internal import ListLayout
internal import RowLayout

/// An item together with the configurator of its kind; the types of both are closed over, so that rows of several kinds
/// are one type.
public struct ConfiguredRow {
  /// Which cells can show the row.
  public let kind: ReuseKind
  /// What makes the row as tall as it is; made when asked for.
  let body: (RowEnvironment) -> RowBody
  /// A guess at the row's height at a width, for less than measuring costs; nil leaves guessing to the list.
  let estimate: ((Double) -> Double)?
  /// Takes a cell of the row's type out of the pools, or from the host.
  let dequeue: (inout ReusePools, any ListHost) -> any ReusableCell
  /// Puts the item into a cell of the row's type.
  let fill: (any ReusableCell, SlotPlace) -> Void
}
