extension PreparedStorage.Contents {
  /// Counts scalars as the label's own text has them.
  ///
  /// - Parameter origins: the own scalar of each scalar that is set, and the end.
  mutating func returnScalars(to origins: [Int]) {
    guard let end = origins.last else { return }
    func origin(_ scalar: Int) -> Int { origins.indices.contains(scalar) ? origins[scalar] : end }
    func own(_ ranges: [Range<Int>]) -> [Range<Int>] {
      ranges.map { origin($0.lowerBound)..<max(origin($0.lowerBound), origin($0.upperBound)) }
    }
    var scalars = ScalarOffsets()
    for (cluster, scalar) in clusterScalars.enumerated() {
      scalars.append(cluster == 0 ? 0 : cluster + 1 == clusterScalars.count ? end : origin(scalar))
      // No line begins inside what one letter became.
      if cluster > 0, cluster < clusterFlags.count, scalars[cluster] == scalars[cluster - 1] {
        clusterFlags[cluster].insert(.joinsPrevious)
      }
    }
    clusterScalars = scalars
    rightToLeftParagraphs = own(rightToLeftParagraphs)
    uncovered = own(uncovered)
    withoutDictionary = own(withoutDictionary)
    longContexts = own(longContexts)
  }
}
