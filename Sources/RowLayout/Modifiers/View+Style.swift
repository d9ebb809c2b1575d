extension View {
  /// The colour of texts and shapes inside (rule M1).
  public func foregroundColor(_ color: Color?) -> some View {
    styled { $0.foreground = color?.spelling }
  }

  /// The colour of texts and shapes inside (rule M1).
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    styled { $0.foreground = style.spelling }
  }

  /// The colour of what acts inside (rule M1).
  public func tint(_ color: Color?) -> some View { styled { $0.tint = color?.spelling } }

  /// The colour of what acts inside (rule M1).
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// How much is seen (rule M1).
  public func opacity(_ opacity: Double) -> some View { styled { $0.opacity = opacity } }

  /// Corners rounded by a radius in points (rule M1).
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    styled {
      $0.cornerRadius = radius
      $0.clipped = true
    }
  }

  /// Cut off at the frame (rule M1).
  public func clipped(antialiased: Bool = false) -> some View { styled { $0.clipped = true } }

  /// Cut off at a shape's line (rule M1).
  public func clipShape(_ shape: some Shape) -> some View {
    let outline = shape.outline
    return styled {
      $0.clipShape = outline.shape.rawValue
      $0.cornerRadius = outline.cornerRadius
    }
  }

  /// Cut out by a view's opaque parts; only the view's being there is kept (rule M1).
  public func shadow(
    color: Color = Color("black/0.33"), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    styled { $0.shadow = radius }
  }

  /// Turned about the middle (rule M1).
  public func rotationEffect(_ angle: Angle) -> some View { styled { $0.rotation = angle.degrees } }

  /// Drawn larger or smaller (rule M1).
  public func scaleEffect(_ scale: Double) -> some View { styled { $0.scale = scale } }

  /// Not drawn, though its place stays.
  public func hidden() -> some View { styled { $0.hidden = true } }

  /// A border drawn inside the frame (rule O1).
  public func border(_ style: some ShapeStyle, width: Double = 1) -> some View {
    modified { .border(color: style.spelling, width: width, child: $0) }
  }

  /// What is done when the view is tapped; no matter of layout.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

  /// What is done when the view appears; no matter of layout.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// What is done when the view disappears; no matter of layout.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Whether the view acts; no matter of layout.
  public func disabled(_ isDisabled: Bool) -> some View { self }

  /// What the view is called for those who do not see it; no matter of layout.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }

  /// Whether the view is there for those who do not see it; no matter of layout.
  public func accessibilityHidden(_ isHidden: Bool) -> some View { self }

  /// The view's name in tests; no matter of layout.
  public func accessibilityIdentifier(_ name: String) -> some View { self }

  /// A tag by which a choice is told; no matter of layout.
  public func tag(_ tag: some Hashable) -> some View { self }

  /// The shape in which the view is tapped; no matter of layout.
  public func contentShape(_ shape: some Shape) -> some View { self }
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// An angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * 180 / .pi) }
}
