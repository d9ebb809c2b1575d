extension RowDescription {
  /// The keys of parts in documents; each kind has its own few of them.
  enum Keys: String, CodingKey {
    case kind, id, child, children, content, alignment, spacing, minLength, w, h, firstBaseline
    case width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight
    case length, edges, insets, horizontal, vertical, value, ratio, mode, x, y, of, guide, axes
    case condition, then, `else`, count, elements, color, shape, cornerRadius, fill
    case name, symbol, resizable, baselineOffset, title, icon, label
    case horizontalSpacing, verticalSpacing, columns, anchor, columnAlignment, unsizedAxes
    case set, style
    case string, runs, words, advance, lineHeight, ascent, capHeight, leading, font, lineLimit
    case reservesSpace, lineSpacing, truncation, tracking, lang, features
  }

  /// The names of the kinds in documents.
  public static let kindNames = [
    "hstack", "vstack", "zstack", "spacer", "divider", "rect", "leaf", "text", "image", "frame", "flexFrame",
    "padding", "fixedSize", "layoutPriority", "aspectRatio", "overlay", "background", "border", "offset",
    "alignmentGuide", "viewThatFits", "geometryReader", "if", "forEach", "group", "empty", "grid", "gridRow",
    "gridCell", "button", "label", "environment", "style",
  ]
}

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

extension EdgeInsets: Codable {
  private enum Keys: String, CodingKey { case top, leading, bottom, trailing }

  /// Reads an amount for each edge; an absent one is 0.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    self.init(
      top: try keyed.finite(.top) ?? 0, leading: try keyed.finite(.leading) ?? 0,
      bottom: try keyed.finite(.bottom) ?? 0, trailing: try keyed.finite(.trailing) ?? 0)
  }

  /// Writes all four amounts.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encode(top, forKey: .top)
    try keyed.encode(leading, forKey: .leading)
    try keyed.encode(bottom, forKey: .bottom)
    try keyed.encode(trailing, forKey: .trailing)
  }
}
