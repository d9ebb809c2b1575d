/// The reader's place, to be found again by key (rule 47).
struct SavedPlace: Hashable, Sendable {
  var key: String
  var edge: SlotEdge
  var y: Units
}
