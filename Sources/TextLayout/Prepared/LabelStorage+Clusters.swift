internal import Synchronization

/// The clusters of a label: its own, where nothing else can work them out, or made when asked for.
extension LabelStorage {
  /// The label's clusters: its own, or worked out for it.
  var clusters: PreparedStorage {
    if let own = ownClusters { return own }
    head.hasAsked.store(true, ordering: .relaxed)
    return RecentClusters.shared.storage(ofNumber: key) { makeClusters() }
  }

  /// True if no clusters were requested, and the label keeps none itself.
  var isWithoutClusters: Bool {
    !flags.contains(.ownsClusters) && !head.hasAsked.load(ordering: .relaxed)
  }

  /// The key of the label in ``RecentClusters``, as long as it is there.
  var key: UInt { UInt(bitPattern: ObjectIdentifier(self)) }

  /// The clusters worked out from the text.
  @inline(never)
  func makeClusters() -> PreparedStorage {
    guard let origin = style.origin else { return PreparedStorage(PreparedStorage.Contents()) }
    return withText { origin.storage(of: $0) }
  }

  /// The label's own text; nil where it keeps clusters in its place.
  var ownText: String? {
    guard !flags.contains(.ownsClusters), let origin = style.origin else { return nil }
    return withText { origin.string(of: $0) }
  }
}
