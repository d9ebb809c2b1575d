extension ListCache {
  /// True if the heights at a width are kept: going there measures nothing that was measured there (rule 34).
  public func remembers(width points: Double) -> Bool {
    let units = ListUnits.length(points)
    return units == width || formerWidths.contains { $0.width == units }
  }

  /// Scales the stale heights of some classes, with the held point kept; what is measured stays.
  ///
  /// Complexity: O(known slots).
  mutating func rescale(_ scales: [HeightScale]) throws(ListRefusal) {
    var byClass = [HeightScale?](repeating: nil, count: 8)
    for scale in scales {
      try check(scale.estimateClass)
      guard scale.factor.isFinite, scale.offset.isFinite, scale.factor >= 0 else {
        throw ListRefusal(
          .nan,
          "Heights of class # cannot be scaled by % + $.", scale.estimateClass,
          text: scale.offset.description, points: scale.factor)
      }
      byClass[scale.estimateClass] = scale
    }
    let before = anchorContext()
    let old = index
    index.mapHeights { value in
      guard value.state == .stale, let scale = byClass[value.estimateClass & 7] else { return value.height }
      let units = (Double(value.height) * scale.factor + scale.offset * Double(ListUnits.perPoint)).rounded()
      return Units(max(0, min(Double(HeightIndex.maximumHeight), units)))
    }
    if !index.hasSameGeometry(as: old) { reanchor(before) }
  }
}
