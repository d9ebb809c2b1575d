internal import RowLayout
internal import TextLayout

/// Templates of rows by their structure: a row that differs from an earlier one in the strings of its texts alone is
/// not lowered again. Any number of tasks can use it; those that do so at the same time have templates of their own.
final class TemplateCache: Sendable {
  /// Safety: whoever takes it out of the pool has it alone until it is given back.
  private final class Templates: @unchecked Sendable {
    var byStructure = GenerationCache<UInt64, RowTemplate>(capacity: 64)
  }

  private let pool = ObjectPool<Templates>()

  /// Prepares a described row, with the template of its structure where there is one.
  func prepare(
    _ row: RowDescription, _ digest: DescriptionDigest, environment: RowEnvironment,
    texts engine: (any TextPreparing)?
  ) throws(RowError) -> PreparedRow {
    guard !digest.isOpaque, digest.hasStrings, let engine else {
      return try PreparedRow(row, environment: environment, texts: engine)
    }
    let templates = pool.take() ?? Templates()
    defer { pool.giveBack(templates) }
    let structure = digest.structure.value
    if let template = templates.byStructure.value(for: structure), template.textCount == digest.strings.count
    {
      return try template.row(digest.strings, texts: engine)
    }
    let template = try RowTemplate(row, environment: environment, texts: engine)
    templates.byStructure.insert(template, for: structure)
    return template.row
  }
}
