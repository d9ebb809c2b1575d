import Foundation
@_spi(JSON) import LayoutFixtures
import SelfSizing

/// Labels with a style and what Chromium made of them.
struct StyleOracle {
  /// A label that Chromium laid out at some widths.
  struct Label {
    var id: String
    var kind: String
    var document: LabelDocument
    var results: [Result]
    /// The widths of a min-content and a max-content block.
    var minimum: Double?
    var maximum: Double?
    /// Carets, rectangles and hits, of labels that are about these.
    var places: Places?
    /// Whether another answer is as right.
    var isAdvisory: Bool
  }

  /// What Chromium made of a label at a size and width.
  struct Result {
    var size: Double
    var width: Double
    var starts: [Int]
    var widths: [Double]
    var lefts: [Double?]?
    var height: Double?
    var isEdge: Bool
  }

  /// Where Chromium puts carets and ranges, and what it finds at points.
  struct Places {
    var size: Double
    var width: Double
    /// The horizontal places of carets by offset.
    var carets: [Int: [Double]]
    var rectangles: [[[Double]]]
    var hits: [Int]
    /// 1 for points on letters; others are not scored.
    var kinds: [Int]
  }

  let engine: TextEngine
  private(set) var labels: [Label] = []
  /// The labels that could not be read, by kind: their style has keys that are not known.
  private(set) var unread: [String: Int] = [:]

  init(folder: URL) throws {
    let stacks = try FontStackDocument.read(folder.appending(path: "stacks.json").path)
    engine = try TextEngine(stacks: stacks.stacks)
    var expected: [String: JSONValue] = [:]
    for document in try Self.documents(in: folder.appending(path: "expected.ndjson")) {
      expected[document.root.string("id")] = document.root
    }
    for document in try Self.documents(in: folder.appending(path: "labels.ndjson")) {
      let (id, kind) = (document.root.string("id"), document.root.string("kind"))
      guard let result = expected[id] else { continue }
      guard let label = try? document.decode(LabelDocument.self) else {
        unread[kind, default: 0] += 1
        continue
      }
      labels.append(
        Label(id: id, kind: kind, document: label, tags: document.root.array("tags"), result))
    }
  }

  private static func documents(in file: URL) throws -> [JSONDocument] {
    var reader = LineReader(try InputFile(path: file.path))
    var documents: [JSONDocument] = []
    while let line = try reader.next() { documents.append(try JSONDocument(line)) }
    return documents
  }

  /// The label as Chromium lays it out.
  func prepare(_ label: Label, size: Double = 17) throws -> PreparedText {
    try engine.preparedText(
      label.document.label(size: size, style: ParagraphStyle(tailoring: .chromium, lineMetrics: .css)))
  }
}

extension StyleOracle.Label {
  fileprivate init(
    id: String, kind: String, document: LabelDocument, tags: [JSONValue], _ value: JSONValue
  ) {
    self.id = id
    self.kind = kind
    self.document = document
    results = value.array("r").map { value in
      StyleOracle.Result(
        size: value.number("s"), width: value.number("w"), starts: value.array("b").map { Int($0.number) },
        widths: value.array("lw").map(\.number),
        lefts: value["lx"].map { _ in value.array("lx").map(\.optional) },
        height: value["h"]?.number, isEdge: value["e"] != nil)
    }
    if kind == "caret" { places = StyleOracle.Places(value) }
    minimum = value["min"]?.number
    maximum = value["max"]?.number
    let isQuirk = tags.contains { $0.string == "quirk" }
    isAdvisory = value["advisory"] != nil || isQuirk || document.style.wrapping.wordBreak == .autoPhrase
  }
}

extension StyleOracle.Places {
  fileprivate init(_ value: JSONValue) {
    size = value.number("s")
    width = value.number("w")
    carets = [:]
    for caret in value.array("carets") {
      carets[Int(caret[0]?.number ?? 0), default: []].append(caret[1]?.number ?? 0)
    }
    rectangles = value.array("rects").map { $0.elements.map { $0.elements.map(\.number) } }
    hits = value.array("hits").map { Int($0.number) }
    kinds = value.array("in").map { Int($0.number) }
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  fileprivate var number: Double {
    if case .number(let number) = content { number } else { .nan }
  }

  fileprivate var optional: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  fileprivate func number(_ key: String) -> Double { self[key]?.number ?? .nan }

  fileprivate var string: String {
    if case .string(let string) = content { string } else { "" }
  }

  fileprivate func string(_ key: String) -> String { self[key]?.string ?? "" }

  fileprivate func array(_ key: String) -> [JSONValue] {
    if case .array(let elements)? = self[key]?.content { elements } else { [] }
  }
}
