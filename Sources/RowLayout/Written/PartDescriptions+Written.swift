internal import TextLayout

extension ShapeDescription {
  mutating func code(_ coder: inout PartCoder) throws(RowError) {
    try coder.named(.shape, &shape, usual: .rectangle, "shape")
    try coder.number(.cornerRadius, &cornerRadius, .finite)
    try coder.string(.fill, &fill)
  }
}

extension ImageDescription {
  mutating func code(_ coder: inout PartCoder) throws(RowError) {
    try coder.string(.name, &name)
    if let hole { coder.part.set(.size, .hole(hole)) } else { try codeSize(&coder) }
    try coder.flag(.resizable, &isResizable)
    try coder.flag(.symbol, &isSymbol)
    try coder.number(.baselineOffset, &baselineOffset, .finite)
  }

  /// An image's own size: `size`, or `width` and `height`.
  private mutating func codeSize(_ coder: inout PartCoder) throws(RowError) {
    guard let written = coder.value(.size) else {
      try coder.needed(.width, &width, .ownSize)
      return try coder.needed(.height, &height, .ownSize)
    }
    for key in [RowKey.width, .height] where coder.part[key] != nil {
      throw coder.fault(key, "an image has a size, or a width and a height, not both")
    }
    if case .hole(let name) = written {
      if case .size(let one, let other) = try coder.filling(name, .size, at: .size) {
        (width, height) = (one, other)
      }
      return
    }
    var size: [Double]?
    try coder.numbers(.size, &size, count: 2, "a size is two numbers")
    guard let size, size[0] >= 0, size[1] >= 0 else {
      throw coder.fault(.size, "a size is two numbers of 0 or more")
    }
    (width, height) = (size[0], size[1])
  }
}

extension Padding {
  mutating func code(_ coder: inout PartCoder) throws(RowError) {
    var (list, length, edges): ([Double]?, Double?, Edge.Set?) = (nil, nil, nil)
    switch self {
    case .insets(let insets): list = [insets.top, insets.leading, insets.bottom, insets.trailing]
    case .length(let given, let some): (length, edges) = (given, some == .all ? nil : some)
    }
    try coder.numbers(.insets, &list, count: 4, "insets are four numbers")
    if let list {
      self = .insets(EdgeInsets(top: list[0], leading: list[1], bottom: list[2], trailing: list[3]))
      return
    }
    try coder.number(.length, &length, .finite)
    coder.own(.edges, &edges, WrittenValue.edges) { if case .edges(let edges) = $0 { edges } else { nil } }
    self = .length(length, edges ?? .all)
  }
}

extension GuideValue {
  mutating func code(_ coder: inout PartCoder) throws(RowError) {
    var (guide, points): (AnyGuide?, Double) = (nil, 0)
    switch self {
    case .value(let own): points = own
    case .of(let other): guide = other
    case .computed: throw RowError.unwritten("a guide computed in code")
    }
    try coder.spelled(.of, &guide)
    if coder.part[.of] != nil {
      self = .of(try coder.needed(guide, .of, usual: AnyGuide(key: .leading)))
    } else {
      try coder.needed(.value, &points, .finite)
      self = .value(points)
    }
  }
}

extension GridCell {
  mutating func code(_ coder: inout PartCoder) throws(RowError) {
    try coder.whole(.columns, &columns, in: 1...RowLimits.maximumColumns) {
      "a cell spans between 1 and \(RowLimits.maximumColumns) columns, and this is \($0)"
    }
    var point = anchor.map { [$0.x, $0.y] }
    try coder.numbers(.anchor, &point, count: 2, "an anchor is two numbers")
    anchor = point.map { UnitPoint(x: $0[0], y: $0[1]) }
    try coder.spelled(.columnAlignment, &columnAlignment)
    try coder.axes(.unsizedAxes, &unsizedAxes)
  }
}

// MARK: Texts

