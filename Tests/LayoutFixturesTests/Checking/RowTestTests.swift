import LayoutFixtures
import RowLayout
import SelfSizing
import TestSupport
import Testing

@Suite struct RowTestTests {
  /// A bar beside a column of two texts; with fixed advances every character is 8.5 wide and 17 high.
  private struct Card: View {
    var text = "one two three"
    var padding = 10.0

    var body: some View {
      HStack(spacing: 10) {
        Rectangle().frame(width: 2)
        VStack(alignment: .leading, spacing: 4) {
          Text(text).id("text")
          Text("me").id("author")
        }
      }
      .padding(padding)
    }
  }

  @Test func whatAgreesGivesNoMessage() throws {
    let row = try RowTest(Card())
    #expect(row.verify(heights: [:]) == nil)
    let height = try row.row.height(width: 1000)
    #expect(row.verify(heights: [1000: height]) == nil)
    #expect(row.verify(heights: [1000: height + 0.009]) == nil)
    #expect(row.verify(heights: [1000: height + 0.011]) != nil)
    let frames = try row.row.layout(width: 1000).framesByID
    #expect(frames.count == 2)
    #expect(row.verify(frames: frames, width: 1000) == nil)
  }

  /// The bar only follows the column: the text is what makes the row as tall as it is.
  @Test func aHeightThatDiffersNamesWhatMakesTheRowSoTall() throws {
    let row = try RowTest(Card(), id: "card")
    let wide = try row.row.height(width: 1000)
    let message = try #require(row.verify(heights: [100: wide, 1000: wide]))
    #expect(message.hasPrefix("card is not as expected:\n  card at 100: height is "))
    #expect(
      message.contains("more); tallest inside is text \"text\" in padding > hstack > vstack, "), "\(message)")
    #expect(message.contains("(T2: 2 lines; "))
    #expect(message.split(separator: "\n").count == 3, "one width agrees")
    #expect(message.contains("measured: [100: "))
  }

  @Test func partsThatMovedAreNamedWithTheirRules() throws {
    let row = try RowTest(Card(), id: "card")
    let frames = try row.row.layout(width: 1000).framesByID
    let message = try #require(row.verify(frames: frames, size: .zero, width: 100))
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("  card at 100: width is "))
    #expect(
      lines[2].hasPrefix("  card at 100: text \"text\" in padding > hstack > vstack: "),
      "what grew comes first")
    #expect(lines[2].contains("further") == false)
    #expect(lines[2].contains("; T2: 2 lines"))
    #expect(lines[3].contains("text \"author\""))
    #expect(lines[3].contains("further down"))
  }

  @Test func aPartThatIsNotThereIsNamed() throws {
    let message = try RowTest(Card()).verify(frames: ["gone": .zero], width: 100)
    #expect(message?.contains("\"gone\": expected, and not shown") == true)
  }

  @Test func whatCannotBeMeasuredIsSaid() throws {
    let row = try RowTest(Card(), id: "card")
    #expect(row.verify(heights: [.nan: 1])?.contains("card: A proposed size cannot be NaN") == true)
    #expect(throws: RowError.self) { try RowTest(Card(padding: .nan)) }
  }

  @Test func aRowMayBeADescriptionAndHaveFonts() throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
    let environment = RowEnvironment(font: FontChoice(stack: "ui", size: 17))
    let row = try RowTest(RowDescription(Card()), environment: environment, texts: engine)
    let view = try RowTest(Card(), environment: environment, texts: engine)
    #expect(try row.row.height(width: 90) == view.row.height(width: 90))
    #expect(try row.dump(widths: [90]).contains("font {\"file\": \"Inter-Regular.otf\", \"version\": \""))
    #expect(try !RowTest(Card()).dump(widths: [90]).contains("font "))
  }
}

/// Properties of rows over all widths.
@Suite struct RowTestPropertyTests {
  @Test func heightsAreThoseOfEveryWidth() throws {
    let row = try RowTest(VStack { Text("one two three four five six seven") })
    let steps = try row.heights(widths: 0...400)
    #expect(steps.count > 3)
    #expect(steps.first?.from == 0)
    #expect(try #require(steps.last).to >= 400)
    for (step, next) in zip(steps, steps.dropFirst()) {
      #expect(step.to == next.from)
      #expect(step.height != next.height)
    }
    for width in stride(from: 0.0, through: 400, by: 0.25) {
      let step = steps.first { $0.from <= width && width < $0.to }
      #expect(try step?.height == row.row.height(width: width))
    }
  }

  @Test func aRowThatGrowsWithItsWidthIsFound() throws {
    #expect(try RowTest(Text("one two three")).verifyNeverTaller() == nil)
    let picture = try RowTest(Rectangle().aspectRatio(2, contentMode: .fit), id: "picture")
    let message = try #require(picture.verifyNeverTaller(widths: 10...20))
    #expect(message.hasPrefix("picture gets taller where it gets wider: 5 high from 10, "))
    #expect(try picture.heights(widths: 10...20, limit: 5).count == 5)
  }

  @Test func widthsWithoutEndAreRefusedAndVeryGreatOnesEnd() throws {
    let row = try RowTest(Text("one two three"), id: "label")
    let picture = try RowTest(Rectangle().aspectRatio(2, contentMode: .fit))
    for widths in [0...Double.infinity, -.infinity...5, -.infinity ... .infinity] {
      for row in [row, picture] {
        #expect {
          try row.heights(widths: widths)
        } throws: {
          ($0 as? RowError)?.code == .invalidNumber
        }
      }
      let message = try #require(row.verifyNeverTaller(widths: widths))
      #expect(message.hasPrefix("label: "))
      #expect(row.verifyHeights(within: 0...1, widths: widths) != nil)
    }
    #expect(try row.heights(widths: -1e300...1e300).last?.to == 1e300.nextUp)
    // Where no height holds further each is looked at by itself, and widths far out are farther apart than 1/64.
    #expect(try picture.heights(widths: 1e300...(1e300 * 2), limit: 50).count <= 50)
    #expect(try row.heights(widths: 0...1000, limit: -1).isEmpty)
  }

  @Test func aHeightOutOfBoundsIsFound() throws {
    let row = try RowTest(Text("one two three"), id: "label")
    #expect(row.verifyHeights(within: 17...1000) == nil)
    let message = try #require(row.verifyHeights(within: 17...20, widths: 50...500))
    #expect(message.hasPrefix("label is not 17 to 20 high at widths from 50 to "))
    #expect(message.contains("T2: "))
    #expect(try RowTest(Text("one two three").lineLimit(1)).verifyHeights(within: 17...20) == nil)
  }

  @Test func partsThatStickOutAreFound() throws {
    let row = try RowTest(
      HStack {
        Text("a"); Rectangle().frame(width: 100).id("bar")
      }, id: "row")
    #expect(row.verifyNothingSticksOut(widths: [200, 400]) == nil)
    let message = try #require(row.verifyNothingSticksOut(widths: [200, 50]))
    #expect(message.hasPrefix("parts of row stick out of 50 x "), "\(message)")
    #expect(message.contains("frame \"bar\" in hstack: "))
  }
}
