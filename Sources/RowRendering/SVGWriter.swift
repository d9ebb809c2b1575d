internal import Foundation
internal import RowLayout
internal import TextLayout
internal import TextShaping

extension Drawing {
  /// The picture as an SVG document; letters are outlines, so that it looks the same wherever it is opened.
  ///
  /// - Parameters:
  ///   - glyphs: what the row was drawn with.
  ///   - captionStack: the font stack that captions are set in; without one they are in whatever font shows the picture.
  ///   - background: the colour behind everything; nil leaves it clear.
  ///   - selectableText: adds the characters of every line, unseen, over their outlines, so that they can be selected and searched.
  /// - Returns: the document; groups more than 640 deep are left out.
  public func svg(
    glyphs: (any GlyphSource)?, captionStack: String? = nil,
    background: PictureColor? = PictureColor(white: 1), selectableText: Bool = false
  ) -> String {
    var writer = SVGWriter(glyphs: glyphs, captionStack: captionStack, selectableText: selectableText)
    writer.write(items)
    return writer.document(size: size, background: background)
  }
}

/// Writes items as SVG elements.
struct SVGWriter {
  private var glyphs: GlyphImages
  let captionStack: String?
  let selectableText: Bool
  private var body = ""
  private(set) var definitions = ""
  /// The names of what is defined so far: glyphs, and lines by what they consist of.
  private var glyphNames: [SizedGlyph: String] = [:]
  private var lineNames: [String: String] = [:]
  /// True if lines are defined once and used wherever they stand, as in many pictures of one row.
  private let sharesLines: Bool
  private var clipCount = 0
  private var clipPrefix = ""
  /// The groups around what is written.
  private var depth = 0

  private struct SizedGlyph: Hashable {
    var key: GlyphKey
    var size: Double
  }

  init(
    glyphs: (any GlyphSource)?, captionStack: String?, selectableText: Bool, sharesLines: Bool = false
  ) {
    self.glyphs = GlyphImages(source: glyphs)
    self.captionStack = captionStack
    self.selectableText = selectableText
    self.sharesLines = sharesLines
  }

  /// Looks up glyphs here from now on.
  mutating func use(_ source: any GlyphSource) { glyphs.source = source }

  /// The elements of a picture alone, without what they refer to.
  ///
  /// - Parameter name: what sets the picture's ids apart from those of others in the document.
  mutating func elements(of items: [Drawing.Item], name: String) -> String {
    body = ""
    clipCount = 0
    clipPrefix = name
    write(items)
    return body
  }