extension TextDescription {
  mutating func code(_ coder: inout PartCoder) throws(RowError) {
    if coder.isReading { content = try Content(from: &coder) } else { try content.write(to: &coder) }
    coder.own(.font, &font, WrittenValue.font) { $0.font }
    try codeLineLimit(&coder)
    try coder.flag(.reservesSpace, &reservesSpace)
    try coder.number(.lineSpacing, &lineSpacing, .finite)
    try coder.name(.truncation, &truncation, of: TruncationMode.self, "truncation")
    try coder.number(.tracking, &tracking, .finite)
    try coder.string(.lang, &language)
    coder.own(.features, &features, WrittenValue.features) { $0.features }
  }

  private mutating func codeLineLimit(_ coder: inout PartCoder) throws(RowError) {
    coder.own(.lineLimit, &lineLimit, WrittenValue.lineLimit) { $0.lineLimit }
    guard coder.isReading, lineLimit == nil else { return }
    var lines: Int?
    try coder.whole(.lineLimit, &lines, in: 1...Int.max) { _ in "a line limit is at least 1" }
    lineLimit = lines.map { LineLimit(maximum: $0) }
  }
}

extension TextDescription.Content {
  fileprivate func write(to coder: inout PartCoder) throws(RowError) {
    switch self {
    case .runs(let runs) where runs.count == 1 && runs[0].isPlain:
      coder.part.set(.string, runs[0].hole.map { .hole($0) } ?? .string(runs[0].string))
    case .runs(let runs): coder.part.set(.runs, .runs(runs))
    case .standIn(var text):
      coder.part.set(.words, .words(text.words))
      try text.codeNumbers(&coder)
    }
  }

  fileprivate init(from coder: inout PartCoder) throws(RowError) {
    let contents = [RowKey.string, .runs, .words].filter { coder.value($0) != nil }
    if contents.count > 1 {
      throw coder.fault(contents[1], "a text has either \"string\", \"runs\" or \"words\"")
    }
    var standIn = StandInText(words: [], advance: 0, lineHeight: 0, ascent: 0)
    if coder.listsKeys { try standIn.codeNumbers(&coder) }
    switch coder.part[contents.first ?? .string] {
    case .words(let words):
      standIn.words = words
      try standIn.codeNumbers(&coder)
      self = .standIn(standIn)
    case .runs(let runs):
      guard !runs.isEmpty else { throw coder.fault(.runs, "a text has at least one run") }
      self = .runs(try coder.filled(runs))
    case .hole(let name) where contents == [.string]:
      var run = TextDescription.Run("")
      if coder.leavesStrings {
        run.hole = name
      } else if case .string(let string) = try coder.filling(name, .string, at: .string) {
        run.string = string
      }
      self = .runs([run])
    default:
      var string: String?
      try coder.string(.string, &string)
      self = .runs([TextDescription.Run(try coder.needed(string, .string, usual: ""))])
    }
  }
}

extension StandInText {
  /// All but the words.
  fileprivate mutating func codeNumbers(_ coder: inout PartCoder) throws(RowError) {
    try coder.needed(.advance, &advance, .notNegative)
    try coder.needed(.lineHeight, &lineHeight, .notNegative)
    try coder.needed(.ascent, &ascent, .notNegative)
    try coder.number(.capHeight, &capHeight, .finite)
    try coder.number(.leading, &leading, usual: 0, .finite)
  }
}

extension PartCoder {
  /// Runs with their strings in place of holes.
  fileprivate mutating func filled(
    _ runs: [TextDescription.Run]
  ) throws(RowError) -> [TextDescription.Run] {
    guard !leavesStrings else { return runs }
    var runs = runs
    for index in runs.indices {
      guard let hole = runs[index].hole else { continue }
      runs[index].hole = nil
      do throws(RowError) {
        if case .string(let string) = try filling(hole, .string, at: .string) { runs[index].string = string }
      } catch {
        throw error.prefixed(by: "runs[\(index)]")
      }
    }
    return runs
  }
}
