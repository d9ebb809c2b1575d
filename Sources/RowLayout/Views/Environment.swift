/// Reads a value of the environment in a view.
@propertyWrapper
public struct Environment<Value> {
  private let read: () -> Value

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues.current[keyPath: keyPath] }
  }

  /// The object of a type that was set by ``View/environment(_:)``.
  ///
  /// A view that reads an object which nobody set cannot be described: as in SwiftUI, the program stops with a sentence that names the
  /// type.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { EnvironmentValues.current.requiredObject(type) }
  }

  /// The object of a type that was set by ``View/environment(_:)``; nil where nobody set one.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { EnvironmentValues.current.object(type) }
  }

  /// The value while the view's body is asked for.
  public var wrappedValue: Value { read() }
}

/// Reads an object that was set by ``View/environmentObject(_:)``; as in SwiftUI, the program stops where nobody set one.
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject> {
  /// The object of this type.
  public init() {}
  /// The object while the view's body is asked for.
  public var wrappedValue: ObjectType { EnvironmentValues.current.requiredObject(ObjectType.self) }
  /// Ways to read and write the object's properties.
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
}

/// Objects of the environment by their types.
///
/// It is `Sendable` unchecked because views are described on one thread, where the objects were set and are read.
struct EnvironmentObjects: @unchecked Sendable {
  var byType: [ObjectIdentifier: AnyObject] = [:]
}

extension EnvironmentValues {
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects.byType[ObjectIdentifier(type)] as? Object
  }

  func requiredObject<Object: AnyObject>(_ type: Object.Type) -> Object {
    guard let object = object(type) else {
      fatalError("No object of type \(type) was set in the environment of the view that reads one.")
    }
    return object
  }
}

extension View {
  /// An object for all views inside that read one of its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    let set = EnvironmentObjects(byType: object.map { [ObjectIdentifier(Object.self): $0] } ?? [:])
    return environment(changing: { values in
      values.objects.byType[ObjectIdentifier(Object.self)] = set.byType.values.first
    })
  }

  /// An object for all views inside that read one of its type.
  public func environmentObject<Object: AnyObject>(_ object: Object) -> some View { environment(object) }
}

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little, as on a phone held upright.
  case compact
  /// Much.
  case regular
}

/// Opens an address; does nothing in a described row.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

/// Closes what is shown; does nothing in a described row.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// What is shown instead of content; see ``View/redacted(reason:)``.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Whether what is shown is edited.
public enum EditMode: Hashable, Sendable {
  /// Not edited.
  case inactive
  /// Edited for a moment.
  case transient
  /// Edited.
  case active
  /// Whether it is edited.
  public var isEditing: Bool { self != .inactive }
}
