/// A value that can be set for all views inside a view.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value: Sendable
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What applies to a view and all views inside it.
public struct EnvironmentValues: Sendable {
  /// The reader's setting for the size of text.
  public var dynamicTypeSize: DynamicTypeSize
  /// The direction of lines; only that of the row's own environment turns the row (rule Q1).
  public var layoutDirection: LayoutDirection
  /// Pixels in a point.
  public var displayScale: Double
  /// The length of a pixel in points.
  public var pixelLength: Double { 1 / displayScale }
  /// The font of texts that name none.
  public var font: Font?
  /// The greatest number of lines of texts that do not say.
  public var lineLimit: Int?
  /// A BCP 47 language tag.
  public var language: String?
  /// The sizes of images by name.
  public var imageSizes: [String: RowSize] = [:]
  private var others: [ObjectIdentifier: any Sendable] = [:]

  /// The values while a body is asked for.
  @TaskLocal static var current = EnvironmentValues(RowEnvironment())

  /// The values at the root of a row.
  public init(_ environment: RowEnvironment) {
    dynamicTypeSize = environment.dynamicTypeSize
    layoutDirection = environment.layoutDirection
    displayScale = environment.scale
    font = environment.font == FontChoice() ? nil : Font(environment.font)
    lineLimit = environment.lineLimit?.maximum
    language = environment.language
  }

  /// A value of a key of one's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { others[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { others[ObjectIdentifier(key)] = newValue }
  }

  /// What a change from these values to others means for texts and lines.
  func change(to new: EnvironmentValues) -> EnvironmentChange {
    var change = EnvironmentChange()
    if new.dynamicTypeSize != dynamicTypeSize { change.dynamicTypeSize = new.dynamicTypeSize }
    if new.layoutDirection != layoutDirection { change.layoutDirection = new.layoutDirection }
    if new.displayScale != displayScale { change.scale = new.displayScale }
    if new.font != font { change.font = new.font?.choice }
    if new.language != language { change.language = new.language }
    if new.lineLimit != lineLimit {
      change.lineLimit = new.lineLimit.map { LineLimit(maximum: $0) }
      change.removesLineLimit = new.lineLimit == nil
    }
    return change
  }
}

/// Reads a value of the environment in a view.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value while the view's body is asked for.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

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

/// A way to read and write a value that somebody else keeps.
@propertyWrapper
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
}
