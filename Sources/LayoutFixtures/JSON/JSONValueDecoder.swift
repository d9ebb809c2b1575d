internal import RowLayout
internal import TextLayout

/// A `Decoder` over a ``JSONValue`` that notes which keys were asked for, so that what nobody asked for can be
/// reported as an unknown key, and that turns every decoding error into one with a place.
final class JSONValueDecoder: Decoder {
  let value: JSONValue
  let codingPath: [any CodingKey]
  let context: Context
  /// The keys that were asked for in this object, present or not, and for each of its members whether it was.
  private var askedKeys: [String] = []
  private var askedMembers: [Bool] = []
  private var asksAllKeys = false
  /// The places of the object's keys, once one was looked for among many.
  private var places: NamePlaces?

  /// State shared by a document's decoders.
  final class Context {
    let document: JSONDocument
    let userInfo: [CodingUserInfoKey: any Sendable]

    init(document: JSONDocument, userInfo: [CodingUserInfoKey: any Sendable]) {
      self.document = document
      self.userInfo = userInfo
    }
  }

  init(_ value: JSONValue, codingPath: [any CodingKey], context: Context) {
    self.value = value
    self.codingPath = codingPath
    self.context = context
  }

  var userInfo: [CodingUserInfoKey: Any] { context.userInfo }

  static func decode<T: Decodable>(
    _ type: T.Type, from value: JSONValue, in document: JSONDocument,
    userInfo: [CodingUserInfoKey: any Sendable]
  ) throws(DocumentError) -> T {
    let context = Context(document: document, userInfo: userInfo)
    do {
      return try JSONValueDecoder(value, codingPath: [], context: context).unwrap(type)
    } catch let error as DocumentError {
      throw error
    } catch let error as DecodingError {
      throw document.error(for: error, in: value)
    } catch {
      throw document.error(.invalidValue, "\(error)", at: value)
    }
  }

  func noteAllAsked() { asksAllKeys = true }

  /// The value of a key among the members of this object; that it was asked for is noted.
  func member(_ key: String, among members: [JSONMember]) -> JSONValue? {
    if askedMembers.isEmpty { askedMembers = [Bool](repeating: false, count: members.count) }
    if !asksAllKeys { askedKeys.append(key) }
    guard let place = place(of: key, among: members) else { return nil }
    askedMembers[place] = true
    return members[place].value
  }

  private func place(of key: String, among members: [JSONMember]) -> Int? {
    guard members.count > NamePlaces.few else { return members.firstIndex { $0.key.hasSameBytes(as: key) } }
    let known = places ?? NamePlaces(members.lazy.map { $0.key })
    places = known
    return known[key]
  }

  /// Decodes a value of any type from this decoder's value, then refuses keys that nobody asked for.
  func unwrap<T: Decodable>(_ type: T.Type) throws -> T {
    do {
      let result = try T(from: self)
      if let error = unknownKeyError() { throw error }
      return result
    } catch DecodingError.keyNotFound(let key, let place) where place.codingPath.count == codingPath.count {
      // A key that is missing here, beside one much like it that nobody asked for, was misspelled.
      throw unknownKeyError(meaning: key.stringValue) ?? DecodingError.keyNotFound(key, place)
    }
  }

  /// An error about the first key that nobody asked for; with `meant`, about one that is likely to mean it.
  private func unknownKeyError(meaning meant: String? = nil) -> DocumentError? {
    guard !asksAllKeys, !askedKeys.isEmpty, case .object(let members) = value.content,
      askedMembers.contains(false)
    else { return nil }
    let known = Set(askedKeys).sorted()
    let unknown = zip(members, askedMembers).first { member, isAsked in
      !isAsked && (meant == nil || nearestWord(to: member.key, among: known) == meant)
    }
    return unknown.map { context.document.unknownKeyError($0.0, known: known) }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value.content else { throw mismatch("an object") }
    return KeyedDecodingContainer(JSONKeyedContainer<Key>(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value.content else { throw mismatch("an array") }
    return JSONUnkeyedContainer(decoder: self, elements: elements)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    JSONSingleContainer(decoder: self)
  }

  func mismatch(_ expected: String) -> DecodingError {
    let found =
      if case .object(let members) = value.content, members.count == 1, members[0].key == "hole" {
        "a hole, which cannot stand here"
      } else {
        value.kindInWords
      }
    return .typeMismatch(
      JSONValue.self, .init(codingPath: codingPath, debugDescription: "expected \(expected), found \(found)"))
  }

  func child(_ value: JSONValue, _ key: any CodingKey) -> JSONValueDecoder {
    JSONValueDecoder(value, codingPath: codingPath + [key], context: context)
  }
}

extension JSONDocument {
  /// An error about a key that is none of those known.
  func unknownKeyError(_ member: JSONMember, known: [String]) -> DocumentError {
    let advice =
      nearestWord(to: member.key, among: known).map { "did you mean \"\($0)\"?" }
      ?? "known here: " + known.joined(separator: ", ")
    return DocumentError(
      .unknownKey, "unknown key \"\(member.key)\"; \(advice)", in: source, at: member.keyRange.lowerBound)
  }

  /// A decoding error with its place: that of the deepest value along its path that exists.
  func error(for error: DecodingError, in part: JSONValue) -> DocumentError {
    let (context, missing): (DecodingError.Context, (any CodingKey)?) =
      switch error {
      case .keyNotFound(let key, let context): (context, key)
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        (context, nil)
      @unknown default: (.init(codingPath: [], debugDescription: "\(error)"), nil)
      }
    var place = part
    for key in context.codingPath {
      guard let next = key.intValue.flatMap({ place[$0] }) ?? place[key.stringValue] else { break }
      place = next
    }
    if let underlying = context.underlyingError as? DocumentError { return underlying }
    let message = missing.map { "the key \"\($0.stringValue)\" is missing here" } ?? context.debugDescription
    return self.error(.invalidValue, message, at: place)
  }
}

/// A coding key made at run time, for a place in an array.
struct IndexKey: CodingKey {
  let index: Int
  var intValue: Int? { index }
  var stringValue: String { "\(index)" }

  init(_ index: Int) { self.index = index }
  init?(intValue: Int) { index = intValue }
  init?(stringValue: String) { nil }
}
