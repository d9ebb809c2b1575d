internal import TextLayout

extension RowByteCoder {
  /// The values that say something of texts and of what is drawn.
  mutating func codeTextValue(_ value: inout WrittenValue, _ form: Int) throws(ByteFault) {
    switch form {
    case 12:
      try with(&value, value.runs) { coder, runs throws(ByteFault) in
        try coder.code(&runs, of: .init("")) { coder, run throws(ByteFault) in try coder.code(&run) }
      } as: {
        .runs($0)
      }
    case 13:
      try with(&value, value.font) { coder, font throws(ByteFault) in
        try coder.code(&font)
      } as: {
        .font($0)
      }
    case 14:
      try with(&value, value.lineLimit) { coder, limit throws(ByteFault) in
        try coder.code(&limit)
      } as: {
        .lineLimit($0)
      }
    case 15:
      try with(&value, value.features) { coder, features throws(ByteFault) in
        try coder.code(&features)
      } as: {
        .features($0)
      }
    case 16:
      try with(&value, value.change) { coder, change throws(ByteFault) in
        try coder.code(&change)
      } as: {
        .change($0)
      }
    default:
      try with(&value, value.style) { coder, style throws(ByteFault) in
        try coder.code(&style)
      } as: {
        .style($0)
      }
    }
  }

  mutating func code(_ run: inout TextDescription.Run) throws(ByteFault) {
    try code(&run.string)
    try code(&run.hole)
    try code(&run.box, or: InlineBox(width: 0, ascent: 0, descent: 0)) { coder, box throws(ByteFault) in
      try coder.code(&box.width)
      try coder.code(&box.ascent)
      try coder.code(&box.descent)
    }
    try code(&run.font, or: FontChoice()) { coder, font throws(ByteFault) in try coder.code(&font) }
    try code(&run.tracking)
    try code(&run.features, or: [:]) { coder, features throws(ByteFault) in try coder.code(&features) }
    try code(&run.isUnbreakable)
    let isMore = run.baselineOffset != nil || run.link != nil
    var flags = (run.joinsPrevious ? 1 : 0) + (isMore ? 2 : 0)
    try code(&flags, atMost: 3, "flags of a run")
    run.joinsPrevious = flags & 1 != 0
    guard flags & 2 != 0 else { return }
    try code(&run.baselineOffset)
    try code(&run.link)
  }

  mutating func code(_ limit: inout LineLimit) throws(ByteFault) {
    try code(&limit.minimum, atMost: .max, "the least number of lines")
    try code(&limit.maximum, or: 0) { coder, lines throws(ByteFault) in
      try coder.code(&lines, atMost: .max, "the greatest number of lines")
    }
  }

  /// Features by tag, in the order of the tags' bytes.
  mutating func code(_ features: inout [String: Int]) throws(ByteFault) {
    var pairs = features.sorted { $0.key < $1.key }
    try code(&pairs, of: ("", 0)) { coder, pair throws(ByteFault) in
      try coder.code(&pair.key)
      try coder.code(signed: &pair.value)
    }
    features = [:]
    for (tag, value) in pairs { features[tag] = value }
  }

  mutating func code(_ font: inout FontChoice) throws(ByteFault) {
    try code(&font.stack)
    try code(&font.size)
    try code(&font.style, of: TextStyle.allCases)
    try code(&font.relativeStyle, of: TextStyle.allCases)
    try code(&font.weight, or: 0) { coder, weight throws(ByteFault) in
      try coder.code(&weight, atMost: 1000, "a weight")
    }
    try code(&font.isItalic)
    try code(&font.design, of: FontDesign.allCases)
    try code(&font.width)
    try code(&font.axes, or: [:]) { coder, axes throws(ByteFault) in
      var pairs = axes.sorted { $0.key < $1.key }
      try coder.code(&pairs, of: ("", 0)) { coder, pair throws(ByteFault) in
        try coder.code(&pair.key)
        try coder.code(&pair.value)
      }
      axes = [:]
      for (tag, value) in pairs { axes[tag] = value }
    }
    try code(&font.hasMonospacedDigits)
    try code(&font.smallCaps, of: SmallCaps.allCases)
    try code(&font.leading, of: FontLeading.allCases)
    try code(&font.sizeFactor)
  }

