import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TextLayout
@testable import TextShaping

/// Labels that tables measure whole, so that none of their words is shaped (rule P6).
@Suite struct TableMeasuredTests {
  /// Words divided at soft hyphens, and letters set apart, are not shaped.
  @Test(arguments: [
    TextLabel("Grund\u{AD}stücks\u{AD}ver\u{AD}kehrs\u{AD}ge\u{AD}neh\u{AD}mi\u{AD}gung", font: font()),
    TextLabel("DON'T FORGET TO ALIGN THE TRAIN", font: font(tracking: 0.5)),
    TextLabel("6:01\tI uploaded the contract\t27", font: font()),
    TextLabel("Leaves at 6:01, 27 minutes", font: font(features: [FontFeature("tnum")])),
    TextLabel("latest news", font: font(), style: ParagraphStyle(textCase: .uppercase)),
  ])
  func tablesMeasure(_ label: TextLabel) throws {
    let library = try FontLibrary(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
    let counter = CountingShaper(base: HarfBuzzShaper(library: library), hasTables: true)
    _ = try TextPreparer(shaper: counter, dictionary: nil, bidi: nil).prepare(label)
    #expect(counter.bytes.load(ordering: .relaxed) <= 1)
  }

  /// Where a break changes what a rule did, only the text around it is shaped.
  @Test func onlyStretchesAreShaped() throws {
    let plain = String(repeating: "Reminder: the parcel is late. ", count: 3)
    let text = plain + "REMINDER: THE PARCEL IS LATE (AGAIN)"
    let library = try FontLibrary(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
    let counter = CountingShaper(base: HarfBuzzShaper(library: library), hasTables: true)
    let preparer = TextPreparer(shaper: counter, dictionary: nil, bidi: nil)
    let label = TextLabel(text, font: Self.font())
    let prepared = try preparer.prepare(label)
    let shaped = counter.bytes.load(ordering: .relaxed)
    #expect(shaped > 1 && shaped < text.utf8.count / 2)
    let whole = try preparer.prepareInFull(label)
    for width in stride(from: 1.0, to: 400, by: 9.5) {
      #expect(try prepared.lines(width: width) == whole.lines(width: width))
    }
  }

  /// Without kerning in GPOS the older table counts, which widens both characters of a pair.
  @Test(arguments: ["DejaVuSans.ttf", "LiberationSans-Regular.ttf", "LiberationSerif-Bold.ttf"])
  func olderKerningIsAsShaped(_ file: String) throws {
    var data = try Data(
      contentsOf: URL(filePath: FontLocator(folders: []).path(of: FontReference(file: file))))
    let tag = try #require(data.prefix(1_000).range(of: Data("GPOS".utf8)))
    data.replaceSubrange(tag, with: Data("none".utf8))
    let folder = try TemporaryFolder()
    let stack = FontStack(files: [try folder.write("older.ttf", data), "NotoSansCJK-Regular.ttc"])
    let library = try FontLibrary(stacks: ["ui": stack])
    let counter = CountingShaper(base: HarfBuzzShaper(library: library), hasTables: true)
    let preparer = TextPreparer(shaper: counter, dictionary: nil, bidi: nil)
    _ = try preparer.prepare(TextLabel("AVATAR-Toys,Yvonne:11", font: Self.font()))
    #expect(counter.bytes.load(ordering: .relaxed) <= 1)

    let words = [
      "AVATAR", "To", "You", "P", "A", "office", "11", "“Yes”", "A-B", "L’", "Soft\u{AD}hyphen", "日本", "r.",
      "V",
    ]
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<(isThorough ? 20_000 : 200) {
      let text = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        words[Int.random(in: 0..<words.count, using: &generator)]
          + ([" ", " ", "\t", "\n", "", "  "].randomElement(using: &generator) ?? "")
      }.joined()
      var label = TextLabel(text, font: Self.font(tracking: Bool.random(using: &generator) ? 0 : 0.5))
      if Int.random(in: 0..<4, using: &generator) == 0 { label.style.wrapping.lineBreak = .anywhere }
      let (prepared, whole) = (try preparer.prepare(label), try preparer.prepareInFull(label))
      for width in [0, 20, 47.5, 90, 143.25, 200, .infinity] {
        #expect(try prepared.lines(width: width) == whole.lines(width: width), "\(label) at \(width)")
        #expect(prepared.measure(width: width, height: nil) == whole.measure(width: width, height: nil))
      }
    }
  }

  private static func font(tracking: Double = 0, features: [FontFeature] = []) -> FontDescription {
    var font = FontDescription(stack: "ui", size: 16, features: features)
    font.tracking = tracking
    return font
  }
}
