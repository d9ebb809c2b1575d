public import RowLayout

/// Turns items into rows: says for each item which cell shows it, what goes into the cell, and what makes it as tall as
/// it is.
///
/// ``Configurator`` does so for one kind of row. A list of several kinds combines them with ``AggregateConfigurator``,
/// or with a type of its own that holds one configurator a kind:
///
/// ```swift
/// struct MessageRows: RowConfiguring {
///   let texts = Configurator<String, TextCell> { … } fill: { … }
///   let images = Configurator<Image, ImageCell> { … } fill: { … }
///
///   func row(for message: Message) -> ConfiguredRow {
///     switch message {
///     case .text(let text): texts.row(for: text)
///     case .image(let image): images.row(for: image)
///     }
///   }
/// }
/// ```
public protocol RowConfiguring<Item> {
  /// The data of a row.
  associatedtype Item

  /// The row of an item.
  func row(for item: Item) -> ConfiguredRow

  /// The source of the height of an item's row: that of its row, without the row where nothing else of it is needed.
  func body(for item: Item, in environment: RowEnvironment) -> RowBody
}

extension RowConfiguring {
  /// The source of the height of an item's row.
  public func body(for item: Item, in environment: RowEnvironment) -> RowBody {
    row(for: item).body(environment)
  }
}

/// Several kinds of row in one list: a closure that hands each item to the configurator of its kind.
///
/// ```swift
/// let rows = AggregateConfigurator<Message> { message in
///   switch message {
///   case .text(let text): texts.row(for: text)
///   case .image(let image): images.row(for: image)
///   }
/// }
/// ```
public struct AggregateConfigurator<Item>: RowConfiguring {
  private let forward: (Item) -> ConfiguredRow

  /// A configurator that forwards each item.
  public init(_ forward: @escaping (Item) -> ConfiguredRow) { self.forward = forward }

  /// The row of an item, from the configurator of its kind.
  public func row(for item: Item) -> ConfiguredRow { forward(item) }
}
