public import TextLayout

/// A document of rows, as `selfsize measure` reads it (`"format": 1`).
public struct RowDocument: Sendable {
  /// The environment of all rows.
  public var environment: RowEnvironment
  /// The font stacks by name.
  public var stacks: [String: FontStack]
  /// The builds of the stacks' font files with which `expected` was recorded, by the files' names as the stacks spell
  /// them; empty where nothing is said.
  public var fonts: [String: FontIdentity] = [:]
  /// The widths at which rows without a proposal of their own are resolved.
  public var widths: [Double]
  /// The greatest difference from the expected; nil for the usual 0.01.
  public var tolerance: Double?
  /// The rows; empty in the first line of a stream, where they follow a line each.
  public var rows: [RowEntry]

  /// A document.
  public init(
    environment: RowEnvironment = RowEnvironment(), stacks: [String: FontStack] = [:],
    widths: [Double] = [], rows: [RowEntry] = []
  ) {
    self.environment = environment
    self.stacks = stacks
    self.widths = widths
    self.rows = rows
  }
}

/// A row of a document.
public struct RowEntry: Sendable {
  /// The row's name.
  public var id: String?
  /// The row's parts.
  public var tree: RowDescription
  /// The row as it was read with the holes that it has; nil where it has none.
  var openTree: WrittenPart?
  /// The values of the row's holes; nil where nothing is given.
  public var values: RowHoleValues?
  /// The changes to the document's environment.
  public var env: EnvironmentChange
  /// The proposal for this row alone; nil for the document's widths.
  public var proposal: ProposedSize?
  /// The row's expected result.
  public var expected: Expected?

  /// An expected result of a row.
  public enum Expected: Hashable, Sendable {
    /// Heights by width, the widths as written.
    case heights([String: Double])
    /// The size and frames at the row's proposal.
    case layout(size: RowSize?, frames: [String: RowRect])
  }

  /// A row.
  public init(
    id: String? = nil, tree: RowDescription, env: EnvironmentChange = EnvironmentChange(),
    proposal: ProposedSize? = nil, expected: Expected? = nil
  ) {
    self.id = id
    self.tree = tree
    self.env = env
    self.proposal = proposal
    self.expected = expected
  }
}

extension RowDocument: Codable {
  private enum Keys: String, CodingKey {
    case format, environment, fonts, widths, tolerance, rows, note, source, tags
  }

  /// Reads a document, or the first line of a stream, which has no `rows`.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    let format = try keyed.decode(Int.self, forKey: .format)
    guard format == 1 else { throw keyed.fault(.format, "the format has to be 1, and this is \(format)") }
    let section =
      try keyed.decodeIfPresent(EnvironmentSection.self, forKey: .environment) ?? EnvironmentSection()
    let widths = try keyed.decodeIfPresent([Double].self, forKey: .widths) ?? []
    if let bad = widths.first(where: { !($0 >= 0) }) {
      throw keyed.fault(.widths, "a width is a number of 0 or more, and this is \(bad)")
    }
    self.init(
      environment: RowEnvironment().applying(section.change), stacks: section.stacks, widths: widths,
      rows: try keyed.decodeIfPresent([RowEntry].self, forKey: .rows) ?? [])
    fonts = try keyed.decodeIfPresent([String: FontIdentity].self, forKey: .fonts) ?? [:]
    tolerance = try keyed.finite(.tolerance)
    for key in [Keys.note, .source, .tags] { _ = keyed.contains(key) }
  }

  /// Writes the document.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encode(1, forKey: .format)
    try keyed.encode(EnvironmentSection(environment.asChange, stacks: stacks), forKey: .environment)
    if !fonts.isEmpty { try keyed.encode(fonts, forKey: .fonts) }
    if !widths.isEmpty { try keyed.encode(widths, forKey: .widths) }
    try keyed.encodeIfPresent(tolerance, forKey: .tolerance)
    try keyed.encode(rows, forKey: .rows)
  }

  /// The document's `environment`: that of rows, and the font stacks beside it.
  private struct EnvironmentSection: Codable {
    var change: EnvironmentChange
    var stacks: [String: FontStack]

    private enum Keys: String, CodingKey { case stacks }

    init(_ change: EnvironmentChange = EnvironmentChange(), stacks: [String: FontStack] = [:]) {
      self.change = change
      self.stacks = stacks
    }

    init(from decoder: any Decoder) throws {
      let keyed = try decoder.container(keyedBy: Keys.self)
      stacks = try keyed.decodeIfPresent([String: FontStack].self, forKey: .stacks) ?? [:]
      change = try EnvironmentChange(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
      try change.encode(to: encoder)
      guard !stacks.isEmpty else { return }
      var keyed = encoder.container(keyedBy: Keys.self)
      try keyed.encode(stacks, forKey: .stacks)
    }
  }
}

extension RowEntry: Codable {
  private enum Keys: String, CodingKey {
    case id, tree, values, env, proposal, expected, note, source, tags
  }

