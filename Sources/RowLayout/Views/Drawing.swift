// Views whose content is drawn or made while they are seen.

/// A drawing in all the room that is proposed; described rows keep none of it.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// A drawing, of views or without.
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
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// Colours along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading
    {
      Shading()
    }
    /// Colours around a place.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    /// Colours around a place, by their angles.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
      Shading()
    }
    /// The colour around; the colour behind.
    public static let foreground = Shading(), background = Shading()
  }
  /// A text that is ready to be drawn, as large as nothing.
  public struct ResolvedText {
    /// The filling.
    public var shading = Shading.foreground
    /// The size, of which nothing is known.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }
  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    /// The size, of which nothing is known.
    public var size: CGSize { .zero }
    /// The filling.
    public var shading: Shading?
  }
  /// A view that is ready to be drawn, as large as nothing.
  public struct ResolvedSymbol {
    /// The size, of which nothing is known.
    public var size: CGSize { .zero }
  }
  /// A view of the drawing by its tag; nil, as none is made.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// A change of what is drawn.
  public struct Filter: Sendable {
    /// Not sharp.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// With a shadow.
    public static func shadow(
      color: Color = Color("black/0.33"), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    /// By how much is seen.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter()
    }
  }
  /// The opacity.
  public var opacity = 1.0
  /// The colour space of a mix.
  public var blendMode = BlendMode.normal
  /// The matrix of all that follows.
  public var transform = CGAffineTransform.identity
  /// The values of the environment.
  public var environment: EnvironmentValues { .current }
  /// A text that is ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// An image that is ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Draws a text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws an image.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
  /// Changes all that follows.
  public mutating func addFilter(_ filter: Filter) {}
  /// Cuts off all that follows.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Draws into a layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Makes all that follows larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle) {}
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Draws a path's line.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a path's line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Moves all that follows.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Turns all that follows.
  public mutating func rotate(by angle: Angle) {}
}

/// Content that is made anew as time goes by; laid out as it is now.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The time for which content is made.
  public typealias Context = TimelineViewDefaultContext

  private let content: Content

  /// Content by a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: (TimelineViewDefaultContext) -> Content) {
    self.content = content(TimelineViewDefaultContext(date: Date()))
  }
  /// The content.
  public var body: some View { content }
}

/// The time for which content is made.
public struct TimelineViewDefaultContext {
  /// The date.
  public let date: Date
  /// The rate of new content.
  public let cadence = Cadence.live
  /// A rate of new content.
  public enum Cadence: Comparable, Sendable {
    /// Always; each second; each minute.
    case live, seconds, minutes
  }
}

/// When content is made anew.
public protocol TimelineSchedule: Sendable {}
/// At a distance of time.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// A schedule.
  public init(from start: Date, by interval: TimeInterval) {}
}
/// Each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /** A schedule. */
  public init() {}
}
/// As often as possible.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// A schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
/// At dates.
public struct ExplicitTimelineSchedule: TimelineSchedule {
  /// A schedule.
  public init<Dates: Sequence>(_ dates: Dates) where Dates.Element == Date {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At a distance of time.
  public static func periodic(from start: Date, by interval: TimeInterval) -> Self {
    Self(from: start, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Each minute.
  public static var everyMinute: Self { Self() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as possible.
  public static var animation: Self { Self() }
  /// As often as possible, or not at all.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
}
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// At dates.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self where Dates.Element == Date {
    Self(dates)
  }
}
