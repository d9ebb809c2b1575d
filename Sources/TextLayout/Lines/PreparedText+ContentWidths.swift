/// The widths between which wrapping matters (CSS Sizing, min-content and max-content).
extension PreparedText {
  /// The least width in points that the label asks for: that of the widest word, or where words may be broken anywhere, of the widest
  /// character or ligature as it stands.
  ///
  /// - Complexity: linear in the label's segments, and in its characters where words may be broken anywhere.
  public var minimumContentWidth: Double {
    if style.wrapping.overflow == .anywhere, style.wrapping.breaksWords { return points(widestLigature) }
    var filler = LineFiller(storage, limit: 0)
    filler.keepsWords = true
    var widest = 0
    while let line = filler.next() { widest = max(widest, line.indent + line.width) }
    return points(widest + (setting.indents?.trailing ?? 0))
  }

  /// The widest of the characters and ligatures, the indents of paragraphs' first lines counted.
  private var widestLigature: Int {
    let contents = clusters.contents
    var (widest, width) = (0, 0)
    var indent = self.indent(beginsLabel: true)
    var own = indent.first
    var beginsParagraph = true
    for (flags, advance) in zip(contents.clusterFlags, contents.clusterWidths) {
      if flags.contains(.endsParagraph) {
        indent = self.indent(beginsLabel: false)
        beginsParagraph = true
        continue
      }
      width = flags.contains(.continuesLigature) ? width + Int(advance) : Int(advance)
      if flags.contains(.tab) { width += contents.tabs.advance(at: 0) }
      if flags.contains(.trailing) {
        // Space trails, but where a paragraph begins it is a line of its own.
        if beginsParagraph { widest = max(widest, indent.first) }
      } else {
        if !flags.contains(.continuesLigature) { own = beginsParagraph ? indent.first : indent.rest }
        widest = max(widest, own + width)
      }
      beginsParagraph = false
    }
    return widest + (setting.indents?.trailing ?? 0)
  }

  /// The indents of a paragraph's first line and of the others, as far as they count in the least width.
  private func indent(beginsLabel: Bool) -> (first: Int, rest: Int) {
    guard let indents = setting.indents else { return (0, 0) }
    let first = indents.start(beginsLabel: beginsLabel, beginsParagraph: true)
    let isWhole = !beginsLabel && !style.indent.isEachParagraph
    return (first, isWhole ? first : indents.leading)
  }

  /// The width in points that the label needs for no line to be broken, the spaces at its lines' ends included; no less than the
  /// least width.
  ///
  /// - Complexity: linear in the label's characters.
  public var maximumContentWidth: Double {
    var filler = LineFiller(storage, limit: .max)
    let clusters = clusters
    var widest = 0
    while let line = filler.next() {
      var width = 0
      for cluster in clusters.clusters(of: line) {
        if clusters.contents.clusterFlags[cluster].contains(.tab) {
          width += clusters.tabAdvance(at: width + line.tabOrigin)
        }
        width += Int(clusters.contents.clusterWidths[cluster])
      }
      width -= clusters.edgeMarks(of: line, isTightened: false).endHang
      widest = max(widest, line.indent + width)
    }
    return max(points(widest + (setting.indents?.trailing ?? 0)), minimumContentWidth)
  }
}
