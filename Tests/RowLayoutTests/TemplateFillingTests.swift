import TestSupport
import Testing
import TextLayout

@testable import RowLayout

/// Rows that are lowered once for many values are those that are lowered for each.
@Suite struct TemplateFillingTests {
  /// Rows whose strings decide in which order stacks ask their parts, and rows that values change in all other ways.
  static let refilled = [
    #"""
    {"kind": "hstack", "children": [{"kind": "text", "string": {"hole": "a"}}, {"kind": "leaf", "w": 30, "h": 9},
      {"kind": "flexFrame", "minWidth": 10, "maxWidth": 60, "child": {"kind": "text", "string": {"hole": "b"}}}]}
    """#,
    #"""
    {"kind": "vstack", "children": [{"kind": "hstack", "spacing": {"hole": "s"}, "children": [
      {"kind": "text", "runs": [{"string": "by "}, {"string": {"hole": "a"}, "font": {"weight": 700}}]},
      {"kind": "leaf", "w": 40, "h": 5}]},
      {"kind": "if", "condition": {"hole": "c"}, "then": [{"kind": "text", "string": {"hole": "b"}, "lineLimit": 2}]},
      {"kind": "forEach", "count": {"hole": "n"}, "child": {"kind": "text", "string": {"hole": "a"}}}]}
    """#,
    #"""
    {"kind": "hstack", "children": [{"kind": "frame", "height": 30, "child": {"kind": "text", "string": {"hole": "a"}}},
      {"kind": "leaf", "w": 25, "h": 5}, {"kind": "aspectRatio", "ratio": 1, "child": {"kind": "rect"}},
      {"kind": "text", "string": {"hole": "b"}, "reservesSpace": true, "lineLimit": {"hole": "n"}}]}
    """#,
    #"""
    {"kind": "hstack", "children": [
      {"kind": "text", "string": {"hole": "a"}, "lineLimit": 2}, {"kind": "leaf", "w": 56, "h": 3}]}
    """#,
  ]

  /// A font in which all characters are as wide as its number of points says.
  private final class Monospaced: TextPreparing {
    let advance: Double
    let isKnown: Bool

    init(advance: Double, isKnown: Bool) { (self.advance, self.isKnown) = (advance, isKnown) }

    var identity: ObjectIdentifier? { isKnown ? ObjectIdentifier(self) : nil }

    func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring {
      PreparedStandInText(
        StandInText(
          counting: label.runs.map(\.string).joined(), advance: advance, lineHeight: 20, ascent: 16,
          capHeight: 12),
        lineLimit: nil, minimumLines: 1, scale: 2)
    }
  }

  @Test(
    "A template's own texts are set by the engine that each row is filled with", arguments: [false, true])
  func ownTexts(isKnown: Bool) throws {
    let template = try TemplateTests.template(
      #"""
      {"kind": "hstack", "spacing": 0, "children": [
        {"kind": "text", "string": "of its own"}, {"kind": "text", "string": {"hole": "a"}}]}
      """#)
    for advance in [4.0, 9, 4] {
      let engine = Monospaced(advance: advance, isKnown: isKnown)
      let row = try template.row(filling: RowHoleValues([("a", .string("xy"))]), texts: engine)
      #expect(try row.layout(width: 500).size.width == 12 * advance)
    }
  }

  @Test("A template filled again and again gives the rows of templates filled once", arguments: refilled)
  func filledAgain(_ json: String) throws {
    var random = SeededGenerator(seed: 5)
    let template = try TemplateTests.template(json)
    let engine = StandInEngine(hasWholeLines: false)
    let strings = [
      "", "one", "two words", "a longer text of more words", "i\ni", "broken\nin\ntwo or three",
      "x\u{2028}yy yy",
      "a\u{85}b", "\r\n", "\n \n b  ",
    ]
    for _ in 0..<400 {
      let pairs = template.holes.map { hole -> (name: String, value: RowHoleValue) in
        switch hole.kind {
        case .string: (hole.name, .string(strings[Int.random(in: 0..<strings.count, using: &random)]))
        case .flag: (hole.name, .flag(Bool.random(using: &random)))
        default: (hole.name, .number(Double(Int.random(in: 1...3, using: &random))))
        }
      }
      let values = RowHoleValues(pairs)
      let row = try template.row(filling: values, texts: engine)
      let once = try PreparedRow(
        template.description(filling: values), environment: template.environment, texts: engine)
      for width in [0, 31, 64.5, 90, 170, 400] {
        let one = try row.layout(width: width)
        let other = try once.layout(width: width)
        #expect(one.size == other.size, "\(pairs) at \(width)")
        #expect(one.entries.map(\.frame.bits) == other.entries.map(\.frame.bits), "\(pairs) at \(width)")
        #expect(try row.measure(width: width) == once.measure(width: width), "\(pairs) at \(width)")
      }
    }
  }

  @Test(
    "Labels fill the holes of texts as their strings do", arguments: [refilled[0], refilled[2], refilled[3]])
  func filledWithLabels(_ json: String) throws {
    let template = try TemplateTests.template(json)
    let engine = StandInEngine(hasWholeLines: false)
    let strings = ["", "one", "a longer text of more words", "broken\nin\ntwo or three", "\n \n b  "]
    for a in strings {
      for b in strings {
        for count in [1.0, 3] {
          func values(_ a: String, _ b: String) -> RowHoleValues {
            let values: RowHoleValues = ["a": .string(a), "b": .string(b), "n": .number(count)]
            return RowHoleValues(
              values.pairs.filter { pair in template.holes.contains { $0.name == pair.name } })
          }
          let row = try template.row(filling: values(a, b), texts: engine)
          var labels = RowHoleLabels()
          for (text, source) in row.core.sources.enumerated() {
            if let hole = source.description.hole, hole == "a" || count == 1 {
              labels.add(row.texts[text], forHole: hole)
            }
          }
          let labelled = try template.row(
            filling: values("", count == 1 ? "" : b), labels: labels, texts: count == 1 ? nil : engine)
          for width in [0, 31, 64.5, 90, 170, 400] {
            #expect(
              try labelled.layout(width: width).entries.map(\.frame.bits)
                == row.layout(width: width).entries.map(\.frame.bits), "\(a), \(b) at \(width)")
            #expect(try labelled.measure(width: width) == row.measure(width: width))
          }
        }
      }
    }
  }

  /// A row that was lowered for a label of another font is not taken for a string.
  @Test func stringsAfterLabelsOfOtherFonts() throws {
    let template = try TemplateTests.template(Self.refilled[3])
    let engine = StandInEngine()
    let tall = StandInText(
      counting: "abc", advance: 7, lineHeight: 90, ascent: 70, capHeight: 60, leading: 2)
    var labels = RowHoleLabels()
    labels.add(
      try PreparedRow(RowDescription(.text(TextDescription(.standIn(tall))))).texts[0], forHole: "a")
    for _ in 0..<2 {
      let labelled = try template.row(filling: ["a": ""], labels: labels, texts: engine)
      for string in ["a", "words", "a"] {
        let row = try template.row(filling: ["a": .string(string)], labels: RowHoleLabels(), texts: engine)
        let other = try TemplateTests.template(Self.refilled[3]).row(
          filling: ["a": .string(string)], texts: engine)
        #expect(try row.measure(width: 100) == other.measure(width: 100))
        #expect(try row.height(width: 100) < labelled.height(width: 100))
      }
    }
  }

  @Test("A label fills a whole text, and where there is no engine a string fills none")
  func labelFaults() throws {
    let pieces = try TemplateTests.template(Self.refilled[1])
    let engine = StandInEngine()
    let label = try PreparedRow(RowDescription(.text(TextDescription("x"))), texts: engine).texts[0]
    var labels = RowHoleLabels()
    labels.add(label, forHole: "a")
    let values: RowHoleValues = ["s": 1, "a": "", "c": true, "b": "b", "n": 1]
    let piece = #expect(throws: RowError.self) {
      try pieces.row(filling: values, labels: labels, texts: engine)
    }
    #expect(piece?.code == .hole)
    #expect(piece?.message.contains("\"a\" is a piece of a text") ?? false)
    let whole = try TemplateTests.template(Self.refilled[3])
    _ = try whole.row(filling: ["a": ""], labels: labels)
    for values: RowHoleValues in [["a": "a"], ["a": "b\n"]] {
      let alone = #expect(throws: RowError.self) { try whole.row(filling: values, labels: RowHoleLabels()) }
      #expect(alone?.code == .missingTextEngine)
      #expect(alone?.message.contains("\"a\" has a string") ?? false)
    }
    #expect(throws: RowError.self) { try whole.row(filling: [:], labels: labels) }
    #expect(throws: RowError.self) { try whole.row(filling: ["a": "", "z": 1], labels: labels) }
  }

  @Test("A template filled with other strings, hard breaks among them, gives the rows lowered for them")
  func otherStrings() throws {
    let engine = StandInEngine(hasWholeLines: false)
    let strings = ["one", "i\ni", "a longer text", "broken\nin two", "\u{2029}", "\n \n b  "]
    for json in Self.refilled {
      let open = try TemplateTests.template(json)
      func description(_ a: String, _ b: String) throws -> RowDescription {
        let values: RowHoleValues = ["a": .string(a), "b": .string(b), "n": 2, "s": 3, "c": true]
        let pairs = values.pairs.filter { pair in open.holes.contains { $0.name == pair.name } }
        return try open.description(filling: RowHoleValues(pairs))
      }
      let template = try RowTemplate(description("first", "second"), texts: engine)
      for a in strings {
        for b in strings {
          let fresh = try RowTemplate(description(a, b), texts: engine)
          let runs = fresh.core.sources.map { source in
            if case .runs(let runs) = source.description.content { runs.map(\.string) } else { [""] }
          }
          let row = try template.row(runs: runs, texts: engine)
          for width in [0, 31, 64.5, 90, 170, 400] {
            #expect(
              try row.layout(width: width).entries.map(\.frame.bits)
                == fresh.row.layout(width: width).entries.map(\.frame.bits), "\(a), \(b) at \(width)")
          }
        }
      }
    }
  }

  @Test("Any tasks may fill one template at once")
  func manyTasks() async throws {
    let template = try TemplateTests.template(Self.refilled[1])
    let engine = StandInEngine(hasWholeLines: false)
    @Sendable func values(_ number: Int) -> RowHoleValues {
      [
        "a": .string("row \(number)" + (number % 3 == 0 ? "\nmore" : "")), "b": "some more words",
        "c": .flag(number % 2 == 0),
        "n": .number(Double(number % 40)), "s": .number(Double(number % 5)),
      ]
    }
    let wanted = try (0..<200).map {
      try PreparedRow(
        template.description(filling: values($0)), environment: template.environment, texts: engine
      ).height(width: 70)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<200 {
            let row = try template.row(filling: values((number * 7 + task) % 200), texts: engine)
            #expect(try row.height(width: 70) == wanted[(number * 7 + task) % 200])
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
