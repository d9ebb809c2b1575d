/// A change to a distance between characters: a gap between scripts, or a full-width mark that is narrow.
struct SpacingChange {
  /// The end of the character whose width changes, in bytes of the paragraph.
  var end: Int
  /// Added to its width.
  var width: Int
  /// The start of the character, where a line that begins with it changes too, and what is added to its width.
  var start: Int?
  var atStart = 0
  /// Added to the width of a line that ends with the character.
  var atEnd = 0
  /// The part of its width that it gives up at a line's end where that alone makes it fit.
  var trim = 0
  /// The width of a mark that hangs at lines' ends, and in which way; it gives up nothing then.
  var hang: (width: Int, kind: PreparedStorage.Trim.Kind)?
}

/// The distances between characters of a paragraph that is prepared.
extension LabelBuilder {
  /// Finds the changes in the paragraph.
  ///
  /// - Parameters:
  ///   - isLast: whether the label's last line is among its own.
  ///   - isTerminated: whether a terminator follows it.
  mutating func findSpacing(in text: Span<UInt8>, isLast: Bool, isTerminated: Bool) {
    spacing.removeAll(keepingCapacity: true)
    guard looks[look].changesSpacing else { return }
    let style = looks[look].style
    if style.autospace { findGaps(in: text) }
    if style.spacingTrim != .spaceAll {
      findMarks(in: text, trim: style.spacingTrim, isTerminated: isTerminated)
    }
    if style.autospace, style.spacingTrim != .spaceAll { spacing.sort { $0.end < $1.end } }
    if !style.hangingPunctuation.isEmpty {
      addHanging(in: text, style.hangingPunctuation, isLast: isLast)
    }
  }

  private mutating func findGaps(in text: Span<UInt8>) {
    var found: [Int] = []
    Autospace.forEachGap(in: text, language: looks[look].language) { found.append($0) }
    for offset in found {
      let font = looks[look].fonts[runs[runNumber(at: paragraphStart + offset - 1)].font]
      let width = units.units(points: font.lent.font.size / 8)
      spacing.append(SpacingChange(end: offset, width: width, atEnd: -width))
    }
  }

  private mutating func findMarks(in text: Span<UInt8>, trim: SpacingTrim, isTerminated: Bool) {
    let marks = FullWidthMark.marks(in: text) { sort, range, offset in
      guard let item = item(at: offset, in: text) else { return FullWidthMark.Shape(sort: sort) }
      return fonts[tables(ofRun: item.run)].shape(sort, range, of: text, item: item.text)
    }
    for mark in marks {
      guard let item = item(at: mark.range.lowerBound, in: text) else { continue }
      let trimmed = scale(ofFace: item.text.face, runs[item.run].measures).width(mark.shape.trim)
      var change = SpacingChange(end: mark.range.upperBound, width: mark.isTrimmed ? -trimmed : 0)
      if mark.isOpening {
        let atStart = trim.opensNarrow(mark, beginsParagraph: mark.range.lowerBound == 0) ? trimmed : 0
        if mark.range.lowerBound == 0 { change.width = -atStart }
        (change.start, change.atStart) = (mark.range.lowerBound, -change.width - atStart)
      } else if !mark.staysNarrow {
        // Chromium has no room from a mark that a space or terminator follows.
        let end = mark.range.upperBound
        let isHeld = isChromium && (end < text.count ? text[end] == 0x20 || text[end] == 0x09 : isTerminated)
        (change.atEnd, change.trim) = (-change.width, mark.isStop || isHeld ? 0 : trimmed)
      }
      spacing.append(change)
    }
  }

  /// The item that a byte belongs to, with its run; nil for one that is not shaped.
  func item(at offset: Int, in text: Span<UInt8>) -> (text: TextItem, run: Int)? {
    let index = itemizer.items.partitioningIndex { $0.start > offset } - 1
    guard index >= 0, !itemizer.items[index].isControl else { return nil }
    let item = itemizer.items[index]
    return (textItem(item, item.start..<end(ofItem: index, in: text)), item.run)
  }

