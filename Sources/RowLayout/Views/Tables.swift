// Tables as a phone shows them: of each row the first column alone, as a list has its rows.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A part of a table's columns, which says what a row shows in it.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue
  associatedtype TableColumnSortComparator: SortComparator
  /// The view of a row in the column.
  associatedtype TableColumnBody: View
  /// The view of a row of a value in the column.
  func cell(_ value: TableRowValue) -> TableColumnBody
}

/// The order of rows by a column that has none.
public struct NeverComparator<Compared>: SortComparator {
  public var order: SortOrder = .forward
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { .orderedSame }
}

/// A column of a table.
public struct TableColumn<RowValue, Sort: SortComparator, Content: View, Label: View>: TableColumnContent {
  private let content: (RowValue) -> Content
  /// The view of a row of a value in the column.
  public func cell(_ value: RowValue) -> Content { content(value) }
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public init(@ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
  }
  public func width(_ width: CGFloat? = nil) -> Self { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}

extension TableColumn where Label == Text {
  @OtherTitles
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  where Sort == NeverComparator<RowValue> { self.content = content }
  @OtherTitles
  public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Sort == NeverComparator<RowValue>, Content == Text { content = { Text($0[keyPath: value]) } }
  public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Sort == KeyPathComparator<RowValue>, Content == Text { content = { Text($0[keyPath: value]) } }
  public init<V: Comparable>(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue> { self.content = content }
  public init(
    _ title: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.content = content }
}

/// Makes columns; a phone shows the first.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort: SortComparator> {
  public static func buildExpression<C: View, L: View>(
    _ column: TableColumn<RowValue, Sort, C, L>
  ) -> TableColumn<RowValue, Sort, C, L> { column }
  @_disfavoredOverload
  public static func buildExpression<C: View, L: View>(
    _ column: TableColumn<RowValue, NeverComparator<RowValue>, C, L>
  ) -> TableColumn<RowValue, NeverComparator<RowValue>, C, L> { column }
  public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C
  where C.TableRowValue == RowValue { first }
  public static func buildPartialBlock<A: TableColumnContent, B>(accumulated: A, next: B) -> A
  where A.TableRowValue == RowValue { accumulated }
  /// The first column, ready to be laid out.
  public static func buildFinalResult<C: TableColumnContent>(
    _ column: C
  ) -> FirstTableColumn<RowValue, C.TableColumnBody> where C.TableRowValue == RowValue {
    FirstTableColumn(cell: column.cell)
  }
  public static func buildIf<C>(_ column: C?) -> C? { column }
}

/// The column of a table that a phone shows.
public struct FirstTableColumn<RowValue, Cell: View> {
  let cell: (RowValue) -> Cell
}

/// Values in rows, of which a phone shows the first column.
nonisolated public struct Table<Value: Identifiable, Cell: View>: View {
  private let values: [Value]
  private let columns: FirstTableColumn<Value, Cell>

  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, NeverComparator<Value>> columns: () -> FirstTableColumn<Value, Cell>
  ) where Data.Element == Value { (values, self.columns) = (Array(data), columns()) }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, NeverComparator<Value>> columns: () -> FirstTableColumn<Value, Cell>
  ) where Data.Element == Value { self.init(data, columns: columns) }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, NeverComparator<Value>> columns: () -> FirstTableColumn<Value, Cell>
  ) where Data.Element == Value { self.init(data, columns: columns) }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> FirstTableColumn<Value, Cell>
  ) where Data.Element == Value, Sort.Compared == Value { (values, self.columns) = (Array(data), columns()) }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> FirstTableColumn<Value, Cell>
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, sortOrder: sortOrder, columns: columns)
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> FirstTableColumn<Value, Cell>
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, sortOrder: sortOrder, columns: columns)
  }
  public var body: some View { List(values) { columns.cell($0) } }
}

nonisolated extension View {
  public func tableStyle(_ style: TableStyleName) -> some View { self }
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View
  { self }
}

/// The looks of a table.
public enum TableStyleName: Hashable, Sendable {
  case automatic, inset
}

/// The backgrounds of every other row.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}
