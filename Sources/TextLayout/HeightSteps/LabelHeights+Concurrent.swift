extension LabelHeights {
  /// The labels of one task: enough work that handing it out does not show.
  private static let labelsOfATask = 1 << 14

  /// Returns the heights of all labels, computed on all cores.
  ///
  /// Worth it for labels by the ten thousand: fewer are one part, for which ``heights(width:)`` is as good.
  ///
  /// - Throws: ``TextError`` for a width that is no number.
  public func concurrentHeights(width: Double) async throws(TextError) -> [Double] {
    try await concurrentHeights(width: width, labelsOfATask: Self.labelsOfATask)
  }

  func concurrentHeights(width: Double, labelsOfATask size: Int) async throws(TextError) -> [Double] {
    let parts = stride(from: 0, to: count, by: size).map { $0..<min(count, $0 + size) }
    guard parts.count > 1 else { return try heights(width: width) }
    let results = await withTaskGroup(of: (Int, Result<[Double], TextError>).self) { group in
      for (index, part) in parts.enumerated() {
        group.addTask { (index, Result { () throws(TextError) in try heights(of: part, width: width) }) }
      }
      var results: [(Int, Result<[Double], TextError>)] = []
      for await result in group { results.append(result) }
      return results
    }
    var all: [Double] = []
    all.reserveCapacity(count)
    for (_, result) in results.sorted(by: { $0.0 < $1.0 }) { all += try result.get() }
    return all
  }

  private func heights(of part: Range<Int>, width: Double) throws(TextError) -> [Double] {
    var heights = [Double](repeating: 0, count: part.count)
    try write(part, into: &heights, width: width)
    return heights
  }
}
