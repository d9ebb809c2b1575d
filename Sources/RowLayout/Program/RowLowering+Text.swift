package import TextLayout

/// The strings of a text in place of those of its description.
package enum TextStrings: Sendable {
  /// One for the whole text, which stands in the font of the first run.
  case whole(String)
  /// One for each run, or a single one for the whole text.
  case runs([String])

  /// The string where there is one alone.
  var single: String? {
    switch self {
    case .whole(let string): string
    case .runs(let strings): strings.count == 1 ? strings[0] : nil
    }
  }

  var list: [String] {
    switch self {
    case .whole(let string): [string]
    case .runs(let strings): strings
    }
  }
}

/// The making of a text of a row, so that a template can make it again of another string.
final class TextSource: Sendable {
  let description: TextDescription
  private let surroundings: RowLowering.Surroundings
  /// The label of the description, its fonts complete; nil for a stand-in.
  private let ownLabel: TextLabel?
  /// True if the label with a string in it is as it is prepared: of one run, which is no box, and with no line spacing that the font has a
  /// part in.
  private let takesString: Bool
  private let recent = RecentTexts()

  init(_ description: TextDescription, in surroundings: RowLowering.Surroundings) {
    self.description = description
    self.surroundings = surroundings
    let environment = surroundings.environment
    guard case .runs(let runs) = description.content else {
      ownLabel = nil
      takesString = false
      return
    }
    let outer = (description.font ?? FontChoice()).completed(by: environment.font)
    let pieces = runs.map {
      $0.piece(
        of: description, font: outer, at: environment.dynamicTypeSize,
        withStyleLeading: environment.metrics != .browser)
    }
    var label = TextLabel(runs: pieces, language: description.language ?? environment.language)
    label.style = Self.style(of: description, in: environment, leading: pieces.first?.font.leading ?? 0)
    ownLabel = label
    takesString =
      pieces.count == 1 && pieces[0].box == nil && !Self.needsLeading(label)
  }

  /// True if a label's line spacing depends on the leading of its face, which only the prepared text tells.
  private static func needsLeading(_ label: TextLabel) -> Bool {
    label.style.lineSpacing > 0 && label.runs.first?.font.leading == nil
  }

  private var environment: RowEnvironment { surroundings.environment }

  /// The number of lines that applies (rules T4, T5).
  var lineLimit: LineLimit? { Self.lineLimit(of: description, in: environment) }

  private static func lineLimit(of description: TextDescription, in environment: RowEnvironment) -> LineLimit?
  {
    var limit = description.lineLimit ?? environment.lineLimit
    if description.reservesSpace, let maximum = limit?.maximum { limit?.minimum = maximum }
    return limit
  }

  /// The label that an engine prepares; nil for a stand-in, and where strings are more or fewer than runs.
  ///
  /// - Parameters:
  ///   - strings: other strings; a box stays where its string is empty.
  ///   - leading: that of the prepared text, where it is known; nil takes the font's own.
  func label(_ strings: TextStrings? = nil, leading: Double? = nil) -> TextLabel? {
    guard var label = ownLabel, case .runs(let runs) = description.content else { return nil }
    if let leading {
      label.style.lineSpacing = Self.spacing(of: description, in: environment, beyond: leading)
    }
    guard let strings = strings?.list else { return label }
    if strings.count == 1, label.runs.count != 1 {
      guard let first = label.runs.first else { return nil }
      label.runs = [first]
    }
    guard strings.count == label.runs.count else { return nil }
    for (place, string) in strings.enumerated() where label.runs[place].box == nil || !string.isEmpty {
      label.runs[place].string = string
      guard label.runs[place].box != nil else { continue }
      label.runs[place].box = nil
      label.runs[place].isUnbreakable = runs[place].isUnbreakable
    }
    return label
  }

  /// Points that the line spacing adds to a font's leading: it replaces a smaller one and is never negative (rule T2).
  private static func spacing(
    of description: TextDescription, in environment: RowEnvironment, beyond leading: Double
  ) -> Double {
    guard let spacing = description.lineSpacing ?? environment.lineSpacing else { return 0 }
    return max(0, max(0, spacing) - leading)
  }

