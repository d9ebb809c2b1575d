internal import RowLayout
internal import TextLayout

/// A row as text: for each width its size, and a line for each part with its frame, indented by what is around it.
///
/// ```text
/// selfsize dump 1
/// font {"file": "Inter-Regular.otf", "version": "3.019", "digest": "5ff9c6da74a14371"}
/// at 320: 320 x 41
///   padding "card": 0 0 320 41
///     text "title": 10 10 183.5 21
/// ```
struct RowDump {
  /// A part with its frame.
  struct Part: Equatable {
    let depth: Int
    let title: String
    let frame: RowRect

    /// The part's key, which moves do not change.
    var key: String { "\(depth) \(title)" }
  }

  /// A row at one width.
  struct Section {
    let width: Double
    let size: RowSize
    var parts: [Part]
  }

  /// The builds of the fonts that texts were set in, by file.
  var fonts: [String: FontIdentity] = [:]
  var sections: [Section] = []

  /// The newest format that this version reads.
  static let newestFormat = 1
  private static let head = "selfsize dump "

  /// The dump of a row.
  init(of row: PreparedRow, widths: [Double], fonts: [String: FontIdentity]) throws(RowError) {
    self.fonts = fonts
    for width in widths {
      let shown = try ShownParts(of: row, at: .width(width))
      sections.append(
        Section(
          width: width, size: shown.size,
          parts: shown.parts.map { Part(depth: $0.depth, title: $0.title, frame: $0.frame) }))
    }
  }

  /// The dump as text, numbers with at most four decimals.
  var text: String {
    var lines = ["\(Self.head)\(Self.newestFormat)"]
    for (file, identity) in fonts.sorted(by: { $0.key < $1.key }) {
      let json = JSONWriter.line { json in
        json.member("file", file)
        identity.writeMembers(to: &json)
      }
      lines.append("font \(json)")
    }
    for section in sections {
      lines.append(
        "at \(section.width.spelled): \(section.size.width.spelled) x \(section.size.height.spelled)")
      for part in section.parts {
        let numbers = part.frame.numbers.map(\.spelled).joined(separator: " ")
        lines.append("\(String(repeating: "  ", count: part.depth + 1))\(part.title): \(numbers)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension RowDump {
  private struct FontLine: Decodable {
    let file: String
    let version: String
    let digest: String
  }

  /// Reads a dump.
  ///
  /// - Throws: ``DocumentError`` with the line that is none, or because the dump is of a newer format.
  init(_ source: SourceText) throws(DocumentError) {
    var start = 0
    var isFirst = true
    for line in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      let text = String(decoding: line, as: UTF8.self)
      if text.allSatisfy(\.isWhitespace) { continue }
      if isFirst {
        try Self.checkHead(text, source, at: start)
        isFirst = false
      } else if text.hasPrefix("font ") {
        try readFont(text.dropFirst(5), source, at: start)
      } else if let section = Self.section(text) {
        sections.append(section)
      } else if let part = Self.part(text), !sections.isEmpty {
        sections[sections.count - 1].parts.append(part)
      } else {
        throw DocumentError(
          .syntax,
          "expected a part and its frame, as \"  text: 10 10 80 20\", or a width, as \"at 320: 320 x 40\"",
          in: source, at: start)
      }
    }
    if isFirst { try Self.checkHead("", source, at: 0) }
  }

  private static func checkHead(_ line: String, _ source: SourceText, at start: Int) throws(DocumentError) {
    guard line.hasPrefix(head), let format = Int(line.dropFirst(head.count)), format >= 1 else {
      throw DocumentError(
        .syntax, "expected a dump of a row, which begins with \"\(head)\(newestFormat)\"", in: source,
        at: start)
    }
    guard format <= newestFormat else {
      throw DocumentError(
        .unknownFormat,
        "this dump is of format \(format), and this version reads up to format \(newestFormat); use a newer version "
          + "of SelfSizing", in: source, at: start)
    }
  }

  private mutating func readFont(
    _ text: Substring, _ source: SourceText, at start: Int
  ) throws(DocumentError) {
    let line = SourceText(
      name: source.name, string: String(text), firstLine: source.location(ofByteAt: start).line)
    let font = try JSONDocument(line).decode(FontLine.self)
    fonts[font.file] = FontIdentity(version: font.version, digest: font.digest)
  }

  private static func section(_ line: String) -> Section? {
    guard line.hasPrefix("at "), let colon = line.lastIndex(of: ":"),
      let width = Double(line[line.index(line.startIndex, offsetBy: 3)..<colon])
    else { return nil }
    let words = line[line.index(after: colon)...].split(separator: " ")
    guard words.count == 3, words[1] == "x", let w = Double(words[0]), let h = Double(words[2]) else {
      return nil
    }
    return Section(width: width, size: RowSize(width: w, height: h), parts: [])
  }

  private static func part(_ line: String) -> Part? {
    let indent = line.prefix { $0 == " " }.count
    guard indent >= 2, indent.isMultiple(of: 2), let colon = line.lastIndex(of: ":") else { return nil }
    let numbers = line[line.index(after: colon)...].split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return Part(
      depth: indent / 2 - 1, title: String(line.dropFirst(indent)[..<colon]),
      frame: RowRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}
