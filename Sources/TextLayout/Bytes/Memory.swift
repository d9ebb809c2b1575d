/// Memory that is read and written where it lies: no references are counted, and release builds check no index.
///
/// Safety: whoever makes a value keeps the memory as long as it is used, and makes no index beyond `count`, which debug builds check.
/// Memory that several threads read is no longer written.
@safe
struct Memory<Element>: @unchecked Sendable {
  private let start: UnsafeMutablePointer<Element>
  let count: Int

  /// Memory that somebody else keeps.
  @inline(__always)
  init(at start: UnsafeRawPointer, count: Int) {
    unsafe self.start = UnsafeMutableRawPointer(mutating: start).assumingMemoryBound(to: Element.self)
    self.count = count
  }

  /// Memory of its own with some elements, which its owner frees.
  init(_ elements: [Element]) {
    count = elements.count
    unsafe start = .allocate(capacity: max(1, elements.count))
    _ = unsafe UnsafeMutableBufferPointer(start: start, count: count).initialize(fromContentsOf: elements)
  }

  /// Memory of its own with so many of one element, which its owner frees.
  init(repeating element: Element, count: Int) {
    self.count = count
    unsafe start = .allocate(capacity: max(1, count))
    unsafe start.initialize(repeating: element, count: count)
  }

  @inline(__always)
  var address: UnsafeRawPointer { unsafe UnsafeRawPointer(start) }

  /// Frees memory of its own, which is of no use any more.
  func free() {
    unsafe start.deinitialize(count: count)
    unsafe start.deallocate()
  }

  subscript(index: Int) -> Element {
    @inline(__always)
    get {
      assert(index >= 0 && index < count)
      return unsafe start[index]
    }
    @inline(__always)
    nonmutating set {
      assert(index >= 0 && index < count)
      unsafe start[index] = newValue
    }
  }
}

extension Memory where Element: BitwiseCopyable {
  /// Lends memory for so many elements, which are written before they are read.
  @inline(__always)
  static func lend<Result>(_ count: Int, _ body: (Memory) -> Result) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { memory in
      guard let start = memory.baseAddress else { preconditionFailure("no memory") }
      return unsafe body(Memory(at: start, count: count))
    }
  }

  /// Several elements from one on, read at once.
  @inline(__always)
  func load<Group: BitwiseCopyable>(_: Group.Type, at index: Int) -> Group {
    assert(index >= 0 && index + MemoryLayout<Group>.size / MemoryLayout<Element>.stride <= count)
    return unsafe UnsafeRawPointer(start + index).loadUnaligned(as: Group.self)
  }

  /// Writes several elements from one on at once.
  @inline(__always)
  func store<Group: BitwiseCopyable>(_ group: Group, at index: Int) {
    assert(index >= 0 && index + MemoryLayout<Group>.size / MemoryLayout<Element>.stride <= count)
    unsafe UnsafeMutableRawPointer(start + index).storeBytes(of: group, as: Group.self)
  }

  /// Writes the elements of other memory.
  func copy(_ other: Memory) {
    assert(other.count <= count)
    unsafe start.update(from: other.start, count: other.count)
  }

  /// Lends the elements as a span.
  func withSpan<Result>(_ body: (Span<Element>) -> Result) -> Result {
    unsafe body(UnsafeBufferPointer(start: start, count: count).span)
  }

  /// Lends the elements to be changed.
  @inline(__always)
  func withMutableSpan<Result>(_ body: (inout MutableSpan<Element>) -> Result) -> Result {
    var span = unsafe UnsafeMutableBufferPointer(start: start, count: count).mutableSpan
    return body(&span)
  }
}

extension Span where Element: BitwiseCopyable {
  /// Lends the elements, one at least, as memory.
  @inline(__always)
  func withMemory<Result>(_ body: (Memory<Element>) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { elements in
      guard let start = elements.baseAddress else { preconditionFailure("no elements") }
      return unsafe body(Memory(at: start, count: elements.count))
    }
  }
}

extension Array {
  /// Appends the elements of a span.
  mutating func append(contentsOf span: Span<Element>) {
    unsafe span.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
