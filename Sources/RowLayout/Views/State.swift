/// A value that a view keeps; described rows see the first one.
@propertyWrapper
public struct State<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// A value at first.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// A value at first.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A way to read and write the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Nothing at first.
  public init() { self.init(wrappedValue: nil) }
}

/// A way to read and write a value that somebody else keeps.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A way by two functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A value that cannot be changed.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The same way.
  public var projectedValue: Binding { self }

  /// A way to a part of the value.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(
      get: { wrappedValue[keyPath: path] },
      set: { member in
        var value = wrappedValue
        value[keyPath: path] = member
        wrappedValue = value
      })
  }

  /// The same way; described rows are not animated.
  public func animation(_ animation: Animation? = .default) -> Binding { self }
}

/// An object whose changes views see, as Combine has it.
public protocol ObservableObject: AnyObject {}

/// A property of an observed object.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value
  /// A value at first.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A value at first.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// An object that somebody else keeps.
@propertyWrapper
public struct ObservedObject<ObjectType: AnyObject> {
  /// The object.
  public let wrappedValue: ObjectType
  /// The object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// The object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Ways to read and write the object's properties.
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
}

/// An object that a view keeps.
@propertyWrapper
public struct StateObject<ObjectType: AnyObject> {
  private let storage: LazyObject<ObjectType>
  /// An object at first.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { storage = LazyObject(wrappedValue) }
  /// The object.
  public var wrappedValue: ObjectType { storage.object }
  /// Ways to read and write the object's properties.
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
}

/// An object that is made when it is first asked for.
private final class LazyObject<ObjectType: AnyObject> {
  private let make: () -> ObjectType
  private(set) lazy var object = make()
  init(_ make: @escaping () -> ObjectType) { self.make = make }
}

/// An object by its properties' bindings; of Observation's classes.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<ObjectType: AnyObject> {
  /// The object.
  public var wrappedValue: ObjectType
  /// The object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// The object.
  public init(_ wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Ways to read and write the object's properties.
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
  /// A way to read and write a property.
  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Member>) -> Binding<
    Member
  > {
    projectedValue[dynamicMember: path]
  }
}

/// Ways to read and write an object's properties.
@dynamicMemberLookup
public struct ObjectBindings<ObjectType: AnyObject> {
  let object: ObjectType
  /// A way to read and write a property.
  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Member>) -> Binding<
    Member
  > {
    Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// Which view has the keyboard: none in a described row.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// No view.
  public init() where Value == Bool { wrappedValue = false }
  /// No view.
  public init<Wrapped: Hashable>() where Value == Wrapped? { wrappedValue = nil }
  /// Whether, or which.
  public let wrappedValue: Value
  /// The value, for a modifier.
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

/// A value kept between runs; described rows see the first one.
public typealias AppStorage<Value> = KeptValue<Value>
/// A value kept between scenes; described rows see the first one.
public typealias SceneStorage<Value> = KeptValue<Value>

/// A value that is kept by a name; described rows see the first one.
@propertyWrapper
public struct KeptValue<Value> {
  private let state: State<Value>
  /// A value at first.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A way to read and write the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A length that follows the reader's setting for the size of text, in proportion to a style's size; rounded to a pixel
/// (certainty P).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value
  private let style: TextStyle
  /// A length at the standard setting, by the body's size.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  /// A length at the standard setting, by a style's size.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    value = wrappedValue
    self.style = style
  }
  /// The length at the setting.
  public var wrappedValue: Value {
    let values = EnvironmentValues.current
    let factor = style.size(at: values.dynamicTypeSize) / style.size(at: .large)
    guard factor != 1 else { return value }
    return Value((Double(value) * factor * values.displayScale).rounded() / values.displayScale)
  }
}
