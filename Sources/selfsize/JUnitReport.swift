internal import RowRendering

/// Results as JUnit XML, which continuous integration services read: a suite a document, a case a row.
///
/// There is no schema that all readers agree on; these are the elements and attributes that every one knows
/// (`testsuites`, `testsuite`, `testcase`, `failure`, `error`).
struct JUnitReport {
  /// The outcome of a case.
  enum Outcome {
    case success
    /// A difference from the expected.
    case failure(String)
    /// Why nothing could be compared.
    case error(String)
  }

  private struct Suite {
    let name: String
    var cases: [(name: String, outcome: Outcome)] = []
  }

  private var suites: [Suite] = []

  /// Begins the results of a document.
  mutating func beginSuite(_ name: String) { suites.append(Suite(name: name)) }

  /// Adds a case to the last suite.
  mutating func add(_ name: String, _ outcome: Outcome) {
    guard !suites.isEmpty else { return }
    suites[suites.count - 1].cases.append((name, outcome))
  }

  /// The document.
  var xml: String {
    let all = suites.flatMap(\.cases)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"selfsize verify\" \(Self.counts(all))>")
    for suite in suites {
      let name = suite.name.xmlEscaped
      lines.append("  <testsuite name=\"\(name)\" \(Self.counts(suite.cases))>")
      for (id, outcome) in suite.cases {
        let start = "    <testcase classname=\"\(name)\" name=\"\(id.xmlEscaped)\""
        switch outcome {
        case .success: lines.append(start + "/>")
        case .failure(let message): lines += Self.finding("failure", message, start)
        case .error(let message): lines += Self.finding("error", message, start)
        }
      }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func finding(_ element: String, _ message: String, _ start: String) -> [String] {
    let first = message.split(separator: "\n").first.map(String.init) ?? ""
    return [
      start + ">",
      "      <\(element) message=\"\(first.xmlEscaped)\">\(message.xmlEscaped)</\(element)>",
      "    </testcase>",
    ]
  }

  private static func counts(_ cases: [(name: String, outcome: Outcome)]) -> String {
    let failures = cases.filter { if case .failure = $0.outcome { true } else { false } }.count
    let errors = cases.filter { if case .error = $0.outcome { true } else { false } }.count
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }
}