  /// Moves the positions that were measured.
  ///
  /// - Returns: the sum of all changes.
  mutating func spreadPositions() -> Int {
    var (next, sum) = (0, 0)
    /// The sum of the changes up to an offset.
    func sumUp(to offset: Int) -> Int {
      while next < spacing.count, spacing[next].end <= offset {
        sum += spacing[next].width
        next += 1
      }
      return sum
    }
    for index in boundaries.indices {
      boundaries[index].contentPosition += sumUp(to: boundaries[index].contentEnd)
      if boundaries[index].isTrailing, index > 0 {
        // Its content ended before.
        boundaries[index].trim = boundaries[index - 1].trim
      } else if next > 0, spacing[next - 1].end == boundaries[index].contentEnd {
        let change = spacing[next - 1]
        boundaries[index].contentPosition += change.atEnd
        if let hang = change.hang, hang.kind == .hangs {
          boundaries[index].contentPosition -= hang.width
        } else {
          boundaries[index].trim = change.hang?.width ?? change.trim
        }
      }
      if boundaries[index].trim > 0 { boundaries[index].flags.insert(.trimsEnd) }
      boundaries[index].position += sumUp(to: boundaries[index].end)
      if next < spacing.count, spacing[next].start == boundaries[index].end {
        boundaries[index].position -= spacing[next].atStart
      }
    }
    return sumUp(to: .max)
  }

  /// The change to the width of the character that ends at an offset of the paragraph.
  func spacing(at offset: Int) -> Int {
    guard !spacing.isEmpty else { return 0 }
    let place = spacing.partitioningIndex { $0.end >= offset }
    return place < spacing.count && spacing[place].end == offset ? spacing[place].width : 0
  }

  /// Adds the changes at lines' ends to the clusters of the paragraph.
  mutating func addSpacingDetail(graphemes: [Int], firstCluster: Int) {
    for change in spacing {
      let end = firstCluster + graphemes.partitioningIndex { $0 >= change.end }
      detail.addChange(before: end, atEnd: change.atEnd)
      if let start = change.start {
        let cluster = firstCluster + graphemes.partitioningIndex { $0 >= start }
        detail.addChange(before: cluster, atStart: change.atStart)
      }
      if let hang = change.hang {
        guard graphemes.indices.contains(end - firstCluster), graphemes[end - firstCluster] == change.end
        else { continue }
        detail.contents.trims.append(
          PreparedStorage.Trim(cluster: end - 1, width: hang.width, kind: hang.kind))
      } else if change.trim > 0 {
        detail.contents.trims.append(PreparedStorage.Trim(cluster: end - 1, width: change.trim))
      }
    }
  }
}

extension FontTables {
  /// The shape of a mark.
  mutating func shape(
    _ sort: FullWidthMark.Sort, _ range: Range<Int>, of text: Span<UInt8>, item: TextItem
  ) -> FullWidthMark.Shape {
    if marks == nil {
      marks = try? MarkShapes(fonts: [description], language: key.language, shaper: shaper, plain: session)
    }
    return marks?.shape(sort, range, of: text, item: item) ?? FullWidthMark.Shape(sort: sort)
  }
}

extension ClusterDetailBuilder {
  /// Notes by how much lines differ that end before a cluster, or begin with it.
  mutating func addChange(before cluster: Int, atEnd: Int = 0, atStart: Int = 0) {
    guard atEnd != 0 || atStart != 0, contents.clusterFlags.indices.contains(cluster) else { return }
    contents.clusterFlags[cluster].insert(.unsafeCut)
    let place = contents.cuts.partitioningIndex { $0.cluster >= cluster }
    if place < contents.cuts.count, contents.cuts[place].cluster == cluster {
      contents.cuts[place].endChange += atEnd
      contents.cuts[place].startChange += atStart
    } else {
      contents.cuts.insert(
        PreparedStorage.Cut(cluster: cluster, endChange: atEnd, startChange: atStart), at: place)
    }
  }
}
