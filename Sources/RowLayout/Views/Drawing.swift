// Views whose content is drawn or made while they are seen.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A drawing in all the room that is proposed; described rows keep none of it.
public struct Canvas<Symbols: View>: PrimitiveView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols = { EmptyView() }
  ) {}

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.rect(ShapeDescription(.rectangle)))
  }
}

/// The tools of a drawing; described rows keep none of it.
public struct GraphicsContext {
  /// A colour or more to draw with.
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading
    { Shading() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
      Shading()
    }
    public static let foreground = Shading(), background = Shading()
  }
  /// A text that is ready to be drawn, as large as nothing.
  public struct ResolvedText {
    public var shading = Shading.foreground
    public func measure(in size: CGSize) -> CGSize { .zero }
  }
  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    public var size: CGSize { .zero }
    public var shading: Shading?
  }
  /// A view that is ready to be drawn, as large as nothing.
  public struct ResolvedSymbol {
    public var size: CGSize { .zero }
  }
  /// A view of the drawing by its tag; nil, as none is made.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// A change of what is drawn.
  public struct Filter: Sendable {
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func shadow(
      color: Color = Color("black/0.33"), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter()
    }
  }
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  public var environment: EnvironmentValues { .current }
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
  public mutating func addFilter(_ filter: Filter) {}
  /// The side of a clip that is drawn.
  public struct ClipOptions: OptionSet, Sendable {
    public static let inverse = ClipOptions(rawValue: 1)
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows { try drawLayer(content: content) }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public func fill(_ path: Path, with shading: Shading, style: FillStyle) {}
  public func fill(_ path: Path, with shading: Shading) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
}

/// Content that is made anew as time goes by; laid out as it is now.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewDefaultContext

  private let content: Content

  public init(_ schedule: Schedule, @ViewBuilder content: (TimelineViewDefaultContext) -> Content) {
    self.content = content(TimelineViewDefaultContext(date: Date()))
  }
  public var body: some View { content }
}

/// The time for which content is made.
public struct TimelineViewDefaultContext {
  public let date: Date
  public let cadence = Cadence.live
  /// A rate of new content.
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }
}

/// When content is made anew.
public protocol TimelineSchedule: Sendable {}
/// At a distance of time.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  public init(from start: Date, by interval: TimeInterval) {}
}
/// Each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
}
/// As often as possible.
public struct AnimationTimelineSchedule: TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
/// At dates.
public struct ExplicitTimelineSchedule: TimelineSchedule {
  public init<Dates: Sequence>(_ dates: Dates) where Dates.Element == Date {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from start: Date, by interval: TimeInterval) -> Self {
    Self(from: start, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
}
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self where Dates.Element == Date {
    Self(dates)
  }
}
