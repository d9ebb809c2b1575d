public import RowLayout

/// A height that was measured, with the digest of what it was measured for.
private struct MeasuredHeight {
  var digest: UInt64
  var height: RowHeight
}

/// A row ready to be measured, with the digest of what it shows.
private struct KeptBody {
  var digest: UInt64
  var body: PreparedBody
}

/// Measures items as rows, and remembers what it measured.
///
/// A height is kept with the identity of its item, a digest of what the row shows, and the widths in which it holds.
/// Asking again for the same content at a width within those costs no layout; at another width only arithmetic, as long
/// as the row is still prepared. Both memories are bounded, so that a list of a million rows can be measured with one
/// sizer.
///
/// ```swift
/// let sizer = RowSizer(rows, id: \.id, measurer: RowMeasurer(text: engine))
/// let height = try sizer.height(of: message, width: 375).height
/// ```
public final class RowSizer<Item, ID: Hashable> {
  /// The number of heights found in each way.
  public struct Counts: Hashable, Sendable {
    /// Heights remembered, for content and width.
    public var remembered = 0
    /// Heights taken from an earlier run, for content, width and environment.
    public var restored = 0
    /// Heights resolved from rows that were prepared before: another width.
    public var resolved = 0
    /// Rows prepared, their text shaped: content not seen before, or forgotten.
    public var prepared = 0
  }

  /// The measurer of rows.
  public private(set) var measurer: RowMeasurer
  /// The number of heights found in each way, since the sizer was made.
  public private(set) var counts = Counts()
  private var body: (Item) -> RowBody
  private let bodies: (RowEnvironment) -> (Item) -> RowBody
  private let id: (Item) -> ID
  private var measured: GenerationCache<ID, MeasuredHeight>
  private var prepared: GenerationCache<ID, KeptBody>
  /// Heights of an earlier run.
  var restored: RestoredHeights<ID>?

  /// A sizer of items.
  ///
  /// - Parameters:
  ///   - rows: says what makes an item's row as tall as it is.
  ///   - id: tells items apart.
  ///   - measurer: prepares and measures rows.
  ///   - heightCapacity: the number of heights remembered; at most twice as many are held.
  ///   - rowCapacity: the number of prepared rows kept for other widths; at most twice as many are held.
  public init(
    _ rows: some RowConfiguring<Item>, id: @escaping (Item) -> ID, measurer: RowMeasurer,
    heightCapacity: Int = 65_536, rowCapacity: Int = 512
  ) {
    bodies = { environment in { rows.body(for: $0, in: environment) } }
    body = bodies(measurer.environment)
    self.id = id
    self.measurer = measurer
    measured = GenerationCache(capacity: heightCapacity)
    prepared = GenerationCache(capacity: rowCapacity)
  }

  /// The height of an item's row at a width.
  public func height(of item: Item, width: Double) throws(RowError) -> RowHeight {
    try height(of: body(of: item), id: id(item), width: width)
  }

  /// An item's row with the frames of all its parts; nil where the row is not described.
  ///
  /// The row is prepared for itself: what rows of one template share are sizes, not names and colours.
  func resolvedRow(of item: Item, width: Double) throws(RowError) -> ResolvedRow? {
    guard case .described(let row) = body(of: item).body else { return nil }
    let proposal =
      measurer.axis == .vertical
      ? ProposedSize(width: width, height: nil) : ProposedSize(width: nil, height: width)
    return try PreparedRow(row, environment: measurer.environment, texts: measurer.text).layout(proposal)
  }

  /// The heights of items' rows at a width, in the same order.
  public func heights(of items: some Sequence<Item>, width: Double) throws(RowError) -> [RowHeight] {
    var heights: [RowHeight] = []
    for (index, item) in items.enumerated() {
      do throws(RowError) {
        heights.append(try height(of: item, width: width))
      } catch {
        throw error.prefixed(by: "items[\(index)]")
      }
    }
    return heights
  }

