// Rows of tables, said one by one.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  var rowValues: [TableRowValue] { get }
}

/// A row of a table. It is a view without content, so that ``ForEach`` takes it.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent, View {
  public let rowValues: [Value]
  public init(_ value: Value) { rowValues = [value] }
  public var body: some View { EmptyView() }
  /// The row; menus take no room.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
  public func draggable<Payload>(_ payload: @autoclosure () -> Payload) -> Self { self }
}

/// A row of a table with rows below it, which are shown while it is open.
public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
  public let rowValues: [Value]

  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> TableRows<Value>
  ) { rowValues = [value] + (isExpanded?.wrappedValue == true ? content().rowValues : []) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public var rowValues: [Content.TableRowValue] { data.flatMap { content($0).rowValues } }
}

/// Rows of a table one after the other.
public struct TableRows<Value: Identifiable>: TableRowContent {
  public let rowValues: [Value]
}

/// Makes rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> TableRows<Value>
  where Content.TableRowValue == Value { TableRows(rowValues: content.rowValues) }
  public static func buildBlock(_ content: TableRows<Value>...) -> TableRows<Value> {
    TableRows(rowValues: content.flatMap { $0.rowValues })
  }
  public static func buildIf(_ content: TableRows<Value>?) -> TableRows<Value> {
    content ?? TableRows(rowValues: [])
  }
  public static func buildEither(first content: TableRows<Value>) -> TableRows<Value> { content }
  public static func buildEither(second content: TableRows<Value>) -> TableRows<Value> { content }
}

extension Table {
  public init(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value, NeverComparator<Value>> columns: () -> FirstTableColumn<Value, Cell>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) { self.init(rows().rowValues, columns: columns) }
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, NeverComparator<Value>> columns: () -> FirstTableColumn<Value, Cell>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) { self.init(rows().rowValues, columns: columns) }
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, NeverComparator<Value>> columns: () -> FirstTableColumn<Value, Cell>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) { self.init(rows().rowValues, columns: columns) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> FirstTableColumn<Value, Cell>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) where Sort.Compared == Value { self.init(rows().rowValues, sortOrder: sortOrder, columns: columns) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> FirstTableColumn<Value, Cell>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) where Sort.Compared == Value { self.init(rows().rowValues, sortOrder: sortOrder, columns: columns) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> FirstTableColumn<Value, Cell>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) where Sort.Compared == Value { self.init(rows().rowValues, sortOrder: sortOrder, columns: columns) }
}
