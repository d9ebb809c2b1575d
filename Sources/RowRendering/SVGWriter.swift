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
  private var definitions = ""
  /// The numbers of the glyphs defined so far.
  private var glyphNumbers: [GlyphKey: Int] = [:]
  private var clipCount = 0

  init(glyphs: (any GlyphSource)?, captionStack: String?, selectableText: Bool) {
    self.glyphs = GlyphImages(source: glyphs)
    self.captionStack = captionStack
    self.selectableText = selectableText
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
      body += element(
        outline,
        " fill=\"none\" stroke=\"\(hex(color))\"\(opacity("stroke-opacity", color)) stroke-width=\"\(shortDecimal(width))\""
      )
    case .text(let line): write(line)
    case .caption(let text, let place, let size, let color):
      let row = Drawing.TextRow(
        caption: text, at: place, size: size, color: color, stack: captionStack, glyphs: glyphs.source)
      if let row { return write(row, isCaption: true) }
      body +=
        "<text x=\"\(shortDecimal(place.x))\" y=\"\(shortDecimal(place.y))\" font-family=\"sans-serif\" "
        + "font-size=\"\(shortDecimal(size))\"\(fill(color))>\(escaped(text))</text>\n"
    case .group(let group, let items): write(group, items)
    }
  }

  private mutating func write(_ group: Drawing.Group, _ items: [Drawing.Item]) {
    var attributes = ""
    if let name = group.name { attributes += " data-id=\"\(escaped(name))\"" }
    if group.opacity < 1 { attributes += " opacity=\"\(shortDecimal(group.opacity))\"" }
    if let clip = group.clip {
      clipCount += 1
      definitions += "<clipPath id=\"c\(clipCount)\">\(element(clip, "").dropLast())</clipPath>\n"
      attributes += " clip-path=\"url(#c\(clipCount))\""
    }
    if group.offset != RowPoint(x: 0, y: 0) {
      attributes +=
        " transform=\"translate(\(shortDecimal(group.offset.x)) \(shortDecimal(group.offset.y)))\""
    } else if group.rotation != 0 || group.scale != 1 {
      let center = group.center
      attributes +=
        " transform=\"translate(\(shortDecimal(center.x)) \(shortDecimal(center.y))) "
        + "rotate(\(shortDecimal(group.rotation))) scale(\(shortDecimal(group.scale))) "
        + "translate(\(shortDecimal(-center.x)) \(shortDecimal(-center.y)))\""
    }
    body += "<g\(attributes)>\n"
    write(items)
    body += "</g>\n"
  }

  // MARK: Text

  private mutating func write(_ line: Drawing.TextRow, isCaption: Bool = false) {
    let width = shortDecimal(line.width)
    body +=
      "<g class=\"\(isCaption ? "caption" : "line")\" transform=\"translate(\(shortDecimal(line.origin.x)) \(shortDecimal(line.origin.y)))\" "
      + "data-width=\"\(width)\"\(fill(line.color))>\n"
    for run in line.runs {
      if let outline = run.boxOutline {
        body += element(
          outline, " fill=\"#e5e5ea\" stroke=\"#8e8e93\" stroke-width=\"0.5\"")
      }
      for glyph in run.glyphs { write(glyph, in: run) }
    }
    for frame in line.decorations { body += element(.rectangle(frame, cornerRadius: 0), "") }
    if selectableText {
      body +=
        "<text font-size=\"\(shortDecimal(line.fontSize))\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\" "
        + "fill-opacity=\"0\">\(escaped(line.string))</text>\n"
    }
    body += "</g>\n"
  }

  private mutating func write(_ glyph: GlyphRun.Glyph, in run: GlyphRun) {
    let (key, image) = glyphs.image(of: glyph, in: run)
    switch image {
    case .empty: return
    case .outline(let outline):
      let scale = run.font.size / Double(outline.unitsPerEm)
      body +=
        "<use href=\"#g\(number(of: key, outline))\" transform=\"translate(\(shortDecimal(glyph.x)) "
        + "\(shortDecimal(-glyph.y))) scale(\(scale) \(-scale))\"/>\n"
    case .png(let data, let left, let top, let width, let height, let unit):
      let scale = run.font.size / Double(unit)
      let number = number(of: key, data)
      body +=
        "<use href=\"#g\(number)\" transform=\"translate(\(shortDecimal(glyph.x + left * scale)) "
        + "\(shortDecimal(-glyph.y - top * scale))) scale(\(width * scale) \(height * scale))\"/>\n"
    }
  }

  private mutating func number(of key: GlyphKey, _ outline: GlyphOutline) -> Int {
    if let known = glyphNumbers[key] { return known }
    let number = glyphNumbers.count + 1
    glyphNumbers[key] = number
    definitions += "<path id=\"g\(number)\" d=\"\(path(outline))\"/>\n"
    return number
  }

  private mutating func number(of key: GlyphKey, _ png: [UInt8]) -> Int {
    if let known = glyphNumbers[key] { return known }
    let number = glyphNumbers.count + 1
    glyphNumbers[key] = number
    definitions +=
      "<image id=\"g\(number)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
      + "href=\"data:image/png;base64,\(base64(png))\"/>\n"
    return number
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

/// Text with what XML gives a meaning replaced; control characters, which XML has no way to write, are left out.
func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "&": result += "&amp;"
    case "\"": result += "&quot;"
    case "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Bytes in base 64 (RFC 4648).
func base64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let count = min(3, bytes.count - start)
    var group: UInt32 = 0
    for index in 0..<3 { group = group << 8 | (index < count ? UInt32(bytes[start + index]) : 0) }
    for index in 0..<4 {
      text.append(index <= count ? digits[Int(group >> UInt32(18 - 6 * index)) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
