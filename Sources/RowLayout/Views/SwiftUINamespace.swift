/// The names of SwiftUI, where code names the module before them: `SwiftUI.Text`.
public enum SwiftUI {
  /// `View` by its qualified name.
  public typealias View = RowLayout.View
  /// `ViewBuilder` by its qualified name.
  public typealias ViewBuilder = RowLayout.ViewBuilder
  /// `ViewModifier` by its qualified name.
  public typealias ViewModifier = RowLayout.ViewModifier
  /// `Shape` by its qualified name.
  public typealias Shape = RowLayout.Shape
  /// `ShapeStyle` by its qualified name.
  public typealias ShapeStyle = RowLayout.ShapeStyle
  /// `Text` by its qualified name.
  public typealias Text = RowLayout.Text
  /// `Image` by its qualified name.
  public typealias Image = RowLayout.Image
  /// `Color` by its qualified name.
  public typealias Color = RowLayout.Color
  /// `Font` by its qualified name.
  public typealias Font = RowLayout.Font
  /// `Spacer` by its qualified name.
  public typealias Spacer = RowLayout.Spacer
  /// `Divider` by its qualified name.
  public typealias Divider = RowLayout.Divider
  /// `Rectangle` by its qualified name.
  public typealias Rectangle = RowLayout.Rectangle
  /// `RoundedRectangle` by its qualified name.
  public typealias RoundedRectangle = RowLayout.RoundedRectangle
  /// `UnevenRoundedRectangle` by its qualified name.
  public typealias UnevenRoundedRectangle = RowLayout.UnevenRoundedRectangle
  /// `Circle` by its qualified name.
  public typealias Circle = RowLayout.Circle
  /// `Capsule` by its qualified name.
  public typealias Capsule = RowLayout.Capsule
  /// `Ellipse` by its qualified name.
  public typealias Ellipse = RowLayout.Ellipse
  /// `Path` by its qualified name.
  public typealias Path = RowLayout.Path
  /// `Angle` by its qualified name.
  public typealias Angle = RowLayout.Angle
  /// `Edge` by its qualified name.
  public typealias Edge = RowLayout.Edge
  /// `EdgeInsets` by its qualified name.
  public typealias EdgeInsets = RowLayout.EdgeInsets
  /// `Axis` by its qualified name.
  public typealias Axis = RowLayout.Axis
  /// `Alignment` by its qualified name.
  public typealias Alignment = RowLayout.Alignment
  /// `HorizontalAlignment` by its qualified name.
  public typealias HorizontalAlignment = RowLayout.HorizontalAlignment
  /// `VerticalAlignment` by its qualified name.
  public typealias VerticalAlignment = RowLayout.VerticalAlignment
  /// `UnitPoint` by its qualified name.
  public typealias UnitPoint = RowLayout.UnitPoint
  /// `EmptyView` by its qualified name.
  public typealias EmptyView = RowLayout.EmptyView
  /// `AnyView` by its qualified name.
  public typealias AnyView = RowLayout.AnyView
  /// `Animation` by its qualified name.
  public typealias Animation = RowLayout.Animation
  /// `AnyTransition` by its qualified name.
  public typealias AnyTransition = RowLayout.AnyTransition
  /// `Gradient` by its qualified name.
  public typealias Gradient = RowLayout.Gradient
  /// `LinearGradient` by its qualified name.
  public typealias LinearGradient = RowLayout.LinearGradient
  /// `RadialGradient` by its qualified name.
  public typealias RadialGradient = RowLayout.RadialGradient
  /// `AngularGradient` by its qualified name.
  public typealias AngularGradient = RowLayout.AngularGradient
  /// `Material` by its qualified name.
  public typealias Material = RowLayout.Material
  /// `ContentMode` by its qualified name.
  public typealias ContentMode = RowLayout.ContentMode
  /// `ColorScheme` by its qualified name.
  public typealias ColorScheme = RowLayout.ColorScheme
  /// `LayoutDirection` by its qualified name.
  public typealias LayoutDirection = RowLayout.LayoutDirection
  /// `DynamicTypeSize` by its qualified name.
  public typealias DynamicTypeSize = RowLayout.DynamicTypeSize
  /// `EnvironmentValues` by its qualified name.
  public typealias EnvironmentValues = RowLayout.EnvironmentValues
  /// `EnvironmentKey` by its qualified name.
  public typealias EnvironmentKey = RowLayout.EnvironmentKey
  /// `PreferenceKey` by its qualified name.
  public typealias PreferenceKey = RowLayout.PreferenceKey
  /// `GeometryProxy` by its qualified name.
  public typealias GeometryProxy = RowLayout.GeometryProxy
  /// `TextAlignment` by its qualified name.
  public typealias TextAlignment = RowLayout.TextAlignment
  /// `Visibility` by its qualified name.
  public typealias Visibility = RowLayout.Visibility
  /// `ButtonRole` by its qualified name.
  public typealias ButtonRole = RowLayout.ButtonRole
  /// `ButtonStyle` by its qualified name.
  public typealias ButtonStyle = RowLayout.ButtonStyle
  /// `PrimitiveButtonStyle` by its qualified name.
  public typealias PrimitiveButtonStyle = RowLayout.PrimitiveButtonStyle
  /// `LabelStyle` by its qualified name.
  public typealias LabelStyle = RowLayout.LabelStyle
  /// `ToggleStyle` by its qualified name.
  public typealias ToggleStyle = RowLayout.ToggleStyle
  /// `ProgressViewStyle` by its qualified name.
  public typealias ProgressViewStyle = RowLayout.ProgressViewStyle
  /// `LocalizedStringKey` by its qualified name.
  public typealias LocalizedStringKey = RowLayout.LocalizedStringKey
  /// `Namespace` by its qualified name.
  public typealias Namespace = RowLayout.Namespace
  /// `AsyncImagePhase` by its qualified name.
  public typealias AsyncImagePhase = RowLayout.AsyncImagePhase
  /// `Transaction` by its qualified name.
  public typealias Transaction = RowLayout.Transaction
  /// `Layout` by its qualified name.
  public typealias Layout = RowLayout.Layout
  /// `AnyLayout` by its qualified name.
  public typealias AnyLayout = RowLayout.AnyLayout
  /// `ProposedViewSize` by its qualified name.
  public typealias ProposedViewSize = RowLayout.ProposedViewSize
  /// `Animatable` by its qualified name.
  public typealias Animatable = RowLayout.Animatable
  /// `VectorArithmetic` by its qualified name.
  public typealias VectorArithmetic = RowLayout.VectorArithmetic
  /// `StrokeStyle` by its qualified name.
  public typealias StrokeStyle = RowLayout.StrokeStyle
  /// `ScrollViewProxy` by its qualified name.
  public typealias ScrollViewProxy = RowLayout.ScrollViewProxy
  /// `TextEditor` by its qualified name.
  public typealias TextEditor = RowLayout.TextEditor
  /// `UserInterfaceSizeClass` by its qualified name.
  public typealias UserInterfaceSizeClass = RowLayout.UserInterfaceSizeClass
  /// `ControlSize` by its qualified name.
  public typealias ControlSize = RowLayout.ControlSize
  /// `VStack` by its qualified name.
  public typealias VStack = RowLayout.VStack
  /// `HStack` by its qualified name.
  public typealias HStack = RowLayout.HStack
  /// `ZStack` by its qualified name.
  public typealias ZStack = RowLayout.ZStack
  /// `LazyVStack` by its qualified name.
  public typealias LazyVStack = RowLayout.LazyVStack
  /// `LazyHStack` by its qualified name.
  public typealias LazyHStack = RowLayout.LazyHStack
  /// `LazyVGrid` by its qualified name.
  public typealias LazyVGrid = RowLayout.LazyVGrid
  /// `LazyHGrid` by its qualified name.
  public typealias LazyHGrid = RowLayout.LazyHGrid
  /// `Grid` by its qualified name.
  public typealias Grid = RowLayout.Grid
  /// `GridRow` by its qualified name.
  public typealias GridRow = RowLayout.GridRow
  /// `Group` by its qualified name.
  public typealias Group = RowLayout.Group
  /// `ForEach` by its qualified name.
  public typealias ForEach = RowLayout.ForEach
  /// `List` by its qualified name.
  public typealias List = RowLayout.List
  /// `Form` by its qualified name.
  public typealias Form = RowLayout.Form
  /// `Button` by its qualified name.
  public typealias Button = RowLayout.Button
  /// `Label` by its qualified name.
  public typealias Label = RowLayout.Label
  /// `Toggle` by its qualified name.
  public typealias Toggle = RowLayout.Toggle
  /// `Picker` by its qualified name.
  public typealias Picker = RowLayout.Picker
  /// `NavigationLink` by its qualified name.
  public typealias NavigationLink = RowLayout.NavigationLink
  /// `Link` by its qualified name.
  public typealias Link = RowLayout.Link
  /// `Menu` by its qualified name.
  public typealias Menu = RowLayout.Menu
  /// `TextField` by its qualified name.
  public typealias TextField = RowLayout.TextField
  /// `SecureField` by its qualified name.
  public typealias SecureField = RowLayout.SecureField
  /// `Slider` by its qualified name.
  public typealias Slider = RowLayout.Slider
  /// `Stepper` by its qualified name.
  public typealias Stepper = RowLayout.Stepper
  /// `ProgressView` by its qualified name.
  public typealias ProgressView = RowLayout.ProgressView
  /// `LabeledContent` by its qualified name.
  public typealias LabeledContent = RowLayout.LabeledContent
  /// `DatePicker` by its qualified name.
  public typealias DatePicker = RowLayout.DatePicker
  /// `ColorPicker` by its qualified name.
  public typealias ColorPicker = RowLayout.ColorPicker
  /// `DisclosureGroup` by its qualified name.
  public typealias DisclosureGroup = RowLayout.DisclosureGroup
  /// `GroupBox` by its qualified name.
  public typealias GroupBox = RowLayout.GroupBox
  /// `ScrollView` by its qualified name.
  public typealias ScrollView = RowLayout.ScrollView
  /// `ScrollViewReader` by its qualified name.
  public typealias ScrollViewReader = RowLayout.ScrollViewReader
  /// `GeometryReader` by its qualified name.
  public typealias GeometryReader = RowLayout.GeometryReader
  /// `ViewThatFits` by its qualified name.
  public typealias ViewThatFits = RowLayout.ViewThatFits
  /// `AsyncImage` by its qualified name.
  public typealias AsyncImage = RowLayout.AsyncImage
  /// `TabView` by its qualified name.
  public typealias TabView = RowLayout.TabView
  /// `NavigationStack` by its qualified name.
  public typealias NavigationStack = RowLayout.NavigationStack
  /// `NavigationView` by its qualified name.
  public typealias NavigationView = RowLayout.NavigationView
  /// `TimelineView` by its qualified name.
  public typealias TimelineView = RowLayout.TimelineView
  /// `Canvas` by its qualified name.
  public typealias Canvas = RowLayout.Canvas
  /// `ControlGroup` by its qualified name.
  public typealias ControlGroup = RowLayout.ControlGroup
  /// `State` by its qualified name.
  public typealias State = RowLayout.State
  /// `Binding` by its qualified name.
  public typealias Binding = RowLayout.Binding
  /// `Environment` by its qualified name.
  public typealias Environment = RowLayout.Environment
  /// `EnvironmentObject` by its qualified name.
  public typealias EnvironmentObject = RowLayout.EnvironmentObject
  /// `ObservedObject` by its qualified name.
  public typealias ObservedObject = RowLayout.ObservedObject
  /// `StateObject` by its qualified name.
  public typealias StateObject = RowLayout.StateObject
  /// `FocusState` by its qualified name.
  public typealias FocusState = RowLayout.FocusState
  /// `ScaledMetric` by its qualified name.
  public typealias ScaledMetric = RowLayout.ScaledMetric
  /// `AppStorage` by its qualified name.
  public typealias AppStorage = RowLayout.AppStorage
  /// `Bindable` by its qualified name.
  public typealias Bindable = RowLayout.Bindable
}
