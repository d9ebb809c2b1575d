internal import TextLayout

/// The values of a part by key, each nil where the key is absent or null.
extension PartCoder: RowFields {
  mutating func number(_ key: RowKey, _ value: inout Double?, _ range: NumberRange) throws(RowError) {
    guard isReading else {
      return part.set(key, value.map { .number($0) } ?? (range == .ratio ? .null : nil))
    }
    value = if let written = self.value(key) { try number(written, key) } else { nil }
    if let value, let rule = range.rule(against: value) { throw fault(key, rule) }
  }

  private mutating func number(_ written: WrittenValue, _ key: RowKey) throws(RowError) -> Double? {
    switch written {
    case .null: return nil
    case .number(let number): return number
    case .hole(let name): return try filling(name, .number, at: key).number
    default: throw fault(key, "expected a number")
    }
  }

  /// A number that has to be there.
  mutating func needed(_ key: RowKey, _ value: inout Double, _ range: NumberRange) throws(RowError) {
    var given: Double? = value
    try number(key, &given, range)
    value = try needed(given, key, usual: 0)
  }

  mutating func flag(_ key: RowKey, _ value: inout Bool) throws(RowError) {
    var given: Bool? = value ? true : nil
    try flag(key, &given)
    value = given ?? false
  }

  mutating func flag(_ key: RowKey, _ value: inout Bool?) throws(RowError) {
    guard isReading else { return part.set(key, value.map { .flag($0) }) }
    switch self.value(key) {
    case nil, .null: value = nil
    case .flag(let flag): value = flag
    case .hole(let name):
      if case .flag(let flag) = try filling(name, .flag, at: key) { value = flag }
    default: throw fault(key, "expected a boolean")
    }
  }

  /// A whole number in a range; the rule tells of one outside.
  mutating func whole(
    _ key: RowKey, _ value: inout Int?, in range: ClosedRange<Int>, _ rule: (Int) -> String
  ) throws(RowError) {
    guard isReading else { return part.set(key, value.map { .number(Double($0)) }) }
    switch self.value(key) {
    case nil, .null: return value = nil
    case .hole(let name): value = try filling(name, .count, at: key).number.flatMap { Int(exactly: $0) }
    case .number(let number): value = Int(exactly: number)
    default: value = nil
    }
    guard let value else { throw fault(key, "expected a whole number") }
    if !range.contains(value) { throw fault(key, rule(value)) }
  }

  mutating func string(_ key: RowKey, _ value: inout String?) throws(RowError) {
    guard isReading else { return part.set(key, value.map { .string($0) }) }
    switch self.value(key) {
    case nil, .null: value = nil
    case .string(let string): value = string
    default: throw fault(key, "expected a string")
    }
  }

  // MARK: Names

  /// The name of a case.
  mutating func name<Name: CaseIterable & RawRepresentable<String>>(
    _ key: RowKey, _ value: inout String?, of type: Name.Type, _ what: String
  ) throws(RowError) {
    try string(key, &value)
    guard isReading, let name = value,
      !Name.allCases.contains(where: { $0.rawValue.hasSameBytes(as: name) })
    else { return }
    let known = Name.allCases.map { $0.rawValue }
    throw unknown(key, what, name, adviceOnUnknown(name, known: known))
  }

  mutating func named<Name: CaseIterable & RawRepresentable<String>>(
    _ key: RowKey, _ value: inout Name?, _ what: String
  ) throws(RowError) {
    var name = value?.rawValue
    try self.name(key, &name, of: Name.self, what)
    value = Name.allCases.first { name?.hasSameBytes(as: $0.rawValue) ?? false }
  }

  /// A case, the usual one where there is none.
  mutating func named<Name: CaseIterable & RawRepresentable<String> & Equatable>(
    _ key: RowKey, _ value: inout Name, usual: Name, _ what: String
  ) throws(RowError) {
    var given = value == usual ? nil : value
    try named(key, &given, what)
    value = given ?? usual
  }

  private func unknown(_ key: RowKey, _ what: String, _ name: String, _ advice: String) -> RowError {
    RowError(.unknownName, path: key.rawValue, "unknown \(what) \"\(name)\"; \(advice)")
  }

  mutating func axis(_ value: inout Axis) throws(RowError) {
    try named(.axis, &value, usual: .horizontal, "axis")
  }

  /// An alignment or a guide.
  mutating func spelled<Value: Spelled>(_ key: RowKey, _ value: inout Value?) throws(RowError) {
    var name = value?.spelling
    try string(key, &name)
    guard isReading else { return }
    value = name.flatMap { Value(spelling: $0) }
    guard let name, value == nil else { return }
    throw unknown(key, Value.sort, name, "known are " + Value.spellings.joined(separator: ", "))
  }

  /// An alignment, the usual one where there is none.
  mutating func spelled<Value: Spelled>(
    _ key: RowKey, _ value: inout Value, usual: Value
  ) throws(RowError) {
    var given = value == usual ? nil : value
    try spelled(key, &given)
    value = given ?? usual
  }

  mutating func alignment(_ value: inout Alignment, usual: Alignment) throws(RowError) {
    try spelled(.alignment, &value, usual: usual)
  }

