import Synchronization
import TestSupport
import Testing
import TextLayout

@testable import RowLayout

/// Short texts that come again in the rows of a template are prepared once, and are never taken for others.
struct RecentTextsTests {
  /// An engine that sets each string in a width of its own, and counts what it prepares.
  private final class NumberingEngine: TextPreparing {
    private let numbers = Mutex<[[UInt8]: Int]>([:])
    private let count = Atomic(0)
    private let first: Int

    init(first: Int = 0) { self.first = first }

    var identity: ObjectIdentifier? { ObjectIdentifier(self) }
    var preparations: Int { count.load(ordering: .relaxed) }

    func width(of string: String) -> Double {
      numbers.withLock { numbers in
        let number = numbers[Array(string.utf8)] ?? numbers.count
        numbers[Array(string.utf8)] = number
        return Double(first + number)
      }
    }

    func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring {
      count.add(1, ordering: .relaxed)
      let text = StandInText(
        counting: "x", advance: width(of: label.runs[0].string), lineHeight: 20, ascent: 16, capHeight: 12)
      return PreparedStandInText(text, lineLimit: nil, minimumLines: 1, scale: 2)
    }
  }

  private let template: RowTemplate

  init() throws { template = try RowTemplate(view: Text("a"), texts: NumberingEngine()) }

  private func width(_ string: String, _ engine: NumberingEngine) throws -> Double {
    try template.row(strings: [string], texts: engine).size(ProposedSize(width: nil, height: nil)).width
  }

  @Test("sixteen names of at most 24 bytes are prepared once, longer ones and those after them each time")
  func namesOnce() throws {
    let engine = NumberingEngine()
    let names = (0..<16).map { String(repeating: "é", count: 11) + String(UnicodeScalar(65 + $0)!) + "x" }
    for name in names + names { #expect(try width(name, engine) == engine.width(of: name)) }
    #expect(engine.preparations == 16)
    _ = try width("a seventeenth", engine)
    for name in names.dropFirst() { _ = try width(name, engine) }
    #expect(engine.preparations == 17)
    for _ in 0..<2 { _ = try width("a text of twenty-five byt", engine) }
    #expect(engine.preparations == 19)
  }

  @Test("a string of other bytes is another text, even where it is canonically equivalent")
  func bytes() throws {
    let engine = NumberingEngine()
    for string in ["é", "e\u{301}", "", "\0", "\0\0", "a", "\0a", "é"] {
      #expect(try width(string, engine) == engine.width(of: string))
    }
    #expect(engine.preparations == 7)
  }

  @Test("another engine sets its own texts")
  func engines() throws {
    let engines = [NumberingEngine(), NumberingEngine(first: 50)]
    for engine in engines + engines { #expect(try width("Mira", engine) == engine.width(of: "Mira")) }
  }

  @Test("random strings, from two tasks at once, are set as those of a row of its own")
  func random() async throws {
    let template = template
    let engine = NumberingEngine()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for seed in 0..<2 {
        group.addTask {
          var random = SeededGenerator(seed: UInt64(seed))
          for _ in 0..<3_000 {
            let string = String(
              (0..<Int.random(in: 0...26, using: &random)).map { _ in "ab".randomElement(using: &random)! })
            let short = Bool.random(using: &random) ? string : String(string.prefix(3))
            let row = try template.row(strings: [short], texts: engine)
            #expect(try row.size(ProposedSize(width: nil, height: nil)).width == engine.width(of: short))
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
