import Foundation
import RowLayout
import Testing

/// Names of cells' contents, clocks and usual styles that row files use beside those of the other tests of names.
@MainActor @Suite struct HostingAndClockNameTests {
  @Test("A cell's content has the margins and the least height of list rows, unless it sets its own")
  func cells() throws {
    let text = Text(verbatim: "a")
    let own = try height(text)
    #expect(try height(UIHostingConfiguration { text }) == max(52, own + 30))
    #expect(try height(UIHostingConfiguration { text }.minSize(height: 0)) == own + 30)
    #expect(try height(UIHostingConfiguration { text }.minSize(height: 0).margins(.all, 0)) == own)
    #expect(try height(UIHostingConfiguration { text }.margins(.vertical, 50)) == own + 100)
    #expect(
      try height(
        UIHostingConfiguration { text }.minSize(width: 10, height: 0)
          .margins(.top, EdgeInsets(top: 3, leading: 9, bottom: 9, trailing: 9))) == own + 18)
    #expect(
      try height(UIHostingConfiguration { text }.listRowProfile(.iOS18)) == max(44, own + 22))
    #expect(try height(UIHostingConfiguration { text }.minSize().background(.red)) == max(52, own + 30))
    #expect(try height(UIHostingConfiguration { text }.background { Color.red.frame(height: 99) }) == 52)
    // What is left of 200 beside 16 on both sides breaks as it does in a frame as wide.
    let long = Text(verbatim: String(repeating: "words ", count: 30))
    #expect(
      try height(UIHostingConfiguration { long }.margins(.vertical, 0).frame(width: 200))
        == height(long.frame(width: 168)))
  }

  @Test(
    "Clocks show as many fields as asked for, up or down, within their stretch of time",
    arguments: [
      (0.0, "0:00", "1:02:05", "0:00.00"), (59.99, "0:59", "1:01:05", "0:59.99"),
      (65, "1:05", "1:01:00", "1:05.00"), (3725, "1:02:05", "0:00", "1:02:05.00"),
      (4000, "1:02:05", "0:00", "1:06:40.00"), (-5, "0:00", "1:02:05", "0:00.00"),
    ])
  func clocks(_ seconds: Double, _ up: String, _ down: String, _ watch: String) {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let (now, interval) = (start + seconds, start..<start + 3725)
    func text(_ style: some FormatStyle<Date, AttributedString>) -> String {
      String(style.format(now).characters)
    }
    #expect(text(.timer(countingUpIn: interval)) == up)
    #expect(text(.timer(countingDownIn: interval)) == down)
    #expect(text(.stopwatch(startingAt: start)) == watch)
  }

  @Test("Clocks without hours count minutes on, and less precise ones leave out what is below")
  func clockSettings() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func text(_ style: some FormatStyle<Date, AttributedString>) -> String {
      String(style.format(start + 3725.678).characters)
    }
    #expect(text(.stopwatch(startingAt: start, showsHours: false)) == "62:05.67")
    #expect(text(.stopwatch(startingAt: start, maxFieldCount: 2)) == "1:02")
    #expect(text(.stopwatch(startingAt: start, maxPrecision: .milliseconds(100))) == "1:02:05.6")
    #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(60))) == "1:02:00")
    #expect(text(.stopwatch(startingAt: Date(timeIntervalSinceReferenceDate: .nan))) == "0:00.00")
    let timer = SystemFormatStyle.Timer.timer(countingUpIn: start..<start + 2)
    #expect(timer.discreteInput(after: start) == start + 1 && timer.discreteInput(before: start) == nil)
    #expect(timer.discreteInput(after: start + 2) == nil)
  }

  @Test("Clocks stand in texts")
  func clockTexts() throws {
    let ended = Date.now - 100
    #expect(
      try height(Text(.currentDate, format: .timer(countingDownIn: ended - 5..<ended)))
        == height(Text(verbatim: "0:00")))
    #expect(
      try height(Text("\(.currentDate, format: .stopwatch(startingAt: .distantFuture)) to go"))
        == height(Text(verbatim: "0:00.00 to go")))
  }

  @Test("The usual styles of labelled contents and groups are what stands without a style")
  func usualStyles() throws {
    let content = LabeledContent("a") { Color.red.frame(height: 33) }
    #expect(try height(content.labeledContentStyle(.automatic)) == height(content))
    #expect(try height(content) == 33)
    let group = DisclosureGroup("a", isExpanded: .constant(true)) { Color.red.frame(height: 33) }
    #expect(try height(group.disclosureGroupStyle(.automatic)) == height(group))
    #expect(try height(group) > 33)
  }
}
