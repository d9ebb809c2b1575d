public import ListLayout

/// A section of a list: its rows' items, and what stands above and below them.
///
/// Headers and footers are items as rows are: where they look different, the item type is an enum of models, and the
/// configurator tells them apart (``AggregateConfigurator``).
public struct Section<Item> {
  /// The section's identity when one data source follows another; nil takes its place.
  public var key: String?
  /// The item of the section's header; nil leaves it out.
  public var header: Item?
  /// The items of the section's rows.
  public var items: SectionItems<Item>
  /// The item of the section's footer; nil leaves it out.
  public var footer: Item?
  /// The title under which an index beside the list leads here; nil gives the section none.
  public var indexTitle: String?
  /// The lanes of the section's rows; nil takes the list's (``ListDriver/lanes``).
  public var lanes: ListLanes?

  /// A section from its parts.
  public init(
    _ items: SectionItems<Item>, key: String? = nil, header: Item? = nil, footer: Item? = nil,
    indexTitle: String? = nil, lanes: ListLanes? = nil
  ) {
    self.key = key
    self.header = header
    self.items = items
    self.footer = footer
    self.indexTitle = indexTitle
    self.lanes = lanes
  }

  /// A section of an array of items.
  public init(
    _ items: [Item], key: String? = nil, header: Item? = nil, footer: Item? = nil,
    indexTitle: String? = nil, lanes: ListLanes? = nil
  ) {
    self.init(
      SectionItems(items), key: key, header: header, footer: footer, indexTitle: indexTitle, lanes: lanes)
  }
}

extension Section: Equatable where Item: Equatable {}
