internal import RowLayout
internal import TextLayout
public import TextShaping

extension Drawing {
  /// The picture as pixels.
  ///
  /// - Parameters:
  ///   - glyphs: what the row was drawn with.
  ///   - scale: pixels a point.
  ///   - captionStack: the font stack that captions are set in; without one there are none.
  ///   - background: the colour behind everything; nil leaves it clear.
  /// - Returns: nil for a picture without area, or of more than 16,000 pixels a side.
  /// - Complexity: linear in the pixels and in what is drawn.
  public func image(
    glyphs: (any GlyphSource)?, scale: Double = 2, captionStack: String? = nil,
    background: PictureColor? = PictureColor(white: 1)
  ) -> PixelImage? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    let limit = Double(CoverageRaster.greatestSide)
    guard width >= 1, height >= 1, width <= limit, height <= limit, let raster = CoverageRaster() else {
      return nil
    }
    var writer = PNGWriter(
      glyphs: glyphs, captionStack: captionStack, raster: raster, width: Int(width), height: Int(height))
    if let background { writer.canvas.fill(background) }
    writer.draw(items, Transform(scale: scale))
    return writer.canvas.image
  }
}

/// Draws items on a canvas.
struct PNGWriter {
  private var glyphs: GlyphImages
  let captionStack: String?
  let raster: CoverageRaster
  var canvas: Canvas
  private var pictures: [GlyphKey: PixelImage] = [:]

  init(
    glyphs: (any GlyphSource)?, captionStack: String?, raster: CoverageRaster, width: Int, height: Int
  ) {
    self.glyphs = GlyphImages(source: glyphs)
    self.captionStack = captionStack
    self.raster = raster
    canvas = Canvas(width: width, height: height)
  }

  mutating func draw(_ items: [Drawing.Item], _ transform: Transform) {
    for item in items {
      switch item {
      case .fill(let outline, let color): fill(outline.path, color, transform)
      case .stroke(let outline, let color, let width): fill(outline.stroked(width), color, transform)
      case .text(let line): draw(line, transform)
      case .caption(let text, let place, let size, let color):
        let row = Drawing.TextRow(
          caption: text, at: place, size: size, color: color, stack: captionStack, glyphs: glyphs.source)
        if let row { draw(row, transform) }
      case .group(let group, let items): draw(group, items, transform)
      }
    }
  }

  private mutating func draw(_ group: Drawing.Group, _ items: [Drawing.Item], _ transform: Transform) {
    let inner = transform.applying(group)
    guard group.opacity < 1 || group.clip != nil else { return draw(items, inner) }
    // Drawn apart, so that what overlaps inside is seen through as one.
    let below = canvas
    canvas = Canvas(width: below.width, height: below.height)
    draw(items, inner)
    let layer = canvas
    canvas = below
    var mask: [UInt8]?
    if let clip = group.clip {
      mask = raster.coverage(of: inner.apply(to: clip.path), width: below.width, height: below.height)
    }
    canvas.blend(layer, opacity: group.opacity, mask: mask)
  }

  /// Fills a path, in a raster no larger than the path.
  private mutating func fill(
    _ path: [GlyphOutline.Element], _ color: PictureColor, _ transform: Transform
  ) {
    guard color.opacity > 0 else { return }
    let path = transform.apply(to: path)
    guard let box = PixelBox(around: path, width: canvas.width, height: canvas.height) else { return }
    let local = Transform(x: -Double(box.x), y: -Double(box.y)).apply(to: path)
    guard let coverage = raster.coverage(of: local, width: box.width, height: box.height) else { return }
    canvas.fill(box, coverage, color)
  }

  private mutating func draw(_ line: Drawing.TextRow, _ transform: Transform) {
    let place = transform.moved(by: line.origin)
    for run in line.runs {
      if let outline = run.boxOutline {
        fill(outline.path, GlyphRun.boxColor, place)
        fill(outline.stroked(GlyphRun.boxLineWidth), GlyphRun.boxLineColor, place)
      }
      for glyph in run.glyphs { draw(glyph, in: run, line.color, place) }
    }
    for frame in line.decorations {
      fill(Drawing.Outline.rectangle(frame, cornerRadius: 0).path, line.color, place)
    }
  }

  private mutating func draw(
    _ glyph: GlyphRun.Glyph, in run: GlyphRun, _ color: PictureColor, _ transform: Transform
  ) {
    let (key, image) = glyphs.image(of: glyph, in: run)
    let place = transform.moved(by: RowPoint(x: glyph.x, y: -glyph.y))
    switch image {
    case .empty: return
    case .outline(let outline):
      let scale = run.font.size / Double(outline.unitsPerEm)
      fill(outline.elements, color, place.scaled(x: scale, y: -scale))
    case .png(let data, let left, let top, let width, let height, let unit):
      let picture = pictures[key] ?? PixelImage(png: data)
      pictures[key] = picture
      guard let picture else { return }
      let scale = run.font.size / Double(unit)
      let corner = place.apply(to: .init(x: left * scale, y: -top * scale))
      let end = place.apply(to: .init(x: (left + width) * scale, y: (height - top) * scale))
      canvas.draw(picture, left: corner.x, top: corner.y, right: end.x, bottom: end.y)
    }
  }
}
