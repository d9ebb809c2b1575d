/// A table in memory of its own: read without counting references, and without checks in release builds.
///
/// Safety: written by `init` alone, and read only until its owner frees it. Its owner makes no index beyond `count`, which
/// debug builds check.
@safe
struct FixedTable<Element: Sendable>: @unchecked Sendable {
  private let elements: UnsafeMutablePointer<Element>
  let count: Int

  init(_ elements: [Element]) {
    count = elements.count
    unsafe self.elements = .allocate(capacity: max(1, elements.count))
    let memory = unsafe UnsafeMutableBufferPointer(start: self.elements, count: count)
    _ = unsafe memory.initialize(fromContentsOf: elements)
  }

  /// A table of so many of one element, some of which `body` replaces.
  init(repeating element: Element, count: Int, _ body: (inout MutableSpan<Element>) -> Void) {
    self.count = count
    unsafe elements = .allocate(capacity: max(1, count))
    unsafe elements.initialize(repeating: element, count: count)
    var span = unsafe UnsafeMutableBufferPointer(start: elements, count: count).mutableSpan
    body(&span)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return unsafe elements[index]
  }

  /// Frees the memory; the table is of no use any more.
  func free() {
    unsafe elements.deinitialize(count: count)
    unsafe elements.deallocate()
  }
}
