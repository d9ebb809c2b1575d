/// A text that is being read, with its name, so that a fault in it can be shown where it stands.
public struct SourceText: Sendable {
  /// The text's name in messages: a file's path, or "standard input".
  public let name: String
  /// The text itself; UTF-8 if nothing is wrong with it.
  public let bytes: [UInt8]
  /// The number of the text's first line: 1, or the line's number where the text is one line of a stream.
  public let firstLine: Int
  /// The bytes of a byte order mark that the text begins with: editors neither show nor count it.
  let markLength: Int
  /// The place found last, of a text long enough that it matters.
  private let cursor: LineCursor?
  /// The bytes up to which a text is looked through from its start for each place.
  private static let short = 1 << 12

  /// A text of the given bytes.
  public init(name: String, bytes: [UInt8], firstLine: Int = 1) {
    self.name = name
    self.bytes = bytes
    self.firstLine = firstLine
    markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    cursor = bytes.count > Self.short ? LineCursor(line: firstLine, offset: markLength) : nil
  }

  /// A text held in a string.
  public init(name: String, string: String, firstLine: Int = 1) {
    self.init(name: name, bytes: Array(string.utf8), firstLine: firstLine)
  }

  /// Finds a byte's location, counting lines from the start; an offset beyond the end means the end.
  ///
  /// - Complexity: O(distance from the place found last, if that is before), else O(offset).
  public func location(ofByteAt offset: Int) -> SourceLocation {
    let end = min(max(offset, 0), bytes.count)
    var place = cursor?.place(before: end) ?? LineCursor.Place(line: firstLine, offset: markLength)
    place.advance(to: end, in: bytes)
    cursor?.place = place
    return SourceLocation(name: name, line: place.line, column: place.column)
  }

  /// The line in which a byte stands, cut to what fits on a terminal, and beneath it a caret at the byte.
  public func excerpt(atByte offset: Int) -> String {
    let end = min(max(offset, 0), bytes.count)
    let isLineFeed = { (byte: UInt8) in byte == UInt8(ascii: "\n") }
    // A few times as many bytes as characters wanted, so that a line of 50 MB costs nothing.
    let (near, far) = (max(0, end - 160), min(bytes.count, end + 160))
    var start =
      bytes[near..<end].lastIndex(where: isLineFeed).map { $0 + 1 } ?? max(near, min(markLength, end))
    // The rest of a character that begins farther off.
    if start == near, near > 0 { start += bytes[start..<end].prefix { $0 & 0xC0 == 0x80 }.count }
    let stop = bytes[end..<far].firstIndex(where: isLineFeed) ?? far
    let before = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.suffix(50)
    let after = String(decoding: bytes[end..<stop], as: UTF8.self).unicodeScalars.prefix(30)
    return "  " + (before.map(Self.shown) + after.map(Self.shown)).joined() + "\n  "
      + String(repeating: " ", count: before.reduce(0) { $0 + $1.terminalColumns }) + "^"
  }

  /// A character as it may be put on a terminal: control characters would move the caret.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    scalar.isInvisibleControl ? " " : String(scalar)
  }
}

/// A place in a text, as editors count it.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The text's name.
  public let name: String
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// As compilers print it: `rows.json:3:17`.
  public var description: String { "\(name):\(line):\(column)" }
}
