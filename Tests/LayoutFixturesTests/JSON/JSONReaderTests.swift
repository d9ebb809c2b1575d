import Foundation
@_spi(JSON) import LayoutFixtures
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String, nestingLimit: Int = 512) throws -> JSONValue {
    try JSONReader.read(SourceText(name: "t.json", string: text), nestingLimit: nestingLimit)
  }

  private func failure(_ text: String, nestingLimit: Int = 512) -> DocumentError? {
    do {
      _ = try read(text, nestingLimit: nestingLimit)
      return nil
    } catch { return error as? DocumentError }
  }

  @Test func keepsTheOrderAndThePlaceOfEverything() throws {
    let value = try read(#" {"b": [1, -2.5e1, true], "a": "x\u00e9\ud83d\ude00\n"} "#)
    guard case .object(let members) = value.content else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["b", "a"])
    #expect(members[0].keyRange == 2..<5)
    #expect(value.range.lowerBound == 1)
    guard case .number(let number)? = value["b"]?[1]?.content else {
      Issue.record("no number")
      return
    }
    #expect(number == -25)
    guard case .string(let string)? = value["a"]?.content else {
      Issue.record("no string")
      return
    }
    #expect(string == "xé😀\n")
    #expect(value["c"] == nil)
    #expect(value["b"]?[3] == nil)
  }

  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("{\"a\" 1}", 1, 6), ("[1,]", 1, 4), ("[1 2]", 1, 4), ("01", 1, 2), ("1.", 1, 3),
    ("-", 1, 2), ("1e", 1, 3), ("tru", 1, 1), ("nul", 1, 1), ("\"a", 1, 1), ("\"\\x\"", 1, 2),
    ("\"\\ud800\"", 1, 2),
    ("\"\\udc00\"", 1, 2), ("\"\\u12g4\"", 1, 6), ("{\"a\":1,\"a\":2}", 1, 8), ("[1]\n x", 2, 2),
    ("{\n  \"é\": @}", 2, 8), ("1e999", 1, 1), ("\"a\tb\"", 1, 3), ("{a:1}", 1, 2), ("[1]]", 1, 4),
  ])
  func refusesWhatIsNoJSONAndSaysWhere(text: String, line: Int, column: Int) {
    let error = failure(text)
    #expect(error?.location?.description == "t.json:\(line):\(column)", "\(text)")
    #expect(error?.code == .syntax)
  }

  @Test func showsTheLineAndACaretBeneathTheFault() {
    #expect(
      failure("{\n  \"é\": @}")?.description == """
        t.json:2:8: expected a value: an object, array, string, number, true, false or null
            "é": @}
                 ^
        """)
  }

  @Test func aLongLineIsCutAroundTheFault() throws {
    let error = failure(
      "[" + String(repeating: "1, ", count: 100_000) + "x" + String(repeating: " ", count: 999))
    let lines = try #require(error).excerpt.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 100 })
    #expect(lines.count == 2)
  }

  @Test func refusesNestingBeyondTheLimitWithoutOverflow() {
    #expect(failure(String(repeating: "[", count: 5), nestingLimit: 4)?.code == .tooDeep)
    #expect(failure("[[[[1]]]]", nestingLimit: 4) == nil)
    #expect(failure(String(repeating: "[{\"a\":", count: 1_000_000))?.code == .tooDeep)
  }

  @Test(
    arguments: [
      ([0xFF], 2), ([0xC3, 0xA4, 0x61, 0x80, 0xFF], 4), (Array("\\n\\u00e4".utf8) + [0xE6, 0x97], 10),
      ([0x61, 0xED, 0xA0, 0x80], 3), ([0xF0, 0x9F, 0x98, 0x80, 0xC0, 0x80], 3),
    ] as [([UInt8], Int)])
  func refusesInvalidUTF8WhereItStands(string: [UInt8], column: Int) {
    let source = SourceText(name: "t", bytes: [UInt8(ascii: "\"")] + string + [UInt8(ascii: "\"")])
    #expect {
      try JSONReader.read(source)
    } throws: {
      "\($0)".hasPrefix("t:1:\(column): a string is not valid UTF-8\n")
    }
  }

  /// Editors neither show nor count it.
  @Test func aByteOrderMarkIsNoColumn() {
    for space in ["", String(repeating: " ", count: 5_000)] {
      let error = failure("\u{FEFF}[@" + space)
      #expect(error?.location?.description == "t.json:1:2")
      #expect(error?.excerpt.hasPrefix("  [@") == true)
      #expect(error?.excerpt.hasSuffix("\n   ^") == true)
      #expect(failure("\u{FEFF}[\n@" + space)?.location?.description == "t.json:2:1")
      #expect(failure("\u{FEFF}")?.location?.description == "t.json:1:1")
    }
  }

  @Test func theCaretStandsBeneathTheFaultOnATerminal() {
    // Two columns for an ideograph and an emoji, none for a mark upon a letter.
    #expect(failure("[\"日本e\u{301}😀\", @]")?.excerpt == "  [\"日本e\u{301}😀\", @]\n              ^")
    #expect(failure("[\"日本e\u{301}😀\", @]")?.location?.column == 11)
    // What is cut off before it leaves no half of a character.
    let far = failure("[\"" + String(repeating: "😀", count: 99) + "x\", @]")
    #expect(far?.excerpt.unicodeScalars.contains("\u{FFFD}") == false)
  }

  @Test func aTextInUTF16IsCalledSo() {
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      let bytes = Array("{\"format\": 1}".data(using: encoding) ?? Data())
      #expect {
        try JSONReader.read(SourceText(name: "t", bytes: bytes))
      } throws: {
        "\($0)".hasPrefix("t:1:1: this text is UTF-16; save it as UTF-8\n")
      }
    }
  }

  @Test func readsManyKeysInLinearTimeAndFindsATwin() throws {
    let members = (0..<50_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    _ = try read("{\(members)}")
    #expect(failure("{\(members),\"k7\":0}")?.code == .syntax)
  }

  @Test func anyMutationOfADocumentIsReadOrRefused() throws {
    let file = ProjectFolders.root.appending(path: ".swift-format")
    let original = Array(try Data(contentsOf: file))
    var random = SeededGenerator(seed: 7)
    var refused = 0
    for _ in 0..<3_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      do { _ = try JSONReader.read(SourceText(name: "m", bytes: bytes)) } catch { refused += 1 }
    }
    #expect(refused > 1_000)
  }
}
