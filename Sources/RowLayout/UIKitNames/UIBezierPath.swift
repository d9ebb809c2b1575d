/// Lines as UIKit has them; described rows keep none.
public final class UIBezierPath: Sendable {
  /// No lines.
  public init() {}
  /// A rectangle.
  public init(rect: CGRect) {}
  /// An ellipse.
  public init(ovalIn rect: CGRect) {}
  /// A rectangle with some corners round.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {}
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  /// A part of a circle.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Lines of Core Graphics.
  public init(cgPath: CGPath) {}
  /// The lines.
  public var cgPath: CGPath { CGPath() }
  /// True if nothing is drawn: nothing of it is kept.
  public var isEmpty: Bool { true }

  /// Begins a line.
  public func move(to point: CGPoint) {}
  /// A straight line.
  public func addLine(to point: CGPoint) {}
  /// A curve of two control points.
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  /// A curve of one control point.
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {}
  /// A part of a circle.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Other lines.
  public func append(_ path: UIBezierPath) {}
  /// Back to where the line began.
  public func close() {}
  /// The lines through a matrix.
  public func apply(_ transform: CGAffineTransform) {}
}

/// Lines as CoreGraphics has them; described rows keep none.
public struct CGPath: Sendable {}

extension Path {
  /// Lines of CoreGraphics.
  public init(_ path: CGPath) { self.init() }
}
