/// Reads a value of the environment in a view.
@propertyWrapper
public struct Environment<Value>: ObjectReading, DynamicProperty {
  private let read: () -> Value
  private let required: RequiredObject?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues.current[keyPath: keyPath] }
    required = nil
  }

  /// The object of a type that was set by ``View/environment(_:)``; a row with a view that reads one that nobody set is an error
  /// (``RowError/Code/missingObject``).
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { objectInScope(type) }
    required = RequiredObject(type, setter: "environment")
  }

  /// The object of a type that was set by ``View/environment(_:)``; nil where nobody set one.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { EnvironmentScope.current.values.object(type) }
    required = nil
  }

  /// The value while the view's body is made.
  public var wrappedValue: Value { read() }

  var requiredObject: RequiredObject? { required }
}

/// Reads an object that was set by ``View/environmentObject(_:)``; a row with a view that reads one that nobody set is an error
/// (``RowError/Code/missingObject``).
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject>: ObjectReading, DynamicProperty {
  /// The object of this type.
  public init() {}
  /// The object while the view's body is made.
  public var wrappedValue: ObjectType { objectInScope(ObjectType.self) }
  /// Ways to read and write the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
  /// Ways to read and write an object's properties.
  public typealias Wrapper = ObjectBindings<ObjectType>

  var requiredObject: RequiredObject? { RequiredObject(ObjectType.self, setter: "environmentObject") }
}

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

/// The room in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Opens an address; does nothing in a described row.
public struct OpenURLAction: Sendable {
  /// The result of opening.
  public struct Result: Sendable {
    /// It was opened; it was not; the system opens it.
    public static let handled = Result(), discarded = Result(), systemAction = Result()
    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  init() {}
  /// Opens addresses by a function, which is not called in a described row.
  @preconcurrency
  public init(handler: @escaping @MainActor (URL) -> Result) {}
  /// Does nothing.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void = { _ in }) {}
}

/// Closes what is shown; does nothing in a described row.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Reasons to replace content; see ``View/redacted(reason:)``.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet; the content is private; the content is out of date.
  public static let placeholder = Self(rawValue: 1), privacy = Self(rawValue: 2),
    invalidated = Self(rawValue: 4)
}

/// The mode of editing.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// True while editing.
  public var isEditing: Bool { self != .inactive }
}
