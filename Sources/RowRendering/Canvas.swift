internal import TextShaping

/// Pixels that are drawn upon: red, green, blue, each times opacity, and opacity, from 0 to 1.
struct Canvas {
  /// The part of the picture that may be drawn upon, in its pixels.
  let bounds: PixelBox
  /// The part of it that has pixels; all around is clear.
  private(set) var extent: PixelBox
  private var pixels: [SIMD4<Float>]

  /// A clear canvas of a whole picture.
  init(width: Int, height: Int) {
    bounds = PixelBox(x: 0, y: 0, width: width, height: height)
    extent = bounds
    pixels = Array(repeating: .zero, count: bounds.area)
  }

  /// A clear canvas of a part of a picture, which has pixels where something is drawn.
  init(layer bounds: PixelBox) {
    self.bounds = bounds
    extent = PixelBox(x: bounds.x, y: bounds.y, width: 0, height: 0)
    pixels = []
  }

  /// The part that has pixels once something is drawn into a box. It grows by its own length at a time, so that what is drawn
  /// piece by piece is not copied for each.
  func extent(holding box: PixelBox) -> PixelBox {
    guard extent.area > 0 else { return box }
    let (left, right) = Self.extended(extent.columns, to: box.columns, in: bounds.columns)
    let (top, bottom) = Self.extended(extent.rows, to: box.rows, in: bounds.rows)
    return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A range that holds another one: on each side where it did not, it is longer by its own length where there is room.
  private static func extended(
    _ own: Range<Int>, to other: Range<Int>, in bounds: Range<Int>
  ) -> (from: Int, to: Int) {
    (
      other.lowerBound < own.lowerBound
        ? min(other.lowerBound, max(bounds.lowerBound, own.lowerBound - own.count)) : own.lowerBound,
      other.upperBound > own.upperBound
        ? max(other.upperBound, min(bounds.upperBound, own.upperBound + own.count)) : own.upperBound
    )
  }

  /// Makes pixels for a box.
  private mutating func grow(toHold box: PixelBox) {
    let old = extent
    extent = extent(holding: box)
    guard extent != old else { return }
    var grown = [SIMD4<Float>](repeating: .zero, count: extent.area)
    for row in 0..<old.height {
      let start = (old.y + row - extent.y) * extent.width + old.x - extent.x
      grown.replaceSubrange(start..<start + old.width, with: pixels[row * old.width..<(row + 1) * old.width])
    }
    pixels = grown
  }

  /// The index of the first pixel of a box in one of its rows.
  private func start(ofRow row: Int, in box: PixelBox) -> Int {
    (box.y + row - extent.y) * extent.width + box.x - extent.x
  }

  /// Covers everything with a colour.
  mutating func fill(_ color: PictureColor) {
    for index in pixels.indices { pixels[index] = color.premultiplied }
  }

  /// Lays a colour over a part of the canvas, as much of it as the part's pixels are covered.
  mutating func fill(_ box: PixelBox, _ coverage: [UInt8], _ color: PictureColor) {
    grow(toHold: box)
    let color = color.premultiplied
    for row in 0..<box.height {
      let start = start(ofRow: row, in: box)
      for column in 0..<box.width {
        let covered = coverage[row * box.width + column]
        if covered > 0 { over(start + column, color * (Float(covered) / 255)) }
      }
    }
  }

  /// Lays a layer over this canvas, as much of it as the layer's pixels are covered by the mask.
  mutating func blend(_ layer: Canvas, opacity: Double, mask: [UInt8]?) {
    let box = layer.extent
    grow(toHold: box)
    for row in 0..<box.height {
      let start = start(ofRow: row, in: box)
      for column in 0..<box.width {
        let index = row * box.width + column
        guard layer.pixels[index].w > 0 else { continue }
        let covered = mask.map { Float($0[index]) / 255 } ?? 1
        over(start + column, layer.pixels[index] * (Float(opacity) * covered))
      }
    }
  }

  /// Draws an image into a frame, each pixel as the mean of those of the image that fall into it.
  mutating func draw(_ image: PixelImage, left: Double, top: Double, right: Double, bottom: Double) {
    guard let box = PixelBox(left: left, top: top, right: right, bottom: bottom, in: bounds) else { return }
    grow(toHold: box)
    let across = Double(image.width) / (right - left)
    let down = Double(image.height) / (bottom - top)
    for row in 0..<box.height {
      let start = start(ofRow: row, in: box)
      for column in 0..<box.width {
        let color = image.mean(
          x: (Double(box.x + column) - left) * across, y: (Double(box.y + row) - top) * down, width: across,
          height: down)
        over(start + column, color)
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
    return PixelImage(width: extent.width, height: extent.height, pixels: bytes)
  }
}

/// A part of a picture in whole pixels.
struct PixelBox: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The number of pixels.
  var area: Int { width * height }
  var columns: Range<Int> { x..<x + width }
  var rows: Range<Int> { y..<y + height }
}

extension PixelBox {
  /// The part of another box that a path touches; nil where that is none.
  init?(around path: [GlyphOutline.Element], in bounds: PixelBox) {
    var least = SIMD2(Double.infinity, .infinity)
    var greatest = SIMD2(-Double.infinity, -.infinity)
    for element in path {
      for point in element.points {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        least = SIMD2(min(least.x, point.x), min(least.y, point.y))
        greatest = SIMD2(max(greatest.x, point.x), max(greatest.y, point.y))
      }
    }
    let origin = SIMD2(Double(bounds.x), Double(bounds.y))
    let limit = origin + SIMD2(Double(bounds.width), Double(bounds.height))
    let from = least.rounded(.down).clamped(lowerBound: origin, upperBound: limit)
    let to = greatest.rounded(.up).clamped(lowerBound: origin, upperBound: limit)
    guard least.x <= greatest.x, to.x > from.x, to.y > from.y else { return nil }
    self.init(x: Int(from.x), y: Int(from.y), width: Int(to.x - from.x), height: Int(to.y - from.y))
  }

  /// The part of another box that a frame touches; nil where that is none.
  init?(left: Double, top: Double, right: Double, bottom: Double, in bounds: PixelBox) {
    guard right > left, bottom > top else { return nil }
    self.init(around: [.move(.init(x: left, y: top)), .line(.init(x: right, y: bottom))], in: bounds)
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
