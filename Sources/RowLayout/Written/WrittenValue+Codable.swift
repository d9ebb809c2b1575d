internal import TextLayout

extension WrittenValue {
  /// The written form of a key's value.
  private enum Form {
    case number, length, whole, flag, string, numbers, insets, part, parts, elements, axes, edges, words, runs
    case font, lineLimit, features, change, style
  }

  private static func form(of key: RowKey) -> Form {
    switch key {
    case .child, .content, .label, .title, .icon: .part
    case .children, .then, .else: .parts
    case .elements: .elements
    case .width, .height, .minWidth, .idealWidth, .maxWidth, .minHeight, .idealHeight, .maxHeight: .length
    case .spacing, .minLength, .w, .h, .firstBaseline, .length, .value, .ratio, .x, .y, .cornerRadius,
      .baselineOffset, .horizontalSpacing, .verticalSpacing, .advance, .lineHeight, .ascent, .capHeight,
      .leading, .lineSpacing, .tracking, .grow, .shrink, .basis:
      .number
    case .count, .columns: .whole
    case .horizontal, .vertical, .condition, .symbol, .resizable, .reservesSpace, .wraps: .flag
    case .kind, .id, .alignment, .mode, .of, .guide, .color, .shape, .fill, .name, .columnAlignment, .string,
      .truncation, .lang, .axis:
      .string
    case .anchor, .size: .numbers
    case .insets: .insets
    case .axes, .unsizedAxes: .axes
    case .edges: .edges
    case .words: .words
    case .runs: .runs
    case .font: .font
    case .lineLimit: .lineLimit
    case .features: .features
    case .set: .change
    case .style: .style
    }
  }

  /// True if a template may leave the key's value open: numbers, conditions, counts, a text's string, an image's size.
  private static func mayBeHole(_ key: RowKey) -> Bool {
    switch form(of: key) {
    case .number, .length, .whole, .flag, .lineLimit: true
    default: key == .string || key == .size
    }
  }

  init(_ key: RowKey, in keyed: KeyedDecodingContainer<RowKey>) throws {
    if try keyed.decodeNil(forKey: key) {
      self = .null
      return
    }
    do {
      self = try Self.value(key, in: keyed)
    } catch let error as DecodingError {
      // What was no value of the key's may be a hole; if it is none, the error is that of the value.
      guard case .typeMismatch(_, let context) = error,
        context.codingPath.count == keyed.codingPath.count + 1, Self.mayBeHole(key),
        let hole = try? keyed.decode(WrittenHole.self, forKey: key)
      else { throw error }
      self = .hole(hole.name)
    }
  }

  private static func value(_ key: RowKey, in keyed: KeyedDecodingContainer<RowKey>) throws -> WrittenValue {
    switch form(of: key) {
    case .number: .number(try keyed.decode(Double.self, forKey: key))
    case .length: .number(try keyed.decode(WrittenLength.self, forKey: key).value)
    case .whole: .number(Double(try keyed.decode(Int.self, forKey: key)))
    case .flag: .flag(try keyed.decode(Bool.self, forKey: key))
    case .string: .string(try keyed.decode(String.self, forKey: key))
    case .numbers: .numbers(try keyed.decode([WrittenNumber].self, forKey: key).map { $0.value })
    case .insets: .numbers(try keyed.decode(WrittenInsets.self, forKey: key).values)
    case .part: .part(try keyed.decode(WrittenPart.self, forKey: key))
    case .parts: .parts(try keyed.decode([WrittenPart].self, forKey: key))
    case .elements: .elements(try keyed.decode([WrittenElement].self, forKey: key))
    case .axes: .axes(try keyed.decode(Axis.Set.self, forKey: key))
    case .edges: .edges(try keyed.decode(Edge.Set.self, forKey: key))
    case .words: .words(try keyed.decode([StandInText.Word].self, forKey: key))
    case .runs: .runs(try keyed.decode([TextDescription.Run].self, forKey: key))
    case .font: .font(try keyed.decode(FontChoice.self, forKey: key))
    case .lineLimit: .lineLimit(try keyed.decode(LineLimit.self, forKey: key))
    case .features: .features(try keyed.decode([String: Int].self, forKey: key))
    case .change: .change(try keyed.decode(EnvironmentChange.self, forKey: key))
    case .style: .style(try keyed.decode(StyleDescription.self, forKey: key))
    }
  }

