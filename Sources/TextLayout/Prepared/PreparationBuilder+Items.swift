extension PreparationBuilder {
  /// Shapes an item and appends its clusters.
  ///
  /// - Returns: the first of `graphemes` after the item.
  mutating func addItem(_ item: TextItem, graphemes: [Int], from first: Int, of text: Span<UInt8>) -> Int {
    noteAdvances(ofRun: item.run)
    session.shape(text, item: item, range: item.range, into: &shaped)
    let layout = ItemLayout(item, shaped: shaped, graphemes: graphemes, from: first)
    let faceUnit = session.metrics(of: item).unitsPerEm
    let size = relativeSize(ofRun: item.run)
    let firstCluster = contents.clusterWidths.count
    let firstScalar = scalars
    let spacing = Spacing(label.runs[item.run].font, isCursive: session.isCursive(item))
    var previous = 0
    /// What spacing has added so far, in points: rounded as a whole, so that errors do not add up.
    var added = 0.0
    for index in 0..<layout.clusterCount {
      let shapedEnd = labelUnits(layout.positions[index + 1], faceUnit: faceUnit, relativeSize: size)
      let range = graphemes[first + index]..<graphemes[first + index + 1]
      if !item.isCovered { addUncovered(range, of: text) }
      if !spacing.isNone, layout.positions[index + 1] != layout.positions[index] {
        added += spacing.width(after: range, of: text)
      }
      let end = added == 0 ? shapedEnd : shapedEnd + labelUnits(points: added)
      addCluster(of: text, range, width: end - previous)
      previous = end
    }
    if item.isShapedInParts { contents.longContexts.joinOrAppend(firstScalar..<scalars) }
    addCuts(of: item, layout: layout, firstCluster: firstCluster, in: text)
    return first + layout.clusterCount
  }

  private mutating func addUncovered(_ range: Range<Int>, of text: Span<UInt8>) {
    var count = 0
    for index in range where text[index] & 0xC0 != 0x80 { count += 1 }
    contents.uncovered.append(scalars..<(scalars + count))
  }
}

/// What a font adds to its characters' advances, in points.
struct Spacing {
  private let tracking: Double
  private let wordSpacing: Double

  init(_ font: FontDescription, isCursive: Bool) {
    tracking = isCursive ? 0 : font.tracking
    wordSpacing = font.wordSpacing
  }

  var isNone: Bool { tracking == 0 && wordSpacing == 0 }

  func width(after cluster: Range<Int>, of text: Span<UInt8>) -> Double {
    let first = text[cluster.lowerBound]
    let isSpace = first == 0x20 || first == 0xC2 && cluster.count == 2 && text[cluster.lowerBound + 1] == 0xA0
    return tracking + (isSpace ? wordSpacing : 0)
  }
}
