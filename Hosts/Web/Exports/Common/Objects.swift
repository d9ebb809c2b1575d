/// Objects that JavaScript holds by number: 0 is none, and a number is used again once its object was let go.
struct Objects<Object: AnyObject> {
  private var objects: [Object?] = [nil]
  private var free: [Int] = []

  mutating func add(_ object: Object) -> Int32 {
    if let place = free.popLast() {
      objects[place] = object
      return Int32(truncatingIfNeeded: place)
    }
    objects.append(object)
    return Int32(truncatingIfNeeded: objects.count - 1)
  }

  mutating func remove(_ number: Int32) {
    guard self[number] != nil else { return }
    objects[Int(number)] = nil
    free.append(Int(number))
  }

  subscript(number: Int32) -> Object? { number > 0 && number < objects.count ? objects[Int(number)] : nil }
}
