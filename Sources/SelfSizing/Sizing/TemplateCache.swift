internal import RowLayout
internal import Synchronization
internal import TextLayout

/// Templates of rows by their structure: a row that differs from an earlier one in the strings of its texts alone is
/// not lowered again.
final class TemplateCache: Sendable {
  private let templates = Mutex(GenerationCache<UInt64, RowTemplate>(capacity: 64))

  /// Prepares a described row, with the template of its structure where there is one.
  func prepare(
    _ row: RowDescription, _ digest: DescriptionDigest, environment: RowEnvironment,
    texts engine: (any TextPreparing)?
  ) throws(RowError) -> PreparedRow {
    guard !digest.isOpaque, digest.hasPlainTexts, let engine else {
      return try PreparedRow(row, environment: environment, texts: engine)
    }
    let structure = digest.structure.value
    if let template = templates.withLock({ $0.value(for: structure) }),
      template.textCount == digest.strings.count
    {
      return try template.row(strings: digest.strings, texts: engine)
    }
    let template = try RowTemplate(row, environment: environment, texts: engine)
    templates.withLock { $0.insert(template, for: structure) }
    return template.row
  }
}
