/// The names of SwiftUI, where code names the module before them: `SwiftUI.Text`. Each is described where it is declared.
@NamesOfModule(
  """
  AccessibilityTraits Alert Alignment Angle AngularGradient Animatable Animation AnyGradient AnyLayout
  AnyShape AnyShapeStyle AnyTransition AnyView AppStorage AsyncImage AsyncImagePhase Axis Bindable Binding
  BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonStyle Button ButtonRole ButtonStyle
  ButtonStyleConfiguration Canvas Capsule Circle Color ColorPicker ColorScheme ColorSchemeContrast
  ConcentricRectangle ContentMode ContentTransition ContentUnavailableView ControlGroup ControlSize
  DatePicker DisclosureGroup DisclosureGroupStyle DismissAction Divider DragGesture DynamicProperty
  DynamicTypeSize Edge EdgeInsets EditButton EditMode Ellipse EllipticalGradient EmptyView Environment
  EnvironmentKey EnvironmentObject EnvironmentValues EventModifiers FillStyle FocusState FocusedValue
  FocusedValues Font ForEach Form Gauge GaugeStyle GeometryProxy GeometryReader GestureMask GestureState
  GlassEffectContainer Gradient GraphicsContext Grid GridItem GridLayout GridRow Group GroupBox GroupBoxStyle HStack
  HStackLayout HorizontalAlignment HorizontalEdge HoverEffect IconOnlyLabelStyle Image ImageRenderer
  InsetGroupedListStyle InsettableShape KeyEquivalent KeyboardShortcut KeyframeAnimator Label LabelStyle
  LabelStyleConfiguration LabeledContent Layout LayoutDirection LayoutSubview LayoutSubviews LayoutValueKey
  LazyHGrid LazyHStack LazyVGrid LazyVStack LegibilityWeight LinearGradient Link List ListStyle
  LocalizedStringKey LongPressGesture MagnifyGesture Material Menu MenuStyle Namespace NavigationLink
  NavigationPath NavigationSplitView NavigationStack NavigationView ObservedObject Path PhaseAnimator Picker
  PickerStyle PinnedScrollableViews PlainButtonStyle PlainListStyle PreferenceKey PresentationDetent
  PresentationMode PreviewProvider PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView
  ProgressViewStyle ProposedViewSize RadialGradient Rectangle RedactionReasons RefreshAction RotateGesture
  RoundedRectangle ScaledMetric ScenePhase SceneStorage ScrollGeometry ScrollPhase ScrollPosition ScrollView
  ScrollViewProxy ScrollViewReader SecureField SegmentedPickerStyle SensoryFeedback Shape ShapeStyle
  ShareLink SharePreview Slider Spacer Spring State StateObject Stepper StrokeStyle SubmitLabel
  SymbolRenderingMode SymbolVariants Tab TabSection TabView Table TableColumn TapGesture Text TextAlignment
  TextEditor TextField TextFieldStyle TextSelection TimeDataSource TimelineView TitleAndIconLabelStyle
  TitleOnlyLabelStyle Toggle ToggleStyle ToolbarContent ToolbarItem ToolbarItemGroup ToolbarItemPlacement
  ToolbarSpacer Transaction TransactionKey UnevenRoundedRectangle UnitCurve UnitPoint UserInterfaceSizeClass
  VStack VStackLayout VectorArithmetic VerticalAlignment VerticalEdge View ViewBuilder ViewDimensions
  ViewModifier ViewSpacing ViewThatFits Visibility ZStack ZStackLayout
  """)
public enum SwiftUI {}

/// The part of SwiftUI that has no controls, as code of later years names it.
public typealias SwiftUICore = SwiftUI

/// Makes each of some names of the module one of the type, too.
@attached(member, names: arbitrary)
macro NamesOfModule(_ names: String) = #externalMacro(module: "RowMacros", type: "NamesOfModule")
