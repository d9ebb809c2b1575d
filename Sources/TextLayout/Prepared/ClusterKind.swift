/// The width, flags and scalars of a cluster, which many of a label share.
struct ClusterKind: Hashable {
  var width: Int32
  /// Those that do not follow from the breaks.
  var flags: PreparedStorage.Flags
  /// The number of its scalars.
  var scalars: Int
}

extension PreparedStorage.Contents {
  /// Takes the clusters that kinds are, by the kinds' numbers.
  mutating func setClusters(_ numbers: [Int32], of kinds: [ClusterKind]) {
    clusterFlags = [PreparedStorage.Flags](repeating: [], count: numbers.count)
    var flags = clusterFlags.mutableSpan
    for index in numbers.indices { flags[index] = kinds[Int(numbers[index])].flags }
    clusterWidths = CompactWidths(numbers, of: kinds)
    clusterScalars = ScalarOffsets(numbers, of: kinds)
  }
}
