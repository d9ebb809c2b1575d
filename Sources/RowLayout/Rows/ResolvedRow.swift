package import TextLayout

/// A row with the frames of all its parts.
public struct ResolvedRow: Sendable {
  /// A part with its frame.
  public struct Entry: Sendable {
    /// The frame's part.
    public let part: RowPart
    /// The frame in the root's coordinates, not snapped to pixels.
    public let frame: RowRect
    /// The number of ancestors.
    public let depth: Int
    /// The text that the part shows, where it is one.
    package let text: ResolvedText?
  }

  /// A text of a row, to be drawn.
  package struct ResolvedText: Sendable {
    /// The measurer: a prepared label where the row has real text.
    package let measured: any TextMeasuring
    private let row: PreparedRow
    private let number: Int

    init?(_ number: Int, of row: PreparedRow) {
      guard row.texts.indices.contains(number) else { return nil }
      measured = row.texts[number]
      self.row = row
      self.number = number
    }

    /// The label that was prepared, made anew; nil for a stand-in.
    package var label: TextLabel? { row.label(ofText: number) }

    /// The text and its label in the size in which they are shown in a frame; nil for a stand-in.
    package func shown(in frame: RowRect) -> (text: PreparedText, label: TextLabel)? {
      guard let label else { return nil }
      if let text = measured as? PreparedText { return (text, label) }
      guard let fitted = measured as? FittedText else { return nil }
      let text = fitted.fitted(width: frame.width, height: frame.height)
      return (text, label.withFontSize(text.fontSize))
    }
  }

  /// The row's size.
  public let size: RowSize
  /// The parts that are shown, parents before what is inside them, back to front.
  public let entries: [Entry]

  /// The frame of the first part with an id; nil where there is none, or it is not shown.
  public func frame(_ id: String) -> RowRect? {
    entries.first { $0.part.ids.contains(id) }?.frame
  }

  /// The frames of all named parts that are shown.
  public var framesByID: [String: RowRect] {
    var result: [String: RowRect] = [:]
    for entry in entries {
      for id in entry.part.ids where result[id] == nil { result[id] = entry.frame }
    }
    return result
  }

  init(_ row: PreparedRow, size: RowSize, frames: [RowRect]) throws(RowError) {
    let core = row.core
    self.size = size
    var entries: [Entry] = []
    var stack: [(node: Int, depth: Int)] = [(0, 0)]
    while let (node, depth) = stack.popLast() {
      guard frames.indices.contains(node), !frames[node].x.isNaN || !frames[node].width.isNaN else {
        continue
      }
      let program = core.program
      let isText = program.nodes[node].kind == .text
      let text = isText ? ResolvedText(Int(program.nodes[node].payload), of: row) : nil
      entries.append(Entry(part: core.parts[node], frame: frames[node], depth: depth, text: text))
      if program.nodes[node].kind == .geometryReader, program.nodes[node].payload >= 0 {
        let reader = program.readers[Int(program.nodes[node].payload)]
        entries += try reader.entries(in: frames[node], depth: depth + 1)
      }
      var children = program.nodes[node].children.map { (Int(program.childList[$0]), depth + 1) }
      if program.nodes[node].kind == .layered, program.nodes[node].fills { children.swapAt(0, 1) }
      stack += children.reversed().map { (node: $0.0, depth: $0.1) }
    }
    self.entries = entries
  }
}

extension PreparedRow {
  /// The frames of all parts with what they stand for.
  public func layout(_ proposal: ProposedSize) throws(RowError) -> ResolvedRow {
    var frames: [RowRect] = []
    let size = try self.frames(proposal, into: &frames)
    return try ResolvedRow(self, size: size, frames: frames)
  }

  /// The frames at a width, the height left open.
  public func layout(width: Double) throws(RowError) -> ResolvedRow {
    try layout(ProposedSize(width: width, height: nil))
  }
}
