import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TextLayout
@testable import TextShaping

/// What the pair tables say must be what HarfBuzz says, of all that they claim to know (rule P6).
@Suite struct PairTableTests {
  /// The faces that the rule is proved for, all of Debian's font packages.
  static let faces = [
    "Inter-Regular.otf", "NotoSans-Regular.ttf", "NotoSerif-Regular.ttf", "DejaVuSans.ttf",
    "LiberationSans-Regular.ttf", "Roboto-Regular.ttf",
  ]

  @Test(arguments: faces)
  func latinProseIsSafe(in file: String) throws {
    let table = try #require(try ShapedFace(file).table)
    let characters = String(String.UnicodeScalarView((0x20...0x7E).compactMap { Unicode.Scalar($0) }))
    let needed = characters + "äöüßéèêñçøåœÆłžőğşţ“”‘’–—…€£•°©®™½×"
    #expect(needed.unicodeScalars.filter { !table.isSafe($0) }.isEmpty)
    #expect(table.byteCount < 200_000)
  }

  @Test(arguments: faces, PairAlphabet.allCases)
  func pairsAreAsShaped(_ file: String, _ alphabet: PairAlphabet) throws {
    let face = try ShapedFace(file, alphabet)
    let table = try #require(face.table)
    let safe = alphabet.ranges.joined().compactMap { Unicode.Scalar($0) }.filter { table.isSafe($0) }
    var generator = SeededGenerator(seed: 1)
    for first in safe where isThorough || generator.next() % (first.isASCII ? 4 : 64) == 0 {
      let seconds = safe.filter { _ in isThorough || generator.next() % 8 == 0 }
      let text = String(String.UnicodeScalarView(seconds.flatMap { [first, $0] }))
      face.expectEqual(text, table)
    }
  }

  /// Strings in which rules of many faces match: digits, capitals, brackets, arrows of signs, letters that join.
  private static let lively = Array("()[]{}@-–—:<>=+x*×→  0123ABefifllt|/.'’§ﬁ…".unicodeScalars)

  @Test(arguments: faces, PairAlphabet.allCases)
  func randomStringsAreAsShaped(_ file: String, _ alphabet: PairAlphabet) throws {
    let face = try ShapedFace(file, alphabet)
    let table = try #require(face.table)
    let rounds = isThorough ? 1_000_000 : 2_000
    // What cannot be followed is rare, or the tables would be of little use.
    #expect(Self.measuredCount(of: rounds, face, table, alphabet, seed: 2) > rounds * 9 / 10)
  }

