internal import TextLayout

/// Which alignment guide: one of the eight that every part has, or one of somebody's own.
package struct GuideKey: Hashable, Sendable {
  /// The place among the built-in guides; without meaning for one of somebody's own.
  private let number: UInt8
  /// A guide of somebody's own; nil for a built-in one. Behind a reference, as alignments are copied with every part.
  private let own: Own?

  private final class Own: Sendable {
    let axis: Axis
    let name: String
    let placement: @Sendable (PartDimensions) -> Double

    init(_ axis: Axis, _ name: String, _ placement: @escaping @Sendable (PartDimensions) -> Double) {
      self.axis = axis
      self.name = name
      self.placement = placement
    }
  }

  private init(_ number: UInt8) {
    self.number = number
    own = nil
  }

  init(axis: Axis, name: String, placement: @escaping @Sendable (PartDimensions) -> Double) {
    number = 0
    own = Own(axis, name, placement)
  }

  package static let leading = GuideKey(0)
  package static let horizontalCenter = GuideKey(1)
  package static let trailing = GuideKey(2)
  package static let top = GuideKey(3)
  package static let verticalCenter = GuideKey(4)
  package static let bottom = GuideKey(5)
  package static let firstTextBaseline = GuideKey(6)
  package static let lastTextBaseline = GuideKey(7)

  package var axis: Axis { own?.axis ?? (number < 3 ? .horizontal : .vertical) }

  package var name: String {
    own?.name ?? GuideKey.names[Int(number)]
  }

  private static let names = [
    "leading", "hcenter", "trailing", "top", "vcenter", "bottom", "firstTextBaseline", "lastTextBaseline",
  ]

  /// The place among the built-in guides; nil for one of somebody's own.
  package var builtIn: Int? { own == nil ? Int(number) : nil }

  /// The built-in guides, each at the place of its number.
  static let all = [
    leading, horizontalCenter, trailing, top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline,
  ]

  /// The numbers of the built-in guides.
  static let numbers = Dictionary(uniqueKeysWithValues: zip(all, Int32(0)...))

  /// The written form where both axes are possible.
  package var spelling: String {
    builtIn != nil ? name : "\(axis == .horizontal ? "h" : "v"):\(name)"
  }

  /// The guide of a spelling; nil where there is none.
  package init?(spelling: String) {
    if let known = GuideKey.all.first(where: { $0.name.hasSameBytes(as: spelling) }) {
      self = known
      return
    }
    let name = String(decoding: spelling.utf8.dropFirst(2), as: UTF8.self)
    guard !name.utf8.isEmpty else { return nil }
    if spelling.utf8.starts(with: "h:".utf8) {
      self = HorizontalAlignment(named: name).key
    } else if spelling.utf8.starts(with: "v:".utf8) {
      self = VerticalAlignment(named: name).key
    } else {
      return nil
    }
  }

  /// Returns the offset in a part that sets none: baselines at the lower edge (rule B2).
  package func defaultValue(in size: RowSize) -> Double {
    switch builtIn {
    case 0, 3: 0
    case 1: size.width / 2
    case 2: size.width
    case 4: size.height / 2
    case 5, 6, 7: size.height
    default:
      own?.placement(PartDimensions(width: size.width, height: size.height, explicitValue: { _ in nil })) ?? 0
    }
  }

  package static func == (a: GuideKey, b: GuideKey) -> Bool {
    a.own == nil && b.own == nil ? a.number == b.number : a.axis == b.axis && a.name == b.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(name)
  }
}
