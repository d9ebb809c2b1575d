internal import Synchronization
public import TextLayout

/// A row ready for any texts: lowered once, shared by all rows that differ from it in their texts alone.
public struct RowTemplate: Sendable {
  let core: RowCore
  /// The core for the texts of the description.
  private var ownCore: RowCore
  let texts: [any TextMeasuring]
  private let source: Source

  /// The source of the lowered row, behind a reference as it is seldom needed.
  private final class Source: Sendable {
    let description: RowDescription
    let environment: RowEnvironment
    let engine: (any TextPreparing)?

    init(_ description: RowDescription, _ environment: RowEnvironment, _ engine: (any TextPreparing)?) {
      self.description = description
      self.environment = environment
      self.engine = engine
    }
  }

  /// Prepares a described row.
  ///
  /// - Parameters:
  ///   - description: the row.
  ///   - environment: the screen, the reader's settings, and what applies to all texts.
  ///   - engine: prepares texts that have a string; stand-in texts need none.
  /// - Throws: ``RowError`` with the path of the part at fault; nothing is prepared half.
  /// - Complexity: linear in the number of parts.
  public init(
    _ description: RowDescription, environment: RowEnvironment = RowEnvironment(),
    texts engine: (any TextPreparing)? = nil
  ) throws(RowError) {
    try self.init(description, environment: environment, texts: engine, strings: .described)
  }

  /// Prepares a row whose strings may be holes, to be measured with other strings and labels alone.
  init(
    _ description: RowDescription, environment: RowEnvironment, texts engine: (any TextPreparing)?,
    strings: RowLowering.Strings, labels: RowHoleLabels = RowHoleLabels(), readerNesting: Int = 0
  ) throws(RowError) {
    var lowering = RowLowering(
      engine: engine, strings: strings, labels: labels, readerNesting: readerNesting)
    try lowering.run(description, in: environment)
    core = RowCore(lowering)
    ownCore = core
    texts = lowering.texts
    source = Source(description, environment, engine)
    ownCore = try core(for: texts)
  }

  /// The row with the texts of its description.
  public var row: PreparedRow { PreparedRow(core: ownCore, texts: texts) }

  /// The parts of the row's frames, in the order of the frames.
  public var parts: [RowPart] { core.parts }

  /// The number of texts, in the order of their parts.
  public var textCount: Int { core.textCount }

  /// The row with other texts, one for each text part in order.
  ///
  /// - Throws: ``RowError`` if there are more or fewer texts than parts, or if a text's font differs so that gaps
  ///   change (rule G3); prepare a template of its own for such a row.
  public func row(texts: [any TextMeasuring]) throws(RowError) -> PreparedRow {
    try row(texts: texts, origin: .unknown)
  }

  /// The row with other texts.
  func row(
    texts: [any TextMeasuring], origin: PreparedRow.TextOrigin
  ) throws(RowError) -> PreparedRow {
    guard texts.count == core.textCount else {
      throw RowError(
        .mismatchedTexts, "The row has \(core.textCount) texts, and was given \(texts.count).")
    }
    for (number, text) in texts.enumerated() where text.fontMetrics != core.metrics[number] {
      throw RowError(
        .mismatchedTexts, "Text \(number) has another font than in the template; prepare a template with it.")
    }
    return PreparedRow(core: try core(for: texts), texts: texts, origin: origin)
  }

  /// The row with other strings, in the fonts and under the limits of the description's texts; of a text of several runs in the
  /// font of the first.
  public func row(strings: [String], texts engine: any TextPreparing) throws(RowError) -> PreparedRow {
    try row(strings.map { .whole($0) }, texts: engine)
  }

  /// The row with other strings, one for each run of each text, in the runs' fonts and under the limits of the description's
  /// texts; a box stays where its string is empty.
  ///
  /// - Throws: ``RowError`` if there are more or fewer strings than runs; a single one may stand for all runs of its text.
  public func row(runs strings: [[String]], texts engine: any TextPreparing) throws(RowError) -> PreparedRow {
    try row(strings.map { .runs($0) }, texts: engine)
  }

  /// The row with other strings, see ``row(runs:texts:)``.
  package func row(
    _ strings: [TextStrings], texts engine: any TextPreparing
  ) throws(RowError) -> PreparedRow {
    guard strings.count == core.textCount else {
      throw RowError(
        .mismatchedTexts, "The row has \(core.textCount) texts, and was given strings for \(strings.count).")
    }
    var prepared: [any TextMeasuring] = []
    prepared.reserveCapacity(strings.count)
    for (number, source) in core.sources.enumerated() {
      guard let text = try source.prepare(strings[number], with: engine) else {
        throw RowError(
          .mismatchedTexts,
          "Text \(number) was given \(strings[number].list.count) strings; give one for each of its runs, or a single one."
        )
      }
      prepared.append(text)
    }
    return try row(texts: prepared, origin: .strings(strings))
  }

  /// The core for texts: every way to a row comes here. Where the order in which a stack asks its parts was found out for texts
  /// without hard breaks, those that have some need another one, lowered once for all rows of the template.
  private func core(for texts: [any TextMeasuring]) throws(RowError) -> RowCore {
    guard core.program.needsUnbrokenTexts, texts.contains(where: { $0.hasHardBreak }) else { return core }
    if let known = core.withBreaks.withLock({ $0 }) { return known }
    var lowering = RowLowering(
      engine: source.engine, strings: .replacedWithBreaks, readerNesting: core.readerNesting, known: texts)
    try lowering.run(source.description, in: source.environment)
    let made = RowCore(lowering)
    core.withBreaks.withLock { $0 = made }
    return made
  }
}

extension TextMeasuring {
  /// True if a line ends before the last by a hard break: unbroken by any width, there are several.
  fileprivate var hasHardBreak: Bool {
    let unbroken = measure(width: nil, height: nil)
    return unbroken.lineCount > 1 || unbroken.isTruncated
  }
}
