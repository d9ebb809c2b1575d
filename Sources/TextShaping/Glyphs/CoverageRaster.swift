internal import CFreeType

/// Turns outlines into pixels: how much of each pixel lies inside, by FreeType's smooth rasteriser.
///
/// Safety: `@unchecked Sendable` because FreeType's library handle is used for one outline at a time by its owner, who
/// does not share the raster.
@safe
package final class CoverageRaster {
  private var library: FT_Library?

  /// A raster; nil where FreeType cannot be set up.
  package init?() {
    guard unsafe FT_Init_FreeType(&library) == 0 else { return nil }
  }

  deinit { unsafe FT_Done_FreeType(library) }

  /// The widest and highest area in pixels.
  package static let greatestSide = 16_000

  /// The coverage of a `width` x `height` area from 0 (outside) to 255, row after row from the top.
  ///
  /// - Parameter elements: the outline in pixels of the area, y downwards; overlapping contours of one direction are filled.
  /// - Returns: nil for an area without pixels or beyond ``greatestSide``, or an outline of more than 32,000 points.
  package func coverage(of elements: [GlyphOutline.Element], width: Int, height: Int) -> [UInt8]? {
    guard (1...Self.greatestSide).contains(width), (1...Self.greatestSide).contains(height) else {
      return nil
    }
    var contours = Contours(height: height)
    for element in elements { contours.add(element) }
    contours.close()
    guard contours.points.count <= 32_000 else { return nil }
    var pixels = [UInt8](repeating: 0, count: width * height)
    guard !contours.points.isEmpty else { return pixels }
    let error = unsafe contours.points.withUnsafeMutableBufferPointer { points in
      unsafe contours.tags.withUnsafeMutableBufferPointer { tags in
        unsafe contours.ends.withUnsafeMutableBufferPointer { ends in
          unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            var outline = unsafe FT_Outline(
              n_contours: Int16(ends.count), n_points: Int16(points.count), points: points.baseAddress,
              tags: tags.baseAddress, contours: ends.baseAddress, flags: 0)
            var bitmap = unsafe FT_Bitmap()
            unsafe bitmap.rows = UInt32(height)
            unsafe bitmap.width = UInt32(width)
            unsafe bitmap.pitch = Int32(width)
            unsafe bitmap.buffer = pixels.baseAddress
            unsafe bitmap.num_grays = 256
            unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return unsafe FT_Outline_Get_Bitmap(library, &outline, &bitmap)
          }
        }
      }
    }
    return error == 0 ? pixels : nil
  }

  /// Points as FreeType takes them: 64ths of a pixel, y upwards.
  private struct Contours {
    let height: Int
    var points: [FT_Vector] = []
    var tags: [CChar] = []
    var ends: [Int16] = []
    private var start = 0

    init(height: Int) { self.height = height }

    mutating func add(_ element: GlyphOutline.Element) {
      switch element {
      case .move(let point):
        close()
        append(point, .onCurve)
      case .line(let point): append(point, .onCurve)
      case .quadratic(let control, let point):
        append(control, .quadratic)
        append(point, .onCurve)
      case .cubic(let first, let second, let point):
        append(first, .cubic)
        append(second, .cubic)
        append(point, .onCurve)
      case .close: close()
      }
    }

    /// FreeType's tags of points (FT_CURVE_TAG).
    private enum Tag: CChar {
      case quadratic = 0
      case onCurve = 1
      case cubic = 2
    }

    private mutating func append(_ point: GlyphOutline.Point, _ tag: Tag) {
      func fixed(_ value: Double) -> Int {
        value.isFinite ? Int((max(-16_000, min(32_000, value)) * 64).rounded()) : 0
      }
      guard points.count < 32_001 else { return }
      points.append(FT_Vector(x: fixed(point.x), y: fixed(Double(height) - point.y)))
      tags.append(tag.rawValue)
    }

    mutating func close() {
      guard points.count > start else { return }
      ends.append(Int16(clamping: points.count - 1))
      start = points.count
    }
  }
}
