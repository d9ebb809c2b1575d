/// A message of several findings: a headline, and beneath it as many as people read.
enum Report {
  /// The most findings shown; the others are counted.
  static let limit = 20

  /// The message.
  static func text(head: String, lines: [String]) -> String {
    let shown = lines.prefix(limit).map { "  " + $0.split(separator: "\n").joined(separator: "\n  ") }
    let rest = lines.count - shown.count
    return ([head] + shown + (rest > 0 ? ["  and \(rest) more"] : [])).joined(separator: "\n")
  }
}
