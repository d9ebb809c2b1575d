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

  private static func font(tracking: Double = 0, features: [FontFeature] = []) -> FontDescription {
    var font = FontDescription(stack: "ui", size: 16, features: features)
    font.tracking = tracking
    return font
  }
}
