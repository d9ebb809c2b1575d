internal import TextLayout

/// Space that takes what is left in a stack (rules P1 to P3).
public struct Spacer: PrimitiveView {
  let minLength: Double?

  /// A spacer of at least a length; 8 unless given.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength.map { Double($0) } }

  func describe(_ context: ViewContext) -> RowDescription { RowDescription(.spacer(minLength: minLength)) }
}

/// A line one pixel thick (rule V1).
public struct Divider: PrimitiveView {
  /// A divider.
  public init() {}

  func describe(_ context: ViewContext) -> RowDescription { RowDescription(.divider) }
}

/// A part with a size of its own that nothing changes (rule L2): for what a host draws itself.
public struct FixedLeaf: PrimitiveView {
  let width: Double
  let height: Double
  let firstBaseline: Double?

  /// A part of a size, with a baseline if it has one.
  public init(width: Double, height: Double, firstBaseline: Double? = nil) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.leaf(width: width, height: height, firstBaseline: firstBaseline))
  }
}

/// An image: of its own size, or resizable.
public struct Image: PrimitiveView, Equatable, Sendable {
  private let name: String
  private let isSymbol: Bool
  private var isResizable = false
  private let size: RowSize?
  private var hole: String?

  /// An image whose size the environment's `imageSizes` tell.
  public init(_ name: String) {
    self.name = name
    isSymbol = false
    size = nil
  }

  /// A symbol. Without a size in the environment's `imageSizes` it counts as a square as high as a line of the system
  /// font, an estimate.
  public init(systemName name: String) {
    self.name = name
    isSymbol = true
    size = nil
  }

  /// An image that is not read out.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }

  /// An image of the app's own.
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// An image of UIKit's, of its size where that is known.
  public init(uiImage: UIImage) {
    name = uiImage.name ?? ""
    isSymbol = false
    size = uiImage.knownSize.map { RowSize($0) }
  }

  /// Pixels in a scale, turned as they were taken, with a word for those who do not see them.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }

  /// Pixels in a scale that are not read out, turned as they were taken.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let scale = scale > 0 ? Double(scale) : 1
    let (width, height) = (Double(cgImage.width) / scale, Double(cgImage.height) / scale)
    let isTurned = orientation.isSideways
    self.init("", width: isTurned ? height : width, height: isTurned ? width : height)
  }

  /// A symbol drawn in part.
  public init(systemName name: String, variableValue: Double?) { self.init(systemName: name) }

  /// An image or a symbol of a bundle, drawn in part, with a word for those who do not see it.
  public init(
    _ name: String, variableValue: Double? = nil, bundle: Bundle? = nil, label: Text? = nil
  ) { self.init(name) }

  /// A drawing of a known size in points, of which nothing but the size is kept.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { self.init("", width: Double(size.width), height: Double(size.height)) }

  /// An image of a known size in points.
  public init(_ name: String, width: Double, height: Double) {
    self.name = name
    isSymbol = false
    size = RowSize(width: width, height: height)
  }

  /// An image whose size a value of a template fills under a name (``PortableRowTemplate``).
  public init(_ name: String = "", hole: String) {
    self.init(name, width: 0, height: 0)
    self.hole = hole
  }

  /// Returns the image at the proposed size, its own where a dimension is open (rule L1).
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Returns itself; tinting has no effect on layout.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// Returns itself; interpolation has no effect on layout.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Returns itself; edges have no effect on layout.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Returns itself; colours have no effect on layout.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// The filling of a frame.
  public enum ResizingMode: Hashable, Sendable {
    case stretch, tile
  }

  /// The smoothing when enlarged.
  public enum Interpolation: Hashable, Sendable {
    /// Pixel by pixel; hardly smoothed; smoothed; well smoothed.
    case none, low, medium, high
  }

  /// The size of a symbol beside text (certainty U).
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    var factor: Double { self == .small ? 0.8 : self == .large ? 1.25 : 1 }
  }

  /// An image's tinting.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  func describe(_ context: ViewContext) -> RowDescription {
    let points = fontSize(FontChoice(), context.values)
    let known = ownSize(fontSize: points, context.values) ?? RowSize(width: .nan, height: .nan)
    var image = ImageDescription(
      name: name, width: known.width, height: known.height, isResizable: isResizable,
      isSymbol: isSymbol, baselineOffset: isSymbol ? AppleSystemFont.descent * points : nil)
    image.hole = hole
    return RowDescription(.image(image))
  }

  /// The room that the image takes up in a line of text: a symbol stands as a letter does, any other image on the
  /// baseline. Nil where its size is not known.
  func inlineBox(in font: FontChoice, _ values: EnvironmentValues) -> InlineBox? {
    let points = fontSize(font, values)
    guard let known = ownSize(fontSize: points, values) else { return nil }
    let descent = isSymbol ? AppleSystemFont.descent * points : 0
    // An estimated symbol is no taller than a line, so that it does not part lines.
    let isEstimate = isSymbol && size == nil && values.imageSizes[name] == nil
    let ascent = isEstimate ? AppleSystemFont.ascent * points : known.height - descent
    return InlineBox(width: known.width, ascent: ascent, descent: descent)
  }

  /// The error part of an image of unknown size.
  var unknownSize: RowDescription {
    RowDescription(
      .invalid(
        RowError(
          .unknownImage,
          "The size of the image \"\(name)\" is not known; give it in the environment's imageSizes.")))
  }

  private func fontSize(_ font: FontChoice, _ values: EnvironmentValues) -> Double {
    font.completed(by: values.fontChoice).points(at: values.dynamicTypeSize)
  }

  /// The image's own size: as given, else the environment's, else a symbol's estimate.
  private func ownSize(fontSize points: Double, _ values: EnvironmentValues) -> RowSize? {
    if let known = size ?? values.imageSizes[name].map({ RowSize($0) }) { return known }
    guard isSymbol else { return nil }
    let line = roundedUp(
      (AppleSystemFont.ascent + AppleSystemFont.descent) * points, toScale: values.displayScale)
    return RowSize(width: line * values.imageScale.factor, height: line * values.imageScale.factor)
  }
}
