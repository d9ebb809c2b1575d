import TestSupport
import Testing
import TextLayout

@testable import RowLayout

/// Templates whose texts get line breaks that the description's texts have not.
@Suite struct TemplateBreakTests {
  @Test("A template filled with strings that have line breaks resolves as a row that was written with them")
  func lineBreaks() throws {
    var random = SeededGenerator(seed: 25)
    func row(_ string: String, _ numbers: [Int]) -> RowDescription {
      let text = RowDescription(.text(TextDescription(string, font: FontChoice(size: 16))), id: "text")
      let box = RowDescription(
        .frame(
          width: Double(numbers[0]), height: 10, alignment: .center, child: RowDescription(.rect(.init()))),
        id: "box")
      let parts = numbers[1] == 0 ? [text, box] : numbers[1] == 1 ? [box, text] : [text, box, box]
      let stack =
        numbers[2] == 0
        ? RowDescription.Kind.hstack(alignment: .top, spacing: 2, children: parts)
        : .vstack(alignment: .leading, spacing: 2, children: parts)
      return RowDescription(
        .frame(width: nil, height: numbers[3] == 0 ? nil : 21, alignment: .center, child: .init(stack)))
    }
    let engine = StandInEngine()
    for _ in 0..<3000 {
      let numbers = [0...40, 0...2, 0...1, 0...1].map { Int.random(in: $0, using: &random) }
      let letters = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        "ab \n\nc".randomElement(using: &random) ?? "a"
      }
      let string = String(letters)
      let template = try RowTemplate(row("one two three", numbers), texts: engine)
      let written = try PreparedRow(row(string, numbers), texts: engine)
      let prepared = try engine.prepare(
        TextLabel(string, font: FontDescription(stack: "", size: 16)))
      for filled in [
        try template.row(strings: [string], texts: engine), try template.row(texts: [prepared]),
      ] {
        for width in [0.0, 8, 20, 31, 50, 90] {
          var (frames, others): ([RowRect], [RowRect]) = ([], [])
          let offer = ProposedSize(width: width, height: nil)
          let (size, other) = (
            try filled.frames(offer, into: &frames), try written.frames(offer, into: &others)
          )
          #expect(size == other && frames == others, "\(string.debugDescription) \(numbers) \(width)")
        }
      }
    }
  }
}
