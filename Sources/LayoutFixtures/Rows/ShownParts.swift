internal import RowLayout
internal import RowRendering

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
  /// The first part of each id.
  private let partsOfIDs: [String: Int]

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
      let title = entry.part.title
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
    partsOfIDs = Dictionary(
      parts.enumerated().flatMap { index, part in part.ids.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The first part with an id.
  func first(_ id: String) -> Part? { partsOfIDs[id].map { parts[$0] } }

  /// The part that makes the row this tall: from the root down always the tallest part that fits inside, those that
  /// only take their proposal left aside as long as there are others.
  var tallest: Part? {
    let isRigid = rigidity
    var found: Int?
    while true {
      let bound = parts.isEmpty ? 0 : parts[found ?? 0].frame.height + 0.01
      let inside = children(of: found ?? 0).filter { parts[$0].frame.height <= bound }
      let rigid = inside.filter { isRigid[$0] }
      let next = (rigid.isEmpty ? inside : rigid).max { parts[$0].frame.height < parts[$1].frame.height }
      guard let next else { return found.map { parts[$0] } }
      found = next
    }
  }

  /// For each part whether it, or anything inside it, has a height of its own.
  private var rigidity: [Bool] {
    var isRigid = [Bool](repeating: false, count: parts.count)
    // The nearest part around each depth that may still get children, walked backwards: children before parents.
    var insideRigid: [Int: Bool] = [:]
    for index in parts.indices.reversed() {
      let depth = parts[index].depth
      let fromInside = insideRigid.removeValue(forKey: depth + 1)
      isRigid[index] = fromInside ?? !Self.flexibleRules.contains { parts[index].reason.hasPrefix($0) }
      insideRigid[depth] = insideRigid[depth] ?? false || isRigid[index]
    }
    return isRigid
  }

  /// The rules of parts that take what is offered (shapes, spacers, dividers, readers).
  private static let flexibleRules = ["L1:", "P1:", "P2:", "V1:", "R1:"]

  private func children(of index: Int) -> [Int] {
    guard parts.indices.contains(index) else { return [] }
    let depth = parts[index].depth
    let inside = (index + 1..<parts.count).prefix { parts[$0].depth > depth }
    return inside.filter { parts[$0].depth == depth + 1 }
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
