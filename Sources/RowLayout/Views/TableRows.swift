// Rows of tables, said one by one.

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// A row's value.
  associatedtype TableRowValue: Identifiable
  /// The values of the rows, in order.
  var rowValues: [TableRowValue] { get }
}

/// A row of a table. It is a view without content, so that ``ForEach`` takes it.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent, View {
  /// The value, as the one of all rows.
  public let rowValues: [Value]
  /// A row of a value.
  public init(_ value: Value) { rowValues = [value] }
  /// Nothing: columns show the value.
  public var body: some View { EmptyView() }
  /// The row; menus take no room.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }
  /// The row; it can be dragged.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
  /// The row; it can be dragged.
  public func draggable<Payload>(_ payload: @autoclosure () -> Payload) -> Self { self }
}

/// A row of a table with rows below it, which are shown while it is open.
public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
  /// The value, and those below it while the row is open.
  public let rowValues: [Value]

  /// A row that is open or not.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> TableRows<Value>
  ) {
    rowValues = [value] + (isExpanded?.wrappedValue == true ? content().rowValues : [])
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The values of the rows of all elements.
  public var rowValues: [Content.TableRowValue] { data.flatMap { content($0).rowValues } }
}

/// Rows of a table one after the other.
public struct TableRows<Value: Identifiable>: TableRowContent {
  /// The values of all rows.
  public let rowValues: [Value]
}

/// Makes rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Rows.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> TableRows<Value>
  where Content.TableRowValue == Value { TableRows(rowValues: content.rowValues) }
  /// Rows one after the other.
  public static func buildBlock(_ content: TableRows<Value>...) -> TableRows<Value> {
    TableRows(rowValues: content.flatMap { $0.rowValues })
  }
  /// Rows, or none.
  public static func buildIf(_ content: TableRows<Value>?) -> TableRows<Value> {
    content ?? TableRows(rowValues: [])
  }
  /// Rows of the first kind.
  public static func buildEither(first content: TableRows<Value>) -> TableRows<Value> { content }
  /// Rows of the second kind.
  public static func buildEither(second content: TableRows<Value>) -> TableRows<Value> { content }
}

extension Table {
  /// Rows that are said one by one.
  public init(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value, NeverComparator<Value>> columns: () -> FirstTableColumn<Value, Cell>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) {
    self.init(rows().rowValues, columns: columns)
  }
  /// Rows that are said one by one, of which one is chosen.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, NeverComparator<Value>> columns: () -> FirstTableColumn<Value, Cell>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) {
    self.init(rows().rowValues, columns: columns)
  }
  /// Rows that are said one by one, of which some are chosen.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, NeverComparator<Value>> columns: () -> FirstTableColumn<Value, Cell>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) {
    self.init(rows().rowValues, columns: columns)
  }
  /// Rows that are said one by one, in an order that columns change.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> FirstTableColumn<Value, Cell>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) where Sort.Compared == Value {
    self.init(rows().rowValues, sortOrder: sortOrder, columns: columns)
  }
  /// Rows that are said one by one, of which one is chosen, in an order that columns change.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> FirstTableColumn<Value, Cell>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) where Sort.Compared == Value {
    self.init(rows().rowValues, sortOrder: sortOrder, columns: columns)
  }
  /// Rows that are said one by one, of which some are chosen, in an order that columns change.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> FirstTableColumn<Value, Cell>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) where Sort.Compared == Value {
    self.init(rows().rowValues, sortOrder: sortOrder, columns: columns)
  }
}
