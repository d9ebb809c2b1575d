// How saved lists are coded: an object of the place, the width, the versions, and the stretches of keys and heights.

extension SlotEdge: Codable {}

extension SavedList: Codable {
  private enum Key: String, CodingKey { case place, width, versions, stretches }

  /// Reads a saved list.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      place: try values.decodeIfPresent(SavedPlace.self, forKey: .place),
      width: try values.decode(Int.self, forKey: .width),
      versions: try values.decode([Int].self, forKey: .versions),
      stretches: try values.decode([Stretch].self, forKey: .stretches))
  }

  /// Writes the saved list.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(place, forKey: .place)
    try values.encode(width, forKey: .width)
    try values.encode(versions, forKey: .versions)
    try values.encode(stretches, forKey: .stretches)
  }
}

extension SavedPlace: Codable {
  private enum Key: String, CodingKey { case key, edge, y }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      key: try values.decode(String.self, forKey: .key),
      edge: try values.decode(SlotEdge.self, forKey: .edge),
      y: try values.decode(Int.self, forKey: .y))
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(key, forKey: .key)
    try values.encode(edge, forKey: .edge)
    try values.encode(y, forKey: .y)
  }
}

extension SavedList.Stretch: Codable {
  private enum Key: String, CodingKey { case keys, heights }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      keys: try values.decode([KeyRun].self, forKey: .keys),
      heights: try values.decode([SavedList.HeightRun].self, forKey: .heights))
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(keys, forKey: .keys)
    try values.encode(heights, forKey: .heights)
  }
}

extension SavedList.HeightRun: Codable {
  private enum Key: String, CodingKey { case count, height, isMeasured }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      count: try values.decode(Int.self, forKey: .count),
      height: try values.decode(Int.self, forKey: .height),
      isMeasured: try values.decode(Bool.self, forKey: .isMeasured))
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(count, forKey: .count)
    try values.encode(height, forKey: .height)
    try values.encode(isMeasured, forKey: .isMeasured)
  }
}

extension KeyRun: Codable {
  private enum Kind: String, CodingKey { case listed, counted }
  private enum Listed: String, CodingKey { case keys = "_0" }
  private enum Counted: String, CodingKey { case prefix, first, count }

  init(from decoder: any Decoder) throws {
    let kinds = try decoder.container(keyedBy: Kind.self)
    if kinds.contains(.listed) {
      let values = try kinds.nestedContainer(keyedBy: Listed.self, forKey: .listed)
      self = .listed(try values.decode([String].self, forKey: .keys))
    } else {
      let values = try kinds.nestedContainer(keyedBy: Counted.self, forKey: .counted)
      self = .counted(
        prefix: try values.decode(String.self, forKey: .prefix),
        first: try values.decode(Int.self, forKey: .first), count: try values.decode(Int.self, forKey: .count)
      )
    }
  }

  func encode(to encoder: any Encoder) throws {
    var kinds = encoder.container(keyedBy: Kind.self)
    switch self {
    case .listed(let keys):
      var values = kinds.nestedContainer(keyedBy: Listed.self, forKey: .listed)
      try values.encode(keys, forKey: .keys)
    case .counted(let prefix, let first, let count):
      var values = kinds.nestedContainer(keyedBy: Counted.self, forKey: .counted)
      try values.encode(prefix, forKey: .prefix)
      try values.encode(first, forKey: .first)
      try values.encode(count, forKey: .count)
    }
  }
}
