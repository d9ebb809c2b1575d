/// What is asked most often, straight from the body's arrays: the same answers as ``LineWalker`` gives, without its state.
///
/// Where positions alone decide (`isPlain`), a line goes on while the fit of the next segment is within reach, so one pass
/// over the fits that keeps the reach of the line at hand counts the lines. No branch depends on where lines end.
extension PreparedBody {
  /// Positions of plain texts lie below this, so that a position and a limit add up in 32 bits.
  static let farthest = 1 << 30

  /// The arrays of a shaped text.
  static func make(setting: PreparedSetting, storage: PreparedStorage) -> PreparedBody {
    let contents = storage.contents
    let count = contents.fits.count
    let isPlain =
      storage.isPlain && contents.paragraphEnds.count == 1 && (contents.ends.last ?? 0) < farthest
      && (storage.hasOneFace || setting.boxes.count <= 8)
    let isMixed = isPlain && !storage.hasOneFace && count > 0
    guard isPlain else {
      let body = make(setting: setting, arrayBytes: 0)
      _ = body.keep(storage)
      return body
    }
    let segments = (0..<count).lazy.map { (fit: contents.fits[$0], end: contents.ends[$0]) }
    let body = make(setting: setting, segments: segments, isMixed: isMixed, text: [UInt8]().span)
    _ = body.keep(storage)
    if isMixed { body.setFaces(of: contents) }
    return body
  }

