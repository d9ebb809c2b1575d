// Gestures: nobody touches a described row, so that their actions are never called.

/// A gesture on a view.
public protocol Gesture<Value> {
  /// The value while it is done.
  associatedtype Value
}

/// A gesture, or none.
extension Optional: Gesture where Wrapped: Gesture {
  /// The value while it is done.
  public typealias Value = Wrapped.Value
}

/// A gesture with actions.
public struct ModifiedGesture<Value>: Gesture {}

/// A gesture whose type is left open.
public struct AnyGesture<Value>: Gesture {
  /// Leaves the type of a gesture open.
  public init<G: Gesture>(_ gesture: G) where G.Value == Value {}
}

extension Gesture {
  /// Accepts an end action.
  @preconcurrency
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> ModifiedGesture<Value> {
    ModifiedGesture()
  }
  /// Keeps a state while it is done.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ModifiedGesture<Value> { ModifiedGesture() }
  /// Another one at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// Another one after it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// It, or else another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// Other values of its own.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> ModifiedGesture<Other> {
    ModifiedGesture()
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both.
  public struct Value {
    /// Of the first.
    public var first: First.Value?
    /// Of the second.
    public var second: Second.Value?
  }
  /// Two gestures.
  public init(_ first: First, _ second: Second) {}
}

/// A gesture and another one after it.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the recognised one.
  public enum Value {
    /// The first is done.
    case first(First.Value)
    /// The second is waited for or done.
    case second(First.Value, Second.Value?)
  }
  /// Two gestures.
  public init(_ first: First, _ second: Second) {}
}

/// A gesture, or else another one.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the recognised one.
  public enum Value {
    /// Of the first.
    case first(First.Value)
    /// Of the second.
    case second(Second.Value)
  }
  /// Two gestures.
  public init(_ first: First, _ second: Second) {}
}

extension Gesture where Value: Equatable {
  /// Accepts an action on changes.
  @preconcurrency
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> ModifiedGesture<Value> {
    ModifiedGesture()
  }
}

/// A tap.
public struct TapGesture: Gesture {
  /// Nothing is known of it.
  public typealias Value = Void
  /// Taps.
  public init(count: Int = 1) {}
}

/// A tap with its place.
public struct SpatialTapGesture: Gesture {
  /// A position.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }
  /// Taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// True while pressed.
  public typealias Value = Bool
  /// A press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag.
public struct DragGesture: Gesture {
  /// The location.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The place.
    public var location: CGPoint
    /// The place at first.
    public var startLocation: CGPoint
    /// The distance.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The velocity.
    public var velocity: CGSize
    /// The final distance.
    public var predictedEndTranslation: CGSize { translation }
    /// The final position.
    public var predictedEndLocation: CGPoint { location }
  }
  /// A drag.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Two fingers that part.
public struct MagnificationGesture: Gesture {
  /// The magnification.
  public typealias Value = CGFloat
  /// Two fingers.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that part, and where.
public struct MagnifyGesture: Gesture {
  /// The magnification.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The magnification; 1 at the beginning.
    public var magnification: CGFloat
    /// The speed.
    public var velocity: CGFloat
    /// The beginning, as a part of the view.
    public var startAnchor: UnitPoint
    /// The beginning.
    public var startLocation: CGPoint
  }
  /// Two fingers.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn, and where.
public struct RotateGesture: Gesture {
  /// The rotation.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The angle.
    public var rotation: Angle
    /// The speed.
    public var velocity: Angle
    /// The beginning.
    public var startLocation: CGPoint
  }
  /// Two fingers.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn.
public struct RotationGesture: Gesture {
  /// The rotation.
  public typealias Value = Angle
  /// Two fingers.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A value while a gesture is done: described rows see the first one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value
  /// A value at first.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A value at first.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// A value at first, to which it goes back with a change.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  /// A value at first, and what is done when it goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  /// The state, for a gesture.
  public var projectedValue: GestureState { self }
}

/// Whose gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32
  /// A set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The one that is added; those inside; all.
  public static let gesture = Self(rawValue: 1), subviews = Self(rawValue: 2),
    all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
  /// A gesture.
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, name: String? = nil, isEnabled: Bool = true
  ) -> some View { self }
  /// A gesture beside others.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, name: String? = nil, isEnabled: Bool = true
  ) -> some View {
    self
  }
  /// A gesture before others.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, name: String? = nil, isEnabled: Bool = true
  ) -> some View {
    self
  }
  /// Accepts an action on a tap at a position.
  @preconcurrency
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View { self }
  /// Accepts an action on a long press.
  @preconcurrency
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)?,
    perform action: @escaping @MainActor () -> Void
  ) -> some View { self }
}