  mutating func code(_ change: inout EnvironmentChange) throws(ByteFault) {
    try code(&change.scale)
    try code(&change.layoutDirection, of: LayoutDirection.allCases)
    try code(&change.dynamicTypeSize, of: DynamicTypeSize.allCases)
    try code(&change.language)
    try code(&change.font, or: FontChoice()) { coder, font throws(ByteFault) in try coder.code(&font) }
    try code(&change.lineLimit, or: LineLimit(maximum: nil)) { coder, limit throws(ByteFault) in
      try coder.code(&limit)
    }
    try code(&change.removesLineLimit)
    try code(&change.textAlignment)
    try code(&change.truncation)
    try code(&change.lineSpacing)
    try code(&change.fitting.wrap, of: TextWrapping.Filling.allCases)
    try code(&change.fitting.minimumScale)
    try code(&change.fitting.allowsTightening)
    try code(&change.metrics, of: TextMetricsProfile.allCases)
  }

  mutating func code(_ style: inout StyleDescription) throws(ByteFault) {
    try code(&style.foreground)
    try code(&style.tint)
    try code(&style.opacity)
    try code(&style.cornerRadius)
    try code(&style.clipped)
    try code(&style.clipShape)
    try code(&style.rotation)
    try code(&style.scale)
    try code(&style.shadow)
    try code(&style.underline)
    try code(&style.strikethrough)
    try code(&style.hidden)
    try code(&style.notes, or: []) { coder, notes throws(ByteFault) in
      try coder.code(&notes, of: "") { coder, note throws(ByteFault) in try coder.code(&note) }
    }
  }
}

/// A value's content as far as it is of the form; else nothing.
extension WrittenValue {
  /// The number of forms.
  static let forms = 18

  /// The number of the value's form in bytes.
  var form: Int {
    switch self {
    case .hole: 0
    case .null: 1
    case .flag: 2
    case .number: 3
    case .string: 4
    case .numbers: 5
    case .part: 6
    case .parts: 7
    case .elements: 8
    case .axes: 9
    case .edges: 10
    case .words: 11
    case .runs: 12
    case .font: 13
    case .lineLimit: 14
    case .features: 15
    case .change: 16
    case .style: 17
    }
  }

  var text: String {
    switch self {
    case .hole(let text), .string(let text): text
    default: ""
    }
  }
  var flag: Bool { if case .flag(let flag) = self { flag } else { false } }
  var number: Double { if case .number(let number) = self { number } else { 0 } }
  var numbers: [WrittenValue] { if case .numbers(let numbers) = self { numbers } else { [] } }
  var parts: [WrittenPart] {
    switch self {
    case .part(let part): [part]
    case .parts(let parts): parts
    default: []
    }
  }
  var elements: [WrittenElement] { if case .elements(let elements) = self { elements } else { [] } }
  /// The bits of a set of axes or edges.
  var bits: UInt8 {
    switch self {
    case .axes(let axes): axes.rawValue
    case .edges(let edges): edges.rawValue
    default: 0
    }
  }
  var words: [StandInText.Word] { if case .words(let words) = self { words } else { [] } }
  var runs: [TextDescription.Run] { if case .runs(let runs) = self { runs } else { [] } }
  var font: FontChoice { if case .font(let font) = self { font } else { FontChoice() } }
  var lineLimit: LineLimit { if case .lineLimit(let limit) = self { limit } else { LineLimit(maximum: nil) } }
  var features: [String: Int] { if case .features(let features) = self { features } else { [:] } }
  var change: EnvironmentChange { if case .change(let change) = self { change } else { EnvironmentChange() } }
  var style: StyleDescription { if case .style(let style) = self { style } else { StyleDescription() } }
}
