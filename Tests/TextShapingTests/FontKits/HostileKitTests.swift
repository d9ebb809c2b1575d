import SelfSizing
import TestSupport
import Testing

@testable import TextLayout
@testable import TextShaping

/// Kits that somebody made up under a digest that fits: refused, or read in time that goes with their length.
@Suite(.timeLimit(.minutes(2))) struct HostileKitTests {
  /// The bytes of a kit of ASCII with something changed.
  private func kit(_ change: (inout FontKitContents) -> Void) throws -> [UInt8] {
    let library = try FontLibrary(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
    var contents = try FontKitContents(
      decoding: try library.fontKit(FontKitRequest(characters: [0x20...0x7E])))
    change(&contents)
    return FontKit.encoded(contents)
  }

  /// The bytes of a kit with the rules of its first table changed.
  private func kitOfRules(_ change: (inout SubstitutionProgram) -> Void) throws -> [UInt8] {
    try kit { contents in change(&contents.tables[0].substitutions) }
  }

  private func isRefused(_ bytes: [UInt8], _ reason: String) -> Bool {
    do throws(FontKitError) {
      _ = try FontKit(decoding: bytes)
      return false
    } catch {
      return error.code == .damaged && error.description.contains(reason)
    }
  }

  @Test(arguments: [(-1 << 20, 0), (0, -1 << 20), (1 << 20, 1 << 20)])
  func facesWithoutALineAreRefused(ascent: Int, descent: Int) throws {
    let bytes = try kit { contents in
      let metrics = FaceMetrics(
        unitsPerEm: 1000, ascent: ascent, descent: descent, lineGap: 0, capHeight: 700)
      contents.faces[0].font = ShapingFont(
        metrics: metrics, spaceAdvance: 1, hyphenAdvance: 1, ellipsisAdvance: 1, hyphen: "-")
    }
    #expect(isRefused(bytes, "no line"))
  }

  private func rule(_ action: SubstitutionProgram.Action) -> SubstitutionProgram.Rule {
    SubstitutionProgram.Rule(start: 0, backtrack: 0, input: 1, lookahead: 0, action: action)
  }

  @Test func manyRecordsOfManyRulesAreReadInTime() throws {
    let count = 60_000
    let bytes = try kitOfRules { program in
      (program.places, program.lookups, program.announcements) = ([0], [], [])
      program.rules = (0..<count).map { _ in rule(.refuse) }
      program.records = (0..<count).map { _ in .init(place: 0, rules: 0..<Int32(count)) }
    }
    _ = try FontKit(decoding: bytes)
  }

  @Test func rulesWithTooMuchWithinAreRefused() throws {
    let count = 1_000
    let bytes = try kitOfRules { program in
      (program.places, program.lookups, program.announcements) = ([0], [], [])
      program.rules =
        (0..<count).map { _ in rule(.refuse) } + (0..<count).map { _ in rule(.apply(0..<Int32(count))) }
      program.records = (0..<count).map { _ in .init(place: 0, rules: 0..<Int32(count)) }
    }
    #expect(isRefused(bytes, "more within"))
  }

  @Test func lookupsThatShareRulesAreRefused() throws {
    let bytes = try kitOfRules { program in
      (program.places, program.announcements) = ([0], [])
      program.rules = (0..<100).map { _ in rule(.refuse) }
      program.records = []
      program.lookups = (0..<64).map { _ in 0..<100 }
    }
    #expect(isRefused(bytes, "in common"))
  }

  @Test func rulesWithinRulesWithinRulesAreRefused() throws {
    let bytes = try kitOfRules { program in
      (program.places, program.lookups, program.announcements) = ([0], [], [])
      program.rules = [rule(.refuse), rule(.apply(0..<1)), rule(.apply(1..<2))]
      program.records = [.init(place: 0, rules: 0..<1), .init(place: 0, rules: 0..<2)]
    }
    #expect(isRefused(bytes, "within a rule has records"))
  }

  @Test func manyStacksAreNamedInTimeAndNotInAMessage() throws {
    let bytes = try kit { contents in
      let style = contents.styles[0]
      contents.styles = (0..<100_000).map { number in
        var style = style
        style.stack = "s\(number)"
        return style
      }
    }
    let kit = try FontKit(decoding: bytes)
    #expect(kit.stackNames.count == 100_000)
    let label = TextLabel("Hello", font: FontDescription(stack: "none", size: 17))
    #expect {
      try kit.label(label)
    } throws: {
      "\($0)".utf8.count < 1_000
    }
  }
}
