/// The rectangle that ink is in, y downwards; the sides that it touches may lie outside of the layout's own (rule R1).
public struct InkBounds: Hashable, Sendable {
  /// The least distance from the left.
  public var left: Double
  /// The greatest distance from the left.
  public var right: Double
  /// The least distance from the top.
  public var top: Double
  /// The greatest distance from the top.
  public var bottom: Double

  /// The ink of one point.
  init(x: Double, y: Double) { (left, right, top, bottom) = (x, x, y, y) }

  /// The rectangle around these bounds and others.
  public func union(_ other: InkBounds) -> InkBounds {
    var result = self
    result.left = min(left, other.left)
    result.right = max(right, other.right)
    result.top = min(top, other.top)
    result.bottom = max(bottom, other.bottom)
    return result
  }

  /// The bounds in another scale, with their origin moved.
  public func placed(x: Double, y: Double, scale: Double) -> InkBounds {
    var result = InkBounds(x: x + left * scale, y: y + top * scale)
    result.right = x + right * scale
    result.bottom = y + bottom * scale
    return result
  }
}

extension GlyphImage {
  /// The bounds of the glyph's ink from its origin, in ems; nil for a glyph without any.
  public var inkBounds: InkBounds? {
    switch self {
    case .empty: return nil
    case .png(_, let left, let top, let width, let height, let unitsPerEm):
      let corner = InkBounds(x: left, y: -top)
      return corner.union(InkBounds(x: left + width, y: height - top))
        .placed(x: 0, y: 0, scale: 1 / Double(max(1, unitsPerEm)))
    case .outline(let outline):
      return outline.bounds?.placed(x: 0, y: 0, scale: 1 / Double(max(1, outline.unitsPerEm)))
    }
  }
}

extension GlyphOutline {
  /// The bounds of the outline itself, not of its control points, in units with y downwards.
  fileprivate var bounds: InkBounds? {
    var bounds: InkBounds?
    var pen = Point(x: 0, y: 0)
    func add(_ x: Double, _ y: Double) {
      let point = InkBounds(x: x, y: -y)
      bounds = bounds?.union(point) ?? point
    }
    for element in elements {
      switch element {
      case .close: continue
      case .move(let end): pen = end
      case .line(let end):
        add(pen.x, pen.y)
        add(end.x, end.y)
        pen = end
      case .quadratic(let control, let end):
        // The same curve as a cubic one.
        let first = Point(x: (pen.x + 2 * control.x) / 3, y: (pen.y + 2 * control.y) / 3)
        let second = Point(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
        addCurve([pen, first, second, end], add)
        pen = end
      case .cubic(let first, let second, let end):
        addCurve([pen, first, second, end], add)
        pen = end
      }
    }
    return bounds
  }

  /// Adds the ends of a cubic Bézier curve, and where it turns.
  private func addCurve(_ points: [Point], _ add: (Double, Double) -> Void) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    for time in [0, 1] + Self.turns(xs) + Self.turns(ys) {
      add(Self.place(xs, time), Self.place(ys, time))
    }
  }

  private static func place(_ values: [Double], _ time: Double) -> Double {
    let rest = 1 - time
    return rest * rest * rest * values[0] + 3 * rest * rest * time * values[1]
      + 3 * rest * time * time * values[2] + time * time * time * values[3]
  }

  /// The times between 0 and 1 at which a curve neither rises nor falls.
  private static func turns(_ values: [Double]) -> [Double] {
    let (first, second, third) = (values[1] - values[0], values[2] - values[1], values[3] - values[2])
    // first (1-t)² + 2 second t (1-t) + third t² = a t² + 2 b t + first
    let (a, b) = (first - 2 * second + third, second - first)
    let least = 1e-12 * (abs(first) + abs(second) + abs(third))
    let times: [Double]
    if abs(a) <= least {
      times = abs(b) <= least ? [] : [-first / (2 * b)]
    } else {
      let square = b * b - a * first
      guard square >= 0 else { return [] }
      times = [(-b + square.squareRoot()) / a, (-b - square.squareRoot()) / a]
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }
}
