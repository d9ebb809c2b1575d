/// What is asked most often, straight from the body's arrays: the same answers as ``LineWalker`` gives, without its state.
///
/// Where positions alone decide (`isPlain`), segments tell the number of lines.
extension PreparedBody {
  /// The arrays of a shaped text.
  static func make(setting: PreparedSetting, storage: PreparedStorage) -> PreparedBody {
    let contents = storage.contents
    if contents.paragraphEnds.count == 1, storage.hasOneFace || setting.boxes.count <= 8,
      let positions = storage.plainPositions
    {
      let faces = storage.hasOneFace ? [] : contents.facesOfSegments
      var table = SegmentTable()
      table.reserveCapacity(positions.count / 2)
      for index in 0..<positions.count / 2 {
        table.append(
          contentEnd: positions[2 * index], advanceEnd: positions[2 * index + 1],
          faces: faces.isEmpty ? 1 : UInt32(faces[index]))
      }
      if let body = make(setting: setting, table: table, text: [UInt8]().span) {
        body.take(storage)
        return body
      }
    }
    let body = make(setting: setting)
    body.take(storage)
    return body
  }

  /// The arrays of a shaped text of one paragraph in which positions alone decide where lines end; nil where positions or what
  /// hangs are out of reach, or positions fall.
  ///
  /// - Parameters:
  ///   - table: with plain opportunities alone.
  ///   - text: the text itself, where its clusters are worked out only when asked for; at most 64 kB.
  static func make(setting: PreparedSetting, table: SegmentTable, text: Span<UInt8>) -> PreparedBody? {
    let segments = table.segments
    guard table.endings.count == 1, !table.hasPairs, !table.hasManyFaces else { return nil }
    // Where the first face makes all lines no faces are kept.
    let hasOneFace = segments.allSatisfy { $0.faces == 1 }
    guard segments.allSatisfy({ $0.faces < 256 }) else { return nil }
    let faces = hasOneFace ? [] : segments.map { UInt8(truncatingIfNeeded: $0.faces) }
    let otherFaces = OtherFaces(faces.span)
    let named = otherFaces == nil ? faces : []
    guard var numbers = SegmentNumbers(segments, faces: named.span, setting: setting) else { return nil }
    let count = segments.count
    var flags: Flags = faces.isEmpty ? .isPlain : [.isPlain, .isMixed]
    if otherFaces != nil { flags.insert(.hasOtherFaces) }
    if numbers.hangs != nil { flags.insert(.hasHangs) }
    let body = make(
      setting: setting, flags: flags, format: numbers.format, segmentCount: count, byteCount: text.count)
    if let hangs = numbers.hangs { body.write(hangs, format: numbers.format) }
    let packed = body.segments
    for index in 0..<count {
      let (fit, end) = (segments[index].contentEnd, segments[index].advanceEnd)
      guard let hang = numbers.number(ofHang: end &- fit) else { return nil }
      packed.set(
        index, fit: UInt32(truncatingIfNeeded: fit),
        number: numbers.format.holdsFaces ? numbers.number(ofFaces: faces[index]) : 0, hang: hang)
    }
    let bytes = unsafe body.segmentBytes
    if let otherFaces {
      unsafe UnsafeMutableRawPointer(bytes).storeBytes(of: otherFaces, as: OtherFaces.self)
    } else if numbers.format.holdsFaces {
      for (index, set) in numbers.sets.enumerated() { unsafe (bytes + index).initialize(to: set) }
    } else {
      for index in faces.indices { unsafe (bytes + index).initialize(to: faces[index]) }
    }
    body.close(text, widest: numbers.widest, hangsAlike: packed.hangsAlike)
    return body
  }

  /// Writes what hangs at the ends of segments in front of them.
  private func write(_ hangs: [Int], format: PackedSegments.Format) {
    for index in 0..<PackedSegments.hangCount {
      let length = index < hangs.count ? hangs[index] : 0
      unsafe arrays.storeBytes(of: format.movedUp(length), toByteOffset: index * 8, as: UInt64.self)
    }
  }