  func document(size: RowSize, background: PictureColor?) -> String {
    let width = shortDecimal(size.width)
    let height = shortDecimal(size.height)
    var result = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">

      """
    if !definitions.isEmpty { result += "<defs>\n\(definitions)</defs>\n" }
    if let background { result += "<rect width=\"\(width)\" height=\"\(height)\"\(fill(background))/>\n" }
    return result + body + "</svg>\n"
  }

  mutating func write(_ items: [Drawing.Item]) {
    for item in items { write(item) }
  }

  private mutating func write(_ item: Drawing.Item) {
    switch item {
    case .fill(let outline, let color): body += element(outline, fill(color))
    case .stroke(let outline, let color, let width):
      body += element(outline, " fill=\"none\"" + stroke(color, width))
    case .text(let line): write(line)
    case .caption(let text, let place, let size, let color):
      let row = Drawing.TextRow(
        caption: text, at: place, size: size, color: color, stack: captionStack, glyphs: glyphs.source)
      if let row { return write(row, isCaption: true) }
      body +=
        "<text x=\"\(shortDecimal(place.x))\" y=\"\(shortDecimal(place.y))\" font-family=\"sans-serif\" "
        + "font-size=\"\(shortDecimal(size))\"\(fill(color))>\(text.xmlEscaped)</text>\n"
    case .group(let group, let items): write(group, items)
    }
  }

  private mutating func write(_ group: Drawing.Group, _ items: [Drawing.Item]) {
    guard depth < Drawing.greatestDepth else { return }
    depth += 1
    defer { depth -= 1 }
    var attributes = ""
    if let name = group.name { attributes += " data-id=\"\(name.xmlEscaped)\"" }
    if group.opacity < 1 { attributes += " opacity=\"\(shortDecimal(group.opacity))\"" }
    if let clip = group.clip {
      clipCount += 1
      let id = "\(clipPrefix)c\(clipCount)"
      body += "<clipPath id=\"\(id)\">\(element(clip, "").dropLast())</clipPath>\n"
      // The clip turns and moves with the group, as it is in the group's own coordinates.
      attributes += " clip-path=\"url(#\(id))\""
    }
    var steps: [String] = []
    if group.offset != RowPoint(x: 0, y: 0) { steps.append(translation(group.offset)) }
    if group.rotation != 0 || group.scale != 1 {
      steps += [
        translation(group.center), "rotate(\(shortDecimal(group.rotation)))",
        "scale(\(shortDecimal(group.scale)))",
        translation(RowPoint(x: -group.center.x, y: -group.center.y)),
      ]
    }
    if !steps.isEmpty { attributes += " transform=\"\(steps.joined(separator: " "))\"" }
    body += "<g\(attributes)>\n"
    write(items)
    body += "</g>\n"
  }

  private func translation(_ distance: RowPoint) -> String {
    "translate(\(shortDecimal(distance.x)) \(shortDecimal(distance.y)))"
  }

  // MARK: Text

  private mutating func write(_ line: Drawing.TextRow, isCaption: Bool = false) {
    let place = "transform=\"\(translation(line.origin))\""
    if sharesLines {
      body += "<use href=\"#\(definition(of: line))\" \(place)\(fill(line.color))/>\n"
    } else {
      body +=
        "<g class=\"\(isCaption ? "caption" : "line")\" \(place) data-width=\"\(shortDecimal(line.width))\""
        + "\(fill(line.color))>\n"
      writeContent(of: line)
      body += "</g>\n"
    }
  }

  /// The name under which a line is defined, whatever its place and colour.
  private mutating func definition(of line: Drawing.TextRow) -> String {
    let around = body
    body = ""
    writeContent(of: line)
    let content = body
    body = around
    if let known = lineNames[content] { return known }
    let name = "l\(lineNames.count + 1)"
    lineNames[content] = name
    definitions += "<g id=\"\(name)\">\(content)</g>\n"
    return name
  }

  private mutating func writeContent(of line: Drawing.TextRow) {
    for run in line.runs {
      if let outline = run.boxOutline {
        body += element(
          outline, fill(GlyphRun.boxColor) + stroke(GlyphRun.boxLineColor, GlyphRun.boxLineWidth))
      }
      for glyph in run.glyphs { write(glyph, in: run) }
    }
    for frame in line.decorations { body += element(.rectangle(frame, cornerRadius: 0), "") }
    if selectableText {
      body +=
        "<text font-size=\"\(shortDecimal(line.fontSize))\" textLength=\"\(shortDecimal(line.width))\" lengthAdjust=\"spacingAndGlyphs\" "
        + "fill-opacity=\"0\">\(line.string.xmlEscaped)</text>\n"
    }
  }

  private mutating func write(_ glyph: GlyphRun.Glyph, in run: GlyphRun) {
    let (key, image) = glyphs.image(of: glyph, in: run)
    guard let name = definition(of: image, SizedGlyph(key: key, size: run.font.size)) else { return }
    let y = glyph.y == 0 ? "" : " y=\"\(shortDecimal(-glyph.y))\""
    body += "<use href=\"#\(name)\" x=\"\(shortDecimal(glyph.x))\"\(y)/>\n"
  }

  /// The name under which a glyph is defined in its size; nil where there is nothing to see.
  private mutating func definition(of image: GlyphImage, _ glyph: SizedGlyph) -> String? {
    if let known = glyphNames[glyph] { return known }
    let name = "g\(glyphNames.count + 1)"
    switch image {
    case .empty: return nil
    case .outline(let outline):
      let scale = glyph.size / Double(outline.unitsPerEm)
      definitions += "<path id=\"\(name)\" transform=\"scale(\(scale) \(-scale))\" d=\"\(path(outline))\"/>\n"
    case .png(let data, let left, let top, let width, let height, let unit):
      let scale = glyph.size / Double(unit)
      definitions +=
        "<image id=\"\(name)\" x=\"\(shortDecimal(left * scale))\" y=\"\(shortDecimal(-top * scale))\" "
        + "width=\"\(shortDecimal(width * scale))\" height=\"\(shortDecimal(height * scale))\" "
        + "preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(Data(data).base64EncodedString())\"/>\n"
    }
    glyphNames[glyph] = name
    return name
  }

  private func path(_ outline: GlyphOutline) -> String {
    var path = ""
    func point(_ point: GlyphOutline.Point) -> String { "\(shortDecimal(point.x)) \(shortDecimal(point.y))" }
    for element in outline.elements {
      switch element {
      case .move(let to): path += "M\(point(to))"
      case .line(let to): path += "L\(point(to))"
      case .quadratic(let control, let to): path += "Q\(point(control)) \(point(to))"
      case .cubic(let first, let second, let to): path += "C\(point(first)) \(point(second)) \(point(to))"
      case .close: path += "Z"
      }
    }
    return path
  }

  // MARK: Elements

  private func element(_ outline: Drawing.Outline, _ attributes: String) -> String {
    switch outline {
    case .rectangle(let frame, let radius):
      let corners = radius > 0 ? " rx=\"\(shortDecimal(radius))\"" : ""
      return
        "<rect x=\"\(shortDecimal(frame.x))\" y=\"\(shortDecimal(frame.y))\" width=\"\(shortDecimal(max(0, frame.width)))\" "
        + "height=\"\(shortDecimal(max(0, frame.height)))\"\(corners)\(attributes)/>\n"
    case .ellipse(let frame):
      return
        "<ellipse cx=\"\(shortDecimal(frame.x + frame.width / 2))\" cy=\"\(shortDecimal(frame.y + frame.height / 2))\" "
        + "rx=\"\(shortDecimal(max(0, frame.width) / 2))\" ry=\"\(shortDecimal(max(0, frame.height) / 2))\"\(attributes)/>\n"
    case .line(let from, let to):
      return
        "<line x1=\"\(shortDecimal(from.x))\" y1=\"\(shortDecimal(from.y))\" x2=\"\(shortDecimal(to.x))\" "
        + "y2=\"\(shortDecimal(to.y))\"\(attributes)/>\n"
    }
  }

  private func fill(_ color: PictureColor) -> String {
    " fill=\"\(hex(color))\"\(opacity("fill-opacity", color))"
  }

  private func stroke(_ color: PictureColor, _ width: Double) -> String {
    " stroke=\"\(hex(color))\"\(opacity("stroke-opacity", color)) stroke-width=\"\(shortDecimal(width))\""
  }

  private func opacity(_ name: String, _ color: PictureColor) -> String {
    color.opacity < 1 ? " \(name)=\"\(shortDecimal(color.opacity))\"" : ""
  }

  private func hex(_ color: PictureColor) -> String {
    var text = "#"
    for part in [color.red, color.green, color.blue] {
      let digits = String(Int((max(0, min(1, part)) * 255).rounded()), radix: 16)
      text += digits.utf8.count < 2 ? "0" + digits : digits
    }
    return text
  }
}
