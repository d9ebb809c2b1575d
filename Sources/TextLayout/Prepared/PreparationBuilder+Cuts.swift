extension PreparationBuilder {
  /// An unsafe cut of an item, in places of its layout and units of its face.
  private struct ItemCut {
    var index: Int
    /// The end of what does not hang before the cut.
    var solid: Int
    /// Between these the widths before and after the cut are compared.
    var from: Int
    var to: Int
    var endChange: Int
    var startChange: Int
  }

  /// Shapes both sides of every unsafe cut of an item again, and what lies between two cuts too near to be told apart, and
  /// notes what changes (rule W4).
  mutating func addCuts(of item: TextItem, layout: ItemLayout, firstCluster: Int, in text: Span<UInt8>) {
    var cuts: [ItemCut] = []
    for index in 1..<max(1, layout.clusterCount) where layout.isUnsafe[index] {
      guard contents.clusterFlags[firstCluster + index].isDisjoint(with: [.hangs, .joinsPrevious]) else {
        continue
      }
      cuts.append(itemCut(at: index, of: item, layout: layout, firstCluster: firstCluster, in: text))
    }
    let faceUnit = session.metrics(of: item).unitsPerEm
    let size = relativeSize(ofRun: item.run)
    for (number, cut) in cuts.enumerated() {
      let pairs = contents.cutPairs.count
      for end in cuts.dropFirst(number + 1) {
        guard end.from < cut.to else { break }
        let change = pairChange(from: cut, to: end, of: item, layout: layout, in: text)
        guard change != 0 else { continue }
        contents.cutPairs.append(
          PreparedStorage.CutPair(
            start: firstCluster + cut.index, end: firstCluster + end.index,
            change: labelUnits(change, faceUnit: faceUnit, relativeSize: size)))
      }
      guard cut.endChange != 0 || cut.startChange != 0 || contents.cutPairs.count > pairs else { continue }
      contents.clusterFlags[firstCluster + cut.index].insert(.unsafeCut)
      contents.cuts.append(
        PreparedStorage.Cut(
          cluster: firstCluster + cut.index,
          endChange: labelUnits(cut.endChange, faceUnit: faceUnit, relativeSize: size),
          startChange: labelUnits(cut.startChange, faceUnit: faceUnit, relativeSize: size)))
    }
  }

  /// Shapes both sides of a cut again.
  private mutating func itemCut(
    at index: Int, of item: TextItem, layout: ItemLayout, firstCluster: Int, in text: Span<UInt8>
  ) -> ItemCut {
    let reach = layout.reach(ofCutAt: index) {
      contents.clusterFlags[firstCluster + $0].contains(.hangs)
    }
    if layout.isUnsafePlace(reach.before) || layout.isUnsafePlace(reach.after) {
      let start = contents.clusterScalars[firstCluster + reach.before]
      let end = contents.clusterScalars[firstCluster + reach.after]
      contents.longContexts.joinOrAppend(start..<end)
    }
    let widths = session.widths(text, item: item, cut: layout.cut(reach), clusters: &reshaped)
    let change = layout.change(reach, widths: widths)
    return ItemCut(
      index: index, solid: reach.solid, from: reach.from, to: reach.to, endChange: change.end,
      startChange: change.start)
  }

  /// What is to be added, beside the changes of both, to the width of a line from one cut to another that lies where the first
  /// one changes widths: between the two the text is shaped once, with both.
  private mutating func pairChange(
    from start: ItemCut, to end: ItemCut, of item: TextItem, layout: ItemLayout, in text: Span<UInt8>
  ) -> Int {
    // Two cuts that change nothing alone are taken to change nothing together.
    guard start.startChange != 0 || end.endChange != 0 else { return 0 }
    let part = layout.part(from: start.index, to: end.index, solid: end.solid)
    let width = session.widths(text, item: item, cut: part.cut, clusters: &reshaped).before
    return width - (part.width + start.startChange + end.endChange)
  }
}

extension [Range<Int>] {
  /// Appends a range, or lets the last one reach to its end if they touch.
  mutating func joinOrAppend(_ range: Range<Int>) {
    if let last, last.upperBound >= range.lowerBound {
      self[count - 1] =
        Swift.min(last.lowerBound, range.lowerBound)..<Swift.max(last.upperBound, range.upperBound)
    } else {
      append(range)
    }
  }
}
