import TextLayout

/// Lines by the letter of rules W1 to W3 and W5: every end of a line is tried out, from the farthest to the nearest, and widths
/// are added up anew each time. Slow, and written without a look at the walker.
struct NaiveWrapping {
  struct Cluster {
    var text: String
    var offset: Int
    var advance: Int
  }

  var clusters: [Cluster] = []
  /// Byte offsets at which a line may end, and which of them show a hyphen.
  var opportunities: Set<Int> = []
  var hyphens: Set<Int> = []
  var excluded: [Int: Int] = [:]
  let advance: Int

  init(_ paragraph: String, advance: Int, tailoring: BreakTailoring) {
    self.advance = advance
    let bytes = Array(paragraph.utf8)
    let boundaries = bytes.isEmpty ? [] : [0] + GraphemeBreaker().boundaries(in: bytes.span) + [bytes.count]
    for (start, end) in zip(boundaries, boundaries.dropFirst()) {
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      clusters.append(
        Cluster(text: text, offset: start, advance: text == "\t" || text == "\u{AD}" ? 0 : advance))
    }
    let breaker = LineBreaker(options: LineBreakOptions(tailoring: tailoring))
    for found in breaker.breaks(in: bytes.span) where boundaries.contains(found.offset) {
      opportunities.insert(found.offset)
      if found.isSoftHyphen || tailoring == .chromium && trailsSoftHyphen(found.offset, bytes) {
        hyphens.insert(found.offset)
      }
      excluded[found.offset] = found.excludedLineStart
    }
  }

  /// Whether spaces before an offset follow a soft hyphen, which browsers show there too.
  private func trailsSoftHyphen(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    guard bytes[offset - 1] == 0x20 else { return false }
    let before = clusters.indices.last { clusters[$0].offset < offset && !trailing($0) }
    return before.map { clusters[$0].text == "\u{AD}" } ?? false
  }

  struct Line: Equatable {
    var first: Int
    var width: Int
  }

  private func offset(_ index: Int) -> Int {
    index < clusters.count
      ? clusters[index].offset : (clusters.last.map { $0.offset + $0.text.utf8.count } ?? 0)
  }

  private func trailing(_ index: Int) -> Bool { [" ", "\t", "\u{3000}"].contains(clusters[index].text) }

  /// The width of a line of clusters `first..<end` without trailing spaces.
  private func width(_ first: Int, _ end: Int) -> Int {
    var last = end
    while last > first, trailing(last - 1) { last -= 1 }
    var x = 0
    for index in first..<last {
      if clusters[index].text == "\t" {
        let stop = advance * 8
        let distance = stop - x % stop
        x += distance * 2 < advance ? distance + stop : distance
      } else {
        x += clusters[index].advance
      }
    }
    return x
  }

  func lines(limit: Int) -> [Line] {
    var lines: [Line] = []
    var first = 0
    repeat {
      let (end, width) = nextEnd(from: first, limit: limit)
      lines.append(Line(first: first, width: width))
      first = end
    } while first < clusters.count
    return lines
  }

  private func nextEnd(from first: Int, limit: Int) -> (end: Int, width: Int) {
    guard first < clusters.count else { return (first, 0) }
    let ends = (first + 1...clusters.count).filter { end in
      let offset = offset(end)
      if end == clusters.count { return true }
      return opportunities.contains(offset) && (excluded[offset].map { $0 != self.offset(first) } ?? true)
    }
    for end in ends.reversed() {
      let hyphen = end < clusters.count && hyphens.contains(offset(end)) ? advance : 0
      let width = width(first, end) + hyphen
      if width <= limit { return (end, width) }
    }
    // Not even the first opportunity fits. Hanging clusters stay with what stands before them, and none begins with a soft hyphen.
    let firstEnd = ends[0]
    let cuts = (first + 1..<firstEnd).filter { end in
      clusters[end].text != "\u{AD}" && !trailing(end) && width(first, end) < width(first, firstEnd)
    }
    // Behind a soft hyphen its hyphen shows there too.
    func brokenWidth(_ end: Int) -> Int {
      width(first, end) + (clusters[end - 1].text == "\u{AD}" ? advance : 0)
    }
    for end in cuts.reversed() where brokenWidth(end) <= limit { return (end, brokenWidth(end)) }
    if let end = cuts.first { return (end, brokenWidth(end)) }
    let hyphen = firstEnd < clusters.count && hyphens.contains(offset(firstEnd)) ? advance : 0
    return (firstEnd, width(first, firstEnd) + hyphen)
  }
}
