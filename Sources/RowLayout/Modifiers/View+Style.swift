nonisolated extension View {
  /// The colour of texts and shapes inside (rule M1).
  public func foregroundColor(_ color: Color?) -> some View { styled { $0.foreground = color?.spelling } }

  /// The colour of texts and shapes inside (rule M1).
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    styled { $0.foreground = style.spelling }
  }

  /// The colour of what acts inside (rule M1).
  public func tint(_ color: Color?) -> some View { styled { $0.tint = color?.spelling } }

  /// The colour of what acts inside (rule M1).
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Sets the opacity (rule M1).
  public func opacity(_ opacity: Double) -> some View { styled { $0.opacity = opacity } }

  /// Corners rounded by a radius in points (rule M1).
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    styled {
      $0.cornerRadius = Double(radius)
      $0.clipped = true
    }
  }

  /// Cut off at the frame (rule M1).
  public func clipped(antialiased: Bool = false) -> some View { styled { $0.clipped = true } }

  /// Cut off at a shape's line (rule M1).
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    let outline = shape.outline
    return styled {
      $0.clipShape = outline.shape.rawValue
      $0.cornerRadius = outline.cornerRadius
    }
  }

  /// Cut out by a view's opaque parts; only the view's being there is kept (rule M1).
  public func shadow(
    color: Color = Color("black/0.33"), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { styled { $0.shadow = Double(radius) } }

  /// Turned about the middle (rule M1).
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    styled { $0.rotation = angle.degrees }
  }

  /// Drawn larger or smaller (rule M1).
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    styled { $0.scale = Double(scale) }
  }

  /// Drawn larger or smaller (rule M1).
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    styled { $0.scale = Double(max(x, y)) }
  }

  /// Not drawn, though its place stays.
  public func hidden() -> some View { styled { $0.hidden = true } }

  /// A border drawn inside the frame (rule O1).
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    modified { .border(color: style.spelling, width: Double(width), child: $0) }
  }

  /// Accepts a mask: the opaque parts of another view (rule M1).
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  /// Accepts a mask: the opaque parts of another view (rule M1).
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Drawn out of focus (rule M1).
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Drawn as one (rule M1).
  public func compositingGroup() -> some View { self }
  /// Accepts a blend mode (rule M1).
  public func blendMode(_ mode: BlendMode) -> some View { self }
  /// Accepts a saturation (rule M1).
  public func saturation(_ amount: Double) -> some View { self }
  /// Lightens it (rule M1).
  public func brightness(_ amount: Double) -> some View { self }
  /// Greys the view (rule M1).
  public func grayscale(_ amount: Double) -> some View { self }
  /// Light or dark inside (rule M1).
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  /// Accepts a rendering mode (rule M1).
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Which kind of symbols (rule M1).
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}
