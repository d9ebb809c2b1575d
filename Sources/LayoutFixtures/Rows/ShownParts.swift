internal import RowLayout

/// The parts of a row that are shown at a proposal, each with what it is called, where it stands and why.
struct ShownParts {
  /// A part.
  struct Part {
    /// Its kinds and ids, as `text "body"`.
    let title: String
    /// The titles of the nearest parts around it, outermost first, as `padding > hstack`; empty for the root.
    let surroundings: String
    let depth: Int
    let ids: [String]
    let frame: RowRect
    /// The rule behind its size, as `T2: 2 lines; as wide as the widest`.
    let reason: String

    /// The title and what is around.
    var place: String { surroundings.isEmpty ? title : "\(title) in \(surroundings)" }
  }

  let size: RowSize
  /// Parents before what is inside them.
  let parts: [Part]

  /// Resolves a row.
  ///
  /// - Throws: `RowError` where it cannot be resolved.
  init(of row: PreparedRow, at proposal: ProposedSize) throws(RowError) {
    let resolved = try row.layout(proposal)
    let reasons = try Dictionary(
      row.why(proposal).map { (Key($0.part, $0.depth, $0.frame), "\($0.rule): \($0.reason)") },
      uniquingKeysWith: { first, _ in first })
    size = resolved.size
    var around: [(title: String, reason: String)] = []
    var parts: [Part] = []
    for entry in resolved.entries {
      around.removeLast(max(0, around.count - entry.depth))
      let title = Self.title(of: entry.part)
      // What a geometry reader holds was made for its size: the rule behind it is the reader's.
      let reason =
        reasons[Key(entry.part, entry.depth, entry.frame)] ?? around.last?.reason ?? ""
      let near = around.suffix(3).map(\.title).joined(separator: " > ")
      parts.append(
        Part(
          title: title, surroundings: around.count > 3 ? "… > " + near : near, depth: entry.depth,
          ids: entry.part.ids, frame: entry.frame, reason: reason))
      around.append((title, reason))
    }
    self.parts = parts
  }

  /// The first part with an id.
  func first(_ id: String) -> Part? { parts.first { $0.ids.contains(id) } }

  /// What makes the row as tall as it is: from the root down always the tallest part that fits inside.
  var tallest: Part? {
    guard var found = parts.first else { return nil }
    var index = 0
    while true {
      var next: Int?
      var i = index + 1
      while i < parts.count, parts[i].depth > parts[index].depth {
        let height = parts[i].frame.height
        if parts[i].depth == parts[index].depth + 1, height <= found.frame.height + 0.01,
          next.map({ height > parts[$0].frame.height }) ?? true
        {
          next = i
        }
        i += 1
      }
      guard let next else { return index == 0 ? nil : found }
      (index, found) = (next, parts[next])
    }
  }

  private static func title(of part: RowPart) -> String {
    (part.kinds + part.ids.map(JSONWriter.quoted)).joined(separator: " ")
  }

  private struct Key: Hashable {
    let kinds: [String]
    let ids: [String]
    let depth: Int
    let frame: RowRect

    init(_ part: RowPart, _ depth: Int, _ frame: RowRect) {
      (kinds, ids, self.depth, self.frame) = (part.kinds, part.ids, depth, frame)
    }
  }
}
