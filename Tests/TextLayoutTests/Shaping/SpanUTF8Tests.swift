import TestSupport
import Testing

@testable import TextLayout

@Suite struct SpanUTF8Tests {
  @Test func charactersAreFoundFromBehind() {
    var generator = SeededGenerator(seed: 1)
    let letters = Array("aé漢😀 ".unicodeScalars)
    for _ in 0..<200 {
      let count = Int.random(in: 0...60, using: &generator)
      let used = letters.prefix(Int.random(in: 1...letters.count, using: &generator))
      let scalars = (0..<count).map { _ in used[Int.random(in: 0..<used.count, using: &generator)] }
      var starts: [Int] = []
      var bytes: [UInt8] = []
      for scalar in scalars {
        starts.append(bytes.count)
        bytes += Array(String(scalar).utf8)
      }
      for (number, start) in starts.enumerated() {
        if start > 0 { #expect(bytes.span.startOfScalar(before: start) == starts[number - 1]) }
      }
    }
  }
}