  /// The heights of items' rows at a width, in the same order; what is not known yet is measured by several tasks. The rows are
  /// described here, on the caller's actor.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - width: the width in points.
  ///   - workers: the number of tasks that measure at a time.
  /// - Throws: the error of the first item whose row cannot be measured; its place begins with the item, as `items[17]`.
  nonisolated(nonsending) public func heights(
    of items: [Item], width: Double, workers: Int
  ) async throws(RowError) -> [RowHeight] {
    var heights = [RowHeight](repeating: RowHeight(0), count: items.count)
    var missing: [Int] = []
    var bodies: [DigestedBody] = []
    for (index, item) in items.enumerated() {
      let body = body(of: item)
      if let known = known(id(item), body, width: width) {
        heights[index] = known
      } else {
        missing.append(index)
        bodies.append(body)
      }
    }
    let found = try await measurer.heights(of: bodies, numbers: missing, width: width, workers: workers)
    counts.prepared += bodies.count
    for ((index, body), height) in zip(zip(missing, bodies), found) {
      heights[index] = height
      if let content = body.content { keep(height, digest: content, id: id(items[index])) }
    }
    return heights
  }

  /// Measures items until a time is up, so that a later question finds them known.
  ///
  /// - Returns: how many of the items, from the first on, are known now.
  public func prepare(
    _ items: some Sequence<Item>, width: Double, budget: Duration
  ) throws(RowError) -> Int {
    let start = ContinuousClock.now
    var count = 0
    for item in items {
      guard ContinuousClock.now - start < budget else { break }
      _ = try height(of: item, width: width)
      count += 1
    }
    return count
  }

  /// Forgets what is known of an item. Changed content is noticed without it; this is for what the row does not show,
  /// as an image that was loaded.
  public func invalidate(_ id: ID) {
    measured.remove(id)
    prepared.remove(id)
    if let digest = restored?.digest(of: id) { restored?.makeStale(digest) }
  }

  /// Forgets everything.
  public func invalidateAll() {
    measured.removeAll()
    prepared.removeAll()
    restored?.makeAllStale()
  }

  /// Measures in another environment from now on, of which nothing is known.
  func setEnvironment(_ environment: RowEnvironment) {
    measurer.environment = environment
    body = bodies(environment)
    invalidateAll()
  }

  // The memories are asked of each row: in the usual keys without looking their types up.

  /// The height of a row of some content, from memory where it is there.
  @_specialize(kind:partial,where ID == Int)
  @_specialize(kind:partial,where ID == String)
  @_specialize(kind:partial,where ID == UUID)
  private func height(of body: DigestedBody, id: ID, width: Double) throws(RowError) -> RowHeight {
    if let known = known(id, body, width: width) { return known }
    guard let digest = body.content else {
      counts.prepared += 1
      return try measurer.prepare(body).height(width: width)
    }
    let ready: PreparedBody
    if let kept = prepared.value(for: id), kept.digest == digest {
      counts.resolved += 1
      ready = kept.body
    } else {
      counts.prepared += 1
      ready = try measurer.prepare(body)
      prepared.insert(KeptBody(digest: digest, body: ready), for: id)
    }
    let height = try ready.height(width: width)
    keep(height, digest: digest, id: id)
    return height
  }

  /// The height known for an item's row as it is now; nil where it would have to be measured.
  func knownHeight(of item: Item, width: Double) -> Double? {
    let id = id(item)
    // Most items are new: what their rows show is looked at only where there is a height to compare it with.
    guard measured.peek(id) != nil || restored?.estimate(of: id) != nil else { return nil }
    return known(id, body(of: item), width: width)?.height
  }

  /// Takes in a height that was measured elsewhere.
  @inline(__always)
  func keep(_ height: RowHeight, digest: UInt64, id: ID) {
    measured.insert(MeasuredHeight(digest: digest, height: height), for: id)
  }

  /// The heights remembered, in no order, with the digests of what they were measured for.
  var rememberedHeights: [(id: ID, content: UInt64, height: RowHeight)] {
    measured.contents.map { ($0.key, $0.value.digest, $0.value.height) }
  }

  /// The greatest number of heights held.
  var heightLimit: Int { measured.capacity * 2 }

  private func body(of item: Item) -> DigestedBody { DigestedBody(body(item)) }

  @inline(__always)
  private func known(_ id: ID, _ body: DigestedBody, width: Double) -> RowHeight? {
    if case .fixed(let height) = body.body { return RowHeight(height) }
    guard let digest = body.content else { return nil }
    if let known = measured.value(for: id), known.digest == digest, known.height.holds(at: width) {
      counts.remembered += 1
      return known.height
    }
    guard let height = restored?.height(of: id, content: digest, width: width) else { return nil }
    counts.restored += 1
    keep(height, digest: digest, id: id)
    return height
  }
}
