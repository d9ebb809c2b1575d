/// Reads the fields of a part as it is written.
private struct FieldReader: RowFields {
  var builder: PartBuilder
  let part: WrittenPart

  mutating func number(_ key: RowKey, _ value: inout Double?, _ range: NumberRange) throws(RowError) {
    value = range == .length ? try builder.length(part, key) : try builder.finite(part, key)
    if range == .notNegative, let value, value < 0 {
      throw builder.fault(part, key, "this has to be a number of 0 or more")
    }
  }

  mutating func flag(_ key: RowKey, _ value: inout Bool) throws(RowError) {
    value = try builder.flag(part, key) ?? false
  }

  mutating func alignment(_ value: inout Alignment, usual: Alignment) throws(RowError) {
    value = try builder.alignment(part, usual: usual)
  }

  mutating func axis(_ value: inout Axis) throws(RowError) {
    value = try builder.named(part, .axis, among: Axis.allCases, "axis") ?? .horizontal
  }
}

/// Writes fields into a part; usual values are left out.
private struct FieldWriter: RowFields {
  var part: WrittenPart

  mutating func number(_ key: RowKey, _ value: inout Double?, _ range: NumberRange) {
    part.set(key, value.map { .number($0) })
  }

  mutating func flag(_ key: RowKey, _ value: inout Bool) {
    if value { part.set(key, .flag(true)) }
  }

  mutating func alignment(_ value: inout Alignment, usual: Alignment) {
    if value != usual { part.set(.alignment, .string(value.spelling)) }
  }

  mutating func axis(_ value: inout Axis) {
    if value != .horizontal { part.set(.axis, .string(value.rawValue)) }
  }
}

extension PartBuilder {
  /// The values of a kind whose fields a part has.
  mutating func fields<Values: FieldedPart>(of part: WrittenPart) throws(RowError) -> Values {
    var values = Values()
    var reader = FieldReader(builder: PartBuilder(), part: part)
    // The reader has the builder alone: of one that is held twice each new hole would copy all others.
    swap(&self, &reader.builder)
    defer { swap(&self, &reader.builder) }
    try values.visit(&reader)
    return values
  }
}

extension WrittenPart {
  /// Adds the fields of a kind.
  mutating func set(_ values: some FieldedPart) {
    var values = values
    var writer = FieldWriter(part: self)
    // Writing meets no fault.
    try? values.visit(&writer)
    self = writer.part
  }
}
