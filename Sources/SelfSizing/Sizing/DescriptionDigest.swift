internal import RowLayout

/// Digests of a described row: of all that decides its height beside the width, and of its structure without the
/// strings of its texts, which rows of one kind have in common.
struct DescriptionDigest {
  /// Everything.
  private(set) var content = ContentDigest()
  /// Everything but strings.
  private(set) var structure = ContentDigest()
  /// The strings of the runs of the texts, in order.
  private(set) var strings: [[String]] = []
  /// True if there is a part made in code, of which nothing can be told.
  private(set) var isOpaque = false
  /// True if rows of this structure differ in the strings alone: all texts are real.
  private(set) var hasStrings = true

  init(of row: RowDescription) { add(row) }

  private mutating func combine(_ number: Int) {
    content.combine(number)
    structure.combine(number)
  }

  private mutating func combine(_ number: Double) {
    content.combine(number)
    structure.combine(number)
  }

  private mutating func combine(_ numbers: Double?...) {
    for number in numbers {
      // The bit pattern of a NaN of its own stands for nil.
      if let number { combine(number) } else { combine(-0x7FF) }
    }
  }

  private mutating func combine(_ text: String) {
    content.combine(text)
    structure.combine(text)
  }

  private mutating func combine(_ alignment: Alignment) {
    combine(alignment.horizontal)
    combine(alignment.vertical)
  }

  private mutating func combine(_ guide: HorizontalAlignment) { combine(guide.key.spelling) }
  private mutating func combine(_ guide: VerticalAlignment) { combine(guide.key.spelling) }

  private mutating func add(_ rows: [RowDescription]) {
    combine(rows.count)
    for row in rows { add(row) }
  }

  /// The numbers tell the kinds apart, also in saved digests: a new kind takes a new number.
  private mutating func add(_ row: RowDescription) {
    switch row.kind {
    case .hstack(let alignment, let spacing, let children):
      combine(1)
      combine(alignment)
      combine(spacing)
      add(children)
    case .vstack(let alignment, let spacing, let children):
      combine(2)
      combine(alignment)
      combine(spacing)
      add(children)
    case .zstack(let alignment, let children):
      combine(3)
      combine(alignment)
      add(children)
    case .spacer(let length):
      combine(4)
      combine(length)
    case .divider: combine(5)
    case .rect: combine(6)
    case .leaf(let width, let height, let baseline):
      combine(7)
      combine(width, height, baseline)
    case .text(let text):
      combine(8)
      add(text)
    case .image(let image):
      combine(9)
      combine(image.width, image.height, image.baselineOffset)
      if let hole = image.hole { combine(hole) }
      combine((image.isResizable ? 1 : 0) + (image.isSymbol ? 2 : 0))
    case .frame(let width, let height, let alignment, let child):
      combine(10)
      combine(width, height)
      combine(alignment)
      add(child)
    case .flexFrame(let frame, let child):
      combine(11)
      combine(frame.minWidth, frame.idealWidth, frame.maxWidth)
      combine(frame.minHeight, frame.idealHeight, frame.maxHeight)
      combine(frame.alignment)
      add(child)
    case .padding(let padding, let child):
      combine(12)
      let insets = padding.insets
      combine(insets.top, insets.leading, insets.bottom, insets.trailing)
      add(child)
    case .fixedSize(let horizontal, let vertical, let child):
      combine(13 + (horizontal ? 100 : 0) + (vertical ? 200 : 0))
      add(child)
    case .layoutPriority(let priority, let child):
      combine(14)
      combine(priority)
      add(child)
    case .aspectRatio(let ratio, let mode, let child):
      combine(mode == .fit ? 15 : 115)
      combine(ratio)
      add(child)
    case .overlay(let alignment, let content, let child):
      combine(16)
      combine(alignment)
      add(child)
      add(content)
    case .background(let alignment, let content, let child):
      combine(17)
      combine(alignment)
      add(child)
      add(content)
    case .border(_, _, let child): add(child)
    case .style(_, let child): add(child)
    case .offset(_, _, let child):
      combine(18)
      add(child)
    case .alignmentGuide(let guide, let value, let child):
      combine(19)
      combine(guide.key.spelling)
      add(value)
      add(child)
    case .viewThatFits(let axes, let children):
      combine(20)
      combine(Int(axes.rawValue))
      add(children)
    case .geometryReader(let children):
      combine(21)
      add(children)
    case .conditional(let holds, let then, let otherwise): add(holds ? then : otherwise)
    case .chosen(let hole, let then, let otherwise):
      combine(33)
      combine(hole)
      add(then)
      add(otherwise)
    case .repeated(let hole, let child):
      combine(34)
      combine(hole)
      add(child)
    case .forEach(let count, let child):
      combine(22)
      combine(count)
      add(child)
    case .identified(let elements):
      combine(23)
      for element in elements { add(element.children) }
    case .group(let children):
      combine(24)
      add(children)
    case .empty: combine(25)
    case .grid(let grid, let children):
      combine(26)
      combine(grid.alignment)
      combine(grid.horizontalSpacing, grid.verticalSpacing)
      add(children)
    case .gridRow(let alignment, let children):
      combine(27)
      if let alignment { combine(alignment) }
      add(children)
    case .gridCell(let cell, let child):
      combine(28)
      combine(cell.columns ?? -1)
      combine(cell.anchor?.x, cell.anchor?.y)
      if let alignment = cell.columnAlignment { combine(alignment) }
      combine(cell.unsizedAxes.map { Int($0.rawValue) } ?? -1)
      add(child)
    case .button(let label):
      combine(29)
      add(label)
    case .label(let title, let icon):
      combine(30)
      add(icon)
      add(title)
    case .environment(let change, let child):
      combine(31)
      add(change)
      add(child)
    case .layout, .layoutValue, .reader: isOpaque = true
    case .invalid(let error):
      combine(32)
      combine(error.message)
    }
  }

