import Foundation
import Testing
import TextLayout

@testable import RowLayout

@Suite struct StyledRangeTests {
  private func ranges(_ text: String) throws -> [StyledRange] {
    try JSONDecoder().decode([StyledRange].self, from: Data(text.utf8))
  }

  private func runs(of text: String, _ json: String, in outer: FontChoice = FontChoice(stack: "ui", size: 17))
    throws
    -> [TextDescription.Run]
  {
    try StyledRange.runs(of: text, try ranges(json), in: outer).get()
  }

  @Test func aTextIsCutAtItsRangesInScalars() throws {
    let runs = try runs(of: "e\u{301}ab 👍🏽", #"[{"from":2,"to":4,"weight":700},{"from":5,"to":6,"size":1.5}]"#)
    #expect(runs.map(\.string.unicodeScalars.count) == [2, 2, 1, 1, 1])
    #expect(runs.map { $0.font?.weight } == [nil, 700, nil, nil, nil])
    let font = runs[3].font?.completed(by: FontChoice(stack: "ui", size: 17)).description(at: .large)
    #expect(font?.size == 1.5 * 17)
  }

  @Test func rangesThatAskForWhatTheTextHasChangeNothing() throws {
    let outer = FontChoice(stack: "ui", size: 17, weight: 700)
    #expect(
      try runs(of: "abcd", #"[{"from":1,"to":2,"weight":700},{"from":2,"to":3,"italic":false}]"#, in: outer)
        .count == 1)
    #expect(try runs(of: "abcd", #"[{"from":1,"to":2,"weight":400}]"#, in: outer).count == 3)
    #expect(
      try runs(of: "abcd", #"[{"from":0,"to":2,"weight":500},{"from":2,"to":4,"weight":500}]"#).count == 1)
  }

  @Test(arguments: [
    (#"[{"from":2,"to":9,"weight":700}]"#, 0, "ends at 4"),
    (#"[{"from":0,"to":2},{"from":1,"to":3}]"#, 1, "without overlap"),
    (#"[{"from":2,"to":3},{"from":0,"to":1}]"#, 1, "without overlap"),
  ])
  func rangesThatDoNotFitAreNamed(json: String, index: Int, message: String) throws {
    let result = StyledRange.runs(of: "abcd", try ranges(json), in: FontChoice())
    guard case .failure(let fault) = result else {
      Issue.record("the ranges were taken")
      return
    }
    #expect(fault.index == index)
    #expect(fault.message.contains(message))
  }

  @Test(arguments: [
    #"[{"from":-1,"to":2}]"#, #"[{"from":2,"to":2}]"#, #"[{"from":0,"to":2,"weight":0}]"#,
    #"[{"from":0,"to":2,"size":0}]"#, #"[{"from":0}]"#,
  ])
  func badRangesAreRefused(json: String) {
    #expect(throws: DecodingError.self) { try ranges(json) }
  }

  /// A row's text has the same two forms as a label's.
  @Test func aTextOfARowIsGivenByOffsetsToo() throws {
    func written(_ json: String) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let row = try JSONDecoder().decode(RowDescription.self, from: Data(json.utf8))
      return String(decoding: try encoder.encode(row), as: UTF8.self)
    }
    #expect(
      try written(
        #"""
        {"kind":"text","text":"one two","weight":700,"font":{"size":20,"weight":300},"lineLimit":2,"id":"t",
         "runs":[{"from":0,"to":3,"weight":400,"size":1.5}]}
        """#)
        == written(
          #"""
          {"kind":"text","font":{"size":20,"weight":700},"lineLimit":2,"id":"t",
           "runs":[{"string":"one","font":{"weight":400,"scale":1.5}},{"string":" two","font":{}}]}
          """#))
    #expect(
      try written(#"{"kind":"text","text":"one","italic":true}"#)
        == written(#"{"kind":"text","font":{"italic":true},"runs":[{"string":"one","font":{}}]}"#))
    let error = #expect(throws: DecodingError.self) {
      try written(#"{"kind":"text","text":"one","runs":[{"from":0,"to":1},{"from":1,"to":4}]}"#)
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["runs", "1"])
    #expect(context.debugDescription == "the text ends at 3")
    #expect(throws: (any Error).self) { try written(#"{"kind":"text","text":"a","string":"a"}"#) }
  }
}
