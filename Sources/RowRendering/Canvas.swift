internal import TextShaping

/// Pixels that are drawn upon: red, green, blue, each times opacity, and opacity, from 0 to 1.
struct Canvas {
  let width: Int
  let height: Int
  private var pixels: [SIMD4<Float>]

  /// A clear canvas.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// Covers everything with a colour.
  mutating func fill(_ color: PictureColor) {
    for index in pixels.indices { pixels[index] = color.premultiplied }
  }

  /// Lays a colour over a part of the canvas, as much of it as the part's pixels are covered.
  mutating func fill(_ box: PixelBox, _ coverage: [UInt8], _ color: PictureColor) {
    let color = color.premultiplied
    for row in 0..<box.height {
      let start = (box.y + row) * width + box.x
      for column in 0..<box.width {
        let covered = coverage[row * box.width + column]
        if covered > 0 { over(start + column, color * (Float(covered) / 255)) }
      }
    }
  }

  /// Lays another canvas of the same size over this one.
  mutating func blend(_ layer: Canvas, opacity: Double, mask: [UInt8]?) {
    guard layer.pixels.count == pixels.count else { return }
    for index in pixels.indices where layer.pixels[index].w > 0 {
      let covered = mask.map { index < $0.count ? Float($0[index]) / 255 : 0 } ?? 1
      over(index, layer.pixels[index] * (Float(opacity) * covered))
    }
  }

  /// Draws an image into a frame, each pixel as the mean of those of the image that fall into it.
  mutating func draw(_ image: PixelImage, left: Double, top: Double, right: Double, bottom: Double) {
    let corners = [GlyphOutline.Element.move(.init(x: left, y: top)), .line(.init(x: right, y: bottom))]
    guard right > left, bottom > top, let box = PixelBox(around: corners, width: width, height: height) else {
      return
    }
    let across = Double(image.width) / (right - left)
    let down = Double(image.height) / (bottom - top)
    for row in box.y..<box.y + box.height {
      for column in box.x..<box.x + box.width {
        let color = image.mean(
          x: (Double(column) - left) * across, y: (Double(row) - top) * down, width: across, height: down)
        over(row * width + column, color)
      }
    }
  }

  private mutating func over(_ index: Int, _ color: SIMD4<Float>) {
    pixels[index] = color + pixels[index] * (1 - color.w)
  }

  /// The pixels as bytes, opacity not multiplied in.
  var image: PixelImage? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      let opacity = max(pixel.w, 1e-6)
      let straight = SIMD4(pixel.x / opacity, pixel.y / opacity, pixel.z / opacity, pixel.w)
      let scaled = (straight.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrEven)
      for part in 0..<4 { bytes.append(UInt8(scaled[part])) }
    }
    return PixelImage(width: width, height: height, pixels: bytes)
  }
}

/// A part of a canvas in whole pixels.
struct PixelBox {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The part that a path touches; nil where that is none.
  init?(around path: [GlyphOutline.Element], width: Int, height: Int) {
    var least = SIMD2(Double.infinity, .infinity)
    var greatest = SIMD2(-Double.infinity, -.infinity)
    for element in path {
      for point in element.points {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        least = SIMD2(min(least.x, point.x), min(least.y, point.y))
        greatest = SIMD2(max(greatest.x, point.x), max(greatest.y, point.y))
      }
    }
    let limit = SIMD2(Double(width), Double(height))
    let from = least.rounded(.down).clamped(lowerBound: .zero, upperBound: limit)
    let to = greatest.rounded(.up).clamped(lowerBound: .zero, upperBound: limit)
    guard least.x <= greatest.x, to.x > from.x, to.y > from.y else { return nil }
    x = Int(from.x)
    y = Int(from.y)
    self.width = Int(to.x) - x
    self.height = Int(to.y) - y
  }
}

extension PictureColor {
  var premultiplied: SIMD4<Float> {
    SIMD4(Float(red * opacity), Float(green * opacity), Float(blue * opacity), Float(opacity))
  }
}

extension PixelImage {
  /// The mean of the pixels in a part, opacity multiplied in.
  func mean(x: Double, y: Double, width: Double, height: Double) -> SIMD4<Float> {
    func range(_ start: Double, _ length: Double, _ count: Int) -> Range<Int> {
      let from = max(0, min(Double(count - 1), start.rounded(.down)))
      let to = max(from + 1, min(Double(count), (start + length).rounded(.up)))
      return Int(from)..<Int(to)
    }
    // Outside the image there is nothing.
    guard x + width > 0, y + height > 0, x < Double(self.width), y < Double(self.height) else { return .zero }
    var sum = SIMD4<Float>.zero
    let columns = range(x, width, self.width)
    let rows = range(y, height, self.height)
    for row in rows {
      for column in columns {
        let index = (row * self.width + column) * 4
        let opacity = Float(pixels[index + 3]) / 255
        sum +=
          SIMD4(Float(pixels[index]) / 255, Float(pixels[index + 1]) / 255, Float(pixels[index + 2]) / 255, 1)
          * opacity
      }
    }
    return sum / Float(columns.count * rows.count)
  }
}
