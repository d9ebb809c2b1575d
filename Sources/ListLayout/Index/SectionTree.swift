/// The sections of a list in order: a B+-tree over their totals, so that a section is found by its number, by a
/// slot's number or by a height in O(log n) (rule 7). Copies share nodes.
///
/// A lone section, as most lists have, stands without a node.
struct SectionTree: Sendable {
  private(set) var total = SectionTotals()
  /// The section where there is only one.
  private var lone = SectionRecord()
  /// The sections where there are more.
  private var root: SectionRoot?

  init() {}

  /// A tree of the given sections. Complexity: O(sections).
  init(_ sections: [SectionRecord], _ gaps: GapRules) {
    if sections.count < 2 {
      if let section = sections.first { hold(section, gaps) }
      return
    }
    var level: [SectionNode] = stride(from: 0, to: sections.count, by: SectionNode.fanout).map { start in
      var node = SectionNode()
      node.sections = Array(sections[start..<min(start + SectionNode.fanout, sections.count)])
      node.sums = node.sections.map { $0.totals(gaps) }
      return node
    }
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: SectionNode.fanout).map { start in
        var node = SectionNode()
        node.children = Array(level[start..<min(start + SectionNode.fanout, level.count)])
        node.sums = node.children.map(\.sum)
        return node
      }
    }
    root = level.first.map(SectionRoot.init)
    total = root?.node.sum ?? SectionTotals()
  }

  private mutating func hold(_ section: SectionRecord, _ gaps: GapRules) {
    lone = section
    total = lone.totals(gaps)
  }

  /// A section, its number and what all sections before it add up to.
  struct Located {
    var index: Int
    var before: SectionTotals
    var section: SectionReader
  }

  /// The first section for which `isBefore` is false of the totals through its end; the last where it never is.
  ///
  /// Complexity: O(log sections).
  @inline(__always)
  func first(where isBefore: (_ through: SectionTotals) -> Bool) -> Located? {
    if let root { return root.node.first(SectionTotals(), isBefore) }
    return total.sections > 0 ? Located(index: 0, before: SectionTotals(), section: lone.reader) : nil
  }

  /// The section of that number. Complexity: O(log sections).
  @inline(__always)
  func section(_ index: Int) -> Located? {
    guard index >= 0, index < total.sections else { return nil }
    return first { $0.sections <= index }
  }

  /// The section of that number, to be kept. Complexity: O(log sections).
  func record(_ index: Int) -> SectionRecord? {
    guard index >= 0, index < total.sections else { return nil }
    return root?.node.record(index) ?? lone
  }

  /// Makes the root this tree's own.
  private mutating func own() {
    if let held = root, !isKnownUniquelyReferenced(&root) { root = SectionRoot(held.node) }
  }

  /// Changes a section in place. Complexity: O(log sections) and what `body` takes.
  mutating func modify(_ index: Int, _ gaps: GapRules, _ body: (inout SectionRecord) -> Void) {
    guard index >= 0, index < total.sections else { return }
    own()
    guard let root else {
      body(&lone)
      total = lone.totals(gaps)
      return
    }
    root.node.modify(index, gaps, body)
    total = root.node.sum
  }

  /// Inserts a section. Complexity: O(log sections).
  mutating func insert(_ section: SectionRecord, at index: Int, _ gaps: GapRules) {
    if total.sections == 0 { return hold(section, gaps) }
    own()
    let root = root ?? SectionRoot(SectionNode(sections: [lone], sums: [total]))
    lone = SectionRecord()
    if let sibling = root.node.insert(section, at: index, gaps) {
      root.node = SectionNode(children: [root.node, sibling], sums: [root.node.sum, sibling.sum])
    }
    self.root = root
    total = root.node.sum
  }

  /// Removes a section. Complexity: O(log sections).
  @discardableResult
  mutating func remove(at index: Int) -> SectionRecord? {
    guard index >= 0, index < total.sections else { return nil }
    own()
    guard let root else {
      let removed = lone
      self = SectionTree()
      return removed
    }
    let removed = root.node.remove(at: index)
    while root.node.children.count == 1 { root.node = root.node.children[0] }
    total = root.node.sum
    if root.node.sections.count == 1 {
      lone = root.node.sections[0]
      self.root = nil
    }
    return removed
  }
}

