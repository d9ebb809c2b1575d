import LayoutFixtures
import SelfSizing
import Testing

/// A measurement holds at every width of its interval (rules R2, T8), whatever cuts the last line or makes it wider.
@Suite struct ValidityTests {
  private static func run(_ string: String, size: Double = 10) -> TextRun {
    TextRun(string, font: FontDescription(stack: "s", size: size))
  }

  private static func box(_ width: Double) -> TextRun {
    TextRun(InlineBox(width: width, ascent: 8, descent: 2), font: FontDescription(stack: "s", size: 10))
  }

  private static var labels: [TextLabel] {
    var indented = ParagraphStyle(lineLimit: 1)
    indented.indent = TextIndent(first: -3, leading: 5, trailing: 4)
    var long = ParagraphStyle(lineLimit: 1)
    long.truncationToken = "xyz"
    var counting = ParagraphStyle()
    counting.wrapping.whiteSpace = .breakSpaces
    let tight = ParagraphStyle(lineLimit: 1, allowsTightening: true)
    return [
      // An indent, which a box behind letters has no part in.
      TextLabel(runs: [run("aa"), box(10)], style: indented),
      // A token that is wider than all of the text: the hyphen's run is the larger one.
      TextLabel(runs: [run("\u{AD}", size: 20), run("a")], style: long),
      // Behind a token a tab is as wide as a space, so that nothing has to be left out.
      TextLabel(runs: [run("\ta")], style: ParagraphStyle(lineLimit: 1, truncation: .head)),
      // Letters closer together, all of them.
      TextLabel(runs: [run("aa")], style: tight), TextLabel(runs: [run("aaa aaa aaaa")], style: tight),
      TextLabel(runs: [run("aa\nb")], style: tight),
      // A tab that counts at a line's end.
      TextLabel(runs: [run("x\t")], style: counting),
    ]
  }

  @Test(arguments: labels)
  func measurementsHoldInTheirIntervals(_ label: TextLabel) throws {
    let text = try FixedAdvanceShaper().preparedText(label)
    let all = (0...(72 * 64)).map { step in
      let width = Double(step) / 64
      return (width, text.measure(width: width, height: nil))
    }
    for (width, measured) in all {
      #expect(measured.validFrom <= width && width < measured.validTo, "\(width): \(measured)")
      for place in [measured.validFrom, measured.validTo - 1.0 / 64] where place <= 72 {
        let other = all[Int((place * 64).rounded())].1
        #expect(
          other.width == measured.width && other.height == measured.height
            && other.isTruncated == measured.isTruncated, "\(width): \(measured), but \(other) at \(place)")
      }
    }
  }

  /// Between limits that are less than a 64th apart there is no width (rule R3).
  @Test func noWidthGivesLinesThatNoneHas() throws {
    var spaced = FontDescription(stack: "s", size: 1)
    spaced.tracking = 0.003
    let label = TextLabel(runs: [Self.run("ab\n", size: 1), TextRun("cd", font: spaced)])
    let text = try FixedAdvanceShaper().preparedText(label)
    #expect(text.leastWidth(forLines: 3) == text.leastWidth(forLines: 2))
    #expect(text.widestWidth(forLines: 3) == nil)
    let widest = try #require(text.widestWidth(forLines: 4))
    #expect(try text.lineCount(width: widest) == 4 && text.lineCount(width: widest + 1.0 / 64) == 2)
  }

  /// A tab before a terminator counts where trailing space does, in all forms of a label (rule P8).
  @Test func tabsCountBeforeTerminators() throws {
    var style = ParagraphStyle()
    style.wrapping.whiteSpace = .breakSpaces
    let text = try FixedAdvanceShaper().preparedText(TextLabel(runs: [Self.run("\t\na")], style: style))
    let read = try PortableText(decoding: PortableText(text, fontDigest: 1).encoded()).text
    for other in [text, read] { #expect(try other.lines(width: 100).map(\.width) == [40, 5]) }
  }
}
