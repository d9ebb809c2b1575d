/// Reads JSON (RFC 8259) strictly and keeps every value's place.
///
/// It is here because messages need places, unknown keys and a limit on nesting, which the decoders at hand do not
/// give. Any bytes are valid input: what is no JSON is refused with its place, and nesting beyond
/// ``nestingLimit`` too, so that no input overflows the stack.
@_spi(JSON) public struct JSONReader {
  /// The most nested arrays and objects by default.
  public static let defaultNestingLimit = 1_024

  /// The most nested arrays and objects.
  public let nestingLimit: Int
  private let source: SourceText
  private var position = 0

  private init(_ source: SourceText, nestingLimit: Int) {
    self.source = source
    self.nestingLimit = nestingLimit
  }

  /// The one value that a text consists of.
  ///
  /// - Throws: ``DocumentError`` with the place of the first byte that cannot be.
  /// - Complexity: O(length of the text).
  public static func read(
    _ source: SourceText, nestingLimit: Int = defaultNestingLimit
  ) throws(DocumentError) -> JSONValue {
    var reader = JSONReader(source, nestingLimit: nestingLimit)
    reader.position = source.markLength
    if reader.isSixteenBits { throw reader.syntaxError("this text is UTF-16; save it as UTF-8") }
    reader.skipSpace()
    let value = try reader.readValue()
    reader.skipSpace()
    guard reader.position == source.bytes.count else {
      throw reader.syntaxError("expected the end of the text after the value")
    }
    return value
  }
}

extension JSONReader {
  private var byte: UInt8? { position < source.bytes.count ? source.bytes[position] : nil }

  private func syntaxError(_ message: String, at offset: Int? = nil) -> DocumentError {
    DocumentError(.syntax, message, in: source, at: offset ?? position)
  }

