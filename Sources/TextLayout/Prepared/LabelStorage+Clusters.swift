internal import Synchronization

/// The clusters of a label: its own, where nothing else can work them out, or made when asked for.
extension LabelStorage {
  /// The label's clusters, where it keeps them itself.
  var ownClusters: PreparedStorage? {
    guard flags.contains(.ownsClusters) else { return nil }
    return unsafe parts.load(as: Unmanaged<PreparedStorage>.self).takeUnretainedValue()
  }

  /// The label's clusters: its own, or worked out for it.
  var clusters: PreparedStorage {
    if let own = ownClusters { return own }
    unsafe head.pointee.hasAsked.store(true, ordering: .relaxed)
    return RecentClusters.shared.storage(ofNumber: key) { makeClusters() }
  }

  /// True if no clusters were requested, and the label keeps none itself.
  var isWithoutClusters: Bool {
    unsafe !flags.contains(.ownsClusters) && !head.pointee.hasAsked.load(ordering: .relaxed)
  }

  /// The key of the label in ``RecentClusters``, as long as it is there.
  var key: UInt { UInt(bitPattern: ObjectIdentifier(self)) }

  /// Gives a storage that has room for them its clusters, before anyone else sees it.
  func keep(_ clusters: PreparedStorage) {
    unsafe parts.storeBytes(of: Unmanaged.passRetained(clusters), as: Unmanaged<PreparedStorage>.self)
  }

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

  /// Lends the text.
  func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    let layout = layout
    let start = unsafe (parts + layout.textStart).assumingMemoryBound(to: UInt8.self)
    return unsafe body(UnsafeBufferPointer(start: start, count: layout.textBytes).span)
  }
}
