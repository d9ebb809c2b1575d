internal import TextLayout

/// Which alignment guide: one of the eight that every part has, or one of somebody's own.
package struct GuideKey: Hashable, Sendable {
  package let axis: Axis
  package let name: String
  /// The place among the built-in guides; nil for one of somebody's own.
  package let builtIn: Int?
  let placement: (@Sendable (PartDimensions) -> Double)?

  private init(_ axis: Axis, _ name: String, _ builtIn: Int) {
    self.axis = axis
    self.name = name
    self.builtIn = builtIn
    placement = nil
  }

  init(axis: Axis, name: String, placement: @escaping @Sendable (PartDimensions) -> Double) {
    self.axis = axis
    self.name = name
    builtIn = nil
    self.placement = placement
  }

  package static let leading = GuideKey(.horizontal, "leading", 0)
  package static let horizontalCenter = GuideKey(.horizontal, "hcenter", 1)
  package static let trailing = GuideKey(.horizontal, "trailing", 2)
  package static let top = GuideKey(.vertical, "top", 3)
  package static let verticalCenter = GuideKey(.vertical, "vcenter", 4)
  package static let bottom = GuideKey(.vertical, "bottom", 5)
  package static let firstTextBaseline = GuideKey(.vertical, "firstTextBaseline", 6)
  package static let lastTextBaseline = GuideKey(.vertical, "lastTextBaseline", 7)

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
      placement?(PartDimensions(width: size.width, height: size.height, explicitValue: { _ in nil })) ?? 0
    }
  }

  package static func == (a: GuideKey, b: GuideKey) -> Bool { a.axis == b.axis && a.name == b.name }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(name)
  }
}
