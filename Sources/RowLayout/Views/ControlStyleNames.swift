// The looks of controls, pages, tabs, forms and navigation, by the names of their types.

/// The looks of lists by name.
public typealias PlainListStyle = ControlStyle
/// The looks of lists by name.
public typealias GroupedListStyle = ControlStyle
/// The looks of lists by name.
public typealias InsetGroupedListStyle = ControlStyle
/// The looks of lists by name.
public typealias InsetListStyle = ControlStyle
/// The looks of lists by name.
public typealias BorderedListStyle = ControlStyle
/// The looks of lists by name.
public typealias CarouselListStyle = ControlStyle
/// The looks of lists by name.
public typealias EllipticalListStyle = ControlStyle
/// The looks of lists by name.
public typealias SidebarListStyle = ControlStyle
/// The looks of lists by name.
public typealias DefaultListStyle = ControlStyle
/// The looks of menus by name.
public typealias BorderlessButtonMenuStyle = ControlStyle
/// The looks of pages and of their dots by name.
public typealias PageTabViewStyle = ControlStyle
/// The looks of pages and of their dots by name.
public typealias PageIndexViewStyle = ControlStyle
/// The looks of tabs by name.
public typealias DefaultTabViewStyle = ControlStyle
/// The looks of tabs by name.
public typealias SidebarAdaptableTabViewStyle = ControlStyle
/// The looks of tabs by name.
public typealias TabBarOnlyTabViewStyle = ControlStyle
/// The looks of forms by name.
public typealias GroupedFormStyle = ControlStyle
/// The looks of forms by name.
public typealias ColumnsFormStyle = ControlStyle
/// The looks of forms by name.
public typealias AutomaticFormStyle = ControlStyle
/// The looks of navigation by name.
public typealias StackNavigationViewStyle = ControlStyle
/// The looks of navigation by name.
public typealias ColumnNavigationViewStyle = ControlStyle
/// The looks of navigation by name.
public typealias DefaultNavigationViewStyle = ControlStyle

/// The colour around, or a lesser kind of it, by the name of its type.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The written form.
  public let spelling: String
  private init(_ color: Color) { spelling = color.spelling }
  /// The colour around.
  public static let primary = HierarchicalShapeStyle(.primary)
  /// A lesser kind.
  public static let secondary = HierarchicalShapeStyle(Color("secondary"))
  /// A kind that is lesser still.
  public static let tertiary = HierarchicalShapeStyle(Color("tertiary"))
  /// The least but one.
  public static let quaternary = HierarchicalShapeStyle(Color("quaternary"))
  /// The least.
  public static let quinary = HierarchicalShapeStyle(.quinary)
}

/// The colour behind all, by the name of its type.
public struct BackgroundStyle: ShapeStyle {
  /// The colour behind all.
  public init() {}
  /// The written form.
  public var spelling: String { Color.background.spelling }
}

/// A value that what has the keyboard tells those around and that can be changed; none in a described row.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// A value by its place.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// None.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding of none.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// The run of colours in symbols.
public enum SymbolColorRenderingMode: Hashable, Sendable {
  /// Even; from a colour to another.
  case flat, gradient
}

/// A menu of the title in a bar; not laid out in rows.
nonisolated public struct ToolbarTitleMenu<Content: View>: View {
  /// The bar's own menu.
  public init() where Content == EmptyView {}
  /// A menu.
  public init(@ViewBuilder content: () -> Content) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A way to draw a part of a symbol.
public enum SymbolVariableValueMode: Hashable, Sendable {
  /// By colours of its parts; by the length of its lines.
  case color, draw
}

/// A mark of the choice of a palette.
public enum PaletteSelectionEffect: Hashable, Sendable {
  /// As usual; by the view's own looks; by another form of the symbol.
  case automatic, custom, symbolVariant(SymbolVariants)
}

nonisolated extension View {
  /// Accepts a way to draw parts of symbols inside.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  /// Accepts a mark of the choice of a palette.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  /// Accepts a background visibility.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }
  /// Accepts whether links inside show where they lead.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepts a file to look at.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  /// Accepts a file of some to look at.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { self }
  /// Accepts how the colours of symbols inside run.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Accepts a section's letter beside a list.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Accepts a section's letter beside a list.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  /// Accepts a width of what inspects, which stands beside.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Accepts widths of what inspects, which stands beside.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
}
