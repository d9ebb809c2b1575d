/// A message of several findings: a headline, and beneath it as many as people read.
enum Report {
  /// The most findings shown; the others are counted.
  static let limit = 20

  /// The message; lines that say the same stand once.
  static func text(head: String, lines: [String]) -> String {
    var counts: [String: Int] = [:]
    let lines = lines.filter { line in
      counts[line, default: 0] += 1
      return counts[line] == 1
    }.map { counts[$0] == 1 ? $0 : "\($0) (\(counts[$0] ?? 1) times)" }
    let shown = lines.prefix(limit).map { "  " + $0.split(separator: "\n").joined(separator: "\n  ") }
    let rest = lines.count - shown.count
    return ([head] + shown + (rest > 0 ? ["  and \(rest) more"] : [])).joined(separator: "\n")
  }
}