  private static func style(
    of description: TextDescription, in environment: RowEnvironment, leading: Double
  ) -> ParagraphStyle {
    let limit = lineLimit(of: description, in: environment)
    let style = ParagraphStyle(
      lineLimit: limit?.maximum, minimumLines: limit?.minimum ?? 1,
      tailoring: environment.metrics == .browser ? .chromium : .unicode,
      lineMetrics: lineMetrics(in: environment),
      lineSpacing: spacing(of: description, in: environment, beyond: leading),
      truncation: (description.truncation ?? environment.truncation).flatMap(Truncation.init) ?? .tail,
      alignment: environment.textAlignment.flatMap(LineAlignment.init) ?? .leading)
    return environment.fitting.applied(to: style)
  }

  private static func lineMetrics(in environment: RowEnvironment) -> LineMetrics {
    switch environment.metrics {
    case .face: .pixel(scale: environment.scale)
    case .apple: .apple(scale: environment.scale)
    case .browser: .css
    }
  }

  /// The text ready to be measured.
  ///
  /// - Parameter leavesHoles: whether holes stay, and are measured as empty.
  func prepare(
    with engine: (any TextPreparing)?, path: @autoclosure () -> String, leavesHoles: Bool = false
  ) throws(RowError) -> any TextMeasuring {
    if let limit = lineLimit, limit.minimum < 1 || (limit.maximum ?? .max) < limit.minimum {
      throw RowError(
        .invalidNumber, path: path(),
        "A line limit is at least 1, and its greatest number is not below its least.")
    }
    if !leavesHoles, case .runs(let runs) = description.content,
      let hole = runs.lazy.compactMap({ $0.hole }).first
    {
      throw RowError(.hole, path: path(), "The hole \"\(hole)\" is not filled.")
    }
    guard case .standIn(let text) = description.content else {
      guard let engine, let label = ownLabel else { throw missingEngine(path()) }
      return try prepare(label, with: engine, path: path()) { self.label(leading: $0) }
    }
    for number in [text.advance, text.lineHeight, text.ascent, text.leading] where !number.isFinite {
      throw RowError(.invalidNumber, path: path(), "A stand-in text's numbers have to be finite.")
    }
    return PreparedStandInText(
      text, lineLimit: lineLimit?.maximum, minimumLines: lineLimit?.minimum ?? 1,
      addedSpacing: Self.spacing(of: description, in: environment, beyond: text.leading),
      scale: environment.scale)
  }

  /// The text with other strings; a stand-in as it is, and nil where strings are more or fewer than runs.
  func prepare(
    _ strings: TextStrings, with engine: (any TextPreparing)?
  ) throws(RowError) -> (any TextMeasuring)? {
    guard let ownLabel else { return try prepare(with: engine, path: "") }
    guard let engine else { throw missingEngine("") }
    guard let string = strings.single else { return try prepareAnew(strings, ownLabel, with: engine) }
    return try recent.text(of: string, by: engine) { () throws(RowError) in
      try prepareAnew(strings, ownLabel, with: engine)
    }
  }

  private func prepareAnew(
    _ strings: TextStrings, _ ownLabel: TextLabel, with engine: any TextPreparing
  ) throws(RowError) -> (any TextMeasuring)? {
    if takesString, let string = strings.single {
      do throws(TextError) { return try engine.prepare(ownLabel, text: string) } catch {
        throw RowError(.text, path: "", error.description)
      }
    }
    guard let label = label(strings) else { return nil }
    return try prepare(label, with: engine, path: "") { self.label(strings, leading: $0) }
  }

  private func missingEngine(_ path: String) -> RowError {
    let reason =
      if let hole = description.hole {
        "The hole \"\(hole)\" has a string, and there is no text engine; give it a label."
      } else {
        "A text with a string needs a text engine; pass one where the row is prepared."
      }
    return RowError(.missingTextEngine, path: path, reason)
  }

  private func prepare(
    _ label: TextLabel, with engine: any TextPreparing, path: @autoclosure () -> String,
    known: (_ leading: Double) -> TextLabel?
  ) throws(RowError) -> any TextMeasuring {
    do throws(TextError) {
      let prepared = try engine.prepare(label)
      guard Self.needsLeading(label) else { return prepared }
      let leading = prepared.fontMetrics.leading
      guard leading > 0, let known = known(leading) else { return prepared }
      return try engine.prepare(known)
    } catch {
      throw RowError(.text, path: path(), error.description)
    }
  }
}

