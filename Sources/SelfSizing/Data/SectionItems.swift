/// The items of a section: given one by one, or made when asked for.
///
/// A section of ten million rows that are made from their numbers takes no memory for them:
///
/// ```swift
/// let items = SectionItems(count: 10_000_000) { number in "Row \(number)" }
/// ```
///
/// Changing generated items first writes them out as an array; as Swift has it, what makes them cannot use the variable
/// that holds them meanwhile.
public struct SectionItems<Item>: RandomAccessCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral
{
  private enum Storage {
    case listed([Item])
    case generated(count: Int, item: (Int) -> Item)
  }

  private var storage: Storage

  /// No items.
  public init() { storage = .listed([]) }

  /// Items given one by one.
  public init(_ items: [Item]) { storage = .listed(items) }

  /// Items given one by one.
  public init(arrayLiteral items: Item...) { storage = .listed(items) }

  /// Items made from their numbers when they are asked for; a negative count counts as 0.
  ///
  /// - Parameters:
  ///   - count: the number of items.
  ///   - item: makes the item of a number from 0 to `count - 1`; must give equal items for equal numbers.
  public init(count: Int, item: @escaping (Int) -> Item) {
    storage = .generated(count: Swift.max(0, count), item: item)
  }

  /// True if items were given one by one: none is made by being looked at.
  var isListed: Bool { if case .listed = storage { true } else { false } }

  /// The position of the first item: 0.
  public var startIndex: Int { 0 }

  /// The number of items.
  public var endIndex: Int {
    switch storage {
    case .listed(let items): items.count
    case .generated(let count, _): count
    }
  }

  /// The number of items.
  public var count: Int { endIndex }

  /// The item at a position, which must be one of `indices`.
  public subscript(position: Int) -> Item {
    get {
      switch storage {
      case .listed(let items): return items[position]
      case .generated(let count, let item):
        precondition(position >= 0 && position < count, "no item at this position")
        return item(position)
      }
    }
    set { replaceSubrange(position..<position + 1, with: CollectionOfOne(newValue)) }
  }

  /// Replaces the items of a range by others.
  public mutating func replaceSubrange(_ range: Range<Int>, with items: some Collection<Item>) {
    change { $0.replaceSubrange(range, with: items) }
  }

  /// Changes the items in place, written out where they were made from their numbers.
  mutating func change(_ body: (inout [Item]) -> Void) {
    var listed =
      switch storage {
      case .listed(let items): items
      case .generated(let count, let item): (0..<count).map(item)
      }
    storage = .listed([])
    body(&listed)
    storage = .listed(listed)
  }
}

extension SectionItems: Equatable where Item: Equatable {
  /// True if both have the same items in the same order; O(n).
  public static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}