  private mutating func add(_ text: TextDescription) {
    add(text.font)
    add(text.lineLimit)
    combine(text.reservesSpace ? 1 : 0)
    combine(text.lineSpacing, text.tracking)
    combine(text.language ?? "")
    if let truncation = text.truncation { combine(truncation) }
    add(text.features)
    switch text.content {
    case .runs(let runs):
      for run in runs {
        add(run.font)
        if !run.isPlain || run.hole != nil { addStyle(of: run) }
        content.combine(run.string)
      }
      strings.append(runs.map(\.string))
      combine(runs.count)
    case .standIn(let text):
      hasStrings = false
      combine(text.advance, text.lineHeight, text.ascent, text.capHeight, text.leading)
      for word in text.words {
        if case .characters(let count) = word { combine(count) } else { combine(-1) }
      }
      combine(text.words.count)
    }
  }

  /// Adds a run's style: all but string and font.
  private mutating func addStyle(of run: TextDescription.Run) {
    if let hole = run.hole { combine(hole) }
    if let box = run.box {
      combine(box.width, box.ascent, box.descent)
    }
    combine(run.tracking)
    add(run.features)
    combine((run.isUnbreakable ? 1 : 0) + (run.joinsPrevious ? 2 : 0))
  }

  private mutating func add(_ features: [String: Int]?) {
    for (tag, value) in (features ?? [:]).sorted(by: { $0.key < $1.key }) {
      combine(tag)
      combine(value)
    }
  }

  private mutating func add(_ font: FontChoice?) {
    guard let font else { return combine(-1) }
    content.combine(font)
    structure.combine(font)
  }

  private mutating func add(_ limit: LineLimit?) {
    combine(limit?.minimum ?? -1)
    combine(limit?.maximum ?? -1)
  }

  private mutating func add(_ value: GuideValue) {
    switch value {
    case .value(let number): combine(number)
    case .of(let guide): combine(guide.key.spelling)
    case .computed: isOpaque = true
    }
  }

  private mutating func add(_ change: EnvironmentChange) {
    combine(change.scale, change.lineSpacing)
    combine(change.layoutDirection?.rawValue ?? "")
    combine(change.dynamicTypeSize?.rawValue ?? "")
    combine(change.language ?? "")
    add(change.font)
    add(change.lineLimit)
    combine(change.removesLineLimit ? 1 : 0)
    if let metrics = change.metrics { combine(metrics.rawValue) }
    // What earlier versions did not have adds nothing where it is not there.
    for name in [change.truncation, change.textAlignment, change.fitting.wrap?.rawValue] {
      if let name { combine(name) }
    }
    if let scale = change.fitting.minimumScale { combine(scale) }
    if let allows = change.fitting.allowsTightening { combine(allows ? 1 : 0) }
  }
}
