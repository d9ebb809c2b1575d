internal import RowLayout

/// Room between parts: a gap of a stack, or what a padding leaves around its content.
struct Spacing: Hashable {
  /// A kind of room.
  enum Kind: String {
    case gap
    case padding
  }

  var kind: Kind
  /// The room in the row's coordinates.
  var frame: RowRect
  /// True if the room lies above and below what it parts, so that its length is its height.
  var isVertical: Bool

  /// The room's length, in points.
  var length: Double { isVertical ? frame.height : frame.width }

  /// The room between parts of a row, those of parts around before those inside.
  static func all(in entries: [ResolvedRow.Entry]) -> [Spacing] {
    var found: [Spacing] = []
    for (index, entry) in entries.enumerated() {
      let inside = entries[(index + 1)...].prefix { $0.depth > entry.depth }
      let children = inside.filter { $0.depth == entry.depth + 1 }.map(\.frame)
      switch entry.part.kinds.last {
      case "vstack": found += gaps(in: entry.frame, children, isVertical: true)
      case "hstack": found += gaps(in: entry.frame, children, isVertical: false)
      case "padding": if let child = children.first { found += insets(of: entry.frame, around: child) }
      default: break
      }
    }
    // What rounding leaves is no room.
    return found.filter { $0.length > 0.01 && $0.frame.width > 0 && $0.frame.height > 0 }
  }

  private static func gaps(in stack: RowRect, _ children: [RowRect], isVertical: Bool) -> [Spacing] {
    let sorted = children.sorted { isVertical ? $0.y < $1.y : $0.x < $1.x }
    return zip(sorted, sorted.dropFirst()).map { before, after in
      let frame =
        isVertical
        ? RowRect(x: stack.x, y: before.maxY, width: stack.width, height: after.y - before.maxY)
        : RowRect(x: before.maxX, y: stack.y, width: after.x - before.maxX, height: stack.height)
      return Spacing(kind: .gap, frame: frame, isVertical: isVertical)
    }
  }

  private static func insets(of outer: RowRect, around inner: RowRect) -> [Spacing] {
    let sides = [
      (RowRect(x: outer.x, y: outer.y, width: outer.width, height: inner.y - outer.y), true),
      (RowRect(x: outer.x, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY), true),
      (RowRect(x: outer.x, y: inner.y, width: inner.x - outer.x, height: inner.height), false),
      (RowRect(x: inner.maxX, y: inner.y, width: outer.maxX - inner.maxX, height: inner.height), false),
    ]
    return sides.map { Spacing(kind: .padding, frame: $0.0, isVertical: $0.1) }
  }
}

extension Spacing {
  private static let captionSizes = 3.5...5.0

  /// The room as it is marked: a tint, and its name and length, or the length alone where there is no place for more.
  var items: [Drawing.Item] {
    let isGap = kind == .gap
    let color =
      isGap
      ? PictureColor(red: 0.95, green: 0.55, blue: 0, opacity: 0.25)
      : PictureColor(red: 0.2, green: 0.65, blue: 0.3, opacity: 0.2)
    let ink =
      isGap ? PictureColor(red: 0.6, green: 0.3, blue: 0) : PictureColor(red: 0.1, green: 0.4, blue: 0.15)
    let size = min(max(frame.height, Self.captionSizes.lowerBound), Self.captionSizes.upperBound)
    let number = shortDecimal(length)
    let named = "\(kind.rawValue) \(number)"
    func width(_ text: String) -> Double { Double(text.count) * size * 0.6 }
    let text = width(named) <= frame.width ? named : number
    let place = RowPoint(
      x: frame.x + max(0, (frame.width - width(text)) / 2), y: frame.y + frame.height / 2 + size * 0.36)
    return [.fill(.rectangle(frame, cornerRadius: 0), color), .caption(text, place, size: size, ink)]
  }
}