extension TextDescription.Run {
  /// The piece as an engine prepares it, in a font that leaves nothing open.
  package func piece(at setting: DynamicTypeSize) -> TextRun {
    piece(of: nil, font: FontChoice(), at: setting)
  }

  /// The piece of a text, which has a say in what it leaves open, as has a font around.
  fileprivate func piece(
    of text: TextDescription?, font outer: FontChoice, at setting: DynamicTypeSize,
    withStyleLeading: Bool = true
  ) -> TextRun {
    var font = (font?.completed(by: outer) ?? outer).description(
      at: setting, withStyleLeading: withStyleLeading)
    font.tracking = tracking ?? text?.tracking ?? 0
    if features != nil || text?.features != nil {
      var all = text?.features ?? [:]
      for (tag, value) in features ?? [:] { all[tag] = value }
      font.features += all.sorted { $0.key < $1.key }.map { FontFeature($0.key, value: $0.value) }
    }
    font.baselineOffset = baselineOffset ?? 0
    var piece =
      box.map { TextRun($0, font: font, joinsPrevious: joinsPrevious) }
      ?? TextRun(string, font: font, isUnbreakable: isUnbreakable, joinsPrevious: joinsPrevious)
    piece.identity = link
    return piece
  }
}

extension RowLowering {
  /// The text in fonts that the engine has.
  private mutating func inFontsAtHand(_ text: TextDescription, _ context: Context) -> TextDescription {
    var text = text
    text.font = atHand(text.font, context)
    guard case .runs(var runs) = text.content, runs.contains(where: { $0.font?.fallsBack != nil }) else {
      return text
    }
    for number in runs.indices { runs[number].font = atHand(runs[number].font, context) }
    text.content = .runs(runs)
    return text
  }

  /// A font that a view names without its stack where the engine has none of the name.
  mutating func atHand(_ font: FontChoice?, _ context: Context) -> FontChoice? {
    guard var font, font.fallsBack != nil, let stack = font.stack, let engine, !engine.hasStack(stack) else {
      return font
    }
    note(
      .missingFont, context,
      "There is no font \"\(stack)\": its text is set in the font around, as SwiftUI does.")
    (font.stack, font.fallsBack) = (nil, nil)
    return font
  }

  mutating func lowerText(
    _ description: RowDescription, _ text: TextDescription, _ context: Context
  ) throws(RowError) -> Lowered {
    let node = try add(.text, description, context)
    let source = TextSource(inFontsAtHand(text, context), in: context.surroundings)
    let prepared: any TextMeasuring
    if known.indices.contains(texts.count) {
      prepared = known[texts.count]
    } else if let label = try labels.text(of: text, path: context.path) {
      prepared = label
    } else {
      prepared = try source.prepare(
        with: engine, path: context.path, leavesHoles: strings != .described)
    }
    program.nodes[node].payload = Int32(texts.count)
    program.nodes[node].explicitGuides = 1 << 6 | 1 << 7
    program.nodes[node].width.isBounded = true
    program.nodes[node].height.isBounded = true
    program.nodes[node].width.isSteady = strings != .replacedWithBreaks
    program.nodes[node].height.isSteady = source.lineLimit?.minimum ?? 1 <= 1
    texts.append(prepared)
    sources.append(source)
    if case .standIn(let standIn) = text.content, standIn.words.contains(.newline) {
      // Cut short, it is as wide as what is there (rule T9), yet no wider than its line where that is infinite.
      program.nodes[node].isMonotone = false
    }
    if case .standIn(let standIn) = text.content, standIn.capHeight == nil {
      return Lowered(node: node, spacing: .plain)
    }
    return Lowered(node: node, spacing: Spacing.text(prepared.fontMetrics, scale: context.environment.scale))
  }
}

extension Spacing {
  /// A text of a font (rule G3).
  static func text(_ metrics: TextFontMetrics, scale: Double) -> Spacing {
    text(
      ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading,
      capHeight: metrics.capHeight, scale: scale)
  }
}
