extension UnsafeMutablePointer {
  /// Memory of its own with the elements of an array, one at least.
  static func copy(_ elements: [Pointee]) -> UnsafeMutablePointer<Pointee> {
    let memory = UnsafeMutablePointer<Pointee>.allocate(capacity: Swift.max(1, elements.count))
    for (index, element) in elements.enumerated() { unsafe (memory + index).initialize(to: element) }
    return unsafe memory
  }
}
