internal import CPNG

/// Pixels of 4 bytes each, red, green, blue and opacity (not multiplied in), row after row from the top.
public struct PixelImage: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The bytes of all pixels.
  public let pixels: [UInt8]

  /// An image; nil if the pixels are not four bytes for each place.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    let (count, isTooGreat) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooGreat, pixels.count.isMultiple(of: 4), pixels.count / 4 == count else {
      return nil
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// RGBA in libpng's simplified interface: PNG_FORMAT_FLAG_ALPHA and PNG_FORMAT_FLAG_COLOR, macros that Swift does not import.
  private static let format: UInt32 = 0x03
  /// Larger images are not read: no glyph is so large.
  private static let greatestSide: UInt32 = 4_096

  /// An image from PNG data; nil where the data is broken or the image is larger than 4,096 pixels a side.
  public init?(png: [UInt8]) {
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    defer { unsafe png_image_free(&image) }
    guard unsafe png_image_begin_read_from_memory(&image, png, png.count) != 0,
      unsafe image.width <= Self.greatestSide, unsafe image.height <= Self.greatestSide
    else { return nil }
    unsafe image.format = Self.format
    var pixels = [UInt8](repeating: 0, count: unsafe Int(image.width) * Int(image.height) * 4)
    guard unsafe png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { return nil }
    unsafe self.init(width: Int(image.width), height: Int(image.height), pixels: pixels)
  }

  /// The image as PNG data; nil if libpng cannot write it.
  public func png() -> [UInt8]? {
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    unsafe image.width = UInt32(clamping: width)
    unsafe image.height = UInt32(clamping: height)
    unsafe image.format = Self.format
    defer { unsafe png_image_free(&image) }
    var length = 0
    guard unsafe png_image_write_to_memory(&image, nil, &length, 0, pixels, 0, nil) != 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: length)
    guard unsafe png_image_write_to_memory(&image, &bytes, &length, 0, pixels, 0, nil) != 0 else {
      return nil
    }
    return Array(bytes.prefix(length))
  }
}
