// The form in which saved lists are coded: an object of the place, the width, the versions, and the stretches of keys and
// heights.

extension SavedList: Codable {
  /// Reads a saved list.
  public init(from decoder: any Decoder) throws {
    let coded = try CodedList(from: decoder)
    self.init(
      place: coded.place.map { SavedPlace(key: $0.key, edge: $0.edge, y: $0.y) }, width: coded.width,
      versions: coded.versions,
      stretches: coded.stretches.map { stretch in
        Stretch(
          keys: stretch.keys.map { $0.run },
          heights: stretch.heights.map {
            HeightRun(count: $0.count, height: $0.height, isMeasured: $0.isMeasured)
          })
      })
  }

  /// Writes the saved list.
  public func encode(to encoder: any Encoder) throws {
    let coded = CodedList(
      place: place.map { .init(key: $0.key, edge: $0.edge, y: $0.y) }, width: width, versions: versions,
      stretches: stretches.map { stretch in
        .init(
          keys: stretch.keys.map { .init($0) },
          heights: stretch.heights.map {
            .init(count: $0.count, height: $0.height, isMeasured: $0.isMeasured)
          })
      })
    try coded.encode(to: encoder)
  }
}

extension SlotEdge: Codable {}

private struct CodedList: Codable {
  struct Place: Codable {
    var key: String
    var edge: SlotEdge
    var y: Units
  }

  struct Stretch: Codable {
    var keys: [Keys]
    var heights: [Heights]
  }

  struct Heights: Codable {
    var count: Int
    var height: Units
    var isMeasured: Bool
  }

  enum Keys: Codable {
    case listed([String])
    case counted(prefix: String, first: Int, count: Int)

    init(_ run: KeyRun) {
      switch run {
      case .listed(let keys): self = .listed(keys)
      case .counted(let prefix, let first, let count):
        self = .counted(prefix: prefix, first: first, count: count)
      }
    }

    var run: KeyRun {
      switch self {
      case .listed(let keys): .listed(keys)
      case .counted(let prefix, let first, let count): .counted(prefix: prefix, first: first, count: count)
      }
    }
  }

  var place: Place?
  var width: Units
  var versions: [Int]
  var stretches: [Stretch]
}