  /// Reads a row.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    let part = try keyed.decode(WrittenPart.self, forKey: .tree)
    let values = try keyed.decodeIfPresent(RowHoleValues.self, forKey: .values)
    // Built with values that stand in, a row with holes is checked as far as it can be.
    var coder = PartCoder(filling: .standIns)
    var tree = try part.filled(by: &coder, at: keyed.codingPath + [Keys.tree])
    let isOpen = !coder.holes.isEmpty
    if isOpen || values != nil {
      tree = RowEntry.filling(part, coder, values ?? RowHoleValues())
    }
    self.init(
      id: try keyed.decodeIfPresent(String.self, forKey: .id), tree: tree,
      env: try keyed.decodeIfPresent(EnvironmentChange.self, forKey: .env) ?? EnvironmentChange(),
      proposal: try keyed.decodeIfPresent(ProposedSize.self, forKey: .proposal),
      expected: try keyed.decodeIfPresent(Expected.self, forKey: .expected))
    self.values = values
    openTree = isOpen ? part : nil
    for key in [Keys.note, .source, .tags] { _ = keyed.contains(key) }
  }

  /// Writes the row.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encodeIfPresent(id, forKey: .id)
    if let openTree {
      try keyed.encode(openTree, forKey: .tree)
    } else {
      try keyed.encode(tree, forKey: .tree)
    }
    try keyed.encodeIfPresent(values, forKey: .values)
    if env != EnvironmentChange() { try keyed.encode(env, forKey: .env) }
    try keyed.encodeIfPresent(proposal, forKey: .proposal)
    try keyed.encodeIfPresent(expected, forKey: .expected)
  }
}

extension ProposedSize: Codable {
  private enum Keys: String, CodingKey { case width, height }

  /// Reads `{"width": …, "height": …}`: a number, `"inf"`, or null for unspecified.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    self.init(width: try keyed.length(.width), height: try keyed.length(.height))
    for (key, value) in [(Keys.width, width), (.height, height)] where (value ?? 0) < 0 {
      throw keyed.fault(key, "a proposal is never negative")
    }
  }

  /// Writes both dimensions.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encode(width.map(WrittenLength.init), forKey: .width)
    try keyed.encode(height.map(WrittenLength.init), forKey: .height)
  }
}

extension RowEntry.Expected: Codable {
  private enum Keys: String, CodingKey { case size, frames }

  /// Reads heights by width, or a size and frames.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    if keyed.contains(.size) || keyed.contains(.frames) {
      let size = try keyed.decodeIfPresent([Double].self, forKey: .size)
      let frames = try keyed.decodeIfPresent([String: [Double]].self, forKey: .frames) ?? [:]
      guard size?.count ?? 2 == 2 else { throw keyed.fault(.size, "a size is two numbers") }
      guard frames.values.allSatisfy({ $0.count == 4 }) else {
        throw keyed.fault(.frames, "a frame is four numbers: x, y, width, height")
      }
      self = .layout(
        size: size.map { RowSize(width: $0[0], height: $0[1]) },
        frames: frames.mapValues { RowRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
      return
    }
    let heights = try decoder.container(keyedBy: StepKey.self)
    var result: [String: Double] = [:]
    for key in heights.allKeys {
      guard Double(key.stringValue) != nil || key.stringValue == "inf" else {
        throw heights.fault(key, "\"\(key.stringValue)\" is no width")
      }
      result[key.stringValue] = try heights.decode(Double.self, forKey: key)
    }
    self = .heights(result)
  }

  /// Writes heights by width, or a size and frames.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .heights(let heights):
      var keyed = encoder.container(keyedBy: StepKey.self)
      for (width, height) in heights.sorted(by: { (Double($0.key) ?? 0) < (Double($1.key) ?? 0) }) {
        try keyed.encode(height, forKey: StepKey(stringValue: width))
      }
    case .layout(let size, let frames):
      var keyed = encoder.container(keyedBy: Keys.self)
      try keyed.encodeIfPresent(size.map { [$0.width, $0.height] }, forKey: .size)
      try keyed.encode(
        frames.mapValues { [$0.x, $0.y, $0.width, $0.height] }, forKey: .frames)
    }
  }
}

extension RowEntry {
  /// The row with its holes filled; where they cannot be, a part that says why when it is prepared.
  private static func filling(
    _ part: WrittenPart, _ coder: PartCoder, _ values: RowHoleValues
  ) -> RowDescription {
    do throws(RowError) {
      return try PortableRowTemplate.description(
        of: part, coder.holes, coder.holePlaces, filling: values)
    } catch {
      return RowDescription(.invalid(error))
    }
  }

  /// The row as a template under a document's environment with its own changes.
  ///
  /// - Throws: ``RowError`` as `PortableRowTemplate.init(_:id:environment:)` does.
  public func template(in environment: RowEnvironment) throws(RowError) -> PortableRowTemplate {
    do throws(RowError) {
      let part = if let openTree { openTree } else { try tree.written() }
      return try PortableRowTemplate(part, id: id, environment: environment.applying(env))
    } catch {
      throw error.prefixed(by: "tree")
    }
  }

  /// The row ready to be resolved, under the document's environment with its own changes.
  public func prepared(
    in environment: RowEnvironment, texts engine: (any TextPreparing)? = nil
  ) throws(RowError) -> PreparedRow {
    do throws(RowError) {
      return try PreparedRow(tree, environment: environment.applying(env), texts: engine)
    } catch {
      throw error.prefixed(by: "tree")
    }
  }
}
