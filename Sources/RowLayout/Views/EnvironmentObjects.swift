private import Synchronization

/// An object that a view cannot be made without.
struct RequiredObject {
  let type: ObjectIdentifier
  let name: String
  /// The modifier that sets it.
  let setter: String

  init<Object: AnyObject>(_ type: Object.Type, setter: String) {
    self.type = ObjectIdentifier(type)
    name = "\(type)"
    self.setter = setter
  }
}

/// A property that reads an object of the environment.
protocol ObjectReading {
  var requiredObject: RequiredObject? { get }
}

/// The object that a view reads while its body is made.
///
/// A body is made only where the objects that the view's properties name are set (``EnvironmentObjects/missing(for:type:)``), so that
/// this is reached without an object only by code that reads the property of a view outside of any row.
func objectInScope<Object: AnyObject>(_ type: Object.Type) -> Object {
  guard let object = EnvironmentScope.current.nearestObject(type) else {
    fatalError("An object of type \(type) was read from the environment outside of a view's body.")
  }
  return object
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
}

extension EnvironmentObjects {
  /// The fault of a view, modifier or style that reads an object which is not set.
  func missing<Reader>(for reader: Reader, type: Any.Type = Reader.self) -> RowError? {
    guard ObjectReaders.contain(type, reader),
      let missing = ObjectReaders.objects(readBy: reader).first(where: { byType[$0.type] == nil })
    else { return nil }
    return RowError(
      .missingObject,
      "\(type) reads an object of the type \(missing.name) from its environment, and none is set: "
        + "put .\(missing.setter)(…) with one around the view.")
  }
}

/// The types of views, modifiers and styles with a property that reads an object, found out once for each type.
private enum ObjectReaders {
  private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

  static func contain<Reader>(_ type: Any.Type, _ reader: Reader) -> Bool {
    let type = ObjectIdentifier(type)
    if let known = known.withLock({ $0[type] }) { return known }
    let reads = !objects(readBy: reader).isEmpty
    known.withLock { $0[type] = reads }
    return reads
  }

  /// The objects that the properties of a value read, and those of properties made of others.
  static func objects(readBy reader: Any) -> [RequiredObject] {
    Mirror(reflecting: reader).children.flatMap { _, property -> [RequiredObject] in
      if let reading = property as? any ObjectReading { return reading.requiredObject.map { [$0] } ?? [] }
      return property is any DynamicProperty ? objects(readBy: property) : []
    }
  }
}

nonisolated extension View {
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
