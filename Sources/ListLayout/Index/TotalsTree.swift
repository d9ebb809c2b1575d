/// Elements in order, a B+-tree over their totals: an element is found by its number, or by anything that totals add
/// up, in O(log n). Copies share nodes.
///
/// A lone element, as the section of most lists, stands without a node.
struct TotalsTree<Element: TreeElement>: Sendable {
  typealias Totals = Element.Totals
  typealias Rules = Element.Rules

  private(set) var total = Totals()
  /// The element where there is only one.
  private var lone = Element()
  /// The elements where there are more.
  private var root: Shared<TreeNode<Element>>?

  init() {}

  /// A tree of the given elements. Complexity: O(elements).
  init(_ elements: [Element], _ rules: Rules) {
    if elements.count < 2 {
      if let element = elements.first { hold(element, rules) }
      return
    }
    var level = elements.inParts(of: TreeNode<Element>.fanout).map { part in
      TreeNode(elements: part, sums: part.map { $0.totals(rules) })
    }
    while level.count > 1 {
      level = level.inParts(of: TreeNode<Element>.fanout).map(TreeNode.init(children:))
    }
    root = level.first.map(Shared.init)
    total = root?.value.sum ?? Totals()
  }

  private mutating func hold(_ element: Element, _ rules: Rules) {
    lone = element
    total = lone.totals(rules)
  }

  /// An element, its number and what all elements before it add up to.
  struct Located {
    var index: Int
    var before: Totals
    var element: Element.Reader
  }

  /// The first element for which `isBefore` is false of the totals through its end; the last where it never is.
  ///
  /// Complexity: O(log elements).
  @inline(__always)
  func first(where isBefore: (_ through: Totals) -> Bool) -> Located? {
    if let root { return root.value.first(Totals(), isBefore) }
    return total.elements > 0 ? Located(index: 0, before: Totals(), element: lone.reader) : nil
  }

  /// The element of that number. Complexity: O(log elements).
  @inline(__always)
  func located(_ index: Int) -> Located? {
    guard index >= 0, index < total.elements else { return nil }
    return first { $0.elements <= index }
  }

  /// The element of that number, to be kept. Complexity: O(log elements).
  func record(_ index: Int) -> Element? {
    guard index >= 0, index < total.elements else { return nil }
    return root?.value.record(index) ?? lone
  }

  /// Makes the root this tree's own.
  private mutating func own() {
    if let held = root, !isKnownUniquelyReferenced(&root) { root = Shared(held.value) }
  }

  /// Changes an element in place. Complexity: O(log elements) and what `body` takes.
  mutating func modify(_ index: Int, _ rules: Rules, _ body: (inout Element) -> Void) {
    guard index >= 0, index < total.elements else { return }
    own()
    guard let root else {
      body(&lone)
      total = lone.totals(rules)
      return
    }
    root.value.modify(index, rules, body)
    total = root.value.sum
  }

  /// Changes, in order, every element whose totals, and whose stretches' totals, are such that it may have to be
  /// changed. Complexity: O(elements changed x log elements).
  mutating func modifyAll(
    where isConcerned: (Totals) -> Bool, _ rules: Rules, _ body: (inout Element, _ before: Totals) -> Void
  ) {
    guard isConcerned(total) else { return }
    own()
    if let root {
      var before = Totals()
      root.value.modifyAll(&before, isConcerned, rules, body)
      total = root.value.sum
    } else if total.elements > 0 {
      body(&lone, Totals())
      total = lone.totals(rules)
    }
  }

  /// Inserts an element. Complexity: O(log elements).
  mutating func insert(_ element: Element, at index: Int, _ rules: Rules) {
    if total.elements == 0 { return hold(element, rules) }
    own()
    let root = root ?? Shared(TreeNode(elements: [lone], sums: [total]))
    lone = Element()
    if let sibling = root.value.insert(element, at: index, rules) {
      root.value = TreeNode(children: [root.value, sibling])
    }
    self.root = root
    total = root.value.sum
  }

  /// Removes an element. Complexity: O(log elements).
  @discardableResult
  mutating func remove(at index: Int) -> Element? {
    guard index >= 0, index < total.elements else { return nil }
    own()
    guard let root else {
      let removed = lone
      self = TotalsTree()
      return removed
    }
    let removed = root.value.remove(at: index)
    while root.value.children.count == 1 { root.value = root.value.children[0] }
    total = root.value.sum
    if root.value.elements.count == 1 {
      lone = root.value.elements[0]
      self.root = nil
    }
    return removed
  }
}

