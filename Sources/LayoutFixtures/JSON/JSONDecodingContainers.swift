/// The members of an object, by key.
struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: JSONValueDecoder
  let members: [JSONMember]

  var codingPath: [any CodingKey] { decoder.codingPath }

  /// All keys; asking for them means that any key is welcome.
  var allKeys: [Key] {
    decoder.noteAllAsked()
    return members.compactMap { Key(stringValue: $0.key) }
  }

  private func find(_ key: Key) -> JSONValue? { decoder.member(key.stringValue, among: members) }

  private func child(_ key: Key) throws -> JSONValueDecoder {
    guard let value = find(key) else {
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: ""))
    }
    return decoder.child(value, key)
  }

  func contains(_ key: Key) -> Bool { find(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    if case .null = try child(key).value.content { true } else { false }
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try child(key).unwrap(type) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try child(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try child(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }
}

/// The elements of an array, in order.
struct JSONUnkeyedContainer: UnkeyedDecodingContainer {
  let decoder: JSONValueDecoder
  let elements: [JSONValue]
  private(set) var currentIndex = 0

  init(decoder: JSONValueDecoder, elements: [JSONValue]) {
    self.decoder = decoder
    self.elements = elements
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private func current() throws -> JSONValueDecoder {
    guard elements.indices.contains(currentIndex) else {
      throw DecodingError.valueNotFound(
        JSONValue.self,
        .init(
          codingPath: codingPath, debugDescription: "this array needs more than \(elements.count) elements"))
    }
    return decoder.child(elements[currentIndex], IndexKey(currentIndex))
  }

  mutating func decodeNil() throws -> Bool {
    guard case .null = try current().value.content else { return false }
    currentIndex += 1
    return true
  }

  /// Reads the current element and goes on to the next, unless it cannot be read.
  private mutating func next<Result>(_ read: (JSONValueDecoder) throws -> Result) throws -> Result {
    let result = try read(current())
    currentIndex += 1
    return result
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next { try $0.unwrap(type) } }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { try next { try $0.container(keyedBy: type) } }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }
}

/// A value by itself.
struct JSONSingleContainer: SingleValueDecodingContainer {
  let decoder: JSONValueDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    if case .null = decoder.value.content { true } else { false }
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .bool(let bool) = decoder.value.content else { throw decoder.mismatch("a boolean") }
    return bool
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .string(let string) = decoder.value.content else { throw decoder.mismatch("a string") }
    return string
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard case .number(let number) = decoder.value.content else { throw decoder.mismatch("a number") }
    return number
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.unwrap(type) }

  /// Whole numbers of all sizes.
  func decode<I: FixedWidthInteger & Decodable>(_ type: I.Type) throws -> I {
    let number = try decode(Double.self)
    guard let integer = I(exactly: number) else {
      let range = number == number.rounded() ? " from \(I.min) to \(I.max)" : ""
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "expected a whole number\(range), found \(number)"))
    }
    return integer
  }
}
