internal import ListLayout
internal import RowLayout

/// A JSON object read strictly: a key that is not asked for is an error at its place.
package struct TraceObject {
  let document: JSONDocument
  let value: JSONValue
  private let members: [JSONMember]

  package init(_ value: JSONValue, in document: JSONDocument, keys: [String]) throws(DocumentError) {
    guard case .object(let members) = value.content else {
      throw document.error(.invalidValue, "expected an object, found \(value.kindInWords)", at: value)
    }
    self.document = document
    self.value = value
    self.members = members
    for member in members where !keys.contains(member.key) {
      throw document.unknownKeyError(member, known: keys.sorted())
    }
  }

  /// The value of a key; nil where it is missing.
  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  var keys: [String] { members.map(\.key) }

  func required(_ key: String) throws(DocumentError) -> JSONValue {
    guard let value = self[key] else {
      throw document.error(.invalidValue, "\"\(key)\" is missing", at: value)
    }
    return value
  }

  func number(_ key: String) throws(DocumentError) -> Double? { try self[key].map(document.number) }

  func whole(_ key: String) throws(DocumentError) -> Int? { try self[key].map(document.whole) }

  package func bool(_ key: String) throws(DocumentError) -> Bool? { try self[key].map(document.bool) }

  func string(_ key: String) throws(DocumentError) -> String? { try self[key].map(document.string) }

  /// A height, nil where the key is missing or null.
  func height(_ key: String) throws(DocumentError) -> Double? { try self[key].flatMap(document.height) }

  /// The elements of an array as a closure reads them, none where the key is missing.
  func elements<T>(
    _ key: String, _ read: (JSONValue) throws(DocumentError) -> T
  ) throws(DocumentError) -> [T] {
    try self[key].map(document.elements)?.map(read) ?? []
  }

  /// A word's meaning; nil where the key is missing.
  func word<T>(_ key: String, among words: [String: T]) throws(DocumentError) -> T? {
    try self[key].map { value throws(DocumentError) in try document.word(value, among: words) }
  }
}

extension JSONDocument {
  private func wrongKind(_ expected: String, _ value: JSONValue) -> DocumentError {
    error(.invalidValue, "expected \(expected), found \(value.kindInWords)", at: value)
  }

  package func number(_ value: JSONValue) throws(DocumentError) -> Double {
    guard case .number(let number) = value.content else { throw wrongKind("a number", value) }
    return number
  }

  func whole(_ value: JSONValue) throws(DocumentError) -> Int {
    // The lowest Int has no opposite: the bounds are compared with as they are.
    let number = try number(value)
    guard let whole = Int(exactly: number), (-1 << 53...1 << 53).contains(whole) else {
      throw error(.invalidValue, "expected a whole number up to 2^53, found \(number)", at: value)
    }
    return whole
  }

  func bool(_ value: JSONValue) throws(DocumentError) -> Bool {
    guard case .bool(let bool) = value.content else { throw wrongKind("true or false", value) }
    return bool
  }

  package func string(_ value: JSONValue) throws(DocumentError) -> String {
    guard case .string(let string) = value.content else { throw wrongKind("a string", value) }
    return string
  }

  package func elements(_ value: JSONValue) throws(DocumentError) -> [JSONValue] {
    guard case .array(let elements) = value.content else { throw wrongKind("an array", value) }
    return elements
  }

  /// A height: a number, "nan", "inf", "-inf", or nil for null.
  func height(_ value: JSONValue) throws(DocumentError) -> Double? {
    switch value.content {
    case .null: return nil
    case .number(let number): return number
    case .string("nan"): return .nan
    case .string("inf"): return .infinity
    case .string("-inf"): return -.infinity
    default: throw wrongKind("a height: a number, \"nan\", \"inf\", \"-inf\" or null", value)
    }
  }

  /// One of several words.
  func word<T>(_ value: JSONValue, among words: [String: T]) throws(DocumentError) -> T {
    let string = try string(value)
    guard let found = words[string] else {
      let known = words.keys.sorted()
      let hint = nearestWord(to: string, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
      throw error(
        .invalidValue, "\"\(string)\" is not one of \(known.joined(separator: ", "))\(hint)", at: value)
    }
    return found
  }

  /// The elements of an array of two.
  func pair(_ value: JSONValue) throws(DocumentError) -> (JSONValue, JSONValue) {
    let both = try elements(value)
    guard both.count == 2 else {
      throw error(.invalidValue, "expected an array of two, found one of \(both.count)", at: value)
    }
    return (both[0], both[1])
  }

  /// The elements of an array, or a value that stands alone.
  func oneOrMore(_ value: JSONValue) -> [JSONValue] {
    if case .array(let elements) = value.content { elements } else { [value] }
  }
}
