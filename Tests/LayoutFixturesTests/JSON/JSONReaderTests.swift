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

  @Test func refusesInvalidUTF8() {
    let source = SourceText(name: "t", bytes: [UInt8(ascii: "\""), 0xFF, UInt8(ascii: "\"")])
    #expect(throws: DocumentError.self) { try JSONReader.read(source) }
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
