@testable import TextLayout

/// A line with its clusters, and the least limit for it.
struct WalkedLine: Equatable {
  var clusters: Range<Int>
  var width: Int
  var least: Int
  var next: Int
  var showsHyphen: Bool
}

/// The lines of a label at a limit, one by one.
func walk(_ text: PreparedText, _ limit: Int) -> [WalkedLine] {
  var filler = LineFiller(text.storage, limit: limit)
  var lines: [WalkedLine] = []
  while let line = filler.next() {
    lines.append(
      WalkedLine(
        clusters: text.clusters.clusters(of: line), width: line.width, least: filler.least(of: line),
        next: line.next, showsHyphen: line.showsHyphen))
  }
  return lines
}
