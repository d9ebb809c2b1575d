internal import ListLayout
internal import RowLayout

/// An item together with the configurator of its kind; the types of both are closed over, so that rows of several kinds
/// are one type.
public struct ConfiguredRow {
  /// Which cells can show the row.
  public let kind: ReuseKind
  /// The source of the row's height; made when requested.
  let body: (RowEnvironment) -> RowBody
  /// A guess at the row's height at a width, for less than measuring costs; nil leaves guessing to the list.
  let estimate: ((Double) -> Double)?
  /// True if a height can be guessed: false where the host measures itself and gives no estimate.
  let isGuessable: Bool
  /// Takes a cell of the row's type out of the pools, or from the host; it is made, or made ready for reuse, when that is
  /// called for.
  let dequeue: (inout ReusePools, any ListHost) -> () -> any ReusableCell
  /// Puts the item into a cell of the row's type.
  let fill: (any ReusableCell, SlotPlace) -> Void

  /// Something that guesses the row's height at a width: its configurator, or a layout with texts that are not shaped.
  /// A host's own measuring is never called; nil where there is nothing else.
  func guess(_ estimator: RowMeasurer, _ environment: RowEnvironment) -> ((Double) -> Double)? {
    if let estimate { return estimate }
    guard isGuessable, let prepared = try? estimator.prepare(DigestedBody(body(environment))) else {
      return nil
    }
    return { width in (try? prepared.height(width: width).height) ?? .nan }
  }
}