  /// The arrays of a shaped text of one paragraph in which positions alone decide where lines end, its faces not yet written.
  ///
  /// - Parameters:
  ///   - segments: the position of each one's end without what hangs, and with it.
  ///   - text: the text itself, where its clusters are worked out only when asked for.
  static func make(
    setting: PreparedSetting, segments: some RandomAccessCollection<(fit: Int, end: Int)>, isMixed: Bool,
    text: Span<UInt8>
  ) -> PreparedBody {
    let count = segments.count
    let body = make(setting: setting, arrayBytes: count * (isMixed ? 9 : 8) + text.count)
    unsafe body.head.pointee.segmentCount = Int32(truncatingIfNeeded: count)
    unsafe body.head.pointee.byteCount = Int32(truncatingIfNeeded: text.count)
    unsafe body.head.pointee.flags = isMixed ? [.isPlain, .isMixed] : .isPlain
    let fits = unsafe body.fits
    let ends = unsafe body.ends
    var widest: Int32 = 0
    var start: Int32 = 0
    for (index, segment) in segments.enumerated() {
      let fit = Int32(truncatingIfNeeded: segment.fit)
      unsafe (fits + index).initialize(to: fit)
      widest = max(widest, fit &- start)
      start = Int32(truncatingIfNeeded: segment.end)
      unsafe (ends + index).initialize(to: start)
    }
    unsafe body.head.pointee.widest = widest
    unsafe text.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe body.text.copyMemory(from: start, byteCount: bytes.count)
    }
    return body
  }

  /// The text whose clusters are worked out only when asked for, behind the other arrays.
  private var text: UnsafeMutableRawPointer {
    unsafe arrays + Int(head.pointee.segmentCount) * (head.pointee.flags.contains(.isMixed) ? 9 : 8)
  }

  /// Works out the clusters of a text that was prepared from words.
  @inline(never)
  func makeStorage() -> PreparedStorage {
    guard let origin = setting.origin else { return PreparedStorage(PreparedStorage.Contents()) }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(head.pointee.byteCount))
    return keep(origin.storage(of: unsafe bytes.bindMemory(to: UInt8.self).span))
  }

  /// Writes for each segment which faces its lines are at least as tall as, a bit each.
  func setFaces(_ facesOfSegment: (Int) -> UInt8) {
    let count = unsafe Int(head.pointee.segmentCount)
    let faces = unsafe faces
    for index in 0..<count { unsafe (faces + index).initialize(to: facesOfSegment(index)) }
  }

  private func setFaces(of contents: PreparedStorage.Contents) {
    let runs = contents.metricsRuns
    var run = 0
    var first = 0
    setFaces { index in
      let end = contents.segmentClusterEnds[index]
      while run + 1 < runs.count, runs[run + 1].firstCluster <= first { run += 1 }
      var faces: UInt8 = 0
      var other = run
      repeat {
        faces |= 1 << UInt8(truncatingIfNeeded: runs[other].face)
        faces |= 1 << UInt8(truncatingIfNeeded: runs[other].strut)
        other += 1
      } while other < runs.count && runs[other].firstCluster < end
      first = end
      return faces
    }
  }

  @inline(__always)
  private var fits: UnsafeMutablePointer<Int32> { unsafe arrays.assumingMemoryBound(to: Int32.self) }

  /// Of shaped text, the positions of segments' ends with what hangs.
  @inline(__always)
  private var ends: UnsafeMutablePointer<Int32> {
    unsafe (arrays + Int(head.pointee.segmentCount) &* 4).assumingMemoryBound(to: Int32.self)
  }

  /// Of shaped text with several faces, those of each segment.
  @inline(__always)
  private var faces: UnsafeMutablePointer<UInt8> {
    unsafe (arrays + Int(head.pointee.segmentCount) &* 8).assumingMemoryBound(to: UInt8.self)
  }

  /// Of simple text, what hangs at segments' ends.
  @inline(__always)
  private var hangs: UnsafeMutablePointer<UInt16> {
    let count = unsafe Int(head.pointee.segmentCount)
    return unsafe (arrays + (count &+ SimpleText.lanes) &* 4 + count &* 2).assumingMemoryBound(
      to: UInt16.self)
  }

  /// The limit, if no line that it makes ends inside a segment.
  @inline(__always)
  private func plainLimit(_ limit: Int) -> Int32? {
    let limit = Int32(truncatingIfNeeded: min(limit, Self.farthest))
    let isPlain = unsafe head.pointee.flags.contains(.isPlain) && limit >= head.pointee.widest
    return isPlain ? limit : nil
  }

  /// The height from kept steps; nil without steps, below the first and for what is no number.
  @inline(__always)
  func keptHeight(width: Double) -> Double? {
    guard let steps = unsafe head.pointee.steps else { return nil }
    guard let place = PreparedText.sixtyFourths(of: width), width == width else { return nil }
    return unsafe HeightSteps(steps).height(at: place)
  }

  /// The number of lines, the line limit left out; nil where it takes a ``LineWalker``.
  @inline(__always)
  func plainLineCount(limit: Int) -> Int? {
    guard let limit = plainLimit(limit) else { return nil }
    let count = unsafe Int(head.pointee.segmentCount)
    let fits = unsafe fits
    if unsafe head.pointee.flags.contains(.isSimple) {
      let hangs = unsafe hangs
      return unsafe Self.lineCount(limit, fits: fits, count: count) { unsafe fits[$0] &+ Int32(hangs[$0]) }
    }
    let ends = unsafe ends
    return unsafe Self.lineCount(limit, fits: fits, count: count) { unsafe ends[$0] }
  }

  @inline(__always)
  private static func lineCount(
    _ limit: Int32, fits: UnsafeMutablePointer<Int32>, count: Int, end: (Int) -> Int32
  ) -> Int {
    var reach = limit
    var next = limit
    var lines = 1
    for index in 0..<count {
      let isOver = unsafe fits[index] > reach
      reach = isOver ? next : reach
      lines &+= isOver ? 1 : 0
      next = end(index) &+ limit
    }
    return lines
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

  /// The height of lines of several faces.
  func mixedHeight(limit: Int32) -> Double {
    unsafe head.pointee.setting._withUnsafeGuaranteedRef { setting in
      let count = unsafe Int(head.pointee.segmentCount)
      let (fits, ends, faces) = unsafe (fits, ends, faces)
      var sum = LineSum(setting)
      var reach = limit
      var start: Int32 = 0
      var met: UInt8 = 0
      for index in 0..<count {
        if unsafe fits[index] > reach {
          sum.add(setting.extent(ofFaces: met), endsParagraph: false)
          if sum.count >= setting.lineLimit { break }
          met = 0
          reach = start &+ limit
        }
        unsafe met |= faces[index]
        start = unsafe ends[index]
      }
      if sum.count < setting.lineLimit { sum.add(setting.extent(ofFaces: met), endsParagraph: false) }
      return setting.rounded(sum.height(minimumLines: setting.style.minimumLines))
    }
  }

  // MARK: Steps

  /// What lines of at most a limit come to.
  struct PlainLayout {
    var lines: Int
    /// The widest line, which is the least limit that gives the same lines.
    var widest: Int32
    /// The least greater limit that gives others; `Int32.max` for none.
    var next: Int32
  }

  /// The lines at a limit of at least the widest segment, in one pass.
  func plainLayout(limit: Int32) -> PlainLayout {
    let count = unsafe Int(head.pointee.segmentCount)
    let fits = unsafe fits
    let isSimple = unsafe head.pointee.flags.contains(.isSimple)
    let (hangs, ends) = unsafe (hangs, ends)
    var layout = PlainLayout(lines: 1, widest: 0, next: .max)
    var start: Int32 = 0
    var end: Int32 = 0
    var solid: Int32 = 0
    for index in 0..<count {
      let fit = unsafe fits[index]
      let width = fit &- start
      let isOver = width > limit
      layout.next = isOver ? min(layout.next, width) : layout.next
      layout.widest = max(layout.widest, isOver ? solid &- start : 0)
      layout.lines &+= isOver ? 1 : 0
      start = isOver ? end : start
      end = unsafe isSimple ? fit &+ Int32(hangs[index]) : ends[index]
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
    let first = unsafe head.pointee.widest
    let fewest = plainLayout(limit: Int32(Self.farthest)).lines
    var layout = plainLayout(limit: first)
    var steps = [(limit: Int(first), lines: layout.lines)]
    while let step = steps.last, step.lines > fewest, layout.next != .max {
      var low = layout.next &- 1
      var found: (limit: Int32, layout: PlainLayout)?
      var stride = max(1, low / Int32(truncatingIfNeeded: 2 * step.lines))
      while found.map({ $0.limit &- low > 1 }) ?? true {
        let middle = found.map { low &+ ($0.limit &- low) / 2 } ?? min(low &+ stride, Int32(Self.farthest))
        let tried = plainLayout(limit: middle)
        if tried.lines < step.lines {
          found = (max(tried.widest, low &+ 1), tried)
        } else {
          low = tried.next &- 1
          stride = min(stride &* 2, 1 << 29)
        }
      }
      guard let found else { break }
      layout = found.layout
      steps.append((Int(found.limit), layout.lines))
    }
    return steps
  }
}
