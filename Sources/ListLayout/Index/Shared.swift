/// A value in a block of its own: copies of what holds it share it, and it is changed only while one has it, which is what
/// `@unchecked Sendable` stands for.
///
/// Accesses are not checked here: those to the index, of which it is part, are.
final class Shared<Value>: @unchecked Sendable {
  @exclusivity(unchecked) private var kept: Value

  init(_ value: Value) { unsafe kept = value }

  @inline(__always) var value: Value {
    _read { yield unsafe kept }
    _modify { yield unsafe &kept }
  }

  /// Makes a value the holder's own.
  @inline(__always)
  static func own(_ shared: inout Shared) {
    if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.value) }
  }
}
