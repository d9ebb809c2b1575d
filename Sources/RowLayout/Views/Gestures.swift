// Gestures: nobody touches a described row, so that their actions are never called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A gesture on a view.
public protocol Gesture<Value> {
  associatedtype Value
}

/// A gesture, or none.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

/// A gesture with actions.
public struct ModifiedGesture<Value>: Gesture {}

/// A gesture whose type is left open.
public struct AnyGesture<Value>: Gesture {
  public init<G: Gesture>(_ gesture: G) where G.Value == Value {}
}

extension Gesture {
  @preconcurrency
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> ModifiedGesture<Value> {
    ModifiedGesture()
  }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ModifiedGesture<Value> { ModifiedGesture() }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> ModifiedGesture<Other> {
    ModifiedGesture()
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public init(_ first: First, _ second: Second) {}
}

/// A gesture and another one after it.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the recognised one.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public init(_ first: First, _ second: Second) {}
}

/// A gesture, or else another one.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the recognised one.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public init(_ first: First, _ second: Second) {}
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture where Value: Equatable {
  @preconcurrency
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> ModifiedGesture<Value> {
    ModifiedGesture()
  }
}

/// A tap.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

/// A tap with its place.
public struct SpatialTapGesture: Gesture {
  /// A position.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag.
public struct DragGesture: Gesture {
  /// The location.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var velocity: CGSize
    public var predictedEndTranslation: CGSize { translation }
    public var predictedEndLocation: CGPoint { location }
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Two fingers that part.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that part, and where.
public struct MagnifyGesture: Gesture {
  /// The magnification.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The magnification; 1 at the beginning.
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn, and where.
public struct RotateGesture: Gesture {
  /// The rotation.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startLocation: CGPoint
  }
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A value while a gesture is done: described rows see the first one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  public var projectedValue: GestureState { self }
}

/// Whose gestures count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = Self(rawValue: 1), subviews = Self(rawValue: 2),
    all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, name: String? = nil, isEnabled: Bool = true
  ) -> some View { self }
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, name: String? = nil, isEnabled: Bool = true
  ) -> some View { self }
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, name: String? = nil, isEnabled: Bool = true
  ) -> some View { self }
  @preconcurrency
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View { self }
  @preconcurrency
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)?,
    perform action: @escaping @MainActor () -> Void
  ) -> some View { self }
}
