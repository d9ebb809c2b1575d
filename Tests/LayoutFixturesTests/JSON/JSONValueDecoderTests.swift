@_spi(JSON) import LayoutFixtures
import Testing

@Suite struct JSONValueDecoderTests {
  private struct Point: Codable, Equatable {
    var x: Double
    var y: Double?
    var tags: [Int]?
    var inner: [Point]?
  }

  private func decode(_ text: String) throws -> Point {
    try JSONDocument(SourceText(name: "p.json", string: text)).decode(Point.self)
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try decode(text)
      return nil
    } catch { return String("\(error)".prefix { $0 != "\n" }) }
  }

  @Test func decodesWhatSynthesizedTypesAskFor() throws {
    let point = try decode(#"{"x": 1, "tags": [1, 2], "inner": [{"x": 2, "y": null}]}"#)
    #expect(point == Point(x: 1, y: nil, tags: [1, 2], inner: [Point(x: 2)]))
  }

  @Test(arguments: [
    (#"{"x": 1, "tahs": []}"#, "p.json:1:10: unknown key \"tahs\"; did you mean \"tags\"?"),
    (
      #"{"x": 1, "inner": [{"x": 1, "zzzzzz": 2}]}"#,
      "p.json:1:29: unknown key \"zzzzzz\"; known here: inner, tags, x, y"
    ),
    (#"{"y": 1}"#, "p.json:1:1: the key \"x\" is missing here"),
    (#"{"x": "1"}"#, "p.json:1:7: expected a number, found a string"),
    (#"{"x": 1, "tags": [1, 2.5]}"#, "p.json:1:22: expected a whole number, found 2.5"),
    (
      #"{"x": 1, "tags": [1e300]}"#,
      "p.json:1:19: expected a whole number from \(Int.min) to \(Int.max), found 1e+300"
    ),
    (#"{"x": {"hole": "h"}}"#, "p.json:1:7: expected a number, found a hole, which cannot stand here"),
    (#"{"x": 1, "inner": {}}"#, "p.json:1:19: expected an array, found an object"),
    (#"[]"#, "p.json:1:1: expected an object, found an array"),
  ])
  func saysWhatIsWrongAndWhere(text: String, expected: String) throws {
    #expect(message(text) == expected)
  }
}
