// Lines as UIKit has them; described rows keep none.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Lines as UIKit has them; described rows keep none.
public final class UIBezierPath: Sendable {
  public init() {}
  public init(rect: CGRect) {}
  public init(ovalIn rect: CGRect) {}
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public init(cgPath: CGPath) {}
  public var cgPath: CGPath { CGPath() }
  /// True if nothing is drawn: nothing of it is kept.
  public var isEmpty: Bool { true }

  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  /// A curve of two control points.
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  /// A curve of one control point.
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {}
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func append(_ path: UIBezierPath) {}
  public func close() {}
  public func apply(_ transform: CGAffineTransform) {}
}

/// Lines as CoreGraphics has them; described rows keep none.
public struct CGPath: Sendable {}

extension Path {
  public init(_ path: CGPath) { self.init() }
}