  /// Writes what all plain bodies have beside their segments.
  func close(_ text: Span<UInt8>, widest: Int, hangsAlike: Bool) {
    if hangsAlike { unsafe head.pointee.flags.insert(.hangsAlike) }
    unsafe head.pointee.widest = UInt32(truncatingIfNeeded: widest)
    unsafe text.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe UnsafeMutableRawPointer(self.text).copyMemory(from: start, byteCount: bytes.count)
    }
  }

  /// The limit, if no line that it makes ends inside a segment.
  @inline(__always)
  func plainLimit(_ limit: Int) -> Int? {
    let limit = min(limit, PackedSegments.farthest)
    let isPlain = unsafe head.pointee.flags.contains(.isPlain) && limit >= Int(head.pointee.widest)
    return isPlain ? limit : nil
  }

  /// The height from kept steps; nil without steps, below the first, and for widths that are no whole 64ths: most are.
  @inline(__always)
  func keptHeight(wholeWidth width: Double) -> Double? {
    let scaled = width * 64
    guard let steps = unsafe head.pointee.steps,
      let place = NearestWhole(scaled, below: UInt64(Int32.max)), place.value == scaled
    else { return nil }
    return unsafe HeightSteps(steps).height(at: Int32(truncatingIfNeeded: place.number))
  }

  /// The height from kept steps; nil without steps, and below the first.
  func keptHeight(width: Double) -> Double? {
    guard let steps = unsafe head.pointee.steps else { return nil }
    return unsafe HeightSteps(steps).height(at: PreparedText.sixtyFourths(of: width))
  }

  /// The number of lines, the line limit left out; nil where it takes a ``LineWalker``.
  @inline(__always)
  func plainLineCount(limit: Int) -> Int? {
    plainLimit(limit).map { segments.lineCount(limit: $0, hangsAlike: hangsAlike) }
  }

  /// The height, the line limit applied; nil where it takes a ``LineWalker``.
  @inline(__always)
  func plainHeight(limit: Int) -> Double? {
    if unsafe head.pointee.flags.contains(.isMixed) {
      return plainLimit(limit).map { mixedHeight(limit: $0) }
    }
    guard let lines = plainLineCount(limit: limit) else { return nil }
    return unsafe head.pointee.setting._withUnsafeGuaranteedRef { $0.height(lines: lines) }
  }

  @inline(__always)
  var hangsAlike: Bool { unsafe head.pointee.flags.contains(.hangsAlike) }

  // MARK: Steps

  /// What lines of at most a limit come to.
  struct PlainLayout {
    var lines: Int
    /// The widest line, which is the least limit that gives the same lines.
    var widest: Int
    /// The least greater limit that gives others; `Int.max` for none.
    var next: Int
  }

  /// The lines at a limit of at least the widest segment, in one pass.
  func plainLayout(limit: Int) -> PlainLayout {
    let segments = segments
    var layout = PlainLayout(lines: 1, widest: 0, next: .max)
    var start = 0
    var end = 0
    var solid = 0
    for index in 0..<segments.count {
      let fit = segments.fit(index)
      let width = fit &- start
      let isOver = width > limit
      layout.next = isOver ? min(layout.next, width) : layout.next
      layout.widest = max(layout.widest, isOver ? solid &- start : 0)
      layout.lines &+= isOver ? 1 : 0
      start = isOver ? end : start
      end = segments.end(index)
      solid = fit
    }
    layout.widest = max(layout.widest, solid &- start)
    return layout
  }

  /// The limits from the widest segment on at which the number of lines changes, with the number from there on (rule W6:
  /// it only falls).
  ///
  /// Between two limits the search goes by layouts, not by halves: one with enough lines holds up to the next limit that
  /// changes any line, one with too few down to its own widest line.
  func plainSteps() -> [(limit: Int, lines: Int)] {
    let first = unsafe Int(head.pointee.widest)
    let fewest = plainLayout(limit: PackedSegments.farthest).lines
    var layout = plainLayout(limit: first)
    var steps = [(limit: first, lines: layout.lines)]
    while let step = steps.last, step.lines > fewest, layout.next != .max {
      var low = layout.next &- 1
      var found: (limit: Int, layout: PlainLayout)?
      var stride = max(1, low / (2 * step.lines))
      while found.map({ $0.limit &- low > 1 }) ?? true {
        let middle = found.map { low &+ ($0.limit &- low) / 2 } ?? min(low &+ stride, PackedSegments.farthest)
        let tried = plainLayout(limit: middle)
        if tried.lines < step.lines {
          found = (max(tried.widest, low &+ 1), tried)
        } else {
          low = tried.next &- 1
          stride = min(stride &* 2, PackedSegments.farthest)
        }
      }
      guard let found else { break }
      layout = found.layout
      steps.append((found.limit, layout.lines))
    }
    return steps
  }
}

extension PreparedStorage.Contents {
  /// For each segment which faces its lines are at least as tall as, a bit each.
  fileprivate var facesOfSegments: [UInt8] {
    var run = 0
    var first = 0
    return fits.indices.map { index in
      let end = segmentClusterEnds[index]
      while run + 1 < metricsRuns.count, metricsRuns[run + 1].firstCluster <= first { run += 1 }
      var faces: UInt8 = 0
      var other = run
      repeat {
        faces |= 1 << UInt8(truncatingIfNeeded: metricsRuns[other].face)
        faces |= 1 << UInt8(truncatingIfNeeded: metricsRuns[other].strut)
        other += 1
      } while other < metricsRuns.count && metricsRuns[other].firstCluster < end
      first = end
      return faces
    }
  }
}
