public import ListLayout
internal import RowLayout

extension ListDriver {
  /// Measures rows that are not on screen, nearest to the viewport first, until a time is up (rule 12). For moments in
  /// which nothing else is to be done; nothing on screen moves.
  ///
  /// - Returns: the number of rows measured; 0 where all are known.
  @discardableResult
  public func measureAhead(for budget: Duration) -> Int {
    let start = ContinuousClock.now
    return measureAhead { _ in ContinuousClock.now - start < budget }
  }

  /// Measures so many rows that are not on screen, nearest to the viewport first (rule 12).
  ///
  /// - Returns: the number of rows measured; 0 where all are known.
  @discardableResult
  public func measureAhead(rows limit: Int) -> Int {
    measureAhead { $0 < limit }
  }

  /// Measures rows one by one while it is wanted. One that cannot be measured keeps its estimate; it is asked for again
  /// when it comes on screen, or when the list changes.
  private func measureAhead(while isWanted: (_ count: Int) -> Bool) -> Int {
    guard !isWorking else { return 0 }
    return work {
      var count = 0
      while isWanted(count), let request = cache.nextToMeasure(limit: 1).first {
        guard let item = item(at: request.place),
          let height = try? height(of: item, width: points(request.across))
        else { continue }
        apply(.measure([ListMeasurement(.place(request.place), height: height)]))
        count += 1
      }
      sendEstimates()
      return count
    }
  }

  /// Rows that are not measured yet, nearest to the viewport first, to be measured by any task and given back to
  /// ``apply(_:)-(MeasuredBatch)``. Each row is handed out once, until the list changes.
  ///
  /// - Parameter limit: the greatest number of rows. What they show is described here and now, so a batch handed out
  ///   between two frames should be small.
  public func batch(limit: Int = 64) -> MeasuringBatch {
    let rows = isWorking ? [] : work { handOut(limit) }
    return MeasuringBatch(
      number: batchNumber, rows: rows, epoch: cache.widthEpoch, measurer: sizer.measurer)
  }

  private func handOut(_ limit: Int) -> [MeasuringBatch.Row] {
    batchNumber += 1
    var rows: [MeasuringBatch.Row] = []
    for request in cache.nextToMeasure(limit: limit) {
      guard let item = item(at: request.place), let key = cache.key(of: request.slot) else { continue }
      handedOut[key] = (batchNumber, item)
      let version = cache.contentVersion(ofClass: request.estimateClass)
      rows.append(
        MeasuringBatch.Row(
          key: key, place: request.place, version: version, width: points(request.across),
          body: row(item).body(sizer.measurer.environment)))
    }
    return rows
  }

  /// Takes in heights that were measured elsewhere. Those of rows that are gone, or whose width or content changed
  /// meanwhile, are dropped (rule 9); nothing on screen moves.
  ///
  /// - Returns: the number of heights taken in.
  @discardableResult
  public func apply(_ batch: MeasuredBatch) -> Int {
    isWorking ? 0 : work { take(batch) }
  }

  private func take(_ batch: MeasuredBatch) -> Int {
    var measured: [ListMeasurement] = []
    for (row, result) in zip(batch.rows, batch.results) {
      // The layout cache knows nothing of content: the item tells whether it is still what was measured.
      guard let (number, item) = handedOut[row.key], number == batch.number else { continue }
      handedOut[row.key] = nil
      guard let result, let slot = cache.slot(withKey: row.key), let place = cache.place(of: slot),
        self.item(at: place) == item
      else { continue }
      if let content = result.content { sizer.keep(result.height, digest: content, id: id(item)) }
      guard batch.epoch == cache.widthEpoch, row.width == cache.across(of: slot) else { continue }
      learn(result.height.height, of: item)
      measured.append(
        ListMeasurement(.key(row.key), height: result.height.height, version: row.version, epoch: batch.epoch)
      )
    }
    if !measured.isEmpty {
      apply(.measure(measured))
      sendEstimates()
    }
    return measured.count
  }
}

/// Rows to be measured by any task; made by ``ListDriver/batch(limit:)``.
public struct MeasuringBatch: Sendable {
  struct Row: Sendable {
    var key: String
    var place: SlotPlace
    var version: Int
    var width: Double
    var body: RowBody
  }

  let number: Int
  let rows: [Row]
  let epoch: Int
  let measurer: RowMeasurer

  /// The rows' places when they were handed out, nearest to the viewport first.
  public var places: [SlotPlace] { rows.map(\.place) }

  /// The number of rows; 0 where nothing is left to measure.
  public var count: Int { rows.count }

  /// Measures the rows, here.
  public func measured() -> MeasuredBatch {
    let results = rows.map { row -> MeasuredBatch.Result? in
      let body = DigestedBody(row.body)
      guard let height = try? measurer.prepare(body).height(width: row.width) else { return nil }
      return MeasuredBatch.Result(height: height, content: body.content)
    }
    return MeasuredBatch(number: number, rows: rows, results: results, epoch: epoch)
  }
}

/// Measured rows, to be given back to the list that they come from.
public struct MeasuredBatch: Sendable {
  struct Result: Sendable {
    var height: RowHeight
    var content: UInt64?
  }

  let number: Int
  let rows: [MeasuringBatch.Row]
  let results: [Result?]
  let epoch: Int
}
