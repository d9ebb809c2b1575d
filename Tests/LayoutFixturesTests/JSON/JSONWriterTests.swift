@_spi(JSON) import LayoutFixtures
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  @Test func putsCommasWhereTheyBelong() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("id")
    writer.value("a\"\\\n\u{1}é")
    writer.key("numbers")
    writer.value([1, -2.5, 43.666666666666664, .infinity])
    writer.key("empty")
    writer.beginArray()
    writer.endArray()
    writer.key("none")
    writer.null()
    writer.key("nested")
    writer.beginArray()
    writer.value(true)
    writer.beginObject()
    writer.endObject()
    writer.value(7)
    writer.endArray()
    writer.endObject()
    #expect(
      writer.text
        == #"{"id": "a\"\\\n\u0001é", "numbers": [1, -2.5, 43.666666666666664, "inf"], "empty": [], "none": null, "#
        + #""nested": [true, {}, 7]}"#)
  }

  @Test func whatIsWrittenIsReadBackTheSame() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let string = String(
        String.UnicodeScalarView(
          (0..<8).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0..<0x11_0000, using: &random)) }))
      let number = Double(bitPattern: random.next())
      var writer = JSONWriter()
      writer.beginArray()
      writer.value(string)
      if number.isFinite { writer.value(number) }
      writer.endArray()
      let read = try JSONReader.read(SourceText(name: "w", string: writer.text))
      guard case .string(let same)? = read[0]?.content else {
        Issue.record("no string")
        return
      }
      #expect(Array(same.unicodeScalars) == Array(string.unicodeScalars))
      if number.isFinite, case .number(let same)? = read[1]?.content { #expect(same == number) }
    }
  }
}
