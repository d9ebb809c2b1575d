/// The layout when the scroll indicator was taken hold of (rule 45).
struct IndicatorDrag: Hashable, Sendable {
  var index: HeightIndex
  var start: Units
  var end: Units
  var fraction: Double
}

extension ListCache {
  /// True if the scroll indicator is being dragged (rule 45).
  public var isDraggingIndicator: Bool { indicatorDrag != nil }

  /// The scrolled part of the list: 0 at its start, 1 at its end; while the indicator is dragged, the drag's.
  public var indicatorFraction: Double {
    if let indicatorDrag { return indicatorDrag.fraction }
    let way = endLimit - startLimit
    return way > 0 ? max(0, min(1, Double(offset - startLimit) / Double(way))) : 0
  }

  /// The part of the content that the viewport shows, for the indicator's length.
  public var indicatorLength: Double {
    let all = Double(index.contentHeight + insetTop + insetBottom)
    return all > 0 ? min(1, Double(viewport) / all) : 1
  }

  mutating func setIndicatorDrag(_ isDragged: Bool) {
    indicatorDrag = isDragged ? drag(at: indicatorFraction) : nil
  }

  private func drag(at fraction: Double) -> IndicatorDrag {
    IndicatorDrag(index: index, start: startLimit, end: endLimit, fraction: fraction)
  }

  /// Scrolls to where the dragged indicator points in the layout that it was taken hold of in (rules 45, 46).
  mutating func moveIndicator(to fraction: Double) {
    let fraction = fraction == fraction ? max(0, min(1, fraction)) : 0
    fold()
    if fraction <= 0 || fraction >= 1 {
      scroll(to: fraction <= 0 ? startLimit : endLimit, overscrolls: false)
      // Also the end of what is measured there now.
      if fraction >= 1 { target = ScrollTarget(slot: 0, goal: .end) }
    } else {
      let drag = indicatorDrag ?? drag(at: fraction)
      scroll(to: drag.offset(at: fraction, in: index), overscrolls: false)
    }
    indicatorDrag?.fraction = fraction
  }
}

extension IndicatorDrag {
  /// The offset in a newer layout that shows what the fraction showed in the kept one.
  func offset(at fraction: Double, in newer: HeightIndex) -> Units {
    let y = start + Units((Double(end - start) * fraction).rounded(.down))
    guard let old = index.frame(at: y), let new = newer.frame(of: min(old.slot, newer.slotCount - 1)) else {
      return y
    }
    if y < old.top { return y - old.top + new.top }
    let inside = min(y - old.top, old.height)
    let beyond = y - old.top - inside
    return new.top + (old.height > 0 ? new.height * inside / old.height : 0) + beyond
  }
}
