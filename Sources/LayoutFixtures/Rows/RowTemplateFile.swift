public import RowLayout
public import TextLayout

/// The row templates of a file: of a document of rows, each row one, or of bytes that `selfsize compile` wrote.
public struct RowTemplateFile: Sendable {
  /// The document without its rows: fonts and widths. Bytes have neither.
  public let header: RowDocument
  /// The file's folder, in which bare font names are looked up first.
  public let folder: String
  /// The templates by the order of the rows.
  public let templates: [PortableRowTemplate]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file's path; "-" is the standard input.
  ///   - stacks: the fonts of bytes, which name stacks and have none.
  /// - Throws: ``DocumentError`` with the place of the fault.
  public init(path: String, stacks: [String: FontStack] = [:]) throws(DocumentError) {
    folder = InputFile.folder(of: path)
    let source = try InputFile(path: path).readAll()
    if PortableRowTemplate.isMark(source.bytes) {
      header = RowDocument(stacks: stacks)
      do throws(RowError) {
        templates = try PortableRowTemplate.decoding(source.bytes)
      } catch {
        throw DocumentError(.invalidValue, "\(source.name): \(error.message)")
      }
      return
    }
    var rows = try RowFileReader(JSONDocument(source), folder: folder)
    var templates: [PortableRowTemplate] = []
    while let row = try rows.next() { templates.append(try row.template(in: rows.header.environment)) }
    self.templates = templates
    var header = rows.header
    header.rows = []
    self.header = header
  }

  /// The template of a name; without a name the only one. Nil where there is none, or no name and several.
  public func template(named name: String?) -> PortableRowTemplate? {
    Self.template(named: name, among: templates)
  }

  /// The template of a name among others; without a name the only one. Nil where there is none, or no name and several.
  public static func template(
    named name: String?, among templates: [PortableRowTemplate]
  ) -> PortableRowTemplate? {
    guard let name else { return templates.count == 1 ? templates[0] : nil }
    return templates.first { $0.id == name }
  }
}

/// Values for a row template, as a line of NDJSON has them: `{"row": "chat", "id": "m1", "values": {"body": "Hello"}}`.
public struct RowFilling: Sendable {
  /// The template's name; nil for the only one.
  public let row: String?
  /// The name of the filled row in results: its id, or its place in the file.
  public let id: String
  /// The values of the holes.
  public let values: RowHoleValues
  private let document: JSONDocument

  private struct Line: Decodable {
    var row: String?
    var id: String?
    var values: RowHoleValues
  }

  /// Reads a line.
  ///
  /// - Throws: ``DocumentError`` with the place of the fault.
  public init(_ line: SourceText, number: Int) throws(DocumentError) {
    document = try JSONDocument(line)
    let line = try document.decode(Line.self)
    row = line.row
    id = line.id ?? "row \(number)"
    values = line.values
  }

  /// An error about the row, shown at its values.
  public func error(_ message: String) -> DocumentError {
    document.error(.invalidValue, "row \"\(id)\": \(message)", at: document.root["values"] ?? document.root)
  }
}
