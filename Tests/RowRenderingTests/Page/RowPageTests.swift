import Foundation
import LayoutFixtures
import SelfSizing
import TestSupport
import Testing

@testable import RowRendering

/// What a page says without a browser; `PageTests` opens it in one.
@Suite struct RowPageTests {
  private func rows(_ document: String) throws -> ([RowFixture], RowFixtureMeasurer) {
    var reader = try RowFileReader(path: ProjectFolders.fixtures.appending(path: "Rows/\(document)").path)
    var rows: [RowFixture] = []
    while let row = try reader.next() { rows.append(row) }
    return (rows, try RowFixtureMeasurer(header: reader.header, folders: []))
  }

  @Test(
    "At every width shown the kept numbers give the picture and the frames of the row as it is laid out there",
    arguments: ["chat.json", "typical-cells.json", "rich-text.json"])
  func series(document: String) throws {
    let (rows, measurer) = try rows(document)
    var pieces = 0
    for fixture in rows.prefix(6) {
      let row = try measurer.prepare(fixture)
      var pictures = SVGPictures()
      var series = PictureSeries()
      var expected: [(width: Double, numbers: [Double], picture: String)] = []
      for width in stride(from: 100.0, through: 400, by: 1) {
        let layout = try row.layout(width: width)
        let picture = pictures.picture(
          try Drawing(layout, glyphs: measurer.glyphs), glyphs: measurer.glyphs, name: "r-")
        series.add(layout, picture, at: width)
        let frames = layout.entries.flatMap { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
        expected.append((width, [layout.size.width, layout.size.height] + frames, text(picture)))
      }
      for (width, numbers, picture) in expected {
        let piece = try #require(series.pieces.last { $0.from <= width })
        try #require(width <= piece.to)
        let part = piece.to > piece.from ? (width - piece.from) / (piece.to - piece.from) : 0
        let found = zip(piece.first, piece.last).map { $0 + ($1 - $0) * part }
        try #require(found.count >= numbers.count)
        #expect(zip(found, numbers).allSatisfy { abs($0 - $1) < 3e-4 }, "\(fixture.id) at \(width)")
        let shape = series.shapes[piece.shape]
        // The picture's own numbers are rounded to four decimals, and so may be off by one in the last.
        let written = NumberedText(picture).numbers
        #expect(shape.strings == NumberedText(picture).strings)
        #expect(zip(found.dropFirst(numbers.count), written).allSatisfy { abs($0 - $1) < 3e-4 })
      }
      pieces = max(pieces, series.pieces.count)
    }
    #expect(pieces > 1 && pieces < 200)
  }

  private func text(_ picture: NumberedText) -> String {
    zip(picture.strings, picture.numbers.map(shortDecimal) + [""]).map { $0 + $1 }.joined()
  }

  @Test(
    "Numbers taken out of a text and put back give the text",
    arguments: [
      "", "a", "12", "<rect x=\"-1.5\" y=\"0\"/>", "#e5e5ea 007 1.50 -0 12345678901234567890 1e5 --3 4. .5",
      "id-01 é 漢 3.14159 2.7182",
    ])
  func numberedText(string: String) {
    let taken = NumberedText(string)
    #expect(taken.strings.count == taken.numbers.count + 1)
    #expect(text(taken) == string)
  }

  @Test(
    "The range goes from half the least width to half as much again as the greatest, in two thousand steps at most"
  )
  func widths() {
    let usual = PageWidths(marks: [320, 414.5])
    #expect(usual.from == 160 && usual.to == 622 && usual.step == 1)
    #expect(usual.all.contains(414.5) && usual.all.count == 464)
    let wide = PageWidths(marks: [10, 1e6])
    #expect(wide.all.count < 2_010 && wide.all.contains(1e6))
    #expect(PageWidths(marks: []).marks == [375])
    #expect(PageWidths(marks: [0.1]).to > PageWidths(marks: [0.1]).from)
  }

  @Test("Only texts in one plain font are compared with a browser, each once")
  func plainTexts() throws {
    let (rows, measurer) = try rows("rich-text.json")
    var texts = PageTexts()
    for fixture in rows { texts.add(try measurer.prepare(fixture).layout(width: 100), id: fixture.id) }
    #expect(texts.texts.isEmpty)
    let (quotes, engine) = try self.rows("quotes.json")
    for _ in 0..<2 {
      for fixture in quotes { texts.add(try engine.prepare(fixture).layout(width: 320), id: fixture.id) }
    }
    #expect(texts.texts.count == 20)
  }

  @Test("A page without fonts has no comparison, and a row's own height is kept at all widths")
  func withoutFonts() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(
      """
      {"format": 1, "rows": [{"id": "a<b", "proposal": {"width": 200, "height": 50}, "tree": {"kind": "rect", "id": "r"}}]}
      """, to: "a.json")
    var reader = try RowFileReader(path: document)
    let measurer = try RowFixtureMeasurer(header: reader.header, folders: [])
    var page = RowPage(title: "<&>")
    while let row = try reader.next() { try page.add(row, measurer) }
    let html = try page.html(glyphs: nil, fonts: nil)
    #expect(
      html.contains("<h1>&lt;&amp;&gt;</h1>") && html.contains("a&lt;b <small>in a height of 50</small>"))
    #expect(!html.contains("id=\"comparison\"") && !html.contains("@font-face"))
    #expect(html.contains("\"steps\":[{\"from\":100,\"height\":50,\"slope\":0,\"to\":300}]"))
  }
}
