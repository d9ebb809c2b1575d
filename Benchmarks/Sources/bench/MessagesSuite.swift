import Foundation
import SelfSizing

/// The figures of preparing messages as people send them, kind by kind: several lines, lists, bold names, mentions, tabs, soft
/// hyphens, letter spacing, two languages, emoji.
struct MessagesSuite {
  /// A message of the corpus, as its file writes it.
  struct Message: Decodable {
    struct Run: Decodable {
      struct Font: Decodable {
        var stack: String?
        var weight: Int?
        var italic: Bool?
      }
      struct Box: Decodable {
        var width: Double
        var ascent: Double
        var descent: Double?
      }
      var string: String?
      var font: Font?
      var box: Box?
      var unbreakable: Bool?
      var tracking: Double?
    }
    var kind: String
    var lang: String
    var stack: String
    var text: String?
    var runs: [Run]?
  }

  /// Kinds of Latin letters alone, whose targets are stricter.
  private static let latin: Set = [
    "lines", "listed", "named", "mention", "emphasis", "coded", "tabbed", "soft", "spaced", "quoted", "long",
  ]

  private let name: String
  private let messages: [Message]
  private let stacks: [String: FontStack]

  /// - Parameters:
  ///   - name: what the figures are called by.
  ///   - file: messages, one a line.
  init(_ name: String, file: URL) throws {
    self.name = name
    messages = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(Message.self, from: $0) }
    stacks = try JSONDecoder().decode(
      [String: Stack].self, from: Data(contentsOf: TextCorpus.folder.appending(path: "messages-stacks.json"))
    ).mapValues { FontStack(fonts: $0.fonts) }
  }

  private struct Stack: Decodable {
    var fonts: [FontReference]
  }

  static func run(_ report: inout Report) throws { try corpus().run(&report) }

  /// The figures of measuring the messages at other widths, a line, beside plain ones.
  static func runWidths(_ report: inout Report) throws { try corpus().runWidths(&report) }

  private static func corpus() throws -> MessagesSuite {
    try MessagesSuite("messages", file: TextCorpus.folder.appending(path: "messages.ndjson"))
  }

  func run(_ report: inout Report) throws {
    let library = try FontLibrary(stacks: stacks)
    for kind in Set(messages.map(\.kind)).sorted() {
      try run(kind, messages.filter { $0.kind == kind }, library, &report)
    }
  }

  /// Preparing the messages of a kind with their words new and met before, against shaping them whole.
  private func run(
    _ kind: String, _ messages: [Message], _ library: FontLibrary, _ report: inout Report
  ) throws {
    let labels = messages.map(\.label)
    let regular = (stacks["ui"]?.fonts ?? []).filter { $0.weights.contains(400) && !$0.isItalic }
    let reference = HarfBuzzReference(
      stack: regular.map(\.file),
      labels: labels.map { TextCorpus.Label(lang: $0.language ?? "", text: $0.runs.map(\.string).joined()) })
    let stopwatch = Stopwatch(rounds: 5)
    let fresh = try (0...stopwatch.rounds).map { _ in try engine(library, readyFor: labels) }
    let known = try engine(library, readyFor: labels)
    func prepareAll(_ engine: TextEngine) throws {
      for label in labels { keep(try engine.preparedText(label)) }
    }
    try prepareAll(known)
    var next = 0
    let passes = 20
    let timings = try stopwatch.time([
      .init(operations: labels.count) {
        next += 1
        try prepareAll(fresh[next - 1])
      },
      .init(operations: labels.count * passes) { for _ in 0..<passes { try prepareAll(known) } },
      .init(operations: labels.count) { keep(reference.shapeAll(inTheirFaces: false)) },
      .init(operations: labels.count) { keep(reference.shapeAll(inTheirFaces: true)) },
    ])
    let isLatin = Self.latin.contains(kind)
    let new = isLatin ? timings[2].median : timings[3].median
    add(
      "\(kind).unseen", timings[0], isLatin ? "hb_shape" : "hb_shape.faces", new, isLatin ? 0.25 : 0.7,
      &report)
    add("\(kind).seen", timings[1], "hb_shape", timings[2].median, isLatin ? 1.0 / 20 : 1.0 / 12, &report)
    let bytes = try labels.reduce(0) { try $0 + known.preparedText($1).byteCount }
    report.add(
      Figure(
        name: "text.\(name).\(kind).bytes", median: Double(bytes) / Double(labels.count),
        min: Double(bytes) / Double(labels.count), unit: "B",
        reference: "text", ratio: Double(bytes) / Double(labels.reduce(0) { $0 + $1.length })))
  }

  private func runWidths(_ report: inout Report) throws {
    let engine = TextEngine(library: try FontLibrary(stacks: stacks))
    let widths = (0..<64).map { 200 + Double($0 * 37 % 64) * 3.1875 }
    func subject(_ labels: [TextLabel]) throws -> Stopwatch.Subject {
      let texts = try labels.map { try engine.preparedText($0) }
      var lines = 0
      for text in texts { for width in widths { lines += try text.lineCount(width: width) } }
      return .init(operations: lines) {
        var sum = 0.0
        for text in texts { for width in widths { sum += try text.height(width: width) } }
        keep(sum)
      }
    }
    // The text of all of them as plain words in one face.
    let plain = try subject(
      messages.filter { $0.kind == "long" }.map { message in
        let text = message.label.runs.map(\.string).joined().filter { $0.isASCII && !$0.isNewline }
        return TextLabel(text, font: FontDescription(stack: message.stack, size: 16), language: message.lang)
      })
    let kinds = Set(messages.map(\.kind)).sorted()
    let timings = try Stopwatch().time(
      [plain] + kinds.map { kind in try subject(messages.filter { $0.kind == kind }.map(\.label)) })
    for (kind, timing) in zip(kinds, timings.dropFirst()) {
      add("\(kind).width.walking.line", timing, "plain", timings[0].median, 1.5, &report)
    }
  }

  private func add(
    _ figure: String, _ timing: Stopwatch.Timing, _ reference: String, _ time: Double, _ target: Double,
    _ report: inout Report
  ) {
    report.add(
      Figure(
        name: "text.\(name).\(figure)", median: timing.median, min: timing.min, unit: "ns",
        reference: reference, ratio: timing.median / time, target: .ratioAtMost(target)))
  }

  /// An engine whose tables were read, by a label of the corpus' letters in each of its fonts.
  private func engine(_ library: FontLibrary, readyFor labels: [TextLabel]) throws -> TextEngine {
    let engine = TextEngine(library: library)
    var letters: [TextLabel: Set<Character>] = [:]
    for label in labels {
      for run in label.runs where run.box == nil {
        let look = TextLabel("", font: run.font, language: label.language)
        letters[look, default: []].formUnion(run.string.filter { !$0.isNewline })
      }
    }
    for (look, characters) in letters {
      var label = look
      label.runs[0].string = characters.map(String.init).joined(separator: " ")
      keep(try engine.preparedText(label))
    }
    return engine
  }
}

extension TextLabel {
  /// The length of its text in bytes.
  fileprivate var length: Int { runs.reduce(0) { $0 + $1.string.utf8.count } }
}

extension MessagesSuite.Message {
  /// The message as it is prepared, at 16 points.
  var label: TextLabel {
    guard let runs else {
      return TextLabel(text ?? "", font: FontDescription(stack: stack, size: 16), language: lang)
    }
    return TextLabel(runs: runs.map { $0.textRun(stack: stack) }, language: lang)
  }
}

extension MessagesSuite.Message.Run {
  fileprivate func textRun(stack: String) -> TextRun {
    var description = FontDescription(stack: font?.stack ?? stack, size: 16)
    if let weight = font?.weight { description.weight = weight }
    description.isItalic = font?.italic ?? false
    description.tracking = tracking ?? 0
    if let box {
      return TextRun(
        InlineBox(width: box.width, ascent: box.ascent, descent: box.descent ?? 0), font: description)
    }
    return TextRun(string ?? "", font: description, isUnbreakable: unbreakable ?? false)
  }
}
