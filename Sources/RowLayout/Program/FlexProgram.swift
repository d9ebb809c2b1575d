/// A flexible container in a program (rules FX1 to FX6).
struct FlexProgram: Sendable {
  /// An item's factors, in the order of the node's children.
  struct Item: Sendable {
    var grow: Double
    var shrink: Double
    /// The length before growing and shrinking; NaN for the item's own.
    var basis: Double
    /// The part of the container's length that is the basis; NaN for none.
    var fraction: Double
  }

  let axis: Axis
  let wraps: Bool
  let spacing: Double
  let lineSpacing: Double
  let items: [Item]
}
