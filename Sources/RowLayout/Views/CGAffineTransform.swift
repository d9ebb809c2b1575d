// Matrices of the plane, as Core Graphics has them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A matrix of the plane.
public struct CGAffineTransform: Hashable, Sendable {
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  public var a, b: CGFloat
  public var c, d: CGFloat
  public var tx, ty: CGFloat
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  public init(translationX: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }
  /// Turned by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

extension CGAffineTransform {
  /// This one after another.
  private func after(_ first: CGAffineTransform) -> CGAffineTransform { first.concatenating(self) }
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    after(CGAffineTransform(translationX: x, y: y))
  }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    after(CGAffineTransform(scaleX: x, y: y))
  }
  /// Turned before, by an angle in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    after(CGAffineTransform(rotationAngle: angle))
  }
}

extension CGPoint {
  /// The point in a matrix.
  public func applying(_ matrix: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: x * matrix.a + y * matrix.c + matrix.tx, y: x * matrix.b + y * matrix.d + matrix.ty)
  }
}

extension CGSize {
  public func applying(_ matrix: CGAffineTransform) -> CGSize {
    CGSize(width: width * matrix.a + height * matrix.c, height: width * matrix.b + height * matrix.d)
  }
}
