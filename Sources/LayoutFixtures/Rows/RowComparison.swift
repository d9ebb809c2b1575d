internal import RowLayout

/// Compares a row with what is expected of it; for what differs it says which part moved, by how much, and by which
/// rule.
struct RowComparison {
  /// The row's name.
  let id: String
  let row: PreparedRow
  /// The tolerance of numbers, in points.
  let tolerance: Double

  /// The usual tolerance of documents.
  static let usualTolerance = 0.01

  /// Compares heights, each at its width.
  func mismatches(
    heights: [(width: Double, height: Double)]
  ) throws(RowError) -> [RowMismatch] {
    var mismatches: [RowMismatch] = []
    for (width, height) in heights {
      let actual = try row.measure(.width(width)).height
      let numbers = NumberDifference.between([height], [actual], named: ["height"], tolerance: tolerance)
      if numbers.isEmpty { continue }
      mismatches.append(try mismatchOfRow(numbers, at: .width(width)))
    }
    return mismatches
  }

  /// Compares the size and the frames of named parts at one proposal; sizes that differ come before mere moves, parts before what
  /// is around them.
  func mismatches(
    at proposal: ProposedSize, size: RowSize?, frames: [String: RowRect]
  ) throws(RowError) -> [RowMismatch] {
    let resolved = try row.layout(proposal)
    var mismatches: [RowMismatch] = []
    if let size {
      let numbers = NumberDifference.between(
        size.numbers, resolved.size.numbers, named: RowSize.numberNames, tolerance: tolerance)
      if !numbers.isEmpty { mismatches.append(try mismatchOfRow(numbers, at: proposal)) }
    }
    let actual = resolved.framesByID
    let differing = frames.compactMap { id, frame -> (id: String, change: RowMismatch.Change)? in
      guard let found = actual[id] else { return (id, .missing) }
      return difference(frame, found).map { (id, $0) }
    }
    guard !differing.isEmpty else { return mismatches }
    let shown = try ShownParts(of: row, at: proposal)
    let named = differing.map { (shown.first($0.id), $0.id, $0.change) }.sorted {
      ($1.0?.depth ?? .max, $0.1) < ($0.0?.depth ?? .max, $1.1)
    }.map { part, id, change in
      return mismatch(part?.place ?? JSONWriter.quoted(id), change, part?.reason ?? "", at: proposal)
    }
    return mismatches + Self.sorted(named)
  }

  /// Compares two frames of a part; nil if equal.
  func difference(_ expected: RowRect, _ actual: RowRect) -> RowMismatch.Change? {
    let numbers = NumberDifference.between(
      expected.numbers, actual.numbers, named: RowRect.numberNames, tolerance: tolerance)
    return numbers.isEmpty ? nil : .numbers(numbers)
  }

  func mismatch(
    _ part: String?, _ change: RowMismatch.Change, _ reason: String, at proposal: ProposedSize
  ) -> RowMismatch {
    RowMismatch(row: id, proposal: proposal, part: part, change: change, reason: reason)
  }

  /// Parts that changed before parts that were only moved by others.
  static func sorted(_ mismatches: [RowMismatch]) -> [RowMismatch] {
    mismatches.filter(\.isMoreThanMoved) + mismatches.filter { !$0.isMoreThanMoved }
  }

  private func mismatchOfRow(
    _ numbers: [NumberDifference], at proposal: ProposedSize
  ) throws(RowError) -> RowMismatch {
    let shown = try ShownParts(of: row, at: proposal)
    let reason =
      shown.tallest.map { "tallest inside is \($0.place), \($0.frame.height.spelled) high (\($0.reason))" }
      ?? shown.parts.first?.reason
    return mismatch(nil, .numbers(numbers), reason ?? "", at: proposal)
  }
}