  /// True for a text that begins as JSON in UTF-16 does, with a byte order mark or without.
  private var isSixteenBits: Bool {
    let start = Array(source.bytes.prefix(2))
    return start == [0xFF, 0xFE] || start == [0xFE, 0xFF]
      || start.count == 2 && (start[0] == 0) != (start[1] == 0)
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: expected) else { return false }
    position += 1
    return true
  }

  /// Reads a value and everything inside it. Containers that are still open stand in an array, not on the call stack,
  /// so that nesting costs no stack on any thread.
  private mutating func readValue() throws(DocumentError) -> JSONValue {
    var open: [OpenContainer] = []
    while true {
      var value: JSONValue
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        let container = try openContainer(depth: open.count + 1)
        if let empty = close(container) {
          value = empty
        } else {
          open.append(container)
          if container.isObject { try readKey(of: &open[open.count - 1]) }
          continue
        }
      } else {
        value = try readScalar()
      }
      while true {
        guard !open.isEmpty else { return value }
        open[open.count - 1].add(value)
        skipSpace()
        guard let closed = close(open[open.count - 1]) else { break }
        open.removeLast()
        value = closed
      }
      try readSeparator(in: &open[open.count - 1])
    }
  }

  private mutating func readScalar() throws(DocumentError) -> JSONValue {
    let start = position
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "\""): content = .string(try readString())
    case UInt8(ascii: "t"): content = try readWord("true", .bool(true))
    case UInt8(ascii: "f"): content = try readWord("false", .bool(false))
    case UInt8(ascii: "n"): content = try readWord("null", .null)
    case nil: throw syntaxError("expected a value, found the end of the text")
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): content = .number(try readNumber())
    default: throw syntaxError("expected a value: an object, array, string, number, true, false or null")
    }
    return JSONValue(content: content, range: start..<position)
  }

  private mutating func readWord(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(DocumentError) -> JSONValue.Content {
    let bytes = Array(word.description.utf8)
    guard source.bytes[position...].starts(with: bytes) else {
      throw syntaxError("expected \(word); strings stand in double quotes")
    }
    position += bytes.count
    return content
  }

  /// An array or object whose end was not read yet.
  private struct OpenContainer {
    let isObject: Bool
    let start: Int
    var elements: [JSONValue] = []
    var members: [JSONMember] = []
    var keys = KeySet()
    /// The key whose value comes next.
    var key = ""
    var keyRange = 0..<0

    mutating func add(_ value: JSONValue) {
      if isObject {
        members.append(JSONMember(key: key, keyRange: keyRange, value: value))
      } else {
        elements.append(value)
      }
    }
  }

  private mutating func openContainer(depth: Int) throws(DocumentError) -> OpenContainer {
    guard depth <= nestingLimit else {
      throw DocumentError(
        .tooDeep, "arrays and objects nest deeper than the limit of \(nestingLimit)", in: source, at: position
      )
    }
    let container = OpenContainer(isObject: byte == UInt8(ascii: "{"), start: position)
    position += 1
    skipSpace()
    return container
  }

  /// The finished value if the container ends here.
  private mutating func close(_ container: OpenContainer) -> JSONValue? {
    guard skip(container.isObject ? "}" : "]") else { return nil }
    return JSONValue(
      content: container.isObject ? .object(container.members) : .array(container.elements),
      range: container.start..<position)
  }

  private mutating func readSeparator(in container: inout OpenContainer) throws(DocumentError) {
    guard skip(",") else {
      throw syntaxError(container.isObject ? "expected , or } in an object" : "expected , or ] in an array")
    }
    skipSpace()
    if container.isObject { try readKey(of: &container) }
  }

  private mutating func readKey(of container: inout OpenContainer) throws(DocumentError) {
    let start = position
    guard byte == UInt8(ascii: "\"") else { throw syntaxError("expected a key in double quotes") }
    container.key = try readString()
    container.keyRange = start..<position
    guard container.keys.insert(container.key, beside: container.members) else {
      throw syntaxError("the key \"\(container.key)\" stands twice in this object", at: start)
    }
    skipSpace()
    guard skip(":") else { throw syntaxError("expected : after a key") }
    skipSpace()
  }

  /// Finds keys that stand twice, byte for byte: by looking along a short object, by hashing in a long one.
  private struct KeySet {
    private var hashed: Set<[UInt8]> = []

    mutating func insert(_ key: String, beside members: [JSONMember]) -> Bool {
      guard members.count >= 16 else { return !members.contains { $0.key.utf8.elementsEqual(key.utf8) } }
      if hashed.isEmpty { hashed = Set(members.lazy.map { Array($0.key.utf8) }) }
      return hashed.insert(Array(key.utf8)).inserted
    }
  }

  private mutating func skipDigits() throws(DocumentError) {
    guard let first = byte, isDigit(first) else { throw syntaxError("expected a digit") }
    while let byte, isDigit(byte) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private mutating func readNumber() throws(DocumentError) -> Double {
    let start = position
    _ = skip("-")
    if skip("0") {
      if let byte, isDigit(byte) { throw syntaxError("a number must not start with 0 and another digit") }
    } else {
      try skipDigits()
    }
    if skip(".") { try skipDigits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try skipDigits()
    }
    let text = String(decoding: source.bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw syntaxError("the number \(text) is too large", at: start)
    }
    return number
  }
}

// MARK: - Strings

extension JSONReader {
  private mutating func readString() throws(DocumentError) -> String {
    position += 1
    let start = position
    // Almost every string has no escapes: it is taken as it stands.
    skipPlainCharacters()
    if byte == UInt8(ascii: "\"") {
      defer { position += 1 }
      return try string(of: source.bytes[start..<position], from: start)
    }
    var resolved = Array(source.bytes[start..<position])
    while true {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try string(of: resolved[...], from: start)
      case UInt8(ascii: "\\"):
        try readEscape(into: &resolved)
      case nil:
        throw syntaxError("a string is not closed: expected \"", at: start - 1)
      default:
        throw syntaxError("a control character stands in a string; write it as \\n, \\t or \\u00XX")
      }
      let plain = position
      skipPlainCharacters()
      resolved += source.bytes[plain..<position]
    }
  }

  private mutating func skipPlainCharacters() {
    let bytes = source.bytes
    var i = position
    while i < bytes.count, bytes[i] != UInt8(ascii: "\""), bytes[i] != UInt8(ascii: "\\"), bytes[i] >= 0x20 {
      i += 1
    }
    position = i
  }

  private func string(of bytes: ArraySlice<UInt8>, from start: Int) throws(DocumentError) -> String {
    if let string = String(validating: bytes, as: UTF8.self) { return string }
    // Escapes are ASCII: the text at fault stands in the source as it is.
    var (parser, rest, fault) = (Unicode.UTF8.ForwardParser(), source.bytes[start...].makeIterator(), start)
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { fault += scalar.count }
    throw syntaxError("a string is not valid UTF-8", at: fault)
  }

  private mutating func readEscape(into resolved: inout [UInt8]) throws(DocumentError) {
    let start = position
    position += 1
    let escape = byte
    position += 1
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): resolved.append(escape ?? 0)
    case UInt8(ascii: "b"): resolved.append(0x08)
    case UInt8(ascii: "f"): resolved.append(0x0C)
    case UInt8(ascii: "n"): resolved.append(0x0A)
    case UInt8(ascii: "r"): resolved.append(0x0D)
    case UInt8(ascii: "t"): resolved.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try readEscapedScalar(from: start)
      resolved += Array(String(scalar).utf8)
    default:
      throw syntaxError(
        "unknown escape in a string; allowed are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", at: start)
    }
  }

  /// A scalar of one `\uXXXX`, or of two that are a surrogate pair.
  private mutating func readEscapedScalar(from start: Int) throws(DocumentError) -> Unicode.Scalar {
    let high = try readHexDigits()
    if let scalar = Unicode.Scalar(high) { return scalar }
    if high < 0xDC00, skip("\\"), skip("u") {
      let low = try readHexDigits()
      if (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
      {
        return scalar
      }
    }
    throw syntaxError("half of a surrogate pair stands alone in a string", at: start)
  }

  private mutating func readHexDigits() throws(DocumentError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw syntaxError("expected four hexadecimal digits after \\u")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
