package import TextLayout

/// Writes JSON on one line, in the order in which it is told: a line of NDJSON, or a part of a document.
///
/// Commas are put by the writer.
package struct JSONWriter {
  private var bytes: [UInt8] = []
  private var needsComma = false

  /// A writer that has written nothing.
  package init() {}

  /// A writer that has written a value.
  package init(_ value: some JSONWritable) { self.value(value) }

  /// The JSON written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// An object as a line of JSON.
  package static func line<Failure>(
    _ members: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) -> String {
    var json = JSONWriter()
    try json.container(nil, "{", "}", members)
    return json.text
  }

  fileprivate mutating func write(_ part: String) {
    addComma()
    add(part)
  }

  /// Writes a string in double quotes, with what JSON wants escaped.
  fileprivate mutating func writeQuoted(_ string: String) {
    addComma()
    add("\"")
    for byte in string.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0x0A: add("\\n")
      case 0x0D: add("\\r")
      case 0x09: add("\\t")
      case ..<0x20, 0x7F: addEscaped(byte)
      // The second set of control characters, C2 80 to C2 9F, may stand as they are; a terminal would obey them.
      case 0x80..<0xA0 where bytes.last == 0xC2:
        bytes.removeLast()
        addEscaped(byte)
      default: bytes.append(byte)
      }
    }
    add("\"")
  }

  /// Adds a character below U+0100 by its number.
  private mutating func addEscaped(_ number: UInt8) {
    add("\\u00\(number < 0x10 ? "0" : "")\(String(number, radix: 16))")
  }

  private mutating func addComma() {
    if needsComma { add(", ") }
    needsComma = true
  }

  private mutating func add(_ part: String) { bytes.append(contentsOf: part.utf8) }

  private mutating func container<Failure>(
    _ key: String?, _ start: String, _ end: String, _ content: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    if let key { self.key(key) }
    write(start)
    needsComma = false
    try content(&self)
    add(end)
    needsComma = true
  }

  /// Writes an object, by itself or under a key.
  package mutating func object<Failure>(
    _ key: String? = nil, _ members: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) { try container(key, "{", "}", members) }

  /// Writes an array, by itself or under a key.
  package mutating func array(_ key: String? = nil, _ elements: (inout JSONWriter) -> Void) {
    container(key, "[", "]", elements)
  }

  /// Writes the key of the value that comes next.
  package mutating func key(_ key: String) {
    writeQuoted(key)
    add(": ")
    needsComma = false
  }

  /// Writes a value.
  package mutating func value(_ value: some JSONWritable) { value.write(to: &self) }

  /// Writes a key and its value.
  package mutating func member(_ key: String, _ value: some JSONWritable) {
    self.key(key)
    value.write(to: &self)
  }

  /// A number as JSON spells it: the shortest digits that read back as the same number.
  static func spelled(_ number: Double) -> String {
    if number.isNaN { return "\"nan\"" }
    if number.isInfinite { return number < 0 ? "\"-inf\"" : "\"inf\"" }
    if let whole = Int(exactly: number), abs(number) < 1e15 { return "\(whole)" }
    return "\(number)"
  }

  /// A string in double quotes, with what JSON wants escaped.
  static func quoted(_ string: String) -> String {
    var json = JSONWriter()
    json.writeQuoted(string)
    return json.text
  }
}

/// A value that can be written as JSON.
package protocol JSONWritable {
  /// Writes the value.
  func write(to json: inout JSONWriter)
}

/// A value that is JSON already, written as it is.
package struct JSONText: JSONWritable {
  private let text: String

  package init(_ text: String) { self.text = text }

  package func write(to json: inout JSONWriter) { json.write(text) }
}

extension String: JSONWritable {
  package func write(to json: inout JSONWriter) { json.writeQuoted(self) }
}

extension Double: JSONWritable {
  /// Whole numbers have no fraction; what is not finite is "inf", "-inf" or "nan", since JSON has no numbers for these.
  package func write(to json: inout JSONWriter) { json.write(JSONWriter.spelled(self)) }
}

extension Int: JSONWritable {
  package func write(to json: inout JSONWriter) { json.write("\(self)") }
}

extension Bool: JSONWritable {
  package func write(to json: inout JSONWriter) { json.write(self ? "true" : "false") }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  package func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.write("null") }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.array { json in
      for element in self { element.write(to: &json) }
    }
  }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// The members in the order of their keys.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for (key, value) in sorted(by: { $0.key < $1.key }) { json.member(key, value) }
    }
  }
}

extension FontIdentity: JSONWritable {
  package func write(to json: inout JSONWriter) { json.object { writeMembers(to: &$0) } }

  /// Writes what identifies the build as members of the object that is open.
  func writeMembers(to json: inout JSONWriter) {
    json.member("version", version)
    json.member("digest", digest)
  }
}
