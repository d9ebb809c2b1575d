public import TextLayout

/// A label as a line of NDJSON has it.
public struct LabelDocument: Decodable, Sendable {
  /// What the label is called in results.
  public var id: String?
  /// A BCP 47 language tag.
  public var lang: String?
  /// The name of the font stack.
  public var stack: String
  /// The text itself.
  public var text: String
  /// Font sizes for this label instead of those of all.
  public var sizes: [Double]?
  /// Widths for this label instead of those of all.
  public var widths: [Double]?

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, lang, stack, text, sizes, widths
    case note, source, tags, kind
  }

  /// Reads a label; `note`, `source`, `tags` and `kind` may hold anything.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(String.self, forKey: .id)
    lang = try container.decodeIfPresent(String.self, forKey: .lang)
    stack = try container.decode(String.self, forKey: .stack)
    text = try container.decode(String.self, forKey: .text)
    sizes = try container.decodeIfPresent([Double].self, forKey: .sizes)
    widths = try container.decodeIfPresent([Double].self, forKey: .widths)
    for key: CodingKeys in [.note, .source, .tags, .kind] { _ = container.contains(key) }
  }
}

/// A file that says which fonts the names of stacks stand for.
public struct FontStackDocument: Sendable {
  /// The stacks by name.
  public var stacks: [String: FontStack]
  /// The folder of the file, in which bare font names are looked up first.
  public var folder: String

  /// Reads a stacks file.
  ///
  /// - Throws: ``DocumentError`` with the place of the fault.
  public static func read(_ path: String) throws(DocumentError) -> FontStackDocument {
    let document = try JSONDocument(try InputFile(path: path).readAll())
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(path[..<$0]) } ?? "."
    return FontStackDocument(
      stacks: try document.decode([String: FontStack].self), folder: folder.isEmpty ? "/" : folder)
  }
}
