internal import TextLayout

/// Why a part came out as it did: its proposal, its answer, and the rule behind it.
///
/// ```swift
/// for reason in try row.why(width: 320) { print(reason) }
/// ```
public struct RowReason: Sendable, CustomStringConvertible {
  /// The part explained.
  public let part: RowPart
  /// The number of ancestors.
  public let depth: Int
  /// The proposal with which it was placed (rule M3).
  public let proposal: ProposedSize
  /// Its answer to that.
  public let answer: RowSize
  /// The frame in the root's coordinates.
  public let frame: RowRect
  /// The rules that gave the answer, as `F5` or `S2 S5`.
  public let rule: String
  /// The reason in words.
  public let reason: String

  /// A line, indented by the depth: `text "body": 41.0 x 21.0, proposed 320.0 x nil; T2: 1 line`.
  public var description: String {
    let name = (part.kinds + part.ids.map { "\"\($0)\"" }).joined(separator: " ")
    let offered = [proposal.width, proposal.height].map { $0.map { "\($0)" } ?? "nil" }
      .joined(separator: " x ")
    return String(repeating: "  ", count: depth)
      + "\(name): \(answer.width) x \(answer.height), proposed \(offered); \(rule): \(reason)"
  }
}

extension PreparedRow {
  /// The number of parts of the row's texts that no face of their stacks covers: each is as wide as the first face's missing glyph.
  public var uncovered: Int { texts.reduce(0) { $0 + $1.uncovered } }

  /// Tells for every part that is shown its proposal, its answer and the rule behind it, parents first.
  public func why(_ proposal: ProposedSize) throws(RowError) -> [RowReason] {
    let offer = try checked(proposal)
    var output = ReasonWriter(frames: FrameWriter(frames: []))
    output.frames.begin(count: core.program.nodes.count)
    try withResolver { resolver in
      let taken = resolver.size(0, offer)
      resolver.place(0, offer, taken, x: 0, y: 0, into: &output)
    }
    let rules = RowRules(core: core, texts: texts)
    let depths = depths
    return output.entries.map { entry in
      let (rule, reason) = rules.explain(entry.node, entry.proposal)
      return RowReason(
        part: core.parts[entry.node], depth: depths[entry.node], proposal: entry.proposal,
        answer: entry.answer, frame: output.frames.frames[entry.node], rule: rule, reason: reason)
    }
  }

  /// The reasons at a width, with the height left open.
  public func why(width: Double) throws(RowError) -> [RowReason] {
    try why(ProposedSize(width: width, height: nil))
  }

  /// The number of ancestors of each node.
  private var depths: [Int] {
    let program = core.program
    var depths = Array(repeating: 0, count: program.nodes.count)
    // Parents come before their children.
    for (index, node) in program.nodes.enumerated() {
      for place in node.children { depths[Int(program.childList[place])] = depths[index] + 1 }
    }
    return depths
  }
}

/// Notes proposals and answers while a row is placed.
private struct ReasonWriter: PlacingOutput {
  var frames: FrameWriter
  var mirror: Mirroring {
    get { frames.mirror }
    set { frames.mirror = newValue }
  }
  var entries: [(node: Int, proposal: ProposedSize, answer: RowSize)] = []

  mutating func put(_ index: Int, _ proposal: Proposal, _ size: Extent, x: Double, y: Double) {
    frames.put(index, proposal, size, x: x, y: y)
    entries.append(
      (index, proposal.proposedSize, RowSize(width: size.width.value, height: size.height.value)))
  }
}

/// Which rule answers for a node under a proposal.
private struct RowRules {
  let core: RowCore
  let texts: [any TextMeasuring]

