@_spi(JSON) public import LayoutFixtures
public import RowLayout
public import SelfSizing
internal import SystemFonts
internal import TextLayout
internal import TextShaping

/// Fonts, environment and defaults, and what measures rows and labels in them: the one engine that hosts in other languages
/// and programs call. One serves all threads; make it once and keep it, as it holds the opened fonts.
public struct LayoutEngine: Sendable {
  /// The engine's setup, the system's fonts resolved to their files.
  public let configuration: EngineConfiguration
  /// The fonts.
  public let texts: TextEngine
  private let rows: RowFixtureMeasurer

  /// The most faces that are taken from the system for a stack: the family asked for, and the fallback behind it.
  public static let systemFaces = 64

  /// Opens the fonts that a configuration names.
  ///
  /// - Parameters:
  ///   - configuration: what rows and labels are measured with.
  ///   - folders: where bare font names are looked up, before the system's font folders.
  /// - Throws: `DocumentError` with a sentence that names the font at fault.
  public init(_ configuration: EngineConfiguration, folders: [String] = []) throws(DocumentError) {
    var configuration = configuration
    for (name, families) in configuration.systemStacks {
      configuration.document.stacks[name] = try Self.systemStack(families)
    }
    self.configuration = configuration
    do throws(FontError) {
      rows = try RowFixtureMeasurer(header: configuration.document, folders: folders)
      texts = rows.engine
    } catch {
      throw DocumentError(.unreadable, "\(error)")
    }
  }

  /// Reads a configuration and opens its fonts.
  ///
  /// - Throws: `DocumentError` that shows the part at fault.
  public init(json: SourceText, folders: [String] = []) throws(DocumentError) {
    try self.init(try JSONDocument(json).decode(EngineConfiguration.self), folders: folders)
  }

  private static func systemStack(_ families: [String]) throws(DocumentError) -> FontStack {
    #if SystemFonts
      do throws(FontCatalogError) {
        var query = FontQuery()
        query.families = families
        let faces = try FontCatalog().resolve(query).faces.prefix(systemFaces)
        return FontStack(fonts: faces.map { FontReference(file: $0.path, index: $0.index) })
      } catch {
        throw DocumentError(.unreadable, "\(error)")
      }
    #else
      throw DocumentError(
        .unreadable, "this build cannot ask for the system's fonts; name font files in \"stacks\"")
    #endif
  }
}

extension LayoutEngine {
  /// The names of the stacks that labels and rows may be set in.
  public var stackNames: [String] { configuration.document.stacks.keys.sorted() }

  /// The stack of labels that name none: that of the environment's font, or the only one.
  public var defaultStack: String? {
    configuration.document.environment.font.stack ?? (stackNames.count == 1 ? stackNames.first : nil)
  }

  /// A measurer for labels, with what the configuration says of stacks, sizes, widths and style.
  public var labels: LabelMeasurer {
    var labels = LabelMeasurer(
      engine: texts, style: configuration.style, sizes: configuration.sizes,
      widths: configuration.document.widths)
    labels.stack = defaultStack ?? ""
    return labels
  }

  /// Prepares a row described in JSON: an object with `tree` and, if wanted, `id`, `env` and `proposal`.
  ///
  /// - Throws: `DocumentError` that shows the part at fault.
  @_spi(JSON) public func row(_ part: JSONValue? = nil, in document: JSONDocument) throws(DocumentError)
    -> PreparedRow
  {
    try rows.prepare(try fixture(part, document))
  }

  /// Measures a row described in JSON for its own proposal, else at each width.
  ///
  /// - Parameters:
  ///   - part: the part of the document that is the row; the whole document if nil.
  ///   - document: the text that describes it.
  ///   - widths: the widths; those of the configuration if empty.
  ///   - withFrames: whether the frames of all named parts are wanted.
  /// - Throws: `DocumentError` that shows the part at fault; then there is no result at all.
  @_spi(JSON) public func measure(
    row part: JSONValue? = nil, in document: JSONDocument, widths: [Double] = [], withFrames: Bool = false
  ) throws(DocumentError) -> [RowResult] {
    try rows.measure(try fixture(part, document), widths: widths, withFrames: withFrames)
  }

  /// A template of a row described in JSON, with holes: an object with `tree` and, if wanted, `id` and `env`.
  ///
  /// - Throws: `DocumentError` that shows the part at fault.
  @_spi(JSON) public func template(
    _ part: JSONValue? = nil, in document: JSONDocument
  ) throws(DocumentError) -> PortableRowTemplate {
    try rows.template(of: try fixture(part, document))
  }

  /// A template of bytes that `selfsize compile` wrote.
  ///
  /// - Parameters:
  ///   - bytes: the templates.
  ///   - name: the id of the one that is wanted; nil for the only one.
  /// - Throws: `RowError` of the code `damaged` for other bytes, and of `unknownName` where none has the name.
  public func template(decoding bytes: [UInt8], named name: String? = nil) throws(RowError)
    -> PortableRowTemplate
  {
    let templates = try PortableRowTemplate.decoding(bytes)
    if let template = RowTemplateFile.template(named: name, among: templates) { return template }
    let names = templates.map { $0.id.map { "\"\($0)\"" } ?? "one without a name" }.joined(separator: ", ")
    throw RowError(
      .unknownName,
      name.map { "there is no template \"\($0)\": there are \(names)" }
        ?? "there are \(templates.count) templates, so one has to be named: \(names)")
  }

  /// A template's row with values in its holes, ready to be measured.
  ///
  /// - Throws: `RowError` that names the hole at fault.
  public func row(
    _ template: PortableRowTemplate, filling values: RowHoleValues
  ) throws(RowError) -> PreparedRow {
    try template.row(filling: values, texts: texts)
  }

  /// Measures a template's row with values in its holes, at each width.
  ///
  /// - Throws: `RowError` that names the hole at fault.
  func measure(
    _ template: PortableRowTemplate, filling values: RowHoleValues, named name: String, widths: [Double],
    withFrames: Bool
  ) throws(RowError) -> [RowResult] {
    let row = try row(template, filling: values)
    return try widths.map { width throws(RowError) in
      try RowResult(
        of: row, named: name, for: ProposedSize(width: width, height: nil), withFrames: withFrames)
    }
  }

  private func fixture(_ part: JSONValue?, _ document: JSONDocument) throws(DocumentError) -> RowFixture {
    let value = part ?? document.root
    return RowFixture(
      try document.decode(RowEntry.self, from: value), number: 0, at: value, in: document)
  }
}
