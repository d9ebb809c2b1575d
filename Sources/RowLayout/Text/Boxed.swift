/// A value whose fields all have a usual value.
protocol UsuallyEmpty: Hashable, Sendable {
  /// The usual value.
  init()
}

/// A value behind a reference, none where it is the usual one: what holds it is copied as one reference is, however much the value
/// holds.
struct Boxed<Value: UsuallyEmpty>: Hashable, Sendable {
  /// The value in memory of its own, which never changes.
  final class Storage: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// The storage; nil where the value is the usual one.
  private(set) var storage: Storage?

  /// The usual value.
  init() {}

  init(_ value: Value) { storage = value == Value() ? nil : Storage(value) }

  /// The value; to read a single field, the storage is less work.
  var value: Value {
    get { storage?.value ?? Value() }
    set { self = Boxed(newValue) }
  }

  static func == (a: Boxed, b: Boxed) -> Bool {
    guard let one = a.storage, let other = b.storage else { return a.storage == nil && b.storage == nil }
    return one === other || one.value == other.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(storage?.value) }
}
