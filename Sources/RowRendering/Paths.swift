internal import RowLayout
internal import TextLayout
internal import TextShaping

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Drawing.Outline {
  /// The outline as a path, y downwards.
  var path: [GlyphOutline.Element] {
    switch self {
    case .rectangle(let frame, let radius): Self.rectangle(frame, radius)
    case .ellipse(let frame): Self.rounded(frame, frame.width / 2, frame.height / 2)
    case .line: []
    }
  }

  /// Strokes the outline with a pen of some width.
  func stroked(_ width: Double) -> [GlyphOutline.Element] {
    let half = width / 2
    switch self {
    case .line(let from, let to):
      let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
      guard length > 0 else { return [] }
      let x = -(to.y - from.y) / length * half
      let y = (to.x - from.x) / length * half
      return Self.polygon([
        .init(x: from.x + x, y: from.y + y), .init(x: to.x + x, y: to.y + y), .init(x: to.x - x, y: to.y - y),
        .init(x: from.x - x, y: from.y - y),
      ])
    case .rectangle(let frame, let radius):
      return Self.rectangle(frame.insetBy(-half), radius > 0 ? radius + half : 0)
        + Self.rectangle(frame.insetBy(half), max(0, radius - half)).reversedContour
    case .ellipse(let frame):
      let inner = frame.insetBy(half)
      return Drawing.Outline.ellipse(frame.insetBy(-half)).path
        + Drawing.Outline.ellipse(inner).path.reversedContour
    }
  }

  private static func polygon(_ points: [GlyphOutline.Point]) -> [GlyphOutline.Element] {
    guard let first = points.first else { return [] }
    return [.move(first)] + points.dropFirst().map { .line($0) } + [.close]
  }

  private static func rectangle(_ frame: RowRect, _ radius: Double) -> [GlyphOutline.Element] {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    guard radius > 0 else {
      return polygon([
        .init(x: frame.x, y: frame.y), .init(x: frame.maxX, y: frame.y), .init(x: frame.maxX, y: frame.maxY),
        .init(x: frame.x, y: frame.maxY),
      ])
    }
    return rounded(frame, radius, radius)
  }

  /// The distance of control points of a cubic from a quarter circle's ends, in radii.
  private static let quarter = 0.552_284_749_8

  /// A rectangle whose corners are quarters of ellipses.
  private static func rounded(_ frame: RowRect, _ rx: Double, _ ry: Double) -> [GlyphOutline.Element] {
    guard rx > 0, ry > 0 else { return [] }
    let (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    let (cx, cy) = (rx * (1 - quarter), ry * (1 - quarter))
    func point(_ x: Double, _ y: Double) -> GlyphOutline.Point { .init(x: x, y: y) }
    return [
      .move(point(left + rx, top)), .line(point(right - rx, top)),
      .cubic(point(right - cx, top), point(right, top + cy), point(right, top + ry)),
      .line(point(right, bottom - ry)),
      .cubic(point(right, bottom - cy), point(right - cx, bottom), point(right - rx, bottom)),
      .line(point(left + rx, bottom)),
      .cubic(point(left + cx, bottom), point(left, bottom - cy), point(left, bottom - ry)),
      .line(point(left, top + ry)),
      .cubic(point(left, top + cy), point(left + cx, top), point(left + rx, top)),
      .close,
    ]
  }
}

extension [GlyphOutline.Element] {
  /// A single contour the other way round, so that it cuts a hole.
  var reversedContour: [GlyphOutline.Element] {
    var result: [GlyphOutline.Element] = []
    for (index, element) in enumerated().reversed() {
      guard let end = element.points.last else { continue }
      if result.isEmpty { result.append(.move(end)) }
      guard index > 0, let start = self[index - 1].points.last else { continue }
      switch element {
      case .move, .close: break
      case .line: result.append(.line(start))
      case .quadratic(let control, _): result.append(.quadratic(control, start))
      case .cubic(let first, let second, _): result.append(.cubic(second, first, start))
      }
    }
    return result.isEmpty ? [] : result + [.close]
  }
}

extension GlyphOutline.Element {
  /// The points in their order, the end last.
  var points: [GlyphOutline.Point] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quadratic(let control, let to): [control, to]
    case .cubic(let first, let second, let to): [first, second, to]
    case .close: []
    }
  }
}

/// A place of something drawn: turned, scaled and moved.
struct Transform {
  private var a = 1.0
  private var b = 0.0
  private var c = 0.0
  private var d = 1.0
  private var x = 0.0
  private var y = 0.0

  init(scale: Double) {
    a = scale
    d = scale
  }

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  func apply(to point: GlyphOutline.Point) -> GlyphOutline.Point {
    .init(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
  }

  func apply(to path: [GlyphOutline.Element]) -> [GlyphOutline.Element] {
    path.map { element in
      switch element {
      case .move(let to): .move(apply(to: to))
      case .line(let to): .line(apply(to: to))
      case .quadratic(let control, let to): .quadratic(apply(to: control), apply(to: to))
      case .cubic(let first, let second, let to):
        .cubic(apply(to: first), apply(to: second), apply(to: to))
      case .close: .close
      }
    }
  }

  /// Moves by a distance, applied first.
  func moved(by distance: RowPoint) -> Transform {
    var result = self
    let origin = apply(to: .init(x: distance.x, y: distance.y))
    result.x = origin.x
    result.y = origin.y
    return result
  }

  /// Scales, applied first.
  func scaled(x: Double, y: Double) -> Transform {
    var result = self
    result.a *= x
    result.b *= x
    result.c *= y
    result.d *= y
    return result
  }

  /// Turns by degrees, clockwise as y goes down, applied first.
  private func rotated(by degrees: Double) -> Transform {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    var result = self
    result.a = a * cosine + c * sine
    result.b = b * cosine + d * sine
    result.c = c * cosine - a * sine
    result.d = d * cosine - b * sine
    return result
  }

  /// The place of what a group holds.
  func applying(_ group: Drawing.Group) -> Transform {
    let moved = moved(by: group.offset)
    guard group.rotation != 0 || group.scale != 1 else { return moved }
    return moved.moved(by: group.center).rotated(by: group.rotation).scaled(x: group.scale, y: group.scale)
      .moved(by: RowPoint(x: -group.center.x, y: -group.center.y))
  }
}
