extension PortableText {
  /// Reads a label from bytes, on any machine; no font is needed.
  ///
  /// Every number is checked before it is used: bytes that were changed on the way are refused by their digest, and
  /// bytes made up under a digest that fits are refused or give a label whose answers are of no use, and harm nothing.
  ///
  /// - Throws: ``PortableTextError`` where the bytes are not what ``encoded()`` gave.
  /// - Complexity: linear in the bytes, in time and in memory.
  public init(decoding bytes: [UInt8]) throws(PortableTextError) {
    var reader: ByteReader
    do throws(SealedForm.Fault) { reader = try Self.form.reader(of: bytes) } catch {
      throw PortableTextError(error, of: bytes)
    }
    do throws(ByteFault) {
      try self.init(reading: &reader)
    } catch {
      throw PortableTextError(error, of: bytes)
    }
  }

  /// Labels of more bytes keep their clusters: ``RecentClusters`` is for small ones.
  private static var mostBytesWithoutClusters: Int { 1 << 16 }

  /// Reads what stands between the version and the digest.
  private init(reading reader: inout ByteReader) throws(ByteFault) {
    let (source, setting) = try RecentPortableSettings.next(&reader)
    fontDigest = source.fontDigest
    let steps = try reader.steps()
    let start = reader.offset
    var table = try source.segments(reading: &reader)
    if reader.count > Self.mostBytesWithoutClusters {
      let clusters = try source.clusters(of: table, reading: &reader)
      text = PreparedText(clusters, style: source.style, fontSize: source.fontSize, leading: source.leading)
    } else {
      reader.skip(reader.count)
      text = PreparedText(
        LabelStorage.make(style: setting, table: &table, text: reader.bytes(from: start).span))
    }
    guard !steps.isEmpty else { return }
    guard let kept = text.makeSteps(steps) else {
      throw .malformed(offset: start, reason: "the heights of the steps cannot be kept")
    }
    text = PreparedText(text.storage.copy(style: text.setting, steps: kept))
  }
}

extension PortableTextError {
  fileprivate init(_ fault: SealedForm.Fault, of bytes: [UInt8]) {
    switch fault {
    case .foreign:
      self.init(.foreign, at: 0, "The bytes are no prepared label: they do not begin with \"SelfText\".")
    case .cutOff: self.init(ByteFault.cutOff, of: bytes)
    case .unsupportedVersion(let version):
      self.init(
        .unsupportedVersion, at: PortableText.form.mark.count,
        "The prepared label is written in version \(version) of its form, and this library reads version \(PortableText.form.version): prepare the label anew, or read it with the library that wrote it."
      )
    case .changed:
      self.init(
        .damaged, at: bytes.count - 8,
        "The prepared label was changed or cut off: the digest in its last 8 bytes is another.")
    }
  }

  fileprivate init(_ fault: ByteFault, of bytes: [UInt8]) {
    switch fault {
    case .cutOff:
      self.init(.damaged, at: bytes.count, "The prepared label is cut off after \(bytes.count) bytes.")
    case .malformed(let offset, let reason):
      self.init(.damaged, at: offset, "The prepared label is malformed before byte \(offset): \(reason).")
    }
  }
}

extension PreparedStorage.Contents {
  /// Adds the segments of a table, each of so many of the clusters; false where these do not go with them.
  mutating func addSegments(of table: SegmentTable, clusterCounts: [Int]) -> Bool {
    reserveSegments(table.segments.count)
    var cursor = SegmentCursor(cluster: 0, position: 0, contentEnd: 0)
    for (segment, count) in zip(table.segments, clusterCounts) {
      let ending = table.endings[Int(segment.ending)].flags
      if count > 0, count <= clusterFlags.count - cursor.cluster {
        addSegment(before: cursor.cluster + count, flags: .init(ending), cursor: &cursor)
      } else {
        // Only the last paragraph has no character, not even its end.
        guard count == 0, fits.count + 1 == table.segments.count, fits.count == paragraphEnds.last ?? 0
        else { return false }
        addEmptySegment(cursor: &cursor)
      }
      guard ending.contains(.endsParagraph) else { continue }
      paragraphEnds.append(fits.count)
      cursor.contentEnd = cursor.position
    }
    paragraphEnds.append(fits.count)
    return cursor.cluster == clusterFlags.count
  }

  /// True if no sum that wrapping makes leaves 62 bits: all widths together, tabs as far as they may lead, and what
  /// breaks, hyphens and tokens may add.
  var staysInReach: Bool {
    var sum = 0
    var overflows = false
    func add(_ length: Int, times count: Int = 1) {
      let (product, tooFar) = length.magnitude.multipliedReportingOverflow(by: UInt(count))
      let (total, isOver) = sum.addingReportingOverflow(Int(clamping: product))
      sum = total
      overflows = overflows || tooFar || isOver
    }
    let tabs = 1 + clusterFlags.count { $0.contains(.tab) }
    // 32 bits each, and fewer than 2 to the 31st of them.
    add(clusterWidths.sumOfMagnitudes)
    add(spaceAdvance, times: tabs)
    add(self.tabs.interval, times: tabs + 1)
    add(self.tabs.own.last ?? 0)
    func addGreatest(_ lengths: some Sequence<Int>) { add(lengths.reduce(0) { max($0, abs($1)) }, times: 4) }
    addGreatest(cuts.lazy.map { $0.endChange })
    addGreatest(cuts.lazy.map { $0.startChange })
    addGreatest(cutPairs.lazy.map { $0.change })
    addGreatest(runAdvances.lazy.map { $0.hyphen })
    addGreatest(runAdvances.lazy.map { $0.token })
    return !overflows && sum < 1 << 61
  }
}
