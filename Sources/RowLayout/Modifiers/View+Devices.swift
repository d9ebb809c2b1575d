// Modifiers of views on a watch and in space, which leave a row's height as it is.

/// The steps of a watch's crown.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Few, some or many.
  case low, medium, high
}

/// A turn of a watch's crown.
public struct DigitalCrownEvent: Hashable, Sendable {
  /// The place.
  public var offset: Double
  /// The pace.
  public var velocity: Double
}

/// When glass is drawn behind a view.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  /// Always, where the system draws it, or never.
  case always, implicit, never
}

/// The place around a window where a view stands.
public struct OrnamentAttachmentAnchor: Hashable, Sendable {
  private let point: UnitPoint
  /// A place at the window.
  public static func scene(_ point: UnitPoint) -> Self { Self(point: point) }
  /// A place at the view.
  public static func parent(_ point: UnitPoint) -> Self { Self(point: point) }
}

/// A place in depth.
public enum DepthAlignment: Hashable, Sendable {
  /// Behind, in the middle, or in front.
  case back, center, front
}

nonisolated extension View {
  /// Accepts turns of a watch's crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
  /// Accepts turns of a watch's crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint { self }
  /// Accepts turns of a watch's crown between two values.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { self }
  /// Accepts turns of a watch's crown by steps.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint { self }
  /// Accepts a mark beside a watch's crown.
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
  /// Accepts a view beside a watch's crown.
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
  /// Nearer, or further away.
  public func offset(z: CGFloat) -> some View { self }
  /// Accepts a depth.
  public func frame(depth: CGFloat?, alignment: DepthAlignment = .back) -> some View { self }
}
