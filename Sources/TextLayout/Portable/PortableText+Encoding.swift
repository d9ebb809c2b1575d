extension PortableText {
  static let form = SealedForm(mark: "SelfText", version: 5)

  /// The label as bytes: for Latin in a face that kerns about 1.6 a byte of text and 190 more.
  ///
  /// - Complexity: linear in the label. A label that has no clusters of its own has them worked out for this.
  public func encoded() -> [UInt8] {
    Self.form.sealed { writer in
      writer.write(word: fontDigest)
      writer.write(text.style)
      writer.write(double: text.fontSize)
      writer.write(optional: text.leading)
      let storage = text.storage.ownClusters ?? text.storage.makeClusters()
      let contents = storage.contents
      writer.write(count: contents.unitsPerEm)
      writer.write(contents.faces)
      writer.write(contents.tabs)
      writer.writeSteps(of: text)
      writer.write(storage.table, spaceAdvance: contents.spaceAdvance)
      var clusters = ByteWriter()
      clusters.writeClusters(of: contents, text.style)
      writer.write(count: clusters.bytes.count)
      writer.bytes += clusters.bytes
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(optional number: Double?) {
    bytes.append(number == nil ? 0 : 1)
    if let number { write(double: number) }
  }

  fileprivate mutating func write(_ style: ParagraphStyle) {
    write(count: style.lineLimit ?? 0)
    write(count: max(0, style.minimumLines))
    write(style.tailoring, of: StyleCodes.tailorings)
    switch style.lineMetrics {
    case .css: bytes.append(0)
    case .pixel(let scale):
      bytes.append(1)
      write(double: scale)
    case .apple(let scale):
      bytes.append(2)
      write(double: scale)
    }
    write(double: style.lineSpacing)
    switch style.lineHeight {
    case .natural: bytes.append(0)
    case .multiple(let factor):
      bytes.append(1)
      write(double: factor)
    case .atLeast(let height):
      bytes.append(2)
      write(double: height)
    case .exactly(let height):
      bytes.append(3)
      write(double: height)
    }
    write(double: style.paragraphSpacing)
    write(style.truncation, of: StyleCodes.truncations)
    write(text: style.truncationToken)
    write(count: style.tabStops.count)
    for stop in style.tabStops { write(double: stop) }
    write(style.textCase, of: StyleCodes.textCases)
    write(style.alignment, of: StyleCodes.alignments)
    write(style.wrapping.lineBreak, of: StyleCodes.lineBreaks)
    write(style.wrapping.wordBreak, of: StyleCodes.wordBreaks)
    write(style.wrapping.overflow, of: StyleCodes.overflows)
    write(style.wrapping.whiteSpace, of: StyleCodes.whiteSpaces)
    write(style.wrapping.hyphens, of: StyleCodes.hyphens)
    write(style.wrapping.filling, of: StyleCodes.fillings)
    for length in [style.indent.first, style.indent.leading, style.indent.trailing] { write(double: length) }
    write(count: (style.indent.isHanging ? 1 : 0) + (style.indent.isEachParagraph ? 2 : 0))
    write(style.direction, of: StyleCodes.directions)
    let trim = StyleCodes.spacingTrims.firstIndex(of: style.spacingTrim) ?? 0
    write(
      count: (style.autospace ? 1 : 0) + (style.allowsTightening ? 2 : 0) + 4 * trim
        + 16 * Int(style.hangingPunctuation.intersection(.all).rawValue))
    write(double: style.minimumScale)
    let limits = style.hyphenation
    bytes += [limits.shortestWord, limits.before, limits.after]
    write(count: (limits.hyphenatesLastWord ? 1 : 0) + (limits.hyphenatesCapitals ? 2 : 0))
  }

  /// Writes which of several cases one is.
  private mutating func write<Case: Equatable>(_ value: Case, of cases: [Case]) {
    write(count: cases.firstIndex(of: value) ?? 0)
  }

  fileprivate mutating func write(_ faces: [SizedFace]) {
    write(count: faces.count)
    for face in faces {
      let metrics = face.metrics
      write(count: metrics.unitsPerEm)
      for length in [metrics.ascent, metrics.descent, metrics.lineGap, metrics.capHeight] {
        write(signed: length)
      }
      write(double: face.relativeSize)
      bytes.append((face.box == nil ? 0 : 1) + (metrics.isReplaced ? 2 : 0) + (face.lift == 0 ? 0 : 4))
      if face.lift != 0 { write(double: face.lift) }
      guard let box = face.box else { continue }
      for length in [box.ascent, box.descent, box.fontSize] { write(double: length) }
    }
  }

  fileprivate mutating func write(_ runs: [PreparedStorage.LevelRun]) {
    write(count: runs.count)
    var cluster = 0
    for run in runs {
      write(count: run.firstCluster - cluster)
      write(count: Int(run.level))
      cluster = run.firstCluster
    }
  }

  fileprivate mutating func write(_ tabs: TabStops) {
    write(signed: tabs.spaceAdvance)
    write(count: tabs.interval)
    write(count: tabs.own.count)
    var place = 0
    for stop in tabs.own {
      write(count: stop - place)
      place = stop
    }
  }

  fileprivate mutating func write(_ table: SegmentTable, spaceAdvance: Int) {
    bytes.append((table.hasPairs ? 1 : 0) + (table.hasUncovered ? 2 : 0))
    write(count: table.segments.count)
    var numbers = [SegmentKind(trailing: spaceAdvance): 1]
    numbers[SegmentKind(trailing: 0)] = 0
    var (last, next, end) = (1, 2, 0)
    for segment in table.segments {
      let kind = segment.kind(table.endings)
      let number = numbers[kind, default: next]
      let width = segment.contentEnd - end
      end = segment.advanceEnd
      if number == last, width >= 0 {
        write(count: width << 1)
        continue
      }
      write(count: (width << 1 ^ width >> 63) << 1 | 1)
      write(count: number)
      last = number
      guard number == next else { continue }
      numbers[kind] = next
      next += 1
      write(signed: kind.trailing)
      write(count: Int(kind.faces))
      write(count: Int(kind.flags.rawValue))
      write(signed: Int(kind.hyphen))
    }
  }

  fileprivate mutating func writeClusters(of contents: PreparedStorage.Contents, _ style: ParagraphStyle) {
    writeAdvances(of: contents)
    writeKinds(of: contents)
    write(contents.metricsRuns)
    write(contents.levelRuns)
    writeCuts(of: contents)
    writeMarks(of: contents, style)
    var cluster = 0
    for end in contents.segmentClusterEnds {
      write(count: end - cluster)
      cluster = end
    }
    for ranges in [
      contents.rightToLeftParagraphs, contents.uncovered, contents.withoutDictionary, contents.longContexts,
    ] {
      write(ranges)
    }
  }

  fileprivate mutating func writeAdvances(of contents: PreparedStorage.Contents) {
    write(count: contents.runAdvances.count)
    var cluster = 0
    for run in contents.runAdvances {
      write(count: run.firstCluster - cluster)
      write(signed: run.hyphen)
      write(signed: run.token)
      write(count: run.tokenParts.count)
      for width in run.tokenParts { write(signed: width) }
      cluster = run.firstCluster
    }
  }

  fileprivate mutating func writeKinds(of contents: PreparedStorage.Contents) {
    var kinds: [ClusterKind: Int] = [:]
    write(count: contents.clusterWidths.count)
    for cluster in contents.clusterWidths.indices {
      let kind = ClusterKind(
        width: contents.clusterWidths[cluster],
        flags: contents.clusterFlags[cluster].intersection(.allWritten),
        scalars: contents.clusterScalars[cluster + 1] - contents.clusterScalars[cluster])
      let next = kinds.count
      let number = kinds[kind, default: next]
      write(count: number)
      guard number == next else { continue }
      kinds[kind] = next
      write(signed: Int(kind.width))
      bytes.append(kind.flags.bits(of: PreparedStorage.Flags.written))
      write(count: kind.scalars)
    }
  }

  fileprivate mutating func write(_ runs: [PreparedStorage.MetricsRun]) {
    write(count: runs.count)
    var cluster = 0
    for run in runs {
      write(count: run.firstCluster - cluster)
      write(count: run.face)
      write(count: run.strut)
      cluster = run.firstCluster
    }
  }

  fileprivate mutating func writeCuts(of contents: PreparedStorage.Contents) {
    write(count: contents.cuts.count)
    var cluster = 0
    for cut in contents.cuts {
      write(count: cut.cluster - cluster)
      write(signed: cut.endChange)
      write(signed: cut.startChange)
      cluster = cut.cluster
    }
    write(count: contents.cutPairs.count)
    cluster = 0
    for pair in contents.cutPairs {
      write(count: pair.start - cluster)
      write(count: pair.end - pair.start)
      write(signed: pair.change)
      cluster = pair.start
    }
  }

  fileprivate mutating func writeMarks(of contents: PreparedStorage.Contents, _ style: ParagraphStyle) {
    let hangs = !style.hangingPunctuation.isEmpty
    guard hangs || style.spacingTrim != .spaceAll else { return }
    write(count: contents.trims.count)
    var cluster = 0
    for trim in contents.trims {
      write(count: trim.cluster - cluster)
      write(count: trim.width)
      if hangs { write(trim.kind, of: PreparedStorage.Trim.Kind.allCases) }
      cluster = trim.cluster
    }
    if hangs { write(count: contents.startHang) }
  }

  fileprivate mutating func write(_ ranges: [Range<Int>]) {
    write(count: ranges.count)
    var end = 0
    for range in ranges {
      write(signed: range.lowerBound - end)
      write(count: range.count)
      end = range.upperBound
    }
  }

  fileprivate mutating func writeSteps(of text: PreparedText) {
    let isKept: Void? = text.withKeptSteps { steps in
      write(count: steps.count)
      var width: Int32 = 0
      for step in 0..<steps.count {
        write(count: Int(steps.width(ofStep: step) - width))
        write(double: steps.height(ofStep: step))
        width = steps.width(ofStep: step)
      }
    }
    if isKept == nil { write(count: 0) }
  }
}