/// A node of a ``TotalsTree``: elements, or children, with the totals of each.
private struct TreeNode<Element: TreeElement>: Sendable {
  typealias Totals = Element.Totals
  typealias Rules = Element.Rules

  static var fanout: Int { 32 }

  var elements: [Element] = []
  var children: [TreeNode<Element>] = []
  var sums: [Totals] = []

  init(elements: [Element] = [], sums: [Totals]) { (self.elements, self.sums) = (elements, sums) }

  init(children: [TreeNode]) { (self.children, sums) = (children, children.map { $0.sum }) }

  var sum: Totals {
    if sums.count == 1 { return sums[0] }
    var sum = Totals()
    for index in sums.indices { sum.add(sums[index]) }
    return sum
  }

  @inline(__always)
  func first(
    _ before: Totals, _ isBefore: (_ through: Totals) -> Bool
  ) -> TotalsTree<Element>.Located {
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
      return TotalsTree<Element>.Located(
        index: before.elements, before: before, element: elements[index].reader)
    }
    return children[index].firstBelow(before, isBefore)
  }

  /// Runs `first` on a child by a call; the first step is expanded in place.
  private func firstBelow(
    _ before: Totals, _ isBefore: (_ through: Totals) -> Bool
  ) -> TotalsTree<Element>.Located {
    first(before, isBefore)
  }

  func record(_ index: Int) -> Element {
    if children.isEmpty { return elements[index] }
    var index = index + 1
    let child = child(&index)
    return children[child].record(index - 1)
  }

  /// The child with the element `index`, which becomes its number in that child; an index at an end stays before it.
  private func child(_ index: inout Int) -> Int {
    var child = 0
    while child + 1 < sums.count, index > sums[child].elements {
      index -= sums[child].elements
      child += 1
    }
    return child
  }

  mutating func modify(_ index: Int, _ rules: Rules, _ body: (inout Element) -> Void) {
    if children.isEmpty {
      body(&elements[index])
      sums[index] = elements[index].totals(rules)
      return
    }
    var index = index + 1
    let child = child(&index)
    children[child].modify(index - 1, rules, body)
    sums[child] = children[child].sum
  }

  mutating func modifyAll(
    _ before: inout Totals, _ isConcerned: (Totals) -> Bool, _ rules: Rules,
    _ body: (inout Element, _ before: Totals) -> Void
  ) {
    for index in sums.indices {
      if isConcerned(sums[index]) {
        if children.isEmpty {
          body(&elements[index], before)
          sums[index] = elements[index].totals(rules)
          before.add(sums[index])
        } else {
          children[index].modifyAll(&before, isConcerned, rules, body)
          sums[index] = children[index].sum
        }
      } else {
        before.add(sums[index])
      }
    }
  }

  mutating func insert(_ element: Element, at index: Int, _ rules: Rules) -> TreeNode? {
    if children.isEmpty {
      elements.insert(element, at: index)
      sums.insert(element.totals(rules), at: index)
    } else {
      var index = index
      let child = child(&index)
      let sibling = children[child].insert(element, at: index, rules)
      sums[child] = children[child].sum
      if let sibling {
        children.insert(sibling, at: child + 1)
        sums.insert(sibling.sum, at: child + 1)
      }
    }
    return sums.count > Self.fanout ? splitOff() : nil
  }

  private mutating func splitOff() -> TreeNode {
    let middle = sums.count / 2
    var right = TreeNode(sums: Array(sums[middle...]))
    sums.removeSubrange(middle...)
    if children.isEmpty {
      right.elements = Array(elements[middle...])
      elements.removeSubrange(middle...)
    } else {
      right.children = Array(children[middle...])
      children.removeSubrange(middle...)
    }
    return right
  }

  mutating func remove(at index: Int) -> Element {
    if children.isEmpty {
      sums.remove(at: index)
      return elements.remove(at: index)
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
    children[left].elements += right.elements
    children[left].children += right.children
    children[left].sums += right.sums
    sums[left] = children[left].sum
  }
}

extension Array {
  /// The elements in parts of so many, the last part as it comes.
  func inParts(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
