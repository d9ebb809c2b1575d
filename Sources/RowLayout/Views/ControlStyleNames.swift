// The looks of controls, pages, tabs, forms and navigation, by the names of their types.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The looks of lists by name.
public typealias GroupedListStyle = PlainListStyle
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
  public let spelling: String
  private init(_ color: Color) { spelling = color.spelling }
  public static let primary = HierarchicalShapeStyle(.primary)
  public static let secondary = HierarchicalShapeStyle(Color("secondary"))
  public static let tertiary = HierarchicalShapeStyle(Color("tertiary"))
  public static let quaternary = HierarchicalShapeStyle(Color("quaternary"))
  public static let quinary = HierarchicalShapeStyle(.quinary)
}

/// The colour behind all, by the name of its type.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public var spelling: String { Color.background.spelling }
}

/// A value that what has the keyboard tells those around and that can be changed; none in a described row.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// The run of colours in symbols.
public enum SymbolColorRenderingMode: Hashable, Sendable {
  case flat, gradient
}

/// A menu of the title in a bar; not laid out in rows.
nonisolated public struct ToolbarTitleMenu<Content: View>: View {
  public init() where Content == EmptyView {}
  public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}

/// A way to draw a part of a symbol.
public enum SymbolVariableValueMode: Hashable, Sendable {
  case color, draw
}

/// A mark of the choice of a palette.
public enum PaletteSelectionEffect: Hashable, Sendable {
  case automatic, custom, symbolVariant(SymbolVariants)
}

nonisolated extension View {
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  public func sectionIndexLabel(_ label: Text?) -> some View { self }
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
}
