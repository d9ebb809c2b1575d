// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The functions of `selfsizing.h`, where they are documented.
public import CSelfSizing
internal import LayoutServing
internal import SelfSizing

/// Pixels of the caller's that a picture is written to.
@safe
private struct PixelArea {
  let pixels: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  let stride: Int

  /// The most pixels of a side; what is drawn is no larger.
  static let greatestSide = 16_000

  init(_ pixels: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ stride: Int) throws(Failure) {
    guard let pixels = unsafe pixels else { throw .null("pixels") }
    guard (0...Self.greatestSide).contains(width), (0...Self.greatestSide).contains(height) else {
      throw Failure(SS_TOO_LONG, "a picture has at most \(Self.greatestSide) pixels a side")
    }
    guard stride >= width * 4, stride % 4 == 0, stride <= Int(Int32.max) else {
      throw Failure(
        SS_MISUSE,
        "stride is \(stride) bytes: it has to be a multiple of 4, and at least four times pixel_width")
    }
    guard Int(bitPattern: pixels) % 4 == 0 else { throw Failure(SS_MISUSE, "pixels lie at no multiple of 4") }
    unsafe self.pixels = pixels
    self.width = width
    self.height = height
    self.stride = stride
  }

  /// Writes an image to the upper left corner; all else becomes clear.
  func write(_ image: PixelImage?) {
    for y in 0..<height {
      let row = unsafe (pixels + y * stride).assumingMemoryBound(to: UInt32.self)
      let shown = image.map { y < $0.height ? min(width, $0.width) : 0 } ?? 0
      if let image {
        unsafe image.pixels.withUnsafeBufferPointer { bytes in
          for x in 0..<shown {
            let start = (y * image.width + x) * 4
            let opacity = unsafe UInt32(bytes[start + 3])
            var value = opacity << 24
            for part in 0..<3 {
              let color = unsafe (UInt32(bytes[start + part]) * opacity + 127) / 255
              value |= color << UInt32(16 - 8 * part)
            }
            unsafe row[x] = value
          }
        }
      }
      for x in shown..<width { unsafe row[x] = 0 }
    }
  }
}

@c @implementation
public func ss_row_draw(
  _ row: OpaquePointer?, _ width: UnsafePointer<Double>?, _ height: UnsafePointer<Double>?, _ scale: Double,
  _ pixels: UnsafeMutableRawPointer?, _ pixelWidth: Int, _ pixelHeight: Int, _ stride: Int
) -> ss_status {
  unsafe with(row: row) { box throws(Failure) in
    let area = try unsafe PixelArea(pixels, pixelWidth, pixelHeight, stride)
    guard scale > 0, scale <= 100 else {
      throw Failure(SS_BAD_NUMBER, "a scale is more than 0 and at most 100; this one is \(scale)")
    }
    var drawing = try call { () throws(RowError) in
      try unsafe Drawing(box.row.layout(proposal(width, height)), glyphs: box.engine.engine.texts)
    }
    // What lies beyond the caller's pixels is not drawn at all.
    drawing.size.width = min(drawing.size.width, Double(area.width) / scale)
    drawing.size.height = min(drawing.size.height, Double(area.height) / scale)
    let image = drawing.image(glyphs: box.engine.engine.texts, scale: scale, background: nil)
    guard image != nil || !(drawing.size.width > 0 && drawing.size.height > 0) else {
      throw Failure(
        SS_TOO_LONG, "the row is too much to draw: use fewer parts one over the other, or a smaller scale")
    }
    area.write(image)
  }
}
