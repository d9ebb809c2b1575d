extension Edge.Set: Codable {
  private static let named: [(String, Edge.Set)] = [
    ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top), ("bottom", .bottom),
    ("leading", .leading), ("trailing", .trailing),
  ]

  /// Reads a list of edges; `horizontal`, `vertical` and `all` stand for several.
  public init(from decoder: any Decoder) throws {
    self = []
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      let name = try list.decode(String.self)
      guard let edges = Edge.Set.named.first(where: { $0.0 == name })?.1 else {
        throw DecodingError.dataCorruptedError(
          in: list,
          debugDescription:
            "unknown edge \"\(name)\"; known are \(Edge.Set.named.map(\.0).joined(separator: ", "))")
      }
      formUnion(edges)
    }
  }

  /// Writes a list of edges.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    var rest = self
    for (name, edges) in Edge.Set.named where rest.isSuperset(of: edges) && !rest.isEmpty {
      try list.encode(name)
      rest.subtract(edges)
    }
  }
}

extension Axis.Set: Codable {
  /// Reads a list of axes.
  public init(from decoder: any Decoder) throws {
    self = []
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      let name = try list.decode(String.self)
      guard let axis = Axis(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          in: list, debugDescription: "unknown axis \"\(name)\"; known are horizontal, vertical")
      }
      formUnion(axis == .horizontal ? .horizontal : .vertical)
    }
  }

  /// Writes a list of axes.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    if contains(.horizontal) { try list.encode("horizontal") }
    if contains(.vertical) { try list.encode("vertical") }
  }
}
