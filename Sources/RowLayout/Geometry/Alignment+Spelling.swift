/// A value that documents spell by the guides of parts.
protocol Spelled: Equatable {
  /// The sort of the value in words.
  static var sort: String { get }
  /// The spellings that there are.
  static var spellings: [String] { get }
  var spelling: String { get }
  init?(spelling: String)
}

extension Alignment: Spelled {
  static var sort: String { "alignment" }
  static var spellings: [String] { named.map { $0.name } }

  /// Alignments by written name.
  package static let named: [(name: String, value: Alignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing), ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
    ("centerFirstTextBaseline", .centerFirstTextBaseline),
    ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
    ("leadingLastTextBaseline", .leadingLastTextBaseline),
    ("centerLastTextBaseline", .centerLastTextBaseline),
    ("trailingLastTextBaseline", .trailingLastTextBaseline),
    ("firstTextBaseline", .centerFirstTextBaseline), ("lastTextBaseline", .centerLastTextBaseline),
  ]

  /// The name of an alignment in documents; of one with a guide of somebody's own, both guides.
  package var spelling: String {
    Alignment.named.first { $0.value == self }?.name
      ?? "\(horizontal.key.spelling) \(vertical.key.spelling)"
  }

  init?(spelling: String) {
    if let known = Alignment.named.first(where: { $0.name == spelling }) {
      self = known.value
      return
    }
    let parts = spelling.utf8.split(separator: UInt8(ascii: " ")).compactMap {
      GuideKey(spelling: String(decoding: $0, as: UTF8.self))
    }
    guard parts.count == 2, parts[0].axis == .horizontal, parts[1].axis == .vertical else { return nil }
    self.init(
      horizontal: HorizontalAlignment(key: parts[0]), vertical: VerticalAlignment(key: parts[1]))
  }
}

/// An alignment along one axis.
protocol AxisAlignment: Spelled {
  static var axis: Axis { get }
  static var center: Self { get }
  var key: GuideKey { get }
  init(key: GuideKey)
}

extension AxisAlignment {
  var spelling: String { self == .center ? "center" : key.spelling }

  init?(spelling: String) {
    if spelling == "center" {
      self = .center
    } else if let key = GuideKey(spelling: spelling), key.axis == Self.axis {
      self.init(key: key)
    } else {
      return nil
    }
  }
}

extension HorizontalAlignment: AxisAlignment {
  static var axis: Axis { .horizontal }
  static var sort: String { "horizontal alignment" }
  static var spellings: [String] { ["leading", "center", "trailing", "\"h:name\""] }
}

extension VerticalAlignment: AxisAlignment {
  static var axis: Axis { .vertical }
  static var sort: String { "vertical alignment" }
  static var spellings: [String] {
    ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline", "\"v:name\""]
  }
}
