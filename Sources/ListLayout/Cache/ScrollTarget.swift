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
