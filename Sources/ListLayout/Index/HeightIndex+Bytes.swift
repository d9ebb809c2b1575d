extension HeightIndex {
  /// The bytes that the index has allocated for its nodes, those shared with copies among them.
  ///
  /// Complexity: O(nodes).
  public var byteCount: Int {
    (0..<sectionCount).reduce(0) { sum, number in
      let record = sections.record(number)
      let trees = (record?.lanes?.reader.trees ?? []) + [record?.rows].compactMap { $0 }
      return trees.reduce(sum + MemoryLayout<SectionRecord>.stride) { $0 + ($1.root?.byteCount ?? 0) }
    }
  }
}

extension RowNode {
  /// The size of the node and those below it, counted as the allocator gives it: its own 8 bytes a block included.
  fileprivate var byteCount: Int {
    let own = 8 + 16 + MemoryLayout<RowNodeHeader>.stride + 8 * capacity
    if handle.isLeaf { return own }
    return (0..<handle.count).reduce(own) { $0 + handle.childNode(at: $1).byteCount }
  }
}
