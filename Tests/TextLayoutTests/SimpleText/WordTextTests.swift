import Foundation
import TestSupport
import Testing
import TextICU
import TextShaping

@testable import TextLayout

/// Labels prepared from words are those that shaping them whole gives, to the last bit of what their bodies hold (W7).
@Suite struct WordTextTests {
  static let stack = [
    "Inter-Regular.otf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
    "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoSansCJK-Regular.ttc",
    "NotoColorEmoji.ttf",
  ]

  static func preparer(_ files: [String] = stack) throws -> TextPreparer {
    let library = try FontLibrary(stacks: ["ui": FontStack(files: files)])
    return TextPreparer(
      shaper: HarfBuzzShaper(library: library), dictionary: ICUDictionary(), bidi: ICUBidi())
  }

  struct Label: Decodable {
    var lang: String
    var text: String

    static func corpus(_ name: String) throws -> [Label] {
      let url = ProjectFolders.root.appending(path: "Benchmarks/Corpora/\(name).ndjson")
      return try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
        .map { try JSONDecoder().decode(Label.self, from: $0) }
    }
  }

  /// What a body of several faces or one holds, beside the storage.
  struct Contents: Equatable {
    var unitsPerEm: Int
    var fits: [Int] = []
    var ends: [Int] = []
    /// The metrics of the faces that each segment's lines are as tall as.
    var boxes: [Set<LineBox>] = []

    init(_ text: PreparedText) {
      unitsPerEm = text.unitsPerEm
      let segments = text.storage.segments
      var zero = 0
      for index in 0..<segments.count {
        fits.append(zero + segments.contentEnd(index))
        ends.append(zero + segments.advanceEnd(index))
        if segments.kind(index).flags.contains(.rebases) { zero = ends[index] }
        let faces = segments.kind(index).faces
        boxes.append(
          Set(text.setting.boxes.indices.filter { faces >> $0 & 1 == 1 }.map { text.setting.boxes[$0] }))
      }
    }
  }

  /// Compares a label prepared twice from words, and its clusters, with the same shaped whole; gives whether words did it.
  static func check(_ label: TextLabel, _ preparer: TextPreparer) throws -> Bool {
    let whole = try preparer.prepareInFull(label)
    var fromWords = false
    for _ in 0..<2 {
      let text = try preparer.prepare(label)
      guard !text.setting.isSimple, text.storage.ownClusters == nil else { continue }
      fromWords = true
      #expect(Contents(text) == Contents(whole), "\(label.runs[0].string)")
      for width in [0, 37.5, 90, 200, Double.infinity] {
        #expect(try text.height(width: width) == whole.height(width: width))
        for height in [20, 45, Double.infinity] {
          let lineByLine = whole.measure(width: width, height: height)
          #expect(text.measure(width: width, height: height) == lineByLine, "\(label.runs[0].string)")
        }
      }
      // These ask for the clusters.
      for width in [0, 37.5, 90, 200, Double.infinity] {
        #expect(try text.lines(width: width) == whole.lines(width: width))
      }
    }
    return fromWords
  }

  @Test(arguments: ["chat", "multilingual"])
  func corporaAreAsShapedWhole(_ name: String) throws {
    let preparer = try Self.preparer()
    var count = 0
    var others: [String] = []
    for label in try Label.corpus(name) {
      let text = TextLabel(label.text, font: FontDescription(stack: "ui", size: 16), language: label.lang)
      if try Self.check(text, preparer) {
        count += 1
      } else if try !preparer.prepare(text).setting.isSimple {
        others.append(label.text)
      }
    }
    #expect(count > 100)
    #expect(others.isEmpty)
  }

  /// Parts of real labels, characters that shaping treats by themselves, and what lies between them.
  private static let strange = [
    " ", "  ", "(", ")", "[", "]", "「", "」", "«", "»", "“", "”", ",", ".", "!", "-", "—", "…", "12", "٣",
    "v3", "→",
    "\u{301}", "\u{200D}", "\u{200C}", "\u{200B}", "\u{2060}", "\u{AD}", "\u{FE0F}", "\u{A0}", "\u{3000}",
    "\t",
    "\u{200F}", "👩‍💻", "🇯🇵", "🤷🏽", "☺️", "e\u{301}", "가", "각", "ก", "ำ", "न्", "क्ष", "لا", "ـ", "ש", "שׁ", "ß", "ﬁ",
    "Ж", "Ω",
    "\u{E000}", "⁄", "½", "A", "V", "f", "fi", "AV", "To",
  ]

