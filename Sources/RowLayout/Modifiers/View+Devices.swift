// Modifiers of views on a watch and in space, which leave a row's height as it is.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The steps of a watch's crown.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  case low, medium, high
}

/// A turn of a watch's crown.
public struct DigitalCrownEvent: Hashable, Sendable {
  public var offset: Double
  public var velocity: Double
}

/// When glass is drawn behind a view.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  case always, implicit, never
}

/// The place around a window where a view stands.
public struct OrnamentAttachmentAnchor: Hashable, Sendable {
  private let point: UnitPoint
  public static func scene(_ point: UnitPoint) -> Self { Self(point: point) }
  public static func parent(_ point: UnitPoint) -> Self { Self(point: point) }
}

/// A place in depth.
public enum DepthAlignment: Hashable, Sendable {
  case back, center, front
}

nonisolated extension View {
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint { self }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { self }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint { self }
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
  public func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Glass behind (rule M1).
  public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View { self }
  /// Glass of a shape behind (rule M1).
  public func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { self }
  /// Accepts a view beside the window, which a row has not.
  public func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View { self }
  public func offset(z: CGFloat) -> some View { self }
  public func frame(depth: CGFloat?, alignment: DepthAlignment = .back) -> some View { self }
}
