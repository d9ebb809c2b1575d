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
  ])
  func tablesMeasure(_ label: TextLabel) throws {
    let library = try FontLibrary(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
    let counter = CountingShaper(base: HarfBuzzShaper(library: library), hasTables: true)
    _ = try TextPreparer(shaper: counter, dictionary: nil, bidi: nil).prepare(label)
    #expect(counter.bytes.load(ordering: .relaxed) <= 1)
  }

  private static func font(tracking: Double = 0) -> FontDescription {
    var font = FontDescription(stack: "ui", size: 16)
    font.tracking = tracking
    return font
  }
}
