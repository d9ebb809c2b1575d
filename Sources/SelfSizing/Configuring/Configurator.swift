public import ListLayout
public import RowLayout

/// One kind of row: what makes it as tall as it is, the cell that shows it, and what goes into the cell.
///
/// The types of item and cell stand at the definition, so that neither it nor its use needs a cast:
///
/// ```swift
/// let names = Configurator<String, NameCell> { Text($0).padding() } fill: { cell, name, _ in cell.name = name }
/// ```
public struct Configurator<Item, Cell: ReusableCell>: RowConfiguring {
  /// Which cells can show these rows; its identifier is the name of the cell's type unless another was given.
  public let kind: ReuseKind
  private let body: (Item, RowEnvironment) -> RowBody
  private let fill: (Cell, Item, SlotPlace) -> Void
  private var estimate: ((Item, Double) -> Double)?
  private var isMeasuredByHost = false

  /// Rows of a body made from the item.
  init(
    identifier: String?, body: @escaping (Item, RowEnvironment) -> RowBody,
    fill: @escaping (Cell, Item, SlotPlace) -> Void
  ) {
    kind = ReuseKind(Cell.self, identifier: identifier)
    self.body = body
    self.fill = fill
  }

  /// Rows of one height.
  ///
  /// - Parameters:
  ///   - identifier: sets the cells apart from others of the same type; nil takes the type's name.
  ///   - height: the height in points.
  ///   - fill: puts an item into a cell.
  public init(
    identifier: String? = nil, height: Double,
    fill: @escaping (Cell, Item, SlotPlace) -> Void
  ) {
    self.init(identifier: identifier, body: { _, _ in .fixed(height) }, fill: fill)
  }

  /// Rows written as SwiftUI's views are.
  ///
  /// - Parameters:
  ///   - identifier: sets the cells apart from others of the same type; nil takes the type's name.
  ///   - row: the view of an item's row; only its layout counts.
  ///   - fill: puts an item into a cell.
  public init(
    identifier: String? = nil, @ViewBuilder row: @escaping (Item) -> some View,
    fill: @escaping (Cell, Item, SlotPlace) -> Void
  ) {
    self.init(
      identifier: identifier, body: { .described(RowDescription(row($0), environment: $1)) }, fill: fill)
  }

  /// Rows as tall as what they are described to hold.
  ///
  /// - Parameters:
  ///   - identifier: sets the cells apart from others of the same type; nil takes the type's name.
  ///   - description: describes an item's row.
  ///   - fill: puts an item into a cell.
  @_disfavoredOverload
  public init(
    identifier: String? = nil, description: @escaping (Item) -> RowDescription,
    fill: @escaping (Cell, Item, SlotPlace) -> Void
  ) {
    self.init(identifier: identifier, body: { item, _ in .described(description(item)) }, fill: fill)
  }

  /// Rows whose heights the host measures itself. It is asked only for rows that come on screen, or are measured ahead;
  /// until then a row counts as the mean of those measured, or as ``estimated(by:)`` says.
  ///
  /// - Parameters:
  ///   - identifier: sets the cells apart from others of the same type; nil takes the type's name.
  ///   - measure: gives what measures an item's row: its height at a width. It may be called from any task.
  ///   - fill: puts an item into a cell.
  @_disfavoredOverload
  public init(
    identifier: String? = nil,
    measure: @escaping (Item) -> @Sendable (Double) -> RowHeight,
    fill: @escaping (Cell, Item, SlotPlace) -> Void
  ) {
    self.init(identifier: identifier, body: { item, _ in .measured(measure(item)) }, fill: fill)
    isMeasuredByHost = true
  }

  /// These rows with a guess of their own at heights not measured yet.
  ///
  /// - Parameter estimate: an item's likely height at a width; called for many items, so it should take nanoseconds
  ///   (``TextEstimate``).
  public func estimated(by estimate: @escaping (Item, Double) -> Double) -> Self {
    var copy = self
    copy.estimate = estimate
    return copy
  }

  /// The source of the height of an item's row.
  public func body(for item: Item, in environment: RowEnvironment) -> RowBody { body(item, environment) }

  /// The row of an item.
  public func row(for item: Item) -> ConfiguredRow {
    let (kind, body, fill) = (kind, body, fill)
    return ConfiguredRow(
      kind: kind,
      body: { body(item, $0) },
      estimate: estimate.map { estimate in { width in estimate(item, width) } },
      isGuessable: estimate != nil || !isMeasuredByHost,
      dequeue: { pools, host in
        if !pools.knows(kind) {
          pools.register(Cell.self, identifier: kind.identifier) { [weak host] in
            host?.create(Cell.self, for: kind) ?? Cell()
          }
        }
        return pools.take(kind) ?? { Cell() }
      },
      fill: { cell, place in
        // A cell comes from the pool of the row's kind, which holds the type.
        if let cell = cell as? Cell { fill(cell, item, place) }
      })
  }
}
