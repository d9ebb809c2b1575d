/// A property of a view that reads something from outside: the environment, or what the view keeps.
public protocol DynamicProperty {
  /// Reads what is outside; described rows ask for it where it is read.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing.
  public mutating func update() {}
}

/// A value that a view keeps; described rows see the first one.
@propertyWrapper
public struct State<Value>: DynamicProperty {
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
  public var projectedValue: Binding<Value> { Binding(get: { storage.value }, set: { storage.value = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Nothing at first.
  public init() { self.init(wrappedValue: nil) }
}

/// A way to read and write a value that somebody else keeps.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
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

  /// The binding.
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

  /// Returns itself; rows are not animated.
  public func animation(_ animation: Animation? = .default) -> Binding { self }
  /// Returns itself; rows are not animated.
  public func transaction(_ transaction: Transaction) -> Binding { self }

  /// The binding.
  public init(projectedValue: Binding) { self = projectedValue }

  /// A way to a value that may be missing elsewhere.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A way to a value that is there; nil where it is missing.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {
  /// A way to an element.
  public typealias Element = Binding<Value.Element>
  /// A place in the value.
  public typealias Index = Value.Index
  /// A part of the value.
  public typealias SubSequence = Slice<Binding<Value>>
  /// The places one after the other.
  public typealias Indices = Value.Indices
  /// The ways one after the other.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The places.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The place behind a place.
  public func index(after place: Value.Index) -> Value.Index { wrappedValue.index(after: place) }
  /// The place before a place.
  public func index(before place: Value.Index) -> Value.Index { wrappedValue.index(before: place) }
  /// A way to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

/// An object whose changes views see, as Combine has it.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// Told before the object changes; nobody listens in a described row.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property of an observed object.
@propertyWrapper
public struct Published<Value> {
  /// The publisher of the values.
  public typealias Publisher = ValuePublisher<Value>
  /// The value.
  public var wrappedValue: Value
  /// The values, one after the other.
  public var projectedValue: ValuePublisher<Value> {
    get { ValuePublisher(current: wrappedValue) }
    set { if let value = newValue.current { wrappedValue = value } }
  }
  /// A value at first.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A value at first.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// An object that somebody else keeps.
@propertyWrapper
public struct ObservedObject<ObjectType: AnyObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType
  /// The object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// The object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Ways to read and write the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
  /// Ways to read and write an object's properties.
  public typealias Wrapper = ObjectBindings<ObjectType>
}

/// An object that a view keeps.
@propertyWrapper
public struct StateObject<ObjectType: AnyObject>: DynamicProperty {
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
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let first: Value
  /// No view.
  public init() where Value == Bool { first = false }
  /// No view.
  public init<Wrapped: Hashable>() where Value == Wrapped? { first = nil }
  /// The focused value.
  public var wrappedValue: Value {
    get { first }
    nonmutating set {}
  }
  /// The value, for a modifier.
  public var projectedValue: Binding { Binding(first) }

  /// The value, for a modifier.
  @propertyWrapper
  public struct Binding {
    private let first: Value

    fileprivate init(_ first: Value) { self.first = first }

    /// The focused value.
    public var wrappedValue: Value {
      get { first }
      nonmutating set {}
    }
    /// The value, for a modifier.
    public var projectedValue: Binding { self }
  }
}

/// The screen reader's focus on a view: nowhere in a described row.
public typealias AccessibilityFocusState = FocusState

/// A value kept between scenes; described rows see the first one.
public typealias SceneStorage<Value> = AppStorage<Value>

/// A value kept between runs by a name; described rows see the first one.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>
  /// A value at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    state = State(wrappedValue: wrappedValue)
  }
  /// Nothing at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }
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
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
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
