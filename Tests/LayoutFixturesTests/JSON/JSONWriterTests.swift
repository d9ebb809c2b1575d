@_spi(JSON) import LayoutFixtures
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  @Test func putsCommasWhereTheyBelong() {
    let text = JSONWriter.line { json in
      json.member("id", "a\"\\\n\u{1}é")
      json.member("numbers", [1, -2.5, 43.666666666666664, .infinity])
      json.array("empty") { _ in }
      json.member("none", Int?.none)
      json.array("nested") { json in
        json.value(true)
        json.object { _ in }
        json.value(7)
        json.value(["b": JSONText("[ ]"), "a": JSONText("0")])
      }
    }
    #expect(
      text
        == #"{"id": "a\"\\\n\u0001é", "numbers": [1, -2.5, 43.666666666666664, "inf"], "empty": [], "none": null, "#
        + #""nested": [true, {}, 7, {"a": 0, "b": [ ]}]}"#)
  }

  @Test func whatIsWrittenIsReadBackTheSame() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let string = String(
        String.UnicodeScalarView(
          (0..<8).compactMap { index in
            Unicode.Scalar(UInt32.random(in: 0..<(index < 4 ? 0x110 : 0x11_0000), using: &random))
          }))
      let number = Double(bitPattern: random.next())
      var writer = JSONWriter()
      writer.array { json in
        json.value(string)
        if number.isFinite { json.value(number) }
      }
      #expect(!writer.text.unicodeScalars.contains { $0.properties.generalCategory == .control })
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
