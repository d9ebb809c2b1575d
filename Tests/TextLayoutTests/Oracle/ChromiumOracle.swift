import Foundation
@_spi(JSON) import LayoutFixtures
import SelfSizing
import TestSupport

/// Labels and the lines that Chromium made of them.
struct ChromiumOracle {
  /// One label.
  struct Label {
    var id: String
    var language: String
    var stack: String
    var text: String
    var isTagged: Bool
    /// The label as `selfsize wrap` reads it, runs included.
    var document: LabelDocument
    /// Whether a run ends inside a grapheme cluster.
    var cutsCluster = false

    /// Chromium's dictionaries for these are others than those at hand.
    var isKhmerOrLao: Bool { ["khmr", "laoo"].contains(stack) || ["km", "lo"].contains(language) }
  }

  /// What Chromium made of a label at a size and width.
  struct Result {
    var size: Double
    var width: Double
    var starts: [Int]
    var widths: [Double]
    var height: Double
    /// Whether a 32nd of a pixel more or less would change the breaks.
    var isEdge: Bool
  }

  let engine: TextEngine
  let labels: [(label: Label, results: [Result])]

  init(folder: URL) throws {
    let stacks = try FontStackDocument.read(folder.appending(path: "stacks.json").path)
    engine = try TextEngine(stacks: stacks.stacks)
    var results: [String: [Result]] = [:]
    for value in try Self.lines(of: folder.appending(path: "expected.ndjson")) {
      results[value.string("id")] = value.array("r").map(Result.init)
    }
    labels = try Self.documents(in: folder.appending(path: "labels.ndjson")).map { document in
      let value = document.root
      let label = Label(
        id: value.string("id"), language: value.string("lang"), stack: value.string("stack"),
        text: value.string("text"), isTagged: !value.array("tags").isEmpty,
        document: try document.decode(LabelDocument.self),
        cutsCluster: value.array("tags").contains { $0.string == "cut-cluster" })
      return (label, results[label.id] ?? [])
    }
  }

  private static func lines(of file: URL) throws -> [JSONValue] { try documents(in: file).map(\.root) }

  private static func documents(in file: URL) throws -> [JSONDocument] {
    var reader = LineReader(try InputFile(path: file.path))
    var documents: [JSONDocument] = []
    while let line = try reader.next() { documents.append(try JSONDocument(line)) }
    return documents
  }

  /// The label prepared as Chromium lays it out.
  func prepare(_ label: Label) throws -> PreparedText { try engine.preparedText(textLabel(label)) }

  /// The label as Chromium lays it out.
  func textLabel(_ label: Label) -> TextLabel {
    label.document.label(size: 17, style: ParagraphStyle(tailoring: .chromium, lineMetrics: .css))
  }
}

extension ChromiumOracle.Result {
  fileprivate init(_ value: JSONValue) {
    size = value.number("s")
    width = value.number("w")
    starts = value.array("b").map { Int($0.number) }
    widths = value.array("lw").map(\.number)
    height = value.number("h")
    isEdge = value["e"] != nil
  }
}

extension JSONValue {
  fileprivate var number: Double {
    if case .number(let number) = content { number } else { .nan }
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
