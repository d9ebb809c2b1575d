/// A JSON text that was read: its value, and the source that its places refer to.
@_spi(JSON) public struct JSONDocument: Sendable {
  /// The text.
  public let source: SourceText
  /// The text's one value.
  public let root: JSONValue

  /// Reads a text.
  ///
  /// - Throws: ``DocumentError`` where the text is no JSON or nests too deep.
  public init(
    _ source: SourceText, nestingLimit: Int = JSONReader.defaultNestingLimit
  ) throws(DocumentError) {
    self.source = source
    root = try JSONReader.read(source, nestingLimit: nestingLimit)
  }

  /// An error about a value of this document, shown where the value starts.
  public func error(_ code: DocumentError.Code, _ message: String, at value: JSONValue) -> DocumentError {
    DocumentError(code, message, in: source, at: value.range.lowerBound)
  }

  /// Decodes the document, or a part of it, strictly: keys that the type never asks for are errors.
  ///
  /// - Parameters:
  ///   - type: what to decode.
  ///   - part: the part; the whole document if nil.
  ///   - userInfo: what decoding types may look up.
  /// - Throws: ``DocumentError`` that names the place of the fault and, for an unknown key, the nearest known one.
  public func decode<T: Decodable>(
    _ type: T.Type, from part: JSONValue? = nil, userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) throws(DocumentError) -> T {
    try JSONValueDecoder.decode(type, from: part ?? root, in: self, userInfo: userInfo)
  }
}
