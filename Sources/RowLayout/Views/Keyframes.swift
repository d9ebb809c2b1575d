// Values along a line of time: described rows have the first ones.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A part of a line of time.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// Parts of a line of time, one after the other or side by side.
public struct KeyframeParts<Value>: Keyframes {
  init() {}
}

/// Builds a line of time.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression(_ part: some Keyframes<Value>) -> KeyframeParts<Value> {
    KeyframeParts()
  }
  public static func buildBlock(_ parts: KeyframeParts<Value>...) -> KeyframeParts<Value> { KeyframeParts() }
  public static func buildEither(first: KeyframeParts<Value>) -> KeyframeParts<Value> { first }
  public static func buildEither(second: KeyframeParts<Value>) -> KeyframeParts<Value> { second }
}

/// The line of time of a part of a value.
public struct KeyframeTrack<Value, Part>: Keyframes {
  public init(
    _ path: WritableKeyPath<Value, Part>, @KeyframesBuilder<Part> content: () -> KeyframeParts<Part>
  ) {}
  public init(@KeyframesBuilder<Part> content: () -> KeyframeParts<Part>) where Value == Part {}
}

/// A value that is reached evenly.
public struct LinearKeyframe<Value>: Keyframes {
  /// A value after a time in seconds.
  public init(_ to: Value, duration: TimeInterval) {}
}

/// A value that is reached along a curve.
public struct CubicKeyframe<Value>: Keyframes {
  /// A value after a time in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A value that is reached as by a spring.
public struct SpringKeyframe<Value>: Keyframes {
  /// A value after a time in seconds.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// A value that is there at once.
public struct MoveKeyframe<Value>: Keyframes {
  public init(_ to: Value) {}
}

/// A spring.
public struct Spring: Hashable, Sendable {
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
  public init(response: Double, dampingRatio: Double) {}
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {}
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
  public static let snappy = Spring(), smooth = Spring(), bouncy = Spring()
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
}

/// Content that changes along lines of time; described rows stand at its first value.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  private let content: Content
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { self.content = content(initialValue) }
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { self.init(initialValue: initialValue, content: content, keyframes: keyframes) }
  public var body: some View { content }
}

nonisolated extension View {
  public func keyframeAnimator<Value, V: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (ModifierContent, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeParts<Value>
  ) -> some View { content(ModifierContent(content: self), initialValue) }

  public func keyframeAnimator<Value, V: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (ModifierContent, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeParts<Value>
  ) -> some View { content(ModifierContent(content: self), initialValue) }
}
