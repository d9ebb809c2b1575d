/// A kind of value that parts tell the container of one's own around them.
public protocol LayoutValueKey {
  /// The type.
  associatedtype Value: Sendable
  /// The value of a part that sets none.
  static var defaultValue: Value { get }
}

/// A value that a part tells the container around it.
public struct LayoutValue: Sendable {
  let key: ObjectIdentifier
  let value: any Sendable

  /// A value of a kind.
  public init<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
  }
}
