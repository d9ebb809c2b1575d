import Foundation
import TestSupport

/// A label of the text oracle with the break opportunities that two implementations give it.
struct OracleLabel: Decodable, Sendable {
  let id: String
  let lang: String
  let stack: String
  let text: String
  let tags: [String]

  private struct Opportunities: Decodable {
    let id: String
    let chromium: [Int]
    let icu: [Int]
  }

  /// Opportunities in characters (Unicode scalars) from the start of the text, by label.
  struct Expected: Sendable {
    var chromium: [Int]
    var icu: [Int]
  }

  private static func lines<T: Decodable>(of file: URL, as type: T.Type) throws -> [T] {
    try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(type, from: Data($0)) }
  }

  static func all(in oracle: URL) throws -> [(label: OracleLabel, expected: Expected)] {
    let labels = try lines(of: oracle.appending(path: "text/labels.ndjson"), as: OracleLabel.self)
    let answers = try lines(of: oracle.appending(path: "text/opportunities.ndjson"), as: Opportunities.self)
    let byID = Dictionary(uniqueKeysWithValues: answers.map { ($0.id, $0) })
    return labels.compactMap { label in
      byID[label.id].map { (label, Expected(chromium: $0.chromium, icu: $0.icu)) }
    }
  }

  /// Turns byte offsets into character offsets.
  func scalarOffsets(_ offsets: [Int]) -> [Int] {
    var numbers = [Int](repeating: 0, count: text.utf8.count + 1)
    var byte = 0
    for (number, scalar) in text.unicodeScalars.enumerated() {
      numbers[byte] = number
      byte += String(scalar).utf8.count
    }
    numbers[byte] = text.unicodeScalars.count
    return offsets.map { numbers[$0] }
  }
}