  /// Seeded random mixtures, in both orders of what is seen first.
  @Test func mixturesAreAsShapedWhole() throws {
    let words = try (Label.corpus("chat") + Label.corpus("multilingual")).flatMap {
      $0.text.split(separator: " ").map(String.init)
    }
    for (seed, files) in [
      Self.stack, ["DejaVuSans.ttf"] + Self.stack.reversed(), ["NotoSans-Regular.ttf", "DejaVuSans.ttf"],
    ]
    .enumerated() {
      var generator = SeededGenerator(seed: UInt64(seed))
      let preparer = try Self.preparer(files)
      var count = 0
      for _ in 0..<(isThorough ? 20_000 : 300) {
        var string = ""
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          let from = Bool.random(using: &generator) ? words : Self.strange
          string += from.randomElement(using: &generator) ?? ""
          if Bool.random(using: &generator) { string += " " }
        }
        let language = ["en", "ja", "zh", "ar", nil].randomElement(using: &generator) ?? nil
        let label = TextLabel(string, font: FontDescription(stack: "ui", size: 16), language: language)
        if try Self.check(label, preparer) { count += 1 }
      }
      #expect(count > 10)
    }
  }

  /// Real words in orders that they never had, of one language or several: what is known of each must hold in all of them.
  @Test func wordsInOtherOrdersAreAsShapedWhole() throws {
    let corpus = try Label.corpus("chat") + Label.corpus("multilingual")
    let words = Dictionary(grouping: corpus, by: \.lang).mapValues { labels in
      labels.flatMap { $0.text.split(separator: " ").map(String.init) }
    }
    let languages = words.keys.sorted()
    let preparer = try Self.preparer()
    var generator = SeededGenerator(seed: 23)
    var count = 0
    let rounds = isThorough ? 20_000 : 400
    for _ in 0..<rounds {
      let language = languages.randomElement(using: &generator) ?? "en"
      let isMixed = Int.random(in: 0..<4, using: &generator) == 0
      var string = ""
      for index in 0..<Int.random(in: 1...12, using: &generator) {
        if index > 0 { string += Int.random(in: 0..<12, using: &generator) == 0 ? "  " : " " }
        let other = isMixed ? languages.randomElement(using: &generator) ?? language : language
        string += words[other]?.randomElement(using: &generator) ?? ""
      }
      let label = TextLabel(string, font: FontDescription(stack: "ui", size: 16), language: language)
      if try Self.check(label, preparer) { count += 1 }
    }
    #expect(count > rounds / 3)
  }

  /// More words than the tables have room for.
  @Test func wordsWithoutEndAreAsShapedWhole() throws {
    let preparer = try Self.preparer()
    let letters = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي".unicodeScalars)
    var generator = SeededGenerator(seed: 6)
    for round in 0..<1_500 {
      let words = (0..<20).map { _ in
        String(
          String.UnicodeScalarView(
            (0..<5).map { _ in letters[Int.random(in: 0..<letters.count, using: &generator)] }))
      }
      let label = TextLabel(words.joined(separator: " "), font: FontDescription(stack: "ui", size: 16))
      let text = try preparer.prepare(label)
      guard round % 50 == 49 else { continue }
      #expect(Contents(text) == Contents(try preparer.prepareInFull(label)))
    }
  }

  /// Labels prepared by several tasks at once, each of which may take another's words.
  @Test func tasksPrepareAsOneDoes() async throws {
    let preparer = try Self.preparer()
    let labels = try Label.corpus("multilingual").map {
      TextLabel($0.text, font: FontDescription(stack: "ui", size: 16), language: $0.lang)
    }
    let alone = try labels.map { try preparer.prepareInFull($0).height(width: 200) }
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for index in labels.indices {
            let place = (index + task * 37) % labels.count
            let height = try? preparer.prepare(labels[place]).height(width: 200)
            #expect(height == alone[place])
          }
        }
      }
    }
  }

  /// Measuring rows of any script asks for no clusters, unless a word is broken or text left out.
  @Test func measuringAsksForNoClusters() throws {
    let preparer = try Self.preparer()
    var count = 0
    for label in try Label.corpus("multilingual") {
      let text = try preparer.prepare(
        TextLabel(label.text, font: FontDescription(stack: "ui", size: 16), language: label.lang))
      guard !text.setting.isSimple else { continue }
      _ = text.measure(width: 320, height: nil)
      if text.storage.isWithoutClusters { count += 1 }
    }
    #expect(count > 150)
  }

  /// Pieces too long to be kept take no room for good.
  @Test func longPiecesTakeUpBoundedRoom() throws {
    let library = try FontLibrary(stacks: ["ui": FontStack(files: ["DejaVuSans.ttf"])])
    let font = FontDescription(stack: "ui", size: 16)
    let session = try HarfBuzzShaper(library: library).makeSession(fonts: [font], language: nil)
    var items = ItemCache()
    let text = Array(String(repeating: "a", count: 400).utf8)
    let item = TextItem(
      range: 0..<400, run: 0, face: 0, script: SimpleTextFace.latin, isRightToLeft: false, isCovered: true)
    let context = items.context(of: item, session: session)
    for _ in 0..<200 {
      let number = items.shape(item, context, in: text.span, surroundings: 0..<400, session: session)
      #expect(items[number].clusters.count == 399)
    }
    #expect(items.clusters.count * MemoryLayout<ItemCache.Cluster>.stride < 1 << 20)
  }
}
