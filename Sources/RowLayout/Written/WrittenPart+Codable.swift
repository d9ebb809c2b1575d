internal import TextLayout

extension RowKey: CodingKey {}

extension RowDescription: Codable {
  /// Reads a part of a document's tree.
  ///
  /// - Throws: `DecodingError` with the path of what is at fault; nesting is bounded by ``RowLimits/maximumDepth``.
  public init(from decoder: any Decoder) throws {
    var coder = PartCoder()
    self = try WrittenPart(from: decoder).filled(by: &coder, at: decoder.codingPath)
  }

  /// Writes the part as documents have it.
  ///
  /// - Throws: `EncodingError` for parts made in code (own layouts, closures), which have no written form.
  public func encode(to encoder: any Encoder) throws {
    let part: WrittenPart
    do throws(RowError) { part = try written() } catch {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath + error.codingPath, debugDescription: error.message))
    }
    try part.encode(to: encoder)
  }
}

extension RowError {
  /// The path as keys of documents.
  var codingPath: [any CodingKey] {
    path.split { ".[]".contains($0) }.map { step in
      Int(step).map { StepKey(intValue: $0) } ?? StepKey(stringValue: String(step))
    }
  }

  /// The error of a decoder that reads at a path.
  func decodingError(at outer: [any CodingKey]) -> DecodingError {
    var steps = codingPath
    guard code == .missingKey, let key = steps.popLast() else {
      return .dataCorrupted(.init(codingPath: outer + steps, debugDescription: message))
    }
    return .keyNotFound(key, .init(codingPath: outer + steps, debugDescription: message))
  }
}

extension PartKind {
  private static let keysByKind = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, PartCoder.keys(of: $0)) })

  /// The keys that a part of the kind may have beside its kind and id.
  fileprivate var keys: [RowKey] { PartKind.keysByKind[self] ?? [] }
}

extension WrittenPart: Codable {
  /// The description of the part as a decoder that reads at a path makes it.
  func filled(by coder: inout PartCoder, at path: [any CodingKey]) throws -> RowDescription {
    do throws(RowError) {
      return try coder.description(of: self)
    } catch {
      throw error.decodingError(at: path)
    }
  }

  /// Reads a part; each kind asks for its own keys only, so that a decoder can tell what was never asked for.
  init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= RowLimits.maximumDepth * 3 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "the tree nests more than \(RowLimits.maximumDepth) parts"))
    }
    let keyed = try decoder.container(keyedBy: RowKey.self)
    let name = try keyed.decode(String.self, forKey: .kind)
    guard let kind = PartKind(rawValue: name) else {
      throw keyed.fault(
        .kind, "unknown kind \"\(name)\"; \(adviceOnUnknown(name, known: RowDescription.kindNames))")
    }
    self.init(kind, id: try keyed.decodeIfPresent(String.self, forKey: .id))
    if kind == .text, try readStyledText(decoder) { return }
    for key in kind.keys where keyed.contains(key) {
      values.append((key, try WrittenValue(key, in: keyed)))
    }
  }

  private enum StyledTextKeys: String, CodingKey { case text, weight, italic, runs, font }

  /// Reads a text whose runs are given by offsets, as labels have them: `{"text", "weight", "italic", "runs"}` in place of runs of
  /// strings.
  ///
  /// - Returns: false for a text that is given otherwise.
  private mutating func readStyledText(_ decoder: any Decoder) throws -> Bool {
    let styled = try decoder.container(keyedBy: StyledTextKeys.self)
    guard let text = try styled.decodeIfPresent(String.self, forKey: .text) else { return false }
    var font = try styled.decodeIfPresent(FontChoice.self, forKey: .font) ?? FontChoice()
    font.weight = try FontChoice.weight(in: styled, forKey: .weight) ?? font.weight
    font.isItalic = try styled.decodeIfPresent(Bool.self, forKey: .italic) ?? font.isItalic
    let keyed = try decoder.container(keyedBy: RowKey.self)
    for key in kind.keys where key != .runs && key != .font && keyed.contains(key) {
      values.append((key, try WrittenValue(key, in: keyed)))
    }
    set(.font, .font(font))
    set(.runs, .runs(try StyledRange.runs(of: text, in: styled, forKey: .runs, outer: font)))
    return true
  }

  /// Writes the part.
  func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: RowKey.self)
    try keyed.encode(kind.rawValue, forKey: .kind)
    try keyed.encodeIfPresent(id, forKey: .id)
    for (key, value) in values { try value.encode(key, into: &keyed) }
  }
}
