public import RowLayout

/// One row of a document: what it is, what is proposed to it, and what is expected of it.
public struct RowFixture: Sendable {
  /// What the row is called in results.
  public var id: String
  /// The row.
  public var tree: RowDescription
  /// What the row changes in the document's environment.
  public var environment: EnvironmentChange?
  /// The row's own proposal; nil measures it at each width with the height unspecified.
  public var proposal: ProposedSize?
  /// What measuring is expected to give; nil where nothing is said.
  public var expected: ExpectedRow?

  /// Where the row was read, so that faults found later can be shown there.
  let document: JSONDocument
  let value: JSONValue
}

/// What is expected of a row.
public enum ExpectedRow: Sendable {
  /// Heights by width, each with the width as it was written.
  case heights([(width: Double, height: Double)])
  /// The size, and frames by the names of parts, for the row's own proposal.
  case layout(size: [Double]?, frames: [String: [Double]])
}

extension RowFixture {
  /// Reads the row at a place of a document; `number` names it where it has no id.
  init(_ value: JSONValue, number: Int, in document: JSONDocument) throws(DocumentError) {
    let section = try document.decode(Section.self, from: value)
    id = section.id ?? "row \(number)"
    tree = section.tree
    environment = section.env
    proposal = section.proposal?.size
    expected = section.expected?.row
    self.document = document
    self.value = value
  }

  /// An error about the row, shown at the part that a path names, as `children[0].child`, or at the row itself.
  func error(_ code: DocumentError.Code, _ message: String, atPart path: String = "") -> DocumentError {
    var place = value["tree"] ?? value
    for step in path.split(whereSeparator: { ".[]".contains($0) }) {
      guard let next = Int(step).flatMap({ place[$0] }) ?? place[String(step)] else { break }
      place = next
    }
    return document.error(code, "row \"\(id)\": \(message)", at: place)
  }

  private struct Section: Decodable {
    var id: String?
    var tree: RowDescription
    var env: EnvironmentChange?
    var proposal: ProposalSection?
    var expected: ExpectedSection?

    enum Keys: String, CodingKey, CaseIterable { case id, tree, env, proposal, expected, note, source, tags }

    init(from decoder: any Decoder) throws {
      let keyed = try decoder.container(keyedBy: Keys.self)
      id = try keyed.decodeIfPresent(String.self, forKey: .id)
      tree = try keyed.decode(RowDescription.self, forKey: .tree)
      env = try keyed.decodeIfPresent(EnvironmentChange.self, forKey: .env)
      proposal = try keyed.decodeIfPresent(ProposalSection.self, forKey: .proposal)
      expected = try keyed.decodeIfPresent(ExpectedSection.self, forKey: .expected)
      for key in [Keys.note, .source, .tags] { _ = keyed.contains(key) }
    }
  }

  /// `{"width": 320, "height": null}`; `null` is unspecified, `"inf"` infinite.
  private struct ProposalSection: Decodable {
    var size: ProposedSize

    enum Keys: String, CodingKey { case width, height }

    init(from decoder: any Decoder) throws {
      let keyed = try decoder.container(keyedBy: Keys.self)
      size = ProposedSize(
        width: try Self.dimension(.width, in: keyed), height: try Self.dimension(.height, in: keyed))
    }

    private static func dimension(_ key: Keys, in keyed: KeyedDecodingContainer<Keys>) throws -> Double? {
      guard keyed.contains(key), try !keyed.decodeNil(forKey: key) else { return nil }
      if let word = try? keyed.decode(String.self, forKey: key), word == "inf" { return .infinity }
      let number = try keyed.decode(Double.self, forKey: key)
      guard number >= 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: keyed, debugDescription: "a proposal is not below 0, and this is \(number)")
      }
      return number
    }
  }

  private struct ExpectedSection: Decodable {
    var row: ExpectedRow

    enum Keys: String, CodingKey { case size, frames }

    private struct WidthKey: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }

      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let keyed = try decoder.container(keyedBy: Keys.self)
      if keyed.contains(.size) || keyed.contains(.frames) {
        row = .layout(
          size: try keyed.decodeIfPresent([Double].self, forKey: .size),
          frames: try keyed.decodeIfPresent([String: [Double]].self, forKey: .frames) ?? [:])
        return
      }
      let widths = try decoder.container(keyedBy: WidthKey.self)
      row = .heights(
        try widths.allKeys.map { key in
          guard let width = Double(key.stringValue), width >= 0 else {
            throw DecodingError.dataCorruptedError(
              forKey: key, in: widths,
              debugDescription: "expected heights by width, as {\"320\": 44}, or size and frames")
          }
          return (width, try widths.decode(Double.self, forKey: key))
        })
    }
  }
}
