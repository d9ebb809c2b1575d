public import RowLayout
internal import TextLayout
internal import TextShaping

extension Drawing {
  /// The picture of a row.
  ///
  /// - Parameters:
  ///   - row: the row with its frames.
  ///   - glyphs: knows the row's fonts; nil draws bars in place of text, as for stand-in texts.
  ///   - annotations: what is drawn over the row to explain its layout.
  ///   - selections: the parts of its texts that are selected, and carets in them; those of other names are passed over.
  /// - Throws: `RowError` where a text cannot be set.
  public init(
    _ row: ResolvedRow, glyphs: (any GlyphSource)?, annotations: Annotations = [],
    selections: [DrawnSelection] = []
  ) throws(RowError) {
    var drawer = RowDrawer(row: row, glyphs: glyphs, selections: selections)
    var items = try drawer.draw()
    if !annotations.isEmpty { items += drawer.annotate(annotations) }
    self.init(size: row.size, items: items)
  }
}

/// Draws the parts of a row, parents around their children.
struct RowDrawer {
  let row: ResolvedRow
  let glyphs: (any GlyphSource)?
  let selections: [DrawnSelection]
  var entries: [ResolvedRow.Entry] { row.entries }
  /// The baselines drawn: left end, right end and height of each.
  var baselines: [(from: Double, to: Double, y: Double)] = []

  /// The style that a part inherits.
  private struct Surroundings {
    var foreground = PictureColor(white: 0)
    var isUnderlined = false
    var isStruckThrough = false
  }

  mutating func draw() throws(RowError) -> [Drawing.Item] {
    var next = 0
    return try draw(from: &next, depth: 0, Surroundings())
  }

  /// Draws the entries from one on that lie at least so deep.
  private mutating func draw(
    from next: inout Int, depth: Int, _ surroundings: Surroundings
  ) throws(RowError) -> [Drawing.Item] {
    var items: [Drawing.Item] = []
    while next < entries.count, entries[next].depth >= depth {
      items += try drawPart(&next, surroundings)
    }
    return items
  }

  private mutating func drawPart(
    _ next: inout Int, _ surroundings: Surroundings
  ) throws(RowError) -> [Drawing.Item] {
    let index = next
    let entry = entries[index]
    next += 1
    var inner = surroundings
    var isHidden = false
    for case .style(let style) in entry.part.paints.reversed() {
      if let name = style.foreground { inner.foreground = color(name) }
      if let isUnderlined = style.underline { inner.isUnderlined = isUnderlined }
      if let isStruckThrough = style.strikethrough { inner.isStruckThrough = isStruckThrough }
      isHidden = isHidden || style.hidden == true
    }
    // A part of a size of its own has no looks of its own either.
    var items = entry.part.kinds.last == "leaf" ? [unknown(entry.frame)] : []
    // Content comes before what is inside; borders and effects are around both.
    for paint in entry.part.paints {
      switch paint {
      case .shape(let shape): items.append(fill(shape, entry.frame, inner))
      case .divider: items.append(.fill(.rectangle(entry.frame, cornerRadius: 0), color("separator")))
      case .image(let image): items += placeholder(image, entry.frame)
      case .text:
        let marks = try marks(ofEntry: index)
        items += marks.behind + (try text(entry, inner)) + marks.before
      case .border, .style: break
      }
    }
    items += try draw(from: &next, depth: entry.depth + 1, inner)
    for paint in entry.part.paints {
      switch paint {
      case .border(let name, let width):
        // A border lies inside the frame.
        let width = width ?? 1
        items.append(
          .stroke(
            .rectangle(entry.frame.insetBy(width / 2), cornerRadius: 0), name.map(color) ?? inner.foreground,
            width: width))
      case .style(let style): items = styled(items, style, entry.frame)
      default: break
      }
    }
    return isHidden ? [] : named(items, entry)
  }

  private func named(_ items: [Drawing.Item], _ entry: ResolvedRow.Entry) -> [Drawing.Item] {
    guard let name = entry.part.ids.first, !items.isEmpty else { return items }
    var group = Drawing.Group()
    group.name = name
    return [.group(group, items)]
  }

  /// A colour by name; one that is not known is drawn grey.
  private func color(_ name: String) -> PictureColor { PictureColor(name) ?? PictureColor(white: 0.6) }

  // MARK: Shapes

  private func fill(
    _ shape: ShapeDescription, _ frame: RowRect, _ surroundings: Surroundings
  ) -> Drawing.Item {
    .fill(
      outline(shape.shape, cornerRadius: shape.cornerRadius, frame),
      shape.fill.map(color) ?? surroundings.foreground)
  }

  private func outline(
    _ shape: ShapeDescription.Shape, cornerRadius: Double?, _ frame: RowRect
  ) -> Drawing.Outline {
    let shorter = min(frame.width, frame.height)
    switch shape {
    case .rectangle, .color: return .rectangle(frame, cornerRadius: 0)
    case .roundedRectangle: return .rectangle(frame, cornerRadius: min(cornerRadius ?? 8, shorter / 2))
    case .capsule: return .rectangle(frame, cornerRadius: shorter / 2)
    case .ellipse: return .ellipse(frame)
    case .circle:
      return .ellipse(
        RowRect(
          x: frame.x + (frame.width - shorter) / 2, y: frame.y + (frame.height - shorter) / 2, width: shorter,
          height: shorter))
    }
  }

