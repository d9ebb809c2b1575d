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
  /// - Returns: nil for a picture without area or of more than 16,000 pixels a side, and for one that is too much to draw: more than
  ///   2,147,483,648 pixels one over the other, 67,108,864 in groups that are seen through or cut within each other, or groups
  ///   more than 640 deep.
  /// - Complexity: linear in the pixels, and in those of everything drawn, each group that is seen through or cut taken by itself.
  public func image(
    glyphs: (any GlyphSource)?, scale: Double = 2, captionStack: String? = nil,
    background: PictureColor? = PictureColor(white: 1)
  ) -> PixelImage? {
    guard
      var writer = writer(
        glyphs: glyphs, scale: scale, captionStack: captionStack, budget: PictureBudget())
    else { return nil }
    if let background { writer.canvas.fill(background) }
    do throws(PictureTooLarge) { try writer.draw(items, Transform(scale: scale)) } catch { return nil }
    return writer.canvas.image
  }

  /// A writer with a clear canvas of the picture's size; nil where there is none.
  func writer(
    glyphs: (any GlyphSource)?, scale: Double, captionStack: String? = nil, budget: PictureBudget
  ) -> PNGWriter? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    let limit = Double(CoverageRaster.greatestSide)
    guard width >= 1, height >= 1, width <= limit, height <= limit, let raster = CoverageRaster() else {
      return nil
    }
    return PNGWriter(
      glyphs: glyphs, captionStack: captionStack, raster: raster,
      canvas: Canvas(width: Int(width), height: Int(height)), budget: budget)
  }
}

/// Draws items on a canvas.
struct PNGWriter {
  private var glyphs: GlyphImages
  let captionStack: String?
  let raster: CoverageRaster
  var canvas: Canvas
  private(set) var budget: PictureBudget
  /// The groups around what is drawn.
  private var depth = 0
  private var pictures: [GlyphKey: PixelImage] = [:]

  init(
    glyphs: (any GlyphSource)?, captionStack: String?, raster: CoverageRaster, canvas: Canvas,
    budget: PictureBudget
  ) {
    self.glyphs = GlyphImages(source: glyphs)
    self.captionStack = captionStack
    self.raster = raster
    self.canvas = canvas
    self.budget = budget
  }

  mutating func draw(_ items: [Drawing.Item], _ transform: Transform) throws(PictureTooLarge) {
    for item in items {
      switch item {
      case .fill(let outline, let color): try fill(outline.path, color, transform)
      case .stroke(let outline, let color, let width): try fill(outline.stroked(width), color, transform)
      case .text(let line): try draw(line, transform)
      case .caption(let text, let place, let size, let color):
        let row = Drawing.TextRow(
          caption: text, at: place, size: size, color: color, stack: captionStack, glyphs: glyphs.source)
        if let row { try draw(row, transform) }
      case .group(let group, let items): try draw(group, items, transform)
      }
    }
  }

  private mutating func draw(
    _ group: Drawing.Group, _ items: [Drawing.Item], _ transform: Transform
  ) throws(PictureTooLarge) {
    guard depth < Drawing.greatestDepth else { throw PictureTooLarge() }
    depth += 1
    let inner = transform.applying(group)
    if group.opacity < 1 || group.clip != nil {
      try drawLayer(group, items, inner)
    } else {
      try draw(items, inner)
    }
    depth -= 1
  }

  /// Draws a group apart, so that what overlaps inside is seen through as one.
  private mutating func drawLayer(
    _ group: Drawing.Group, _ items: [Drawing.Item], _ inner: Transform
  ) throws(PictureTooLarge) {
    let clip = group.clip.map { inner.apply(to: $0.path) }
    var bounds = canvas.bounds
    if let clip {
      guard let box = PixelBox(around: clip, in: bounds) else { return }
      bounds = box
    }
    var layer = Canvas(layer: bounds)
    swap(&canvas, &layer)
    try draw(items, inner)
    swap(&canvas, &layer)
    let box = layer.extent
    guard box.area > 0 else { return }
    let mask = clip.flatMap { coverage(of: $0, in: box) }
    if clip == nil || mask != nil {
      try reserve(box)
      canvas.blend(layer, opacity: group.opacity, mask: mask)
    }
    budget.release(box.area)
  }

  /// Takes what it costs to draw into a box.
  private mutating func reserve(_ box: PixelBox) throws(PictureTooLarge) {
    try budget.take(box.area)
    let grown = canvas.extent(holding: box).area - canvas.extent.area
    guard grown > 0 else { return }
    try budget.hold(grown)
    try budget.take(canvas.extent.area + grown)
  }

  /// The coverage of a box by a path in pixels of the picture.
  private func coverage(of path: [GlyphOutline.Element], in box: PixelBox) -> [UInt8]? {
    let local = Transform(x: -Double(box.x), y: -Double(box.y)).apply(to: path)
    return raster.coverage(of: local, width: box.width, height: box.height)
  }

  /// Fills a path, in a raster no larger than the path.
  private mutating func fill(
    _ path: [GlyphOutline.Element], _ color: PictureColor, _ transform: Transform
  ) throws(PictureTooLarge) {
    guard color.opacity > 0 else { return }
    try budget.take(path.count)
    let path = transform.apply(to: path)
    guard let box = PixelBox(around: path, in: canvas.bounds) else { return }
    guard let coverage = coverage(of: path, in: box) else { return }
    try reserve(box)
    canvas.fill(box, coverage, color)
  }

  private mutating func draw(_ line: Drawing.TextRow, _ transform: Transform) throws(PictureTooLarge) {
    let place = transform.moved(by: line.origin)
    for run in line.runs {
      if let outline = run.boxOutline {
        try fill(outline.path, GlyphRun.boxColor, place)
        try fill(outline.stroked(GlyphRun.boxLineWidth), GlyphRun.boxLineColor, place)
      }
      for glyph in run.glyphs { try draw(glyph, in: run, line.color, place) }
    }
    for frame in line.decorations {
      try fill(Drawing.Outline.rectangle(frame, cornerRadius: 0).path, line.color, place)
    }
  }

  private mutating func draw(
    _ glyph: GlyphRun.Glyph, in run: GlyphRun, _ color: PictureColor, _ transform: Transform
  ) throws(PictureTooLarge) {
    let (key, image) = glyphs.image(of: glyph, in: run)
    let place = transform.moved(by: RowPoint(x: glyph.x, y: -glyph.y))
    switch image {
    case .empty: return
    case .outline(let outline):
      let scale = run.font.size / Double(outline.unitsPerEm)
      try fill(outline.elements, color, place.scaled(x: scale, y: -scale))
    case .png(let data, let left, let top, let width, let height, let unit):
      let picture = pictures[key] ?? PixelImage(png: data)
      pictures[key] = picture
      guard let picture else { return }
      let scale = run.font.size / Double(unit)
      let corner = place.apply(to: .init(x: left * scale, y: -top * scale))
      let end = place.apply(to: .init(x: (left + width) * scale, y: (height - top) * scale))
      guard
        let box = PixelBox(
          left: corner.x, top: corner.y, right: end.x, bottom: end.y, in: canvas.bounds)
      else { return }
      try budget.take(picture.width * picture.height)
      try reserve(box)
      canvas.draw(picture, left: corner.x, top: corner.y, right: end.x, bottom: end.y)
    }
  }
}
