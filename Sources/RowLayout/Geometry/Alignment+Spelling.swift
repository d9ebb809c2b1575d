extension Alignment {
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

extension HorizontalAlignment {
  package var spelling: String { self == .center ? "center" : key.spelling }

  init?(spelling: String) {
    if spelling == "center" {
      self = .center
    } else if let key = GuideKey(spelling: spelling), key.axis == .horizontal {
      self.init(key: key)
    } else {
      return nil
    }
  }
}

extension VerticalAlignment {
  package var spelling: String { self == .center ? "center" : key.spelling }

  init?(spelling: String) {
    if spelling == "center" {
      self = .center
    } else if let key = GuideKey(spelling: spelling), key.axis == .vertical {
      self.init(key: key)
    } else {
      return nil
    }
  }
}