  private func unknown(_ frame: RowRect) -> Drawing.Item {
    .stroke(.rectangle(frame.insetBy(0.5), cornerRadius: 2), PictureColor(white: 0.6), width: 1)
  }

  /// An image stands as a box with its diagonals: its pixels are not known.
  private func placeholder(_ image: ImageDescription, _ frame: RowRect) -> [Drawing.Item] {
    let line = PictureColor(white: 0.6)
    if image.isSymbol { return [.stroke(.ellipse(frame.insetBy(1)), line, width: 1.5)] }
    return [
      .fill(.rectangle(frame, cornerRadius: 0), PictureColor(white: 0.9)),
      .stroke(
        .line(RowPoint(x: frame.x, y: frame.y), RowPoint(x: frame.maxX, y: frame.maxY)), line, width: 0.5),
      .stroke(
        .line(RowPoint(x: frame.x, y: frame.maxY), RowPoint(x: frame.maxX, y: frame.y)), line, width: 0.5),
    ]
  }

  private func styled(
    _ items: [Drawing.Item], _ style: StyleDescription, _ frame: RowRect
  ) -> [Drawing.Item] {
    var group = Drawing.Group()
    group.opacity = style.opacity ?? 1
    group.rotation = style.rotation ?? 0
    group.scale = style.scale ?? 1
    group.center = RowPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    if let name = style.clipShape {
      group.clip = outline(.init(rawValue: name) ?? .rectangle, cornerRadius: style.cornerRadius, frame)
    } else if let radius = style.cornerRadius {
      group.clip = .rectangle(frame, cornerRadius: radius)
    } else if style.clipped == true {
      group.clip = .rectangle(frame, cornerRadius: 0)
    }
    var plain = Drawing.Group()
    plain.center = group.center
    return group == plain ? items : [.group(group, items)]
  }

  // MARK: Text

  private mutating func text(
    _ entry: ResolvedRow.Entry, _ surroundings: Surroundings
  ) throws(RowError) -> [Drawing.Item] {
    guard let text = entry.text else { return [] }
    guard let glyphs, let (prepared, label) = text.shown(in: entry.frame) else {
      return bars(text.measured, entry.frame)
    }
    let lines: [TextLine]
    let set: [(runs: [GlyphRun], width: Double)]
    do throws(TextError) {
      // The frame is a measurement's size, which gives the same lines again (rule T8).
      lines = try prepared.lines(width: entry.frame.width, height: entry.frame.height)
      set = try glyphs.glyphLines(of: label, lines)
    } catch {
      throw RowError(.text, error.description)
    }
    let scalars = Array(label.runs.lazy.map(\.string).joined().unicodeScalars)
    var items: [Drawing.Item] = []
    for (line, (runs, width)) in zip(lines, set) {
      let origin = RowPoint(x: entry.frame.x + line.x, y: entry.frame.y + line.baseline)
      baselines.append((origin.x, origin.x + width, origin.y))
      items.append(
        .text(
          Drawing.TextRow(
            origin: origin, width: width, runs: runs, string: Self.string(of: line, scalars),
            color: surroundings.foreground, isUnderlined: surroundings.isUnderlined,
            isStruckThrough: surroundings.isStruckThrough, fontSize: prepared.fontSize)))
    }
    return items
  }

  private static func string(of line: TextLine, _ scalars: [Unicode.Scalar]) -> String {
    var shown = String.UnicodeScalarView()
    let end = line.omitted?.lowerBound ?? line.scalars.upperBound
    shown.append(contentsOf: scalars[line.scalars.lowerBound.clamped(to: scalars)..<end.clamped(to: scalars)])
    return String(shown)
  }

  /// Bars in place of lines whose letters are not known.
  private mutating func bars(_ text: any TextMeasuring, _ frame: RowRect) -> [Drawing.Item] {
    let measured = text.measure(width: frame.width, height: frame.height)
    let metrics = text.fontMetrics
    let distance = metrics.ascent + metrics.descent + metrics.leading
    return (0..<min(measured.lineCount, 1_000)).map { line in
      let baseline = frame.y + measured.firstBaseline + Double(line) * distance
      baselines.append((frame.x, frame.maxX, baseline))
      return .fill(
        .rectangle(
          RowRect(x: frame.x, y: baseline - metrics.capHeight, width: frame.width, height: metrics.capHeight),
          cornerRadius: 2), PictureColor(white: 0.8))
    }
  }
}

extension Int {
  fileprivate func clamped(to scalars: [Unicode.Scalar]) -> Int {
    Swift.min(Swift.max(0, self), scalars.count)
  }
}

extension RowRect {
  func insetBy(_ length: Double) -> RowRect {
    RowRect(
      x: x + length, y: y + length, width: max(0, width - 2 * length), height: max(0, height - 2 * length))
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
}