  func explain(_ index: Int, _ proposal: ProposedSize) -> (rule: String, reason: String) {
    let node = core.program.nodes[index]
    switch node.kind {
    case .flexible where node.isSquare: return ("L3", "a square of the lesser of the lengths proposed")
    case .flexible: return ("L1", "takes what is proposed, 10 where nothing is")
    case .leaf: return ("L2", "has a size of its own")
    case .text: return text(node, proposal)
    case .spacer:
      return node.horizontal && node.vertical
        ? ("P2", "outside any stack: at least \(node.leastLength) in both directions")
        : ("P1", "along the stack at least \(node.leastLength), across it nothing")
    case .divider: return ("V1", "a pixel thick, a point in accessibility sizes; as long as proposed")
    case .hstack: return stack(node, proposal.width, "width")
    case .vstack: return stack(node, proposal.height, "height")
    case .zstack:
      return node.childCount == 0
        ? ("S9", "a stack without children is empty")
        : ("Z1 Z2", "as large as the largest children of the highest priority, each proposed what it was")
    case .frame: return ("F1", "the given dimensions replace those proposed; the others are the child's")
    case .flexFrame: return flexFrame(node, proposal)
    case .padding: return ("D1", "the child is proposed what is left inside the insets")
    case .fixedSize: return ("X1", "the child is asked for its ideal size on the chosen axes")
    case .aspectRatio: return ratio(node, proposal)
    case .layered: return ("O1 O2", "the size is the primary's; the other is proposed it")
    case .offset: return ("M1", "only what is drawn moves")
    case .alignmentGuide: return ("N1", "one guide is set; the size is the child's")
    case .viewThatFits: return ("W1", "the first child whose ideal size fits, else the last")
    case .geometryReader: return ("R1", "takes what is proposed, 10 where nothing is; the content gets that")
    case .grid: return ("Grid", "columns as wide as their widest cells, rows as high as their highest")
    case .flex:
      return ("FX2 FX4 FX6", "lines of items, which grow and shrink by their factors from their own lengths")
    case .fraction: return ("FR1", "parts of what is proposed; the child's own length where nothing is")
    case .layout: return ("Layout", "a container of its own kind answered")
    }
  }

  private func text(_ node: RowNode, _ proposal: ProposedSize) -> (rule: String, reason: String) {
    guard texts.indices.contains(Int(node.payload)) else { return ("T1", "") }
    let free = texts[Int(node.payload)].measure(width: proposal.width, height: nil)
    let shown = texts[Int(node.payload)].measure(width: proposal.width, height: proposal.height)
    let uncovered = texts[Int(node.payload)].uncovered
    let lines =
      "\(shown.lineCount) line\(shown.lineCount == 1 ? "" : "s")"
      + (uncovered == 0 ? "" : " (\(uncovered) character\(uncovered == 1 ? "" : "s") in no face)")
    if shown.lineCount < free.lineCount { return ("T6", "the height has room for \(lines)") }
    if shown.isTruncated { return ("T4", "the limit is \(lines)") }
    if let width = proposal.width, shown.width > width { return ("T3", "\(lines); no character is narrower") }
    return proposal.width == nil
      ? ("T1", "\(lines), unbroken") : ("T2", "\(lines); as wide as the widest")
  }

  private func stack(
    _ node: RowNode, _ length: Double?, _ name: String
  ) -> (rule: String, reason: String) {
    if node.childCount == 0 { return ("S9", "a stack without children is empty") }
    guard length != nil else {
      return ("S4 S7", "no \(name) is proposed: each child is asked for its ideal")
    }
    let start = Int(node.childStart)
    let hasGroups = core.program.groupLengths[start] < node.childCount
    return hasGroups
      ? (
        "S2 S5 S7",
        "the highest priority shares the \(name) first; the minima of the others are held back"
      )
      : ("S3 S5 S7", "the least flexible child takes its share of the \(name) first")
  }

  private func flexFrame(_ node: RowNode, _ proposal: ProposedSize) -> (rule: String, reason: String) {
    func rule(
      _ offer: Double?, _ limits: FrameLimits
    ) -> (String, String) {
      if offer != nil, !limits.least.isNaN, !limits.greatest.isNaN {
        return ("F3", "the proposal between both limits")
      }
      if offer == nil, !limits.ideal.isNaN { return ("F4", "the ideal") }
      return ("F5", "the child within the limits")
    }
    let width = rule(proposal.width, node.limits.width)
    let height = rule(proposal.height, node.limits.height)
    return width.0 == height.0
      ? (width.0, width.1) : ("\(width.0) \(height.0)", "width: \(width.1); height: \(height.1)")
  }

  private func ratio(_ node: RowNode, _ proposal: ProposedSize) -> (rule: String, reason: String) {
    if proposal.width == nil, proposal.height == nil { return ("A4", "nothing is proposed: passed on") }
    let rule = node.ratio.isNaN ? "A2" : proposal.width == nil || proposal.height == nil ? "A3" : "A1"
    let ratio = node.ratio.isNaN ? "the ratio of the child's ideal size" : "the ratio \(node.ratio)"
    return (rule, "\(ratio), \(node.fills ? "filling" : "fitting") what is proposed")
  }
}

extension TextMeasuring {
  /// The number of the text's parts that no face covers.
  fileprivate var uncovered: Int {
    (self as? PreparedText ?? (self as? FittedText)?.text)?.uncovered.count ?? 0
  }
}
