/// The places of names in an order, names told apart by their bytes: found by looking along a few, by hashing among many.
///
/// A stranger's document may have as many names as it likes, and each is looked for.
package struct NamePlaces: Sendable {
  /// A name that is hashed and compared by its bytes.
  private struct Key: Hashable {
    let name: String

    static func == (a: Key, b: Key) -> Bool { a.name.hasSameBytes(as: b.name) }

    func hash(into hasher: inout Hasher) {
      var name = name
      name.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  /// The number of names that are looked along.
  package static let few = 16

  private var names: [String] = []
  /// The first place of each name, once there are many.
  private var places: [Key: Int] = [:]

  /// No names.
  package init() {}

  /// Names in an order.
  package init(_ names: some Sequence<String>) {
    for name in names { append(name) }
  }

  /// Adds a name behind the others.
  package mutating func append(_ name: String) {
    names.append(name)
    guard names.count > Self.few else { return }
    if places.isEmpty {
      for (place, name) in names.enumerated() { note(name, place) }
    } else {
      note(name, names.count - 1)
    }
  }

  private mutating func note(_ name: String, _ place: Int) {
    let key = Key(name: name)
    if places[key] == nil { places[key] = place }
  }

  /// The first place of a name; nil where there is none.
  ///
  /// - Complexity: O(length of the name), however many names there are.
  package subscript(name: String) -> Int? {
    places.isEmpty ? names.firstIndex { $0.hasSameBytes(as: name) } : places[Key(name: name)]
  }
}