/// The root of a ``SectionTree``: shared by copies, changed only while one tree has it, which is what
/// `@unchecked Sendable` stands for.
private final class SectionRoot: @unchecked Sendable {
  var node: SectionNode

  init(_ node: SectionNode) { self.node = node }
}

/// A node of a ``SectionTree``: sections, or children, with the totals of each.
private struct SectionNode: Sendable {
  static let fanout = 32

  var sections: [SectionRecord] = []
  var children: [SectionNode] = []
  var sums: [SectionTotals] = []

  var sum: SectionTotals {
    if sums.count == 1 { return sums[0] }
    var sum = SectionTotals()
    for index in sums.indices { sum.add(sums[index]) }
    return sum
  }

  @inline(__always)
  func first(
    _ before: SectionTotals, _ isBefore: (_ through: SectionTotals) -> Bool
  ) -> SectionTree.Located {
    var before = before
    var index = 0
    while index + 1 < sums.count {
      var through = before
      through.add(sums[index])
      if !isBefore(through) { break }
      before = through
      index += 1
    }
    if children.isEmpty {
      return SectionTree.Located(index: before.sections, before: before, section: sections[index].reader)
    }
    return children[index].firstBelow(before, isBefore)
  }

  /// The same, for children: a call, where the first step is expanded in place.
  private func firstBelow(
    _ before: SectionTotals, _ isBefore: (_ through: SectionTotals) -> Bool
  ) -> SectionTree.Located {
    first(before, isBefore)
  }

  func record(_ index: Int) -> SectionRecord {
    if children.isEmpty { return sections[index] }
    var index = index + 1
    let child = child(&index)
    return children[child].record(index - 1)
  }

  /// The child with the section `index`, which becomes its number in that child; an index at an end stays before it.
  private func child(_ index: inout Int) -> Int {
    var child = 0
    while child + 1 < sums.count, index > sums[child].sections {
      index -= sums[child].sections
      child += 1
    }
    return child
  }

  mutating func modify(_ index: Int, _ gaps: GapRules, _ body: (inout SectionRecord) -> Void) {
    if children.isEmpty {
      body(&sections[index])
      sums[index] = sections[index].totals(gaps)
      return
    }
    var index = index + 1
    let child = child(&index)
    children[child].modify(index - 1, gaps, body)
    sums[child] = children[child].sum
  }

  mutating func insert(_ section: SectionRecord, at index: Int, _ gaps: GapRules) -> SectionNode? {
    if children.isEmpty {
      sections.insert(section, at: index)
      sums.insert(section.totals(gaps), at: index)
    } else {
      var index = index
      let child = child(&index)
      let sibling = children[child].insert(section, at: index, gaps)
      sums[child] = children[child].sum
      if let sibling {
        children.insert(sibling, at: child + 1)
        sums.insert(sibling.sum, at: child + 1)
      }
    }
    return sums.count > Self.fanout ? splitOff() : nil
  }

  private mutating func splitOff() -> SectionNode {
    let middle = sums.count / 2
    var right = SectionNode(sums: Array(sums[middle...]))
    sums.removeSubrange(middle...)
    if children.isEmpty {
      right.sections = Array(sections[middle...])
      sections.removeSubrange(middle...)
    } else {
      right.children = Array(children[middle...])
      children.removeSubrange(middle...)
    }
    return right
  }

  mutating func remove(at index: Int) -> SectionRecord {
    if children.isEmpty {
      sums.remove(at: index)
      return sections.remove(at: index)
    }
    var index = index + 1
    let child = child(&index)
    let removed = children[child].remove(at: index - 1)
    sums[child] = children[child].sum
    mend(child)
    return removed
  }

  /// Drops a child that became empty, and joins one that became small with a neighbour where both fit in one.
  private mutating func mend(_ child: Int) {
    if children[child].sums.isEmpty {
      children.remove(at: child)
      sums.remove(at: child)
      return
    }
    guard children[child].sums.count < Self.fanout / 4 else { return }
    let left = child + 1 < children.count ? child : child - 1
    guard left >= 0, left + 1 < children.count,
      children[left].sums.count + children[left + 1].sums.count <= Self.fanout
    else { return }
    let right = children.remove(at: left + 1)
    sums.remove(at: left + 1)
    children[left].sections += right.sections
    children[left].children += right.children
    children[left].sums += right.sums
    sums[left] = children[left].sum
  }
}
