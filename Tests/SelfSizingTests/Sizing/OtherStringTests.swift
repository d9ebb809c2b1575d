import SelfSizing
import TestSupport
import Testing

/// Labels and rows with other strings are as those that are prepared with these.
@Suite struct OtherStringTests {
  private static let strings = [
    "hello fi AVATAR Tower, 12:30", "", "two\nlines", "tabs\tand\tspaces", "שלום hello", "字字カナ words",
    "emoji 👩‍👩‍👧‍👦🎉 among words", "Mira",
  ]

  private let engine: TextEngine

  init() throws {
    engine = try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf", "DejaVuSans.ttf"])])
  }

  @Test(arguments: strings)
  func `A label with another text in it is prepared as a label of that text`(string: String) throws {
    for tracking in [0, 0.5] {
      let font = FontDescription(stack: "ui", size: 17, tracking: tracking)
      let preparers: [any TextPreparing] = [engine, TextEstimator(calibratedBy: engine)]
      for preparer in preparers {
        let other = try preparer.prepare(TextLabel("something else", font: font), text: string)
        let own = try preparer.prepare(TextLabel(string, font: font))
        #expect(other.fontMetrics == own.fontMetrics)
        for width in stride(from: 10.0, to: 250, by: 7.5) {
          #expect(
            other.measure(width: width, height: nil) == own.measure(width: width, height: nil),
            "\(string) at \(width)")
        }
      }
    }
  }

  /// A text whose spacing depends on its face's leading, and one in several runs, are prepared by way of their labels.
  @Test(arguments: strings)
  func `A template's row with another string is the row of that string`(string: String) throws {
    let environment = RowEnvironment(font: FontChoice(stack: "ui"))
    func texts(_ string: String) -> [TextDescription] {
      var spaced = TextDescription(string, font: FontChoice(size: 17))
      spaced.lineSpacing = 5
      var limited = TextDescription(string, font: FontChoice(style: .headline))
      limited.lineLimit = LineLimit(minimum: 2, maximum: 3)
      limited.tracking = 1
      return [TextDescription(string), spaced, limited]
    }
    for (text, own) in zip(texts("something else"), texts(string)) {
      let template = try RowTemplate(RowDescription(.text(text)), environment: environment, texts: engine)
      let other = try template.row(strings: [string], texts: engine)
      let fresh = try PreparedRow(RowDescription(.text(own)), environment: environment, texts: engine)
      for width in [40.0, 120, 300] {
        #expect(try other.measure(width: width) == fresh.measure(width: width), "\(string) at \(width)")
      }
    }
  }
}
