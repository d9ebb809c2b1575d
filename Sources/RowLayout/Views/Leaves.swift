/// Space that takes what is left in a stack (rules P1 to P3).
public struct Spacer: PrimitiveView {
  let minLength: Double?

  /// A spacer of at least a length; 8 unless given.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.spacer(minLength: minLength))
  }
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
public struct Image: PrimitiveView {
  private let name: String
  private let isSymbol: Bool
  private var isResizable = false
  private let size: RowSize?

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

  /// An image of a known size in points.
  public init(_ name: String, width: Double, height: Double) {
    self.name = name
    isSymbol = false
    size = RowSize(width: width, height: height)
  }

  /// The same image taking the size it is offered (rule L1).
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The same image; how it is tinted has no effect on layout.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// How an image is tinted.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a mask.
    case template
    /// As it is.
    case original
  }

  func describe(_ context: ViewContext) -> RowDescription {
    let font = context.values.font?.choice ?? FontChoice()
    let setting = context.values.dynamicTypeSize
    let points = font.size ?? (font.style ?? .body).size(at: setting)
    let line = roundedUp((0.95215 + 0.24121) * points, toScale: context.values.displayScale)
    let estimate = isSymbol ? RowSize(width: line, height: line) : nil
    guard let known = size ?? context.values.imageSizes[name] ?? estimate ?? (isResizable ? .zero : nil)
    else {
      return RowDescription(
        .invalid(
          RowError(
            .invalidNumber,
            "The size of the image \"\(name)\" is not known; give it in the environment's imageSizes.")))
    }
    return RowDescription(
      .image(
        ImageDescription(
          name: name, width: known.width, height: known.height, isResizable: isResizable,
          isSymbol: isSymbol, baselineOffset: isSymbol ? 0.24121 * points : nil)))
  }
}
