// The size, weight and colours of symbols of UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIImage {
  /// The size, weight and colours of a symbol.
  public struct SymbolConfiguration: Sendable {
    let size: CGFloat?
    private init(size: CGFloat?) { self.size = size }
    /// A size of text in points.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      self.init(size: pointSize)
    }
    public init(font: UIFont, scale: SymbolScale = .default) { self.init(size: font.pointSize) }
    public init(weight: SymbolWeight) { self.init(size: nil) }
    public init(scale: SymbolScale) { self.init(size: nil) }
    public init(hierarchicalColor: UIColor) { self.init(size: nil) }
    public init(paletteColors: [UIColor]) { self.init(size: nil) }
  }
  /// The weight of a symbol.
  public enum SymbolWeight: Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The scale of a symbol.
  public enum SymbolScale: Sendable {
    case `default`, unspecified, small, medium, large
  }
  /// A symbol, as large as a line of the body's text at the configuration's size.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let side = (configuration?.size ?? 17) / 17 * 20
    self.init(name: name, size: CGSize(width: side, height: side))
  }
}
