/// Numbers equal elements alike.
struct Grouping {
  /// The group of each element.
  private(set) var groups: [Int] = []
  /// An element of each group.
  private(set) var examples: [Int] = []

  init<Element: Hashable>(_ elements: [Element]) {
    var known: [Element: Int] = [:]
    for (index, element) in elements.enumerated() {
      if let group = known[element] {
        groups.append(group)
      } else {
        known[element] = examples.count
        groups.append(examples.count)
        examples.append(index)
      }
    }
  }
}
