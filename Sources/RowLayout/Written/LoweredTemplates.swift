internal import TextLayout

/// Lowered rows of one row template, by the values of its holes that are no strings. Any number of tasks can use it; those that
/// do so at the same time have rows of their own.
final class LoweredTemplates: Sendable {
  /// A lowered row, and what fills the strings of its texts.
  private struct Entry {
    /// The values of the holes that are no strings, in the order of the holes.
    let values: [RowHoleValue]
    let template: RowTemplate
    /// The engine that prepared the texts that no hole is in.
    let engine: (any TextPreparing)?
    /// For each run of each text the number of its hole; nil for a string of its own.
    let holes: [[Int?]]
    /// The strings of each run of each text; empty where holes are.
    let strings: [[String]]
    /// True for each hole that had a text when the row was lowered, so that the row has that text's metrics.
    let isLabelled: [Bool]

    /// True if it was lowered with this engine, or with one that cannot be told from it.
    func isOf(_ other: (any TextPreparing)?) -> Bool { engine?.identity == other?.identity }

    /// True if what fills the holes of texts has the metrics of what it was lowered with.
    func takes(_ labels: [(any TextMeasuring)?]) -> Bool {
      for (text, runs) in holes.enumerated() {
        guard runs.count == 1, let hole = runs[0] else { continue }
        guard let label = labels[hole] else {
          if isLabelled[hole] { return false }
          continue
        }
        guard label.fontMetrics == template.core.metrics[text] else { return false }
      }
      return true
    }
  }

  /// Safety: whoever takes it out of the pool has it alone until it is given back.
  private final class Entries: @unchecked Sendable {
    /// The entry used last comes last.
    var list: [Entry] = []
  }

  /// The most lowered rows that are kept by each task.
  private static let most = 32

  private let pool = ObjectPool<Entries>()

  /// A row of the template; nil where the values do not fit it.
  ///
  /// - Throws: `RowError` without a place.
  func row(
    of template: PortableRowTemplate, filling values: RowHoleValues, labels: RowHoleLabels,
    texts engine: (any TextPreparing)?
  ) throws(RowError) -> PreparedRow? {
    guard let ordered = Self.ordered(values, template.holes) else { return nil }
    let texts = template.holes.map { hole in labels.isEmpty ? nil : labels[hole.name] }
    var others: [RowHoleValue] = []
    for value in ordered {
      if case .string = value { continue }
      others.append(value)
    }
    let entries = pool.take() ?? Entries()
    defer { pool.giveBack(entries) }
    if let place = entries.list.lastIndex(where: { $0.values == others && $0.isOf(engine) && $0.takes(texts) }
    ) {
      if place < entries.list.count - 1 { entries.list.append(entries.list.remove(at: place)) }
    } else {
      let entry = try Self.entry(template, values, others, texts, labels, engine)
      if entries.list.count >= Self.most { entries.list.removeFirst() }
      entries.list.append(entry)
    }
    return try Self.row(of: entries.list[entries.list.count - 1], ordered, texts, engine)
  }

  /// The row of a lowered one with other strings and labels.
  private static func row(
    of entry: Entry, _ values: [RowHoleValue], _ labels: [(any TextMeasuring)?],
    _ engine: (any TextPreparing)?
  ) throws(RowError) -> PreparedRow {
    var texts = entry.template.texts
    var strings = entry.strings
    var isLabelled = false
    // Engines that cannot be told apart may set texts of the template's own otherwise each time.
    let isUnknown = engine != nil && engine?.identity == nil
    for text in strings.indices {
      var isPrepared = !isUnknown || strings[text].isEmpty
      for run in strings[text].indices {
        guard let hole = entry.holes[text][run] else { continue }
        if let label = labels[hole] {
          texts[text] = label
          isLabelled = true
          isPrepared = true
        } else if case .string(let string) = values[hole] {
          strings[text][run] = string
          isPrepared = false
        }
      }
      if !isPrepared,
        let prepared = try entry.template.core.sources[text].prepare(.runs(strings[text]), with: engine)
      {
        texts[text] = prepared
      }
    }
    return try entry.template.row(
      texts: texts, origin: isLabelled ? .unknown : .strings(strings.map { .runs($0) }))
  }

  private static func entry(
    _ template: PortableRowTemplate, _ values: RowHoleValues, _ others: [RowHoleValue],
    _ texts: [(any TextMeasuring)?], _ labels: RowHoleLabels, _ engine: (any TextPreparing)?
  ) throws(RowError) -> Entry {
    var coder = PartCoder(filling: .allButStrings(values))
    let row = try RowTemplate(
      try coder.description(of: template.part), environment: template.environment, texts: engine,
      strings: .replaced, labels: labels)
    let runs = row.core.sources.map { source -> [TextDescription.Run] in
      if case .runs(let runs) = source.description.content { runs } else { [] }
    }
    return Entry(
      values: others, template: row, engine: engine,
      holes: runs.map { runs in
        runs.map { run in
          run.hole.flatMap { template.holePlaces[$0] }
        }
      },
      strings: runs.map { runs in runs.map { $0.hole == nil ? $0.string : "" } },
      isLabelled: texts.map { $0 != nil })
  }

  /// The values by the order of the holes; nil unless each hole has one that fits, and there are no others.
  private static func ordered(_ values: RowHoleValues, _ holes: [RowHole]) -> [RowHoleValue]? {
    guard values.pairs.count == holes.count else { return nil }
    var ordered: [RowHoleValue] = []
    ordered.reserveCapacity(holes.count)
    for (place, hole) in holes.enumerated() {
      let pair = values.pairs[place]
      let value = pair.name.hasSameBytes(as: hole.name) ? pair.value : values[hole.name]
      guard let value, hole.kind.takes(value) else { return nil }
      ordered.append(value)
    }
    return ordered
  }
}