  func encode(_ key: RowKey, into keyed: inout KeyedEncodingContainer<RowKey>) throws {
    switch self {
    case .hole(let name): try keyed.encode(WrittenHole(name: name), forKey: key)
    case .null: try keyed.encodeNil(forKey: key)
    case .flag(let flag): try keyed.encode(flag, forKey: key)
    case .number(let number):
      if key == .count || key == .columns, let whole = Int(exactly: number) {
        try keyed.encode(whole, forKey: key)
      } else {
        try keyed.encode(WrittenLength(number), forKey: key)
      }
    case .string(let string): try keyed.encode(string, forKey: key)
    case .numbers(let values):
      let numbers = values.map(WrittenNumber.init)
      if key == .insets {
        try keyed.encode(WrittenInsets(values: values), forKey: key)
      } else {
        try keyed.encode(numbers, forKey: key)
      }
    case .part(let part): try keyed.encode(part, forKey: key)
    case .parts(let parts): try keyed.encode(parts, forKey: key)
    case .elements(let elements): try keyed.encode(elements, forKey: key)
    case .axes(let axes): try keyed.encode(axes, forKey: key)
    case .edges(let edges): try keyed.encode(edges, forKey: key)
    case .words(let words): try keyed.encode(words, forKey: key)
    case .runs(let runs): try keyed.encode(runs, forKey: key)
    case .font(let font): try keyed.encode(font, forKey: key)
    case .lineLimit(let limit): try keyed.encode(limit, forKey: key)
    case .features(let features): try keyed.encode(features, forKey: key)
    case .change(let change): try keyed.encode(change, forKey: key)
    case .style(let style): try keyed.encode(style, forKey: key)
    }
  }
}

/// `{"hole": "name"}`.
struct WrittenHole: Codable {
  let name: String

  private enum CodingKeys: String, CodingKey { case name = "hole" }
}

/// A number, or a hole for one.
private struct WrittenNumber: Codable {
  let value: WrittenValue

  init(_ value: WrittenValue) { self.value = value }

  init(from decoder: any Decoder) throws {
    do {
      value = .number(try decoder.singleValueContainer().decode(Double.self))
    } catch {
      guard let hole = try? WrittenHole(from: decoder) else { throw error }
      value = .hole(hole.name)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .hole(let name): try WrittenHole(name: name).encode(to: encoder)
    case .number(let number):
      var single = encoder.singleValueContainer()
      try single.encode(number)
    default: break
    }
  }
}

/// An amount for each edge; an absent one is 0.
private struct WrittenInsets: Codable {
  let values: [WrittenValue]

  private enum Keys: String, CodingKey, CaseIterable { case top, leading, bottom, trailing }

  init(values: [WrittenValue]) { self.values = values }

  init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    values = try Keys.allCases.map { key in
      try keyed.decodeIfPresent(WrittenNumber.self, forKey: key)?.value ?? .number(0)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    for (key, value) in zip(Keys.allCases, values) { try keyed.encode(WrittenNumber(value), forKey: key) }
  }
}

extension RowHoleValue: Codable {
  /// Reads a string, a number, a boolean, or a size as two numbers.
  public init(from decoder: any Decoder) throws {
    if var pair = try? decoder.unkeyedContainer() {
      self = .size(width: try pair.decode(Double.self), height: try pair.decode(Double.self))
      guard pair.isAtEnd else {
        throw DecodingError.dataCorruptedError(in: pair, debugDescription: "a size is two numbers")
      }
      return
    }
    let single = try decoder.singleValueContainer()
    if let flag = try? single.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? single.decode(Double.self) {
      self = .number(number)
    } else if let string = try? single.decode(String.self) {
      self = .string(string)
    } else {
      throw DecodingError.dataCorruptedError(
        in: single, debugDescription: "a value is a string, a number, a boolean, or a size as [width, height]"
      )
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    if case .size(let width, let height) = self {
      var pair = encoder.unkeyedContainer()
      try pair.encode(width)
      try pair.encode(height)
      return
    }
    var single = encoder.singleValueContainer()
    switch self {
    case .string(let string): try single.encode(string)
    case .number(let number): try single.encode(number)
    case .flag(let flag): try single.encode(flag)
    case .size: break
    }
  }
}

extension RowHoleValues: Codable {
  /// Reads an object of values by name.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: StepKey.self)
    self.init(try keyed.allKeys.map { ($0.stringValue, try keyed.decode(RowHoleValue.self, forKey: $0)) })
  }

  /// Writes an object of values by name.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: StepKey.self)
    for (name, value) in pairs { try keyed.encode(value, forKey: StepKey(stringValue: name)) }
  }
}
