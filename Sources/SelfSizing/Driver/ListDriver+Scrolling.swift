public import ListLayout

extension ListDriver {
  /// The offset along the list's axis, in points: the content position at the viewport's start. Below 0, or beyond the
  /// content's end, where insets or an overscroll say so.
  public var offset: Double { cache.contentOffset }

  /// The length of the content along the list's axis as far as it is known, in points.
  public var contentLength: Double { cache.contentHeight }

  /// The user scrolls by a distance in points.
  ///
  /// - Parameters:
  ///   - distance: the distance, towards the end where it is positive.
  ///   - overscrolls: whether the offset may go beyond the ends, as on a rubber band; it is held at them otherwise.
  public func scroll(by distance: Double, overscrolls: Bool = false) {
    send(.scrollBy(distance, overscrolls: overscrolls))
  }

  /// The user scrolls to an offset in points.
  public func scroll(to offset: Double, overscrolls: Bool = false) {
    send(.scrollTo(offset, overscrolls: overscrolls))
  }

  /// Has the next frame show a row, header or footer, exactly where asked, whatever is known of the rows before it
  /// (rule 37).
  ///
  /// - Parameters:
  ///   - place: what is shown.
  ///   - alignment: where in the viewport it stands, as far as the ends allow.
  ///   - padding: the points kept free beside it.
  /// - Throws: a refusal where nothing is there.
  public func show(
    _ place: SlotPlace, at alignment: ScrollAlignment = .top, padding: Double = 0
  ) throws(ListRefusal) {
    try perform(.show(.place(place), alignment, padding: padding))
  }

  /// Has the next frame show the first row of the section to which a title of the index leads (rule 41).
  ///
  /// - Throws: a refusal where the index has no such title.
  public func show(sectionTitled title: String) throws(ListRefusal) {
    guard let section = data.sectionIndex.section(for: title) else {
      throw ListRefusal(.unknownName, "The index has no title \"\(title)\".")
    }
    try perform(.showSection(section))
  }

  /// The titles of the index beside the list, each once, in the order of their sections (rule 41).
  public var indexTitles: [String] { data.sectionIndex.titles }

  /// Has the next frame show the end of the content (rule 39).
  public func showEnd() { send(.showEnd) }

  /// True if the end stays in view while the content grows, as long as the reader is there (rule 15 b).
  public var sticksToEnd: Bool {
    get { cache.isStickingToEnd }
    set { send(.stickToEnd(newValue)) }
  }

  /// The areas at the viewport's ends that bars cover, in points: what is shown at the top stands below the bar there.
  public var insets: ListInsets {
    get { cache.insets }
    set { send(.insets(newValue)) }
  }

  /// Has a row, header or footer keep its edge where it is on screen, while it is there, whatever changes: a row that the
  /// user expands, edits or holds (rule 15 d). Nil lets go.
  ///
  /// - Throws: a refusal where nothing is there.
  public func hold(_ place: SlotPlace?, edge: SlotEdge = .top) throws(ListRefusal) {
    guard let place else { return send(.anchor(nil)) }
    guard let key = key(at: place) else { throw missing(place) }
    try perform(.anchor(key, edge: edge))
  }

  /// True if the host may not be given another offset now, as during momentum on some platforms. Positions are then
  /// moved instead of the offset; what the reader sees is the same (rule 21).
  public var defersCorrections: Bool {
    get { cache.isDeferringCorrections }
    set { send(.deferCorrections(newValue)) }
  }

  /// Gives the list another width and viewport, in points, as when a device is turned. Rows whose heights hold at the
  /// new width are not laid out again; the line being read stays (rule 33).
  ///
  /// A length that is negative or no finite number changes nothing; the next frame says so (``FrameReport/refusals``).
  ///
  /// - Complexity: O(1); at a width not seen before O(rows measured), as their heights are scaled to what they are likely
  ///   to be there.
  public func resize(width: Double? = nil, viewport: Double? = nil) {
    whenIdle {
      self.work {
        if let width, width != self.width {
          let isNew = !self.cache.remembers(width: width)
          if self.takes(.width(width)) {
            self.width = width
            self.reestimate(isNew: isNew)
          }
        }
        if let viewport, self.takes(.viewport(viewport)) { self.viewport = viewport }
      }
    }
  }
}

// MARK: - Motion

extension ListDriver {
  /// Scrolls to a row, header or footer so that the motion shows (rule 40): ``advance(by:)`` moves it on. The last step is
  /// as exact as ``show(_:at:padding:)``; a scroll by the user ends it.
  ///
  /// - Parameters:
  ///   - place: where to.
  ///   - alignment: where in the viewport it ends.
  ///   - padding: the points kept free beside it.
  ///   - duration: how long the motion takes.
  /// - Throws: a refusal where nothing is there.
  public func scroll(
    to place: SlotPlace, at alignment: ScrollAlignment = .top, padding: Double = 0, duration: Duration
  ) throws(ListRefusal) {
    try perform(.animate(.place(place), alignment, padding: padding))
    motion = ScrollMotion(duration: duration)
  }

  /// Scrolls to the end of the content so that the motion shows.
  public func scrollToEnd(duration: Duration) {
    whenIdle {
      self.apply(.animateToEnd)
      self.motion = ScrollMotion(duration: duration)
    }
  }

  /// Moves a scroll that shows its motion on by a step of time, as between two frames; ``layout()`` then shows it.
  ///
  /// - Returns: whether the motion goes on.
  @discardableResult
  public func advance(by step: Duration) -> Bool {
    guard !isWorking else { return cache.isAnimating }
    guard cache.isAnimating, var motion else {
      self.motion = nil
      return false
    }
    apply(.step(motion.advance(by: step)))
    self.motion = cache.isAnimating ? motion : nil
    return cache.isAnimating
  }

  /// True if a scroll is showing its motion.
  public var isInMotion: Bool { cache.isAnimating }
}

/// The progress of a scroll that shows its motion.
struct ScrollMotion {
  private let duration: Duration
  private var elapsed = Duration.zero

  init(duration: Duration) { self.duration = duration }

  /// Moves on, and gives the part of the way that is done: slow at both ends.
  mutating func advance(by step: Duration) -> Double {
    elapsed = step < duration - elapsed ? elapsed + max(.zero, step) : duration
    guard elapsed < duration else { return 1 }
    let time = elapsed / duration
    return time * time * (3 - 2 * time)
  }
}

// MARK: - Indicator

/// The scroll indicator beside a list.
public struct ScrollIndicator: Hashable, Sendable {
  /// The scrolled part of the list: 0 at its start, 1 at its end.
  public var position: Double
  /// The part of the content that the viewport shows, 0 to 1.
  public var length: Double
}

extension ListDriver {
  /// The scroll indicator now.
  public var indicator: ScrollIndicator {
    ScrollIndicator(position: cache.indicatorFraction, length: cache.indicatorLength)
  }

  /// True if the user holds the indicator. While it is held each position leads to what it led to when it was taken, so
  /// that it stays under the finger while heights become known (rule 45).
  public var isDraggingIndicator: Bool {
    get { cache.isDraggingIndicator }
    set { send(.dragIndicator(newValue)) }
  }

  /// The user drags the indicator to a position, 0 for the start to 1 for the end, both exact (rule 46).
  public func dragIndicator(to position: Double) { send(.indicator(position)) }
}
