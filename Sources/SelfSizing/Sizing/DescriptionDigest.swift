internal import RowLayout

/// Digests of a described row: of all that decides its height beside the width, and of its structure without the
/// strings of its texts, which rows of one kind have in common.
struct DescriptionDigest {
  /// Everything but strings.
  private(set) var structure = ContentDigest()
  /// The strings.
  private var texts = ContentDigest()
  /// The strings of the runs of the texts, in order.
  private(set) var strings: [TextStrings] = []
  /// True if there is a part made in code, of which nothing can be told.
  private(set) var isOpaque = false
  /// True if rows of this structure differ in the strings alone: all texts are real.
  private(set) var hasStrings = true

  init(of row: RowDescription) { add(row) }

  /// Everything.
  var content: ContentDigest {
    var content = structure
    content.combine(texts.value)
    return content
  }

  private mutating func combine(_ number: Int) { structure.combine(number) }
  private mutating func combine(_ number: Double) { structure.combine(number) }
  private mutating func combine(_ text: String) { structure.combine(text) }

  private mutating func combine(_ number: Double?) {
    // The bit pattern of a NaN of its own stands for nil.
    if let number { combine(number) } else { combine(-0x7FF) }
  }

  private mutating func combine(_ one: Double?, _ other: Double?) {
    combine(one)
    combine(other)
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
    case .spacer, .divider, .rect, .leaf, .text, .image, .empty, .invalid: addLeaf(row.kind)
    case .conditional(let holds, let then, let otherwise):
      // A part that is there on a condition is not measured as one that is there in any case (rule S10).
      combine(35)
      add(holds ? then : otherwise)
    case .chosen, .repeated, .forEach, .identified, .group: addRepetition(row.kind)
    case .layout, .layoutValue, .reader: isOpaque = true
    case .label(let title, let icon):
      combine(30)
      add(icon)
      add(title)
    case .button(let label):
      combine(29)
      add(label)
    case .hstack, .vstack, .zstack, .viewThatFits, .geometryReader, .grid, .gridRow, .flex:
      addContainer(row.kind)
      add(row.kind.children)
    // Every kind is named here, so that the compiler asks for a new one.
    case .frame, .flexFrame, .fraction, .padding, .fixedSize, .layoutPriority, .aspectRatio, .overlay,
      .background,
      .border, .offset, .alignmentGuide, .gridCell, .flexItem, .environment, .style:
      addModifier(row.kind)
      if let child = row.kind.modified { add(child) }
      // A second layer comes last.
      switch row.kind {
      case .overlay(_, let content, _), .background(_, let content, _): add(content)
      default: break
      }
    }
  }

  private mutating func addLeaf(_ kind: RowDescription.Kind) {
    switch kind {
    case .spacer(let length):
      combine(4)
      combine(length)
    case .divider: combine(5)
    case .rect: combine(6)
    case .leaf(let width, let height, let baseline):
      combine(7)
      combine(width, height)
      combine(baseline)
    case .text(let text):
      combine(8)
      add(text)
    case .image(let image):
      combine(9)
      combine(image.width, image.height)
      combine(image.baselineOffset)
      if let hole = image.hole { combine(hole) }
      combine((image.isResizable ? 1 : 0) + (image.isSymbol ? 2 : 0))
    case .invalid(let error):
      combine(32)
      combine(error.message)
    default: combine(25)
    }
  }

  private mutating func addRepetition(_ kind: RowDescription.Kind) {
    switch kind {
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
    default: break
    }
  }

  /// Adds a container but for what is in it.
  private mutating func addContainer(_ kind: RowDescription.Kind) {
    switch kind {
    case .hstack(let alignment, let spacing, _):
      combine(1)
      combine(alignment)
      combine(spacing)
    case .vstack(let alignment, let spacing, _):
      combine(2)
      combine(alignment)
      combine(spacing)
    case .zstack(let alignment, _):
      combine(3)
      combine(alignment)
    case .viewThatFits(let axes, _):
      combine(20)
      combine(Int(axes.rawValue))
    case .geometryReader: combine(21)
    case .grid(let grid, _): add(26, grid)
    case .gridRow(let alignment, _):
      combine(27)
      if let alignment { combine(alignment) }
    case .flex(let flex, _): add(38, flex)
    default: break
    }
  }

  /// Adds a modifier but for what it modifies.
  private mutating func addModifier(_ kind: RowDescription.Kind) {
    switch kind {
    case .frame(let width, let height, let alignment, _):
      combine(10)
      combine(width, height)
      combine(alignment)
    case .flexFrame(let frame, _): add(11, frame)
    case .padding(let padding, _):
      combine(12)
      let insets = padding.insets
      combine(insets.top, insets.leading)
      combine(insets.bottom, insets.trailing)
    case .fixedSize(let horizontal, let vertical, _):
      combine(13 + (horizontal ? 100 : 0) + (vertical ? 200 : 0))
    case .layoutPriority(let priority, _):
      combine(14)
      combine(priority)
    case .aspectRatio(let ratio, let mode, _):
      combine(mode == .fit ? 15 : 115)
      combine(ratio)
    case .overlay(let alignment, _, _):
      combine(16)
      combine(alignment)
    case .background(let alignment, _, _):
      combine(17)
      combine(alignment)
    case .offset: combine(18)
    case .alignmentGuide(let guide, let value, _):
      combine(19)
      combine(guide.key.spelling)
      add(value)
    case .gridCell(let cell, _): add(cell)
    case .environment(let change, _):
      combine(31)
      add(change)
    case .flexItem(let item, _): add(36, item)
    case .fraction(let frame, _): add(37, frame)
    // A border and a style change no size.
    default: break
    }
  }

  private mutating func add(_ cell: GridCell) {
    combine(28)
    combine(cell.columns ?? -1)
    combine(cell.anchor?.x, cell.anchor?.y)
    if let alignment = cell.columnAlignment { combine(alignment) }
    combine(cell.unsizedAxes.map { Int($0.rawValue) } ?? -1)
  }

  /// Adds the fields of a kind.
  private mutating func add(_ kind: Int, _ values: some FieldedPart) {
    combine(kind)
    var values = values
    // A digest meets no fault.
    try? values.visit(&self)
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
        texts.combine(run.string)
      }
      if strings.isEmpty { strings.reserveCapacity(4) }
      strings.append(runs.count == 1 ? .whole(runs[0].string) : .runs(runs.map(\.string)))
      combine(runs.count)
    case .standIn(let text):
      hasStrings = false
      combine(text.advance, text.lineHeight)
      combine(text.ascent, text.capHeight)
      combine(text.leading)
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
      combine(box.width, box.ascent)
      combine(box.descent)
    }
    combine(run.tracking, run.baselineOffset)
    if let link = run.link { combine(link) }
    add(run.features)
    combine((run.isUnbreakable ? 1 : 0) + (run.joinsPrevious ? 2 : 0))
  }

  private mutating func add(_ features: [String: Int]?) {
    guard let features, !features.isEmpty else { return }
    for (tag, value) in features.sorted(by: { $0.key < $1.key }) {
      combine(tag)
      combine(value)
    }
  }

  private mutating func add(_ font: FontChoice?) {
    guard let font else { return combine(-1) }
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

extension DescriptionDigest: RowFields {
  mutating func number(_ key: RowKey, _ value: inout Double?, _ range: NumberRange) { combine(value) }
  mutating func flag(_ key: RowKey, _ value: inout Bool) { combine(value ? 1 : 0) }
  mutating func alignment(_ value: inout Alignment, usual: Alignment) { combine(value) }
  mutating func axis(_ value: inout Axis) { combine(value.rawValue) }
}