  // MARK: Other values

  /// A value of a form of its own.
  mutating func own<Value>(
    _ key: RowKey, _ value: inout Value?, _ written: (Value) -> WrittenValue, _ read: (WrittenValue) -> Value?
  ) {
    guard isReading else { return part.set(key, value.map(written)) }
    value = self.value(key).flatMap(read)
  }

  /// A value of a form of its own that has to be there.
  mutating func own<Value>(
    _ key: RowKey, _ value: inout Value, _ written: (Value) -> WrittenValue, _ read: (WrittenValue) -> Value?
  ) throws(RowError) {
    var given: Value? = value
    own(key, &given, written, read)
    value = try needed(given, key, usual: value)
  }

  mutating func axes(_ key: RowKey, _ value: inout Axis.Set?) throws(RowError) {
    guard isReading else { return part.set(key, value.map { .axes($0) }) }
    switch self.value(key) {
    case nil, .null: value = nil
    case .axes(let axes): value = axes
    default: throw fault(key, "expected a list of axes")
    }
  }

  /// Finite numbers in an order, as many as the rule says.
  mutating func numbers(
    _ key: RowKey, _ value: inout [Double]?, count: Int, _ rule: String
  ) throws(RowError) {
    guard isReading else {
      return part.set(key, value.map { list in .numbers(list.map { .number($0) }) })
    }
    value = nil
    switch self.value(key) {
    case nil, .null: return
    case .numbers(let list):
      var numbers: [Double] = []
      for written in list {
        guard let number = try number(written, key), number.isFinite else {
          throw fault(key, "this has to be a finite number")
        }
        numbers.append(number)
      }
      guard numbers.count == count else { throw fault(key, rule) }
      value = numbers
    default: throw fault(key, "expected numbers")
    }
  }

  // MARK: Parts inside

  mutating func part(_ key: RowKey, _ value: inout RowDescription) throws(RowError) {
    var inner: WrittenPart?
    if isReading {
      guard case .part(let found)? = self.value(key) else {
        return value = try needed(nil, key, usual: value)
      }
      inner = found
    }
    do throws(RowError) {
      guard isReading else { return part.set(key, .part(try value.written())) }
      if let inner { value = try description(of: inner) }
    } catch {
      throw error.prefixed(by: key.rawValue)
    }
  }

  mutating func parts(_ key: RowKey, _ value: inout [RowDescription]) throws(RowError) {
    guard isReading else {
      if key != .else || !value.isEmpty { part.set(key, .parts(try written(value, key))) }
      return
    }
    guard case .parts(let parts)? = self.value(key) else {
      if key == .children { value = try needed(nil, key, usual: []) }
      return
    }
    value = try descriptions(of: parts, key)
  }

  private mutating func descriptions(
    of parts: [WrittenPart], _ key: RowKey
  ) throws(RowError) -> [RowDescription] {
    try eachOf(parts, key) { coder, part throws(RowError) in try coder.description(of: part) }
  }

  private mutating func written(_ parts: [RowDescription], _ key: RowKey) throws(RowError) -> [WrittenPart] {
    try eachOf(parts, key) { _, part throws(RowError) in try part.written() }
  }

  /// The results of one function for each of a list; an error names the place.
  private mutating func eachOf<One, Other>(
    _ list: [One], _ key: RowKey, _ make: (inout PartCoder, One) throws(RowError) -> Other
  ) throws(RowError) -> [Other] {
    var result: [Other] = []
    result.reserveCapacity(list.count)
    for (number, one) in list.enumerated() {
      do throws(RowError) { result.append(try make(&self, one)) } catch {
        throw error.prefixed(by: "\(key.rawValue)[\(number)]")
      }
    }
    return result
  }

  /// The elements of an identified list; nil for parts that are no such list.
  mutating func elements(_ value: inout [RowDescription.Element]?) throws(RowError) {
    guard isReading else {
      guard let value else { return }
      let elements = try eachOf(value, .elements) { coder, element throws(RowError) in
        WrittenElement(id: element.id, children: try coder.written(element.children, .children))
      }
      return part.set(.elements, .elements(elements))
    }
    guard case .elements(let list)? = self.value(.elements) else { return }
    if let twin = RowDescription.firstDuplicate(of: list.map { $0.id }) {
      throw RowError(
        .duplicateID, path: "elements", "two elements have the id \"\(twin)\"; ids have to differ")
    }
    value = try eachOf(list, .elements) { coder, element throws(RowError) in
      .init(id: element.id, children: try coder.descriptions(of: element.children, .children))
    }
  }
}

extension NumberRange {
  /// The rule that a number breaks; nil for one in the range.
  fileprivate func rule(against number: Double) -> String? {
    switch self {
    case .length: nil
    case .ratio:
      number > 0 && number < .infinity ? nil : "a ratio has to be a number above 0, and this is \(number)"
    case _ where !number.isFinite: "this has to be a finite number"
    case .notNegative where number < 0: "this has to be a number of 0 or more"
    case .ownSize where number < 0: "a part's own size cannot be negative, and this is \(number)"
    default: nil
    }
  }
}

extension RowHoleValue {
  /// The number that it is; nil for any other value.
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}
