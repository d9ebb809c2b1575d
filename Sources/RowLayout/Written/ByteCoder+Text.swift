internal import TextLayout

// The values that say something of texts and of what is drawn.

extension TextDescription.Run: ByteCoded {
  init() { self.init("") }

  mutating func code(_ coder: inout ByteCoder) throws(ByteFault) {
    try coder.code(&string)
    try coder.code(&hole)
    try coder.code(&box)
    try coder.code(&font)
    try coder.code(&tracking)
    try coder.code(&features, or: [:]) { coder, features throws(ByteFault) in try coder.code(&features) }
    try coder.code(&isUnbreakable)
    let isMore = baselineOffset != nil || link != nil
    var flags = (joinsPrevious ? 1 : 0) + (isMore ? 2 : 0)
    try coder.code(&flags, atMost: 3, "flags of a run")
    joinsPrevious = flags & 1 != 0
    guard flags & 2 != 0 else { return }
    try coder.code(&baselineOffset)
    try coder.code(&link)
  }
}

extension InlineBox: ByteCoded {
  init() { self.init(width: 0, ascent: 0, descent: 0) }

  mutating func code(_ coder: inout ByteCoder) throws(ByteFault) {
    try coder.code(&width)
    try coder.code(&ascent)
    try coder.code(&descent)
  }
}

extension StandInText.Word: ByteCoded {
  init() { self = .newline }

  /// 0 is a newline, n + 1 a word of n characters.
  mutating func code(_ coder: inout ByteCoder) throws(ByteFault) {
    var number = 0
    if case .characters(let count) = self { number = count + 1 }
    try coder.code(&number, atMost: Int(Int32.max), "a word")
    self = number == 0 ? .newline : .characters(number - 1)
  }
}

extension LineLimit: ByteCoded {
  init() { self.init(maximum: nil) }

  mutating func code(_ coder: inout ByteCoder) throws(ByteFault) {
    try coder.code(&minimum, atMost: .max, "the least number of lines")
    try coder.code(&maximum, or: 0) { coder, lines throws(ByteFault) in
      try coder.code(&lines, atMost: .max, "the greatest number of lines")
    }
  }
}

extension FontChoice: ByteCoded {
  mutating func code(_ coder: inout ByteCoder) throws(ByteFault) {
    try coder.code(&stack)
    try coder.code(&size)
    try coder.code(&style, of: TextStyle.allCases)
    try coder.code(&relativeStyle, of: TextStyle.allCases)
    try coder.code(&weight, or: 0) { coder, weight throws(ByteFault) in
      try coder.code(&weight, atMost: 1000, "a weight")
    }
    try coder.code(&isItalic)
    try coder.code(&design, of: FontDesign.allCases)
    try coder.code(&width)
    try coder.code(&axes, or: [:]) { coder, axes throws(ByteFault) in try coder.code(&axes) }
    try coder.code(&hasMonospacedDigits)
    try coder.code(&smallCaps, of: SmallCaps.allCases)
    try coder.code(&leading, of: FontLeading.allCases)
    try coder.code(&sizeFactor)
  }
}

extension EnvironmentChange: ByteCoded {
  mutating func code(_ coder: inout ByteCoder) throws(ByteFault) {
    try coder.code(&scale)
    try coder.code(&layoutDirection, of: LayoutDirection.allCases)
    try coder.code(&dynamicTypeSize, of: DynamicTypeSize.allCases)
    try coder.code(&language)
    try coder.code(&font)
    try coder.code(&lineLimit)
    try coder.code(&removesLineLimit)
    try coder.code(&textAlignment)
    try coder.code(&truncation)
    try coder.code(&lineSpacing)
    try coder.code(&fitting.wrap, of: TextWrapping.Filling.allCases)
    try coder.code(&fitting.minimumScale)
    try coder.code(&fitting.allowsTightening)
    try coder.code(&metrics, of: TextMetricsProfile.allCases)
  }
}

extension StyleDescription: ByteCoded {
  mutating func code(_ coder: inout ByteCoder) throws(ByteFault) {
    try coder.code(&foreground)
    try coder.code(&tint)
    try coder.code(&opacity)
    try coder.code(&cornerRadius)
    try coder.code(&clipped)
    try coder.code(&clipShape)
    try coder.code(&rotation)
    try coder.code(&scale)
    try coder.code(&shadow)
    try coder.code(&underline)
    try coder.code(&strikethrough)
    try coder.code(&hidden)
    try coder.code(&notes, or: []) { coder, notes throws(ByteFault) in try coder.code(&notes) }
  }
}

/// A value's content as far as it is of the form; else none, or the form's usual one.
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
  var font: FontChoice? { if case .font(let font) = self { font } else { nil } }
  var lineLimit: LineLimit? { if case .lineLimit(let limit) = self { limit } else { nil } }
  var features: [String: Int]? { if case .features(let features) = self { features } else { nil } }
  var change: EnvironmentChange? { if case .change(let change) = self { change } else { nil } }
  var style: StyleDescription? { if case .style(let style) = self { style } else { nil } }
}
