// Further names that code writes with the module before them.

extension SwiftUI {
  /// `AccessibilityTraits` by its qualified name.
  public typealias AccessibilityTraits = RowLayout.AccessibilityTraits
  /// `Alert` by its qualified name.
  public typealias Alert = RowLayout.Alert
  /// `AnyShape` by its qualified name.
  public typealias AnyShape = RowLayout.AnyShape
  /// `AnyGradient` by its qualified name.
  public typealias AnyGradient = RowLayout.AnyGradient
  /// `AnyShapeStyle` by its qualified name.
  public typealias AnyShapeStyle = RowLayout.AnyShapeStyle
  /// `BorderedButtonStyle` by its qualified name.
  public typealias BorderedButtonStyle = RowLayout.BorderedButtonStyle
  /// `BorderedProminentButtonStyle` by its qualified name.
  public typealias BorderedProminentButtonStyle = RowLayout.BorderedProminentButtonStyle
  /// `BorderlessButtonStyle` by its qualified name.
  public typealias BorderlessButtonStyle = RowLayout.BorderlessButtonStyle
  /// `ButtonStyleConfiguration` by its qualified name.
  public typealias ButtonStyleConfiguration = RowLayout.ButtonStyleConfiguration
  /// `ColorSchemeContrast` by its qualified name.
  public typealias ColorSchemeContrast = RowLayout.ColorSchemeContrast
  /// `ConcentricRectangle` by its qualified name.
  public typealias ConcentricRectangle = RowLayout.ConcentricRectangle
  /// `ContentTransition` by its qualified name.
  public typealias ContentTransition = RowLayout.ContentTransition
  /// `ContentUnavailableView` by its qualified name.
  public typealias ContentUnavailableView = RowLayout.ContentUnavailableView
  /// `DisclosureGroupStyle` by its qualified name.
  public typealias DisclosureGroupStyle = RowLayout.DisclosureGroupStyle
  /// `DismissAction` by its qualified name.
  public typealias DismissAction = RowLayout.DismissAction
  /// `DragGesture` by its qualified name.
  public typealias DragGesture = RowLayout.DragGesture
  /// `DynamicProperty` by its qualified name.
  public typealias DynamicProperty = RowLayout.DynamicProperty
  /// `EditButton` by its qualified name.
  public typealias EditButton = RowLayout.EditButton
  /// `EditMode` by its qualified name.
  public typealias EditMode = RowLayout.EditMode
  /// `EllipticalGradient` by its qualified name.
  public typealias EllipticalGradient = RowLayout.EllipticalGradient
  /// `EventModifiers` by its qualified name.
  public typealias EventModifiers = RowLayout.EventModifiers
  /// `FillStyle` by its qualified name.
  public typealias FillStyle = RowLayout.FillStyle
  /// `FocusedValue` by its qualified name.
  public typealias FocusedValue = RowLayout.FocusedValue
  /// `FocusedValues` by its qualified name.
  public typealias FocusedValues = RowLayout.FocusedValues
  /// `Gauge` by its qualified name.
  public typealias Gauge = RowLayout.Gauge
  /// `GaugeStyle` by its qualified name.
  public typealias GaugeStyle = RowLayout.GaugeStyle
  /// `GestureMask` by its qualified name.
  public typealias GestureMask = RowLayout.GestureMask
  /// `GestureState` by its qualified name.
  public typealias GestureState = RowLayout.GestureState
  /// `GlassEffectContainer` by its qualified name.
  public typealias GlassEffectContainer = RowLayout.GlassEffectContainer
  /// `GraphicsContext` by its qualified name.
  public typealias GraphicsContext = RowLayout.GraphicsContext
  /// `GridItem` by its qualified name.
  public typealias GridItem = RowLayout.GridItem
  /// `GroupBoxStyle` by its qualified name.
  public typealias GroupBoxStyle = RowLayout.GroupBoxStyle
  /// `HStackLayout` by its qualified name.
  public typealias HStackLayout = RowLayout.HStackLayout
  /// `HorizontalEdge` by its qualified name.
  public typealias HorizontalEdge = RowLayout.HorizontalEdge
  /// `HoverEffect` by its qualified name.
  public typealias HoverEffect = RowLayout.HoverEffect
  /// `IconOnlyLabelStyle` by its qualified name.
  public typealias IconOnlyLabelStyle = RowLayout.IconOnlyLabelStyle
  /// `ImageRenderer` by its qualified name.
  public typealias ImageRenderer = RowLayout.ImageRenderer
  /// `InsetGroupedListStyle` by its qualified name.
  public typealias InsetGroupedListStyle = RowLayout.InsetGroupedListStyle
  /// `InsettableShape` by its qualified name.
  public typealias InsettableShape = RowLayout.InsettableShape
  /// `KeyEquivalent` by its qualified name.
  public typealias KeyEquivalent = RowLayout.KeyEquivalent
  /// `KeyboardShortcut` by its qualified name.
  public typealias KeyboardShortcut = RowLayout.KeyboardShortcut
  /// `LabelStyleConfiguration` by its qualified name.
  public typealias LabelStyleConfiguration = RowLayout.LabelStyleConfiguration
  /// `LayoutSubview` by its qualified name.
  public typealias LayoutSubview = RowLayout.LayoutSubview
  /// `LayoutSubviews` by its qualified name.
  public typealias LayoutSubviews = RowLayout.LayoutSubviews
  /// `LayoutValueKey` by its qualified name.
  public typealias LayoutValueKey = RowLayout.LayoutValueKey
  /// `LegibilityWeight` by its qualified name.
  public typealias LegibilityWeight = RowLayout.LegibilityWeight
  /// `ListStyle` by its qualified name.
  public typealias ListStyle = RowLayout.ListStyle
  /// `LongPressGesture` by its qualified name.
  public typealias LongPressGesture = RowLayout.LongPressGesture
  /// `MagnifyGesture` by its qualified name.
  public typealias MagnifyGesture = RowLayout.MagnifyGesture
  /// `MenuStyle` by its qualified name.
  public typealias MenuStyle = RowLayout.MenuStyle
  /// `NavigationPath` by its qualified name.
  public typealias NavigationPath = RowLayout.NavigationPath
  /// `NavigationSplitView` by its qualified name.
  public typealias NavigationSplitView = RowLayout.NavigationSplitView
  /// `PhaseAnimator` by its qualified name.
  public typealias PhaseAnimator = RowLayout.PhaseAnimator
  /// `PickerStyle` by its qualified name.
  public typealias PickerStyle = RowLayout.PickerStyle
  /// `PinnedScrollableViews` by its qualified name.
  public typealias PinnedScrollableViews = RowLayout.PinnedScrollableViews
  /// `PlainButtonStyle` by its qualified name.
  public typealias PlainButtonStyle = RowLayout.PlainButtonStyle
  /// `PlainListStyle` by its qualified name.
  public typealias PlainListStyle = RowLayout.PlainListStyle
  /// `PresentationDetent` by its qualified name.
  public typealias PresentationDetent = RowLayout.PresentationDetent
  /// `PresentationMode` by its qualified name.
  public typealias PresentationMode = RowLayout.PresentationMode
  /// `PreviewProvider` by its qualified name.
  public typealias PreviewProvider = RowLayout.PreviewProvider
  /// `PrimitiveButtonStyleConfiguration` by its qualified name.
  public typealias PrimitiveButtonStyleConfiguration = RowLayout.PrimitiveButtonStyleConfiguration
  /// `RedactionReasons` by its qualified name.
  public typealias RedactionReasons = RowLayout.RedactionReasons
  /// `RefreshAction` by its qualified name.
  public typealias RefreshAction = RowLayout.RefreshAction
  /// `RotateGesture` by its qualified name.
  public typealias RotateGesture = RowLayout.RotateGesture
  /// `ScenePhase` by its qualified name.
  public typealias ScenePhase = RowLayout.ScenePhase
  /// `SceneStorage` by its qualified name.
  public typealias SceneStorage = RowLayout.SceneStorage
  /// `ScrollGeometry` by its qualified name.
  public typealias ScrollGeometry = RowLayout.ScrollGeometry
  /// `ScrollPhase` by its qualified name.
  public typealias ScrollPhase = RowLayout.ScrollPhase
  /// `ScrollPosition` by its qualified name.
  public typealias ScrollPosition = RowLayout.ScrollPosition
  /// `SegmentedPickerStyle` by its qualified name.
  public typealias SegmentedPickerStyle = RowLayout.SegmentedPickerStyle
  /// `SensoryFeedback` by its qualified name.
  public typealias SensoryFeedback = RowLayout.SensoryFeedback
  /// `ShareLink` by its qualified name.
  public typealias ShareLink = RowLayout.ShareLink
  /// `SharePreview` by its qualified name.
  public typealias SharePreview = RowLayout.SharePreview
  /// `Spring` by its qualified name.
  public typealias Spring = RowLayout.Spring
  /// `SubmitLabel` by its qualified name.
  public typealias SubmitLabel = RowLayout.SubmitLabel
  /// `SymbolRenderingMode` by its qualified name.
  public typealias SymbolRenderingMode = RowLayout.SymbolRenderingMode
  /// `SymbolVariants` by its qualified name.
  public typealias SymbolVariants = RowLayout.SymbolVariants
  /// `Tab` by its qualified name.
  public typealias Tab = RowLayout.Tab
  /// `TabSection` by its qualified name.
  public typealias TabSection = RowLayout.TabSection
  /// `Table` by its qualified name.
  public typealias Table = RowLayout.Table
  /// `TableColumn` by its qualified name.
  public typealias TableColumn = RowLayout.TableColumn
  /// `TapGesture` by its qualified name.
  public typealias TapGesture = RowLayout.TapGesture
  /// `TextFieldStyle` by its qualified name.
  public typealias TextFieldStyle = RowLayout.TextFieldStyle
  /// `TextSelection` by its qualified name.
  public typealias TextSelection = RowLayout.TextSelection
  /// `TimeDataSource` by its qualified name.
  public typealias TimeDataSource = RowLayout.TimeDataSource
  /// `TitleAndIconLabelStyle` by its qualified name.
  public typealias TitleAndIconLabelStyle = RowLayout.TitleAndIconLabelStyle
  /// `TitleOnlyLabelStyle` by its qualified name.
  public typealias TitleOnlyLabelStyle = RowLayout.TitleOnlyLabelStyle
  /// `ToolbarContent` by its qualified name.
  public typealias ToolbarContent = RowLayout.ToolbarContent
  /// `ToolbarItem` by its qualified name.
  public typealias ToolbarItem = RowLayout.ToolbarItem
  /// `ToolbarItemGroup` by its qualified name.
  public typealias ToolbarItemGroup = RowLayout.ToolbarItemGroup
  /// `ToolbarItemPlacement` by its qualified name.
  public typealias ToolbarItemPlacement = RowLayout.ToolbarItemPlacement
  /// `ToolbarSpacer` by its qualified name.
  public typealias ToolbarSpacer = RowLayout.ToolbarSpacer
  /// `TransactionKey` by its qualified name.
  public typealias TransactionKey = RowLayout.TransactionKey
  /// `UnitCurve` by its qualified name.
  public typealias UnitCurve = RowLayout.UnitCurve
  /// `VStackLayout` by its qualified name.
  public typealias VStackLayout = RowLayout.VStackLayout
  /// `VerticalEdge` by its qualified name.
  public typealias VerticalEdge = RowLayout.VerticalEdge
  /// `ViewDimensions` by its qualified name.
  public typealias ViewDimensions = RowLayout.ViewDimensions
  /// `ViewSpacing` by its qualified name.
  public typealias ViewSpacing = RowLayout.ViewSpacing
  /// `ZStackLayout` by its qualified name.
  public typealias ZStackLayout = RowLayout.ZStackLayout
}
