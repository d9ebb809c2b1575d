/// The size of an item, as far as it can be told in a microsecond: the bytes of its strings, found by reflection.
///
/// It only tells rows apart that are likely to differ in height. Heights are guessed by other means, so what is missed
/// here costs precision and nothing else.
enum ItemContent {
  /// The depth to which strings are sought, and the parts of one value.
  private static let depth = 4
  private static let breadth = 32

  /// The bytes of an item's strings.
  static func byteCount(of item: some Any) -> Int {
    if let text = item as? String { return text.utf8.count }
    return byteCount(inside: item, depth)
  }

  private static func byteCount(inside value: Any, _ depth: Int) -> Int {
    guard depth > 0 else { return 0 }
    var (count, parts) = (0, 0)
    for child in Mirror(reflecting: value).children {
      parts += 1
      if parts > breadth { break }
      if let text = child.value as? String {
        count += text.utf8.count
      } else if !(child.value is Int), !(child.value is Double) {
        count += byteCount(inside: child.value, depth - 1)
      }
    }
    return count
  }
}
