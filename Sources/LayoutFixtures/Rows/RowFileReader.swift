public import RowLayout

/// Reads the rows of a file one after another: of a document, or of a stream, whose first line is the document
/// without its rows and each further line a row. A stream takes constant memory.
public struct RowFileReader {
  /// The newest format that this version reads.
  public static let newestFormat = 1

  /// The document; of a stream its first line, without rows.
  public let header: RowDocument
  /// The file's folder, in which bare font names are looked up first.
  public let folder: String
  private var rows: Rows
  private var number = 0

  /// The whole document; nil where the file goes by lines.
  var document: JSONDocument? {
    if case .document(let document, _) = rows { document } else { nil }
  }

  private enum Rows {
    case document(JSONDocument, [JSONValue])
    case stream(LineReader)
  }

  private let limits: DocumentLimits

  /// Opens a file and reads its header.
  ///
  /// - Parameters:
  ///   - path: the file's path; "-" is the standard input.
  ///   - limits: what bounds the document, or each line of a stream.
  /// - Throws: ``DocumentError`` with the place of the fault.
  public init(path: String, limits: DocumentLimits = DocumentLimits()) throws(DocumentError) {
    self.limits = limits
    let file = try InputFile(path: path)
    folder = InputFile.folder(of: path)
    var lines = LineReader(file, limits: limits)
    guard let first = try lines.next() else {
      throw DocumentError(.syntax, "\(file.name) is empty; expected a document of rows")
    }
    if PortableRowTemplate.isMark(first.bytes) {
      throw DocumentError(
        .invalidValue, "\(file.name) holds compiled templates; selfsize measure takes them with --values")
    }
    if let document = try? JSONDocument(first, nestingLimit: limits.nesting), document.root["rows"] == nil {
      // A stream: what its rows hold is counted as they come.
      header = try Self.header(of: document)
      rows = .stream(lines)
      return
    }
    let document = try JSONDocument(try lines.whole(from: first), nestingLimit: limits.nesting)
    (header, rows) = try Self.rows(of: document, limits)
  }

  /// Reads the rows of a document that is no stream.
  init(_ document: JSONDocument, folder: String) throws(DocumentError) {
    (self.folder, limits) = (folder, DocumentLimits())
    (header, rows) = try Self.rows(of: document, limits)
  }

  private static func rows(
    of document: JSONDocument, _ limits: DocumentLimits
  ) throws(DocumentError) -> (header: RowDocument, rows: Rows) {
    if case .array(let values)? = document.root["rows"]?.content {
      for value in values { try document.checkParts(ofRow: value, limits) }
    }
    let header = try header(of: document)
    guard case .array(let values)? = document.root["rows"]?.content else {
      throw document.error(
        .invalidValue, "expected \"rows\": an array of rows", at: document.root["rows"] ?? document.root)
    }
    return (header, .document(document, values))
  }

  private static func header(of document: JSONDocument) throws(DocumentError) -> RowDocument {
    if let format = document.root["format"], case .number(let number) = format.content,
      number > Double(newestFormat)
    {
      throw document.error(
        .unknownFormat,
        "this document is of format \(JSONWriter.spelled(number)), and this version reads up to format "
          + "\(newestFormat); use a newer version of SelfSizing", at: format)
    }
    return try document.decode(RowDocument.self)
  }

  /// The next row; nil after the last.
  ///
  /// - Throws: ``DocumentError`` with the place of the fault. Reading may go on with the row after it.
  public mutating func next() throws(DocumentError) -> RowFixture? {
    defer { number += 1 }
    switch rows {
    case .document(let document, let values):
      guard number < values.count, number < header.rows.count else { return nil }
      return RowFixture(header.rows[number], number: number, at: values[number], in: document)
    case .stream(var lines):
      let line: SourceText?
      do {
        defer { rows = .stream(lines) }
        line = try lines.next()
      }
      guard let line else { return nil }
      let document = try JSONDocument(line, nestingLimit: limits.nesting)
      try document.checkParts(ofRow: document.root, limits)
      let entry = try document.decode(RowEntry.self)
      return RowFixture(entry, number: number, at: document.root, in: document)
    }
  }
}

extension JSONDocument {
  /// Refuses a row of more parts than the limit, before any of them is made.
  func checkParts(ofRow row: JSONValue, _ limits: DocumentLimits) throws(DocumentError) {
    var count = 0
    var open = [row["tree"] ?? row]
    while let value = open.popLast() {
      switch value.content {
      case .object(let members):
        // Every part has a kind, and nothing else has.
        if value["kind"] != nil { count += 1 }
        for member in members where member.value.mayHoldParts { open.append(member.value) }
      case .array(let elements):
        for element in elements where element.mayHoldParts { open.append(element) }
      default: break
      }
      guard count <= limits.parts else {
        throw error(.tooLong, "the row has more than \(limits.parts) parts", at: row)
      }
    }
  }
}

extension JSONValue {
  fileprivate var mayHoldParts: Bool {
    switch content {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }
}
