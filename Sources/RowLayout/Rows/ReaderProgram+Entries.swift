extension ReaderProgram {
  /// The parts of the content, placed in the reader's frame.
  func entries(in frame: RowRect, depth: Int) throws(RowError) -> [ResolvedRow.Entry] {
    guard nesting < ReaderProgram.maximumNesting else {
      throw RowError(
        .tooDeep, "Geometry readers nest deeper than \(ReaderProgram.maximumNesting), perhaps without an end."
      )
    }
    let content = RowDescription(.geometryReader(children: [content(frame.size)]))
    let template = try RowTemplate(
      content, environment: environment, texts: engine, strings: .described, readerNesting: nesting + 1)
    let inside = try template.row.layout(ProposedSize(frame.size))
    return inside.entries.dropFirst().map { entry in
      ResolvedRow.Entry(
        part: entry.part,
        frame: RowRect(
          x: frame.x + entry.frame.x, y: frame.y + entry.frame.y, width: entry.frame.width,
          height: entry.frame.height),
        depth: entry.depth + depth - 1, text: entry.text)
    }
  }
}
