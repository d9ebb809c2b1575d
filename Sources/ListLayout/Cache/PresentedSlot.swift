/// Something that names a slot by its number, or by the id of its key while numbers change.
protocol SlotNaming {
  var slot: Int { get set }
}

extension SlotNaming {
  /// The same with another name of its slot; nil where there is none.
  func renamed(_ name: (Int) -> Int?) -> Self? {
    name(slot).map { name in
      var renamed = self
      renamed.slot = name
      return renamed
    }
  }
}

/// A slot as it was shown: its number now, and where it was on screen, in units.
struct PresentedSlot: SlotNaming, Hashable, Sendable {
  var slot: Int
  /// The screen y of its top, scrolls since then counted.
  var y: Units
  var height: Units
  /// True if it was pinned away from its own place.
  var isPinned: Bool
  /// The lane that it was shown in.
  var lane: Int8?
  /// True if an event moved it since (decision D4).
  var hasMoved = false
}

/// The aim of a scroll-to or a restored place, until it is reached with nothing missing (rule 37).
struct ScrollTarget: SlotNaming, Hashable, Sendable {
  enum Goal: Hashable, Sendable {
    /// Between the readable area's top (0) and bottom (65536), padding kept free.
    case aligned(Units, padding: Units)
    /// With an edge at that screen y.
    case screen(Units, SlotEdge)
    /// The content's end at the viewport's end; the slot does not matter.
    case end
  }

  var slot: Int
  var goal: Goal
}

/// The point of a slot that stays on a screen line while heights change with width or content (rules 33, 35).
struct LineHold: SlotNaming, Hashable, Sendable {
  var slot: Int
  var line: Units
  /// The line's distance below the slot's top, and the slot's height then; where it was not below, the top is held.
  var part: Units
  var height: Units
}

/// The slot named to stay where it is (rule 15 d).
struct ChosenAnchor: Hashable, Sendable {
  var key: String
  var edge: SlotEdge
}
