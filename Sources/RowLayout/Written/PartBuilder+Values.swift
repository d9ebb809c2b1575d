internal import TextLayout

/// The values of a part by key, each nil where the key is absent or null.
extension PartBuilder {
  /// A number, perhaps infinite.
  mutating func length(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> Double? {
    guard let value = part[key] else { return nil }
    return try number(value, part, key)
  }

  /// A finite number.
  mutating func finite(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> Double? {
    guard let number = try length(part, key) else { return nil }
    guard number.isFinite else { throw fault(part, key, "this has to be a finite number") }
    return number
  }

  /// A finite number that has to be there.
  mutating func number(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> Double {
    guard let number = try finite(part, key) else { throw missing(key) }
    return number
  }

  /// A length of a part's own.
  mutating func size(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> Double {
    let number = try number(part, key)
    guard number >= 0 else {
      throw fault(part, key, "a part's own size cannot be negative, and this is \(number)")
    }
    return number
  }

  private mutating func number(
    _ value: WrittenValue, _ part: WrittenPart, _ key: RowKey
  ) throws(RowError) -> Double? {
    switch value {
    case .null: return nil
    case .number(let number): return number
    case .hole(let name):
      guard case .number(let number) = try filling(name, .number, at: key) else { return nil }
      return number
    default: throw fault(part, key, "expected a number")
    }
  }

  mutating func whole(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> Int? {
    switch part[key] {
    case nil, .null: return nil
    case .hole(let name):
      guard case .number(let number) = try filling(name, .count, at: key) else { return nil }
      return Int(exactly: number)
    case .number(let number):
      guard let whole = Int(exactly: number) else { throw fault(part, key, "expected a whole number") }
      return whole
    default: throw fault(part, key, "expected a whole number")
    }
  }

  mutating func flag(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> Bool? {
    switch part[key] {
    case nil, .null: return nil
    case .flag(let flag): return flag
    case .hole(let name):
      guard case .flag(let flag) = try filling(name, .flag, at: key) else { return nil }
      return flag
    default: throw fault(part, key, "expected a boolean")
    }
  }

  /// A string that may be a hole.
  mutating func filledString(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> String? {
    guard case .hole(let name)? = part[key] else { return try string(part, key) }
    guard case .string(let string) = try filling(name, .string, at: key) else { return nil }
    return string
  }

  func string(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> String? {
    switch part[key] {
    case nil, .null: return nil
    case .string(let string): return string
    default: throw fault(part, key, "expected a string")
    }
  }

  func axes(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> Axis.Set? {
    switch part[key] {
    case nil, .null: return nil
    case .axes(let axes): return axes
    default: throw fault(part, key, "expected a list of axes")
    }
  }

  /// Two finite numbers.
  mutating func numbers(
    _ part: WrittenPart, _ key: RowKey, _ rule: String
  ) throws(RowError) -> (Double, Double)? {
    guard let value = part[key] else { return nil }
    guard let list = try numbers(in: value, part, key) else { return nil }
    guard list.count == 2 else { throw fault(part, key, rule) }
    return (list[0], list[1])
  }

  /// Finite numbers in an order.
  mutating func numbers(
    in value: WrittenValue, _ part: WrittenPart, _ key: RowKey
  ) throws(RowError) -> [Double]? {
    if case .null = value { return nil }
    guard case .numbers(let list) = value else { throw fault(part, key, "expected numbers") }
    var result: [Double] = []
    for value in list {
      guard let number = try number(value, part, key), number.isFinite else {
        throw fault(part, key, "this has to be a finite number")
      }
      result.append(number)
    }
    return result
  }

  // MARK: Names

  func alignment(_ part: WrittenPart, usual: Alignment = .center) throws(RowError) -> Alignment {
    guard let name = try string(part, .alignment) else { return usual }
    guard let value = Alignment(spelling: name) else {
      throw unknown(.alignment, "alignment", name, known: Alignment.named.map { $0.name })
    }
    return value
  }

  func horizontal(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> HorizontalAlignment? {
    guard let name = try string(part, key) else { return nil }
    guard let value = HorizontalAlignment(spelling: name) else {
      throw unknown(
        key, "horizontal alignment", name, known: ["leading", "center", "trailing", "\"h:name\""])
    }
    return value
  }

  func vertical(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> VerticalAlignment? {
    guard let name = try string(part, key) else { return nil }
    guard let value = VerticalAlignment(spelling: name) else {
      throw unknown(
        key, "vertical alignment", name,
        known: ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline", "\"v:name\""])
    }
    return value
  }

  func guide(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> AnyGuide {
    guard let name = try string(part, key) else { throw missing(key) }
    guard let guide = GuideKey(spelling: name) else {
      throw unknown(
        key, "guide", name, known: GuideKey.all.map { $0.name } + ["\"h:name\"", "\"v:name\""])
    }
    return AnyGuide(key: guide)
  }

  /// The case of the name at a key.
  func named<Name: RawRepresentable>(
    _ part: WrittenPart, _ key: RowKey, among all: [Name], _ what: String
  ) throws(RowError) -> Name? where Name.RawValue == String {
    guard let name = try string(part, key) else { return nil }
    for value in all where value.rawValue.hasSameBytes(as: name) { return value }
    throw RowError(
      .unknownName, path: key.rawValue,
      "unknown \(what) \"\(name)\"; \(adviceOnUnknown(name, known: all.map { $0.rawValue }))")
  }

  private func unknown(_ key: RowKey, _ what: String, _ name: String, known: [String]) -> RowError {
    RowError(
      .unknownName, path: key.rawValue,
      "unknown \(what) \"\(name)\"; known are \(known.joined(separator: ", "))")
  }
}
