extension UIImage {
  /// The size, weight and colours of a symbol.
  public struct SymbolConfiguration: Sendable {
    let size: CGFloat?
    private init(size: CGFloat?) { self.size = size }
    /// A size of text in points.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      self.init(size: pointSize)
    }
    /// The size of a font.
    public init(font: UIFont, scale: SymbolScale = .default) { self.init(size: font.pointSize) }
    /// A weight.
    public init(weight: SymbolWeight) { self.init(size: nil) }
    /// A scale.
    public init(scale: SymbolScale) { self.init(size: nil) }
    /// A colour of which lesser ones are made.
    public init(hierarchicalColor: UIColor) { self.init(size: nil) }
    /// Colours, one after the other.
    public init(paletteColors: [UIColor]) { self.init(size: nil) }
  }
  /// The weight of a symbol.
  public enum SymbolWeight: Sendable {
    /// As the text's; from the thinnest to the thickest.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The scale of a symbol.
  public enum SymbolScale: Sendable {
    /// As usual; from the smallest to the largest.
    case `default`, unspecified, small, medium, large
  }
  /// A symbol, as large as a line of the body's text at the configuration's size.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let side = (configuration?.size ?? 17) / 17 * 20
    self.init(name: name, size: CGSize(width: side, height: side))
  }
}
