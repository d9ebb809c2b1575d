private import Synchronization

/// An image as UIKit has it, by its size in points; one that is only named has none, and the environment's `imageSizes` tell it.
public final class UIImage: Sendable {
  let name: String?
  private let known: Mutex<CGSize?>

  /// The size in points; nothing where it is not known. AppKit's images can be given another.
  public var size: CGSize {
    get { knownSize ?? .zero }
    set { known.withLock { $0 = newValue } }
  }
  /// Pixels in a point.
  public let scale: CGFloat

  init(name: String?, size: CGSize?, scale: CGFloat = 1) {
    self.name = name
    known = Mutex(size)
    self.scale = scale
  }

  /// An image without anything in it.
  public convenience init() { self.init(name: nil, size: .zero) }
  /// An image of a size.
  public convenience init(size: CGSize) { self.init(name: nil, size: size) }
  /// An image of the app's own.
  public convenience init?(named name: String) { self.init(name: name, size: nil) }
  /// An image of the app's own that is there.
  public convenience init(imageLiteralResourceName name: String) { self.init(name: name, size: nil) }
  /// An image of a bundle.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Any?) {
    self.init(name: name, size: nil)
  }
  /// An image of a bundle for some traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
    self.init(name: name, size: nil)
  }
  /// A symbol, as large as a line of the body's text.
  public convenience init?(systemName name: String) {
    self.init(name: name, size: CGSize(width: 20, height: 20))
  }
  /// An image of a file's bytes, which are read for its size; nil where they are no PNG, GIF or JPEG.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard scale > 0, let pixels = imagePixels(data) else { return nil }
    self.init(
      name: nil, size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
  }
  /// An image of a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// An image of pixels.
  public convenience init(cgImage: CGImage) {
    self.init(name: nil, size: CGSize(width: cgImage.width, height: cgImage.height))
  }
  /// The pixels, of which described rows know the number alone; nil where the size is not known.
  public var cgImage: CGImage? {
    knownSize.map { CGImage(width: pixels($0.width), height: pixels($0.height)) }
  }

  /// The whole pixels of a length; none of what is no number, and at most 2^30.
  private func pixels(_ length: CGFloat) -> Int {
    let pixels = length * scale
    return pixels.isNaN ? 0 : Int(min(max(0, pixels), 0x1p30))
  }

  /// An image's tinting.
  public enum RenderingMode: Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  /// Returns itself.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// Returns itself.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage { self }

  /// No bytes, as described rows have no pixels.
  public func pngData() -> Data? { nil }
  /// No bytes, as described rows have no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// The size where it is known.
  var knownSize: CGSize? { known.withLock { $0 } }
}

extension UIImage: Hashable {
  /// True if the images are one.
  public static func == (a: UIImage, b: UIImage) -> Bool { a === b }
  /// Adds the image's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The size in pixels that an image's bytes begin with.
private func imagePixels(_ data: Data) -> CGSize? {
  let bytes = [UInt8](data)
  func number(_ offset: Int, _ order: [Int]) -> Double? {
    guard offset >= 0, bytes.count - offset >= order.count else { return nil }
    return order.reduce(0) { $0 * 256 + Double(bytes[offset + $1]) }
  }
  if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), let width = number(16, [0, 1, 2, 3]),
    let height = number(20, [0, 1, 2, 3])
  {
    return CGSize(width: width, height: height)
  }
  if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]), let width = number(6, [1, 0]),
    let height = number(8, [1, 0])
  {
    return CGSize(width: width, height: height)
  }
  guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
  var offset = 2
  while bytes.count - offset >= 9, bytes[offset] == 0xFF {
    let marker = bytes[offset + 1]
    let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    if isFrame, let height = number(offset + 5, [0, 1]), let width = number(offset + 7, [0, 1]) {
      return CGSize(width: width, height: height)
    }
    guard let length = number(offset + 2, [0, 1]), length >= 2 else { return nil }
    offset += 2 + Int(length)
  }
  return nil
}

/// Pixels as CoreGraphics has them; described rows know their number alone.
public struct CGImage: Hashable, Sendable {
  /// Pixels in a line.
  public let width: Int
  /// Lines.
  public let height: Int
}

extension Image {
  /// The turn of pixels as they were taken.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    /// True if width and height are exchanged.
    var isSideways: Bool {
      switch self {
      case .left, .leftMirrored, .right, .rightMirrored: true
      case .up, .upMirrored, .down, .downMirrored: false
      }
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// The type of an `#imageLiteral` where no type is asked for.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
