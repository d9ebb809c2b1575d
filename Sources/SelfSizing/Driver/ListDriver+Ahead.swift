internal import ListLayout
internal import RowLayout

extension ListDriver {
  /// Measures rows that are not on screen, nearest to the viewport first, until a time is up (rule 12). For moments in
  /// which nothing else is to be done.
  ///
  /// - Returns: the number of rows measured; 0 where all are known.
  @discardableResult
  public func measureAhead(for budget: Duration) -> Int {
    let end = ContinuousClock.now + budget
    var measured: [ListMeasurement] = []
    while ContinuousClock.now < end, let slot = scan.next(limit: 1, in: cache).first {
      guard let place = cache.place(of: slot), let item = item(at: place) else { continue }
      let height = try? sizer.height(
        of: row(item).body(sizer.measurer.environment), id: id(item), width: width
      ).height
      // One that cannot be measured keeps its estimate, so that it is not asked for again and again.
      guard let height = height ?? keptHeight(of: slot) else { continue }
      measured.append(ListMeasurement(.place(place), height: height))
    }
    if !measured.isEmpty { send(.measure(measured)) }
    return measured.count
  }

  /// Rows that are not measured yet, nearest to the viewport first, to be measured by any task and given back to
  /// ``apply(_:)-(MeasuredBatch)``.
  public func batch(limit: Int = 256) -> MeasuringBatch {
    var rows: [MeasuringBatch.Row] = []
    for slot in scan.next(limit: limit, in: cache) {
      guard let place = cache.place(of: slot), let item = item(at: place), let key = cache.key(of: slot)
      else { continue }
      let version = cache.contentVersion(ofClass: place.estimateClass)
      rows.append(
        MeasuringBatch.Row(key: key, version: version, body: row(item).body(sizer.measurer.environment)))
    }
    return MeasuringBatch(rows: rows, width: width, epoch: cache.widthEpoch, measurer: sizer.measurer)
  }

  /// Takes in heights that were measured elsewhere. Those of rows that are gone, or whose width or content changed
  /// meanwhile, are dropped (rule 9); nothing on screen moves.
  ///
  /// - Returns: the number of heights taken in.
  @discardableResult
  public func apply(_ batch: MeasuredBatch) -> Int {
    var measured: [ListMeasurement] = []
    for (row, height) in zip(batch.rows, batch.heights) {
      guard let height, let slot = cache.slot(withKey: row.key), let place = cache.place(of: slot),
        let item = item(at: place)
      else { continue }
      // Content may have changed without the layout cache's knowing: the digest tells.
      guard let digest = row.body.digest, digest == self.row(item).body(sizer.measurer.environment).digest
      else { continue }
      sizer.keep(height, digest: digest, id: id(item))
      measured.append(
        ListMeasurement(.key(row.key), height: height.height, version: row.version, epoch: batch.epoch))
    }
    if !measured.isEmpty { send(.measure(measured)) }
    return measured.count
  }
}

/// Rows to be measured by any task; made by ``ListDriver/batch(limit:)``.
public struct MeasuringBatch: Sendable {
  struct Row: Sendable {
    var key: String
    var version: Int
    var body: RowBody
  }

  let rows: [Row]
  let width: Double
  let epoch: Int
  let measurer: RowMeasurer

  /// The number of rows; 0 where nothing is left to measure.
  public var count: Int { rows.count }

  /// Measures the rows, here.
  public func measured() -> MeasuredBatch {
    MeasuredBatch(
      rows: rows, heights: rows.map { try? measurer.prepare($0.body).height(width: width) }, epoch: epoch)
  }
}

/// Measured rows, to be given back to the list that they come from.
public struct MeasuredBatch: Sendable {
  let rows: [MeasuringBatch.Row]
  let heights: [RowHeight?]
  let epoch: Int
}
