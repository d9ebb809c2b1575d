/// The segments of a label: the one value between preparing and wrapping. All that prepares a label ends in it, all that wraps
/// one begins with it.
///
/// A *segment* is the text up to a place where a line may end, up to a tab, or up to the end of a paragraph. Positions are
/// units of the label, count from its start and go on over all paragraphs; they may be of any size, and may fall.
///
/// - A **paragraph** ends with a segment whose ending has ``Ending/Flags/endsParagraph``; its terminator is trailing space
///   without width. Every paragraph has a segment, an empty one a segment without width; so an empty label has one segment.
/// - A **tab** is the last character of a segment, and adds nothing to positions: lines decide how wide it is.
/// - A **soft hyphen** is an ending that shows a hyphen, with the hyphen's advance in the run's font.
/// - An **unsafe break** (rule W4) is folded into the positions: ``Segment/contentEnd`` has what a line gains that ends there,
///   and the next line's start, ``Segment/advanceEnd``, what that line loses.
/// - **Runs** of other fonts and sizes, and boxes, are sized faces, a bit each in ``Segment/faces``.
///
/// A value is filled again and again for one label after another; it keeps its memory.
package struct SegmentTable {
  /// The text between two places where a line may end.
  package struct Segment: Hashable, Sendable {
    /// The position of its end without trailing space: as far as a line reaches that ends there.
    package var contentEnd: Int
    /// The position of its end with trailing space: where a line starts that begins behind it.
    package var advanceEnd: Int
    /// The sized faces that its lines are at least as tall as, first faces of stacks among them; a bit each, by their number.
    package var faces: UInt32
    /// The number of its ending in ``SegmentTable/endings``.
    package var ending: UInt16
    /// The number of its kind, once the table is packed.
    var kind: UInt16 = 0
  }

  /// The properties of a segment's end.
  package struct Ending: Hashable, Sendable {
    package struct Flags: OptionSet, Hashable, Sendable {
      package var rawValue: UInt16
      package init(rawValue: UInt16) { self.rawValue = rawValue }

      /// A line must end here.
      package static let endsParagraph = Flags(rawValue: 1)
      /// The segment's last character is a tab.
      package static let tab = Flags(rawValue: 2)
      /// No line may end here: the segment ends for its tab alone.
      package static let noBreak = Flags(rawValue: 4)
      /// A line that ends here shows a hyphen (rule P5).
      package static let softHyphen = Flags(rawValue: 8)
      /// No line ends here that begins with the segment's last cluster (C14).
      package static let notAtLineStart = Flags(rawValue: 16)
      /// The segment is one cluster; noted beside ``notAtLineStart`` alone.
      package static let oneCluster = Flags(rawValue: 32)
      /// Room is kept where nothing shows: for the hyphen of a soft hyphen that ends the label (C9), or for what the content loses where
      /// a line ends behind it (C7).
      package static let reserves = Flags(rawValue: 64)
      /// The segment is nothing but trailing space; noted in paragraphs with a tab alone.
      package static let trailingOnly = Flags(rawValue: 128)
      /// The mark at the content's end gives up a part of its width where the line does not hold it otherwise.
      package static let trimsEnd = Flags(rawValue: 512)
      static let all = Flags(rawValue: 0x2FF)
    }

    package var flags: Flags
    /// The advance of the hyphen that shows, the room that is kept, or what a mark gives up.
    package var hyphen: Int

    /// Keeps the room that content loses where a line ends behind it, unless something else is said of the end: Chromium looks for the
    /// last end that fits before it shapes the line anew (C7).
    mutating func reserve(_ room: Int) {
      guard room > 0, flags.isDisjoint(with: [.softHyphen, .reserves, .trimsEnd]) else { return }
      flags.insert(.reserves)
      hyphen = room
    }

    /// An ending; a plain opportunity by default.
    package init(_ flags: Flags = [], hyphen: Int = 0) {
      self.flags = flags
      self.hyphen = hyphen
    }
  }

  /// The most sized faces that have a bit.
  package static let mostFaces = 32

  package internal(set) var segments: [Segment] = []
  /// The different endings; the first is a plain opportunity.
  package private(set) var endings: [Ending] = [Ending()]
  /// True if two unsafe breaks at segments' ends change widths together, so that only clusters tell a line's width.
  package var hasPairs = false
  /// True if there are more sized faces than bits, so that only clusters tell how tall lines are.
  package var hasManyFaces = false
  /// True if the stack has no glyph for a cluster.
  package var hasUncovered = false

  /// An empty table.
  package init() {}

  /// The farthest place that lines with tabs may lead to, for segments that reach to a position.
  func reach(of position: Double, tabs: @autoclosure () -> TabStops) -> Double {
    guard endings.contains(where: { $0.flags.contains(.tab) }) else { return position }
    let tabs = tabs()
    return position
      + Double(segments.count + 1) * (Double(tabs.interval) + Double(tabs.spaceAdvance.magnitude))
      + Double(tabs.own.last ?? 0)
  }

  /// Forgets the segments, not their memory.
  package mutating func removeAll() {
    segments.removeAll(keepingCapacity: true)
    if endings.count > 1 { endings.removeLast(endings.count - 1) }
    (hasPairs, hasManyFaces, hasUncovered) = (false, false, false)
  }

  /// Forgets the segments from one on.
  mutating func removeAll(from segment: Int) { segments.removeLast(max(0, segments.count - segment)) }

  /// Divides all widths by a number; false, with the table of no use, where they are no multiples of it.
  mutating func divide(by divisor: Int) -> Bool {
    guard divisor > 0 else { return false }
    let shift = divisor.trailingZeroBitCount
    // The number that the odd part makes 1 with, in 64 bits: each step doubles those that are right (Newton).
    let odd = divisor >> shift
    var inverse = odd
    for _ in 0..<5 { inverse = inverse &* (2 &- odd &* inverse) }
    var isWhole = true
    func quotient(_ width: Int) -> Int {
      let quotient = (width >> shift) &* inverse
      // Of no multiple the quotient is a number so great that the product leaves 64 bits.
      let (product, isTooGreat) = quotient.multipliedReportingOverflow(by: divisor)
      if isTooGreat || product != width { isWhole = false }
      return quotient
    }
    for index in endings.indices { endings[index].hyphen = quotient(endings[index].hyphen) }
    var segments = segments.mutableSpan
    for index in segments.indices {
      segments[index].contentEnd = quotient(segments[index].contentEnd)
      segments[index].advanceEnd = quotient(segments[index].advanceEnd)
    }
    return isWhole
  }

  /// Makes room for so many segments in all.
  package mutating func reserveCapacity(_ count: Int) { segments.reserveCapacity(count) }

  /// Appends a segment.
  @inline(__always)
  package mutating func append(contentEnd: Int, advanceEnd: Int, faces: UInt32 = 1, ending: UInt16 = 0) {
    segments.append(Segment(contentEnd: contentEnd, advanceEnd: advanceEnd, faces: faces, ending: ending))
  }

  /// Appends so many segments that end at plain opportunities, in the same faces.
  @inline(__always)
  mutating func append(count: Int, faces: UInt32, _ ends: (_ index: Int) -> (content: Int, advance: Int)) {
    segments.append(addingCapacity: count) { places in
      for index in 0..<count {
        let (content, advance) = ends(index)
        places.append(Segment(contentEnd: content, advanceEnd: advance, faces: faces, ending: 0))
      }
    }
  }

  /// The number of an ending, which is noted if it is a new one. There are few: those beyond 65,535 become the last.
  package mutating func number(of ending: Ending) -> UInt16 {
    if let known = endings.lastIndex(of: ending) { return UInt16(truncatingIfNeeded: known) }
    guard endings.count <= Int(UInt16.max) else { return UInt16.max }
    endings.append(ending)
    return UInt16(truncatingIfNeeded: endings.count - 1)
  }
}
