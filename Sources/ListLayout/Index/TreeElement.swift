/// The sum of what a stretch of a ``TotalsTree``'s elements add up to.
protocol TreeTotals: Sendable {
  init()
  /// The number of elements.
  var elements: Int { get }
  mutating func add(_ other: Self)
}

/// An element of a ``TotalsTree``.
protocol TreeElement: Sendable {
  associatedtype Totals: TreeTotals
  /// The rules that totals depend on.
  associatedtype Rules
  /// The element for reading, while it is held.
  associatedtype Reader
  init()
  var reader: Reader { get }
  func totals(_ rules: Rules) -> Totals
}
