/// The part behind a node of a row: its kinds and names. Nothing is drawn of it here.
public struct RowPart: Sendable {
  /// The kinds of the parts that the node stands for, outermost first.
  public internal(set) var kinds: [String]
  /// The names given to it, outermost first.
  public internal(set) var ids: [String]
  var paints: [Paint] = []

  init(kind: String, id: String?, paint: Paint?) {
    kinds = [kind]
    ids = id.map { [$0] } ?? []
  }
}

/// Something that is drawn: nothing is.
enum Paint: Sendable {
  init?(_ kind: RowDescription.Kind) { return nil }
}
