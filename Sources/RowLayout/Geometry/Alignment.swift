/// A horizontal place in parts by which a column lines them up.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: GuideKey

  package init(key: GuideKey) { self.key = key }

  /// A guide of one's own by name, in the middle where a part does not set it (`"h:name"` in documents).
  public init(named name: String) {
    self.init(key: GuideKey(axis: .horizontal, name: name, placement: { $0.width / 2 }))
  }

  /// The leading edges.
  public static let leading = HorizontalAlignment(key: .leading)
  /// The middles.
  public static let center = HorizontalAlignment(key: .horizontalCenter)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(key: .trailing)
}

/// A vertical place in parts by which a row lines them up.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: GuideKey

  package init(key: GuideKey) { self.key = key }

  /// A guide of one's own by name, in the middle where a part does not set it (`"v:name"` in documents).
  public init(named name: String) {
    self.init(key: GuideKey(axis: .vertical, name: name, placement: { $0.height / 2 }))
  }

  /// The upper edges.
  public static let top = VerticalAlignment(key: .top)
  /// The middles.
  public static let center = VerticalAlignment(key: .verticalCenter)
  /// The lower edges.
  public static let bottom = VerticalAlignment(key: .bottom)
  /// The top-most baselines of text (rule B4).
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
  /// The bottom-most baselines of text (rule B4).
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}

/// A place in parts, in both directions.
public struct Alignment: Hashable, Sendable {
  /// The place along the width.
  public var horizontal: HorizontalAlignment
  /// The place along the height.
  public var vertical: VerticalAlignment

  /// A place of the two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge, on the first baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle of the width, on the first baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge, on the first baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge, on the last baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle of the width, on the last baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge, on the last baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A part's size and guides, from which a guide's value can be computed (rule N1).
public struct PartDimensions: Sendable {
  /// The part's width in points.
  public let width: Double
  /// The part's height in points.
  public let height: Double
  let explicitValue: @Sendable (GuideKey) -> Double?

  /// The place of a guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double { value(of: guide.key) }
  /// The place of a guide, in points from the upper edge.
  public subscript(guide: VerticalAlignment) -> Double { value(of: guide.key) }
  /// The place of a guide that the part sets itself; nil where it only has the default.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { explicitValue(guide.key) }
  /// The place of a guide that the part sets itself; nil where it only has the default.
  public subscript(explicit guide: VerticalAlignment) -> Double? { explicitValue(guide.key) }

  private func value(of key: GuideKey) -> Double {
    explicitValue(key) ?? key.defaultValue(in: RowSize(width: width, height: height))
  }
}
