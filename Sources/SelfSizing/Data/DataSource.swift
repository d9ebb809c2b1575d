public import ListLayout

/// The data of a list: sections of items, in order. The one source of truth, which knows no view and no height.
///
/// A value: to change what a list shows, change a copy and hand it over; the difference is found by the items'
/// identities.
///
/// ```swift
/// let letters = DataSource(["A", "B", "C"], ["1", "2", "3"])
/// letters.numberOfItems(inSection: 1)     // 3
/// letters.item(at: RowPlace(1, 2))        // "3"
/// ```
public struct DataSource<Item> {
  /// The sections, in order.
  public var sections: [Section<Item>]

  /// A list of sections.
  public init(sections: [Section<Item>] = []) { self.sections = sections }

  /// A list of sections of rows alone.
  public init(_ sections: [Item]...) { self.sections = sections.map { Section($0) } }

  /// A list of so many rows per section, whose items are made when they are asked for.
  ///
  /// - Parameters:
  ///   - rowCounts: the number of rows of each section.
  ///   - item: makes a row's item; must give equal items for equal places.
  public init(rowCounts: [Int], item: @escaping (RowPlace) -> Item) {
    sections = rowCounts.enumerated().map { section, count in
      Section(SectionItems(count: count) { item(RowPlace(section, $0)) })
    }
  }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The number of rows of all sections, at most `Int.max`; O(sections).
  public var numberOfItems: Int {
    sections.reduce(0) { $0 + min($1.items.count, Int.max - $0) }
  }

  /// True if all items were given one by one: none is made by being looked at. O(sections).
  var hasListedItems: Bool { sections.allSatisfy(\.items.isListed) }

  /// The number of rows of a section; 0 for a section that is not there.
  public func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// The index of the sections' own titles (``Section/indexTitle``).
  public var sectionIndex: SectionIndex {
    SectionIndex(sectionTitles: sections.map(\.indexTitle))
  }

  /// The item of a row; nil for a row that is not there.
  public func item(at index: RowPlace) -> Item? {
    guard sections.indices.contains(index.section) else { return nil }
    let items = sections[index.section].items
    return items.indices.contains(index.row) ? items[index.row] : nil
  }
}

extension DataSource: Equatable where Item: Equatable {}