  /// Expects random strings to be as the face shapes them; gives the number of those that the table measures.
  private static func measuredCount(
    of rounds: Int, _ face: ShapedFace, _ table: PairTable, _ alphabet: PairAlphabet, seed: UInt64
  ) -> Int {
    let safe = alphabet.ranges.joined().compactMap { Unicode.Scalar($0) }.filter { table.isSafe($0) }
    let lively = lively.filter { table.isSafe($0) }
    var generator = SeededGenerator(seed: seed)
    return (0..<rounds).count { round in
      let alphabet = round % 4 == 0 ? safe : lively
      let text = (0..<Int.random(in: 1...24, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      return face.expectEqual(String(String.UnicodeScalarView(text)), table)
    }
  }

  /// Features that fonts turn on and off.
  private static let features: [FontFeature] =
    ["tnum", "ss01", "zero", "case", "dlig", "cv11", "onum", "sups", "salt", "kern", "smcp", "c2sc", "aalt"]
    .map {
      FontFeature($0, isRequired: false)
    } + ["calt", "liga", "kern"].map { FontFeature($0, value: 0, isRequired: false) }

  @Test(arguments: ["Inter-Regular.otf", "NotoSans-Regular.ttf", "Roboto-Regular.ttf"], features)
  func featuresAreAsShaped(_ file: String, _ feature: FontFeature) throws {
    let face = try ShapedFace(file, features: [feature])
    // Without kerning of this kind there may be an older one.
    guard let table = face.table else { return #expect(feature.tag == "kern" && feature.value == 0) }
    let rounds = isThorough ? 100_000 : 300
    #expect(Self.measuredCount(of: rounds, face, table, .latin, seed: 3) > rounds / 2)
    // Which of several alternates is meant, tables do not tell.
    guard feature.tag != "aalt" else { return }
    #expect("enato 0123456789:.,".unicodeScalars.allSatisfy { table.isSafe($0) })
  }

  /// Tables do not tell what features for fractions do, nor a number of an alternate.
  @Test(arguments: [
    FontFeature("frac"), FontFeature("rvrn", value: 0, isRequired: false), FontFeature("salt", value: 2),
  ])
  func someFeaturesHaveNoTable(_ feature: FontFeature) throws {
    #expect(try ShapedFace("Inter-Regular.otf", features: [feature]).table == nil)
  }

  /// Axes change advances, kerning and rules.
  @Test(
    .enabled(if: isInstalled("Inter.var.ttf")), arguments: ["Inter.var.ttf", "InterDisplay.var.ttf"],
    [100.0, 250, 400, 600, 777, 900])
  func variableFacesAreAsShaped(_ file: String, _ weight: Double) throws {
    let slant = weight == 400 ? -10 : weight == 777 ? -3.3 : 0
    let axes = [FontVariation("wght", weight), FontVariation("slnt", slant)]
    let face = try ShapedFace(file, variations: axes)
    let table = try #require(face.table)
    let rounds = isThorough ? 100_000 : 300
    #expect(Self.measuredCount(of: rounds, face, table, .latin, seed: 4) > rounds / 2)
    #expect("enato AVATAR To, 0123456789".unicodeScalars.allSatisfy { table.isSafe($0) })
  }

  @Test(arguments: faces, PairAlphabet.allCases)
  func labelsOfAllCorporaAreAsShaped(_ file: String, _ alphabet: PairAlphabet) throws {
    let face = try ShapedFace(file, alphabet)
    let table = try #require(face.table)
    // All labels in one face, some in the others.
    let labels = try Corpus.all.labels()
    let step = isThorough || file == Self.faces[0] ? 1 : 7
    for label in stride(from: 0, to: labels.count, by: step).map({ labels[$0] }) {
      face.expectEqual(label, table)
      guard isThorough || label.utf8.count < 1_000 else { continue }
      for word in label.split(separator: " ") { face.expectEqual(String(word), table) }
    }
  }

  @Test(arguments: faces)
  func latinChatLabelsAreCovered(by file: String) throws {
    let table = try #require(try ShapedFace(file).table)
    let latin = try Corpus.chat.labels().filter { label in
      label.unicodeScalars.allSatisfy { table.isSafe($0) || $0.value < 0x2500 && !$0.properties.isEmoji }
    }
    let covered = latin.count { table.advances(of: $0.unicodeScalars) != nil }
    #expect(latin.count > 360)
    #expect(Double(covered) >= 0.99 * Double(latin.count))
  }

  /// A pair of neighbours that may belong to a rule seldom does, and what stands around it tells.
  @Test func tablesGoWithTheirShaper() throws {
    weak var face: SimpleTextFace?
    do {
      let library = try FontLibrary(stacks: ["s": FontStack(files: ["Inter-Regular.otf"])])
      let shaper = HarfBuzzShaper(library: library)
      let font = FontDescription(stack: "s", size: 16)
      face = shaper.simpleTextFace(for: font, language: nil, script: SimpleTextFace.latin)
      withExtendedLifetime(shaper) { #expect(face != nil) }
    }
    #expect(face == nil)
  }

  @Test func chatSeldomAnnouncesASubstitution() throws {
    let table = try #require(try ShapedFace("Inter-Regular.otf").table)
    func announces(_ text: String) -> Bool {
      !table.contextualPlaces(in: text.unicodeScalars.map { table.symbol(of: $0.value) }).isEmpty
    }
    #expect(announces("18:30") && !announces("Note: bring it"))
    let latin = try Corpus.chat.labels().filter { $0.unicodeScalars.allSatisfy { table.isSafe($0) } }
    let announcing = latin.count { announces($0) }
    #expect(latin.count > 360 && announcing < 25)
  }

  @Test func tablesCutShortGiveNothingOrTheSame() throws {
    // Every prefix of a table, and bytes changed at random, must be refused or read without a fault.
    let path = try FontLocator(folders: []).path(of: FontReference(file: "NotoSans-Regular.ttf"))
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    var generator = SeededGenerator(seed: 3)
    for tag in ["GSUB", "GPOS"] {
      let table = try #require(SFNTTable.bytes(tag, of: bytes))
      for round in 0..<200 {
        var damaged = table
        if round % 2 == 0 {
          damaged = Array(table.prefix(Int.random(in: 0..<table.count, using: &generator)))
        } else {
          for _ in 0..<40 {
            let place = Int.random(in: 0..<min(2_000, table.count), using: &generator)
            damaged[place] = UInt8.random(in: 0...255, using: &generator)
          }
        }
        let layout = LayoutTable(bytes: damaged, glyphCount: 3317)
        var reader = LookupReader(table: layout, kind: tag == "GSUB" ? .substitution : .positioning)
        var pairs = PairAdjustments(glyphCount: 3317, deltas: VariationDeltas())
        for index in 0..<50 {
          _ = try? reader.lookup(index)
          if tag == "GPOS" { try? pairs.add(lookup: index, of: layout) }
        }
      }
    }
  }
}

/// Finds a table in a font file's directory.
enum SFNTTable {
  static func bytes(_ tag: String, of file: [UInt8]) -> [UInt8]? {
    range(tag, of: file).map { Array(file[$0]) }
  }

  /// Where a table stands in a file.
  static func range(_ tag: String, of file: [UInt8]) -> Range<Int>? {
    func number(_ at: Int) -> Int { file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    for record in 0..<(number(4) >> 16) {
      let at = 12 + 16 * record
      if Array(file[at..<at + 4]) == Array(tag.utf8) {
        let start = number(at + 8)
        return start..<start + number(at + 12)
      }
    }
    return nil
  }
}

/// A face with its table and the shaper to hold it against.
struct ShapedFace {
  let session: HarfBuzzSession
  let table: PairTable?
  private let script: UInt32

  init(
    _ file: String, _ alphabet: PairAlphabet = .latin, features: [FontFeature] = [],
    variations: [FontVariation] = []
  ) throws {
    script = alphabet.script
    let library = try FontLibrary(stacks: ["face": FontStack(fonts: [FontReference(file: file)])])
    let shaper = HarfBuzzShaper(library: library)
    let fonts = [FontDescription(stack: "face", size: 16, features: features, variations: variations)]
    session = try #require(try shaper.makeSession(fonts: fonts, language: "en") as? HarfBuzzSession)
    let face = session.runs[0].faces[0]
    table = Self.tables.withLock { tables in
      let key = file + "\(alphabet)\(features)\(variations)"
      if let known = tables[key] { return known }
      let made = unsafe face.pairTable(alphabet, language: nil, features: features)
      tables[key] = made
      return made
    }
  }

  /// Tables are read once for all tests.
  private static let tables = Mutex<[String: PairTable]>([:])

  /// The advance of every scalar as HarfBuzz shapes the text in the table's script.
  func shaped(_ text: String) -> [Int] {
    let bytes = Array(text.utf8)
    let item = TextItem(
      range: 0..<bytes.count, run: 0, face: 0, script: script, isRightToLeft: false, isCovered: true)
    var clusters: [ShapedCluster] = []
    session.shape(bytes.span, item: item, range: item.range, into: &clusters)
    var result = [Int](repeating: 0, count: bytes.count)
    for cluster in clusters { result[cluster.offset] += cluster.advance }
    return bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }.map { result[$0] }
  }

  /// Expects the table's advances to be the shaper's, where the table has an answer; says whether it has.
  @discardableResult
  func expectEqual(_ text: String, _ table: PairTable) -> Bool {
    guard let advances = table.advances(of: text.unicodeScalars) else { return false }
    let expected = shaped(text)
    if advances != expected {
      let places = advances.indices.filter { advances[$0] != expected[$0] }.prefix(5)
      let scalars = Array(text.unicodeScalars)
      let around = places.map { place in
        String(String.UnicodeScalarView(scalars[max(0, place - 3)..<min(scalars.count, place + 4)]))
          + " \(advances[place]) for \(expected[place])"
      }
      Issue.record("\(around)")
    }
    return true
  }
}

/// True if a font's file is found on this system.
func isInstalled(_ file: String) -> Bool {
  (try? FontLocator(folders: []).path(of: FontReference(file: file))) != nil
}

extension PairTable {
  /// The advance of every character of a text, 0 for one that joined the ligature before it; nil where the text needs the shaper.
  func advances(of text: some Sequence<Unicode.Scalar>) -> [Int]? {
    var run = text.map { symbol(of: $0.value) }
    var matches = SubstitutionProgram.Matches()
    return run.contains(Self.unsafeSymbol) ? nil : advances(of: &run, matches: &matches)
  }
}
