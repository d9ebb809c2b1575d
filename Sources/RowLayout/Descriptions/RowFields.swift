/// A reader, a writer or a digest of the fields of parts: a kind lists its fields once, and is read, written and digested by
/// that list.
package protocol RowFields {
  /// A number; nil where there is none.
  mutating func number(_ key: RowKey, _ value: inout Double?, _ range: NumberRange) throws(RowError)
  /// A flag, false where there is none.
  mutating func flag(_ key: RowKey, _ value: inout Bool) throws(RowError)
  /// An alignment, the usual one where there is none.
  mutating func alignment(_ value: inout Alignment, usual: Alignment) throws(RowError)
  /// A direction, horizontal where there is none.
  mutating func axis(_ value: inout Axis) throws(RowError)
}

/// The numbers that a field takes.
package enum NumberRange {
  case finite
  /// Finite, and 0 or more.
  case notNegative
  /// Perhaps infinite.
  case length
  /// Above 0; a missing one is written as null.
  case ratio
  /// Finite, and 0 or more, of a part's own length.
  case ownSize
}

/// The values of a kind beside its children.
package protocol FieldedPart {
  /// Usual values.
  init()
  /// Goes through the fields in their order.
  mutating func visit(_ fields: inout some RowFields) throws(RowError)
}

extension RowFields {
  /// A number, the usual one where there is none.
  mutating func number(
    _ key: RowKey, _ value: inout Double, usual: Double, _ range: NumberRange
  ) throws(RowError) {
    var given = value == usual ? nil : value
    try number(key, &given, range)
    value = given ?? usual
  }
}

extension FlexibleFrame: FieldedPart {
  package init() { self.init(minWidth: nil) }

  package mutating func visit(_ fields: inout some RowFields) throws(RowError) {
    try fields.number(.minWidth, &minWidth, .length)
    try fields.number(.idealWidth, &idealWidth, .length)
    try fields.number(.maxWidth, &maxWidth, .length)
    try fields.number(.minHeight, &minHeight, .length)
    try fields.number(.idealHeight, &idealHeight, .length)
    try fields.number(.maxHeight, &maxHeight, .length)
    try fields.alignment(&alignment, usual: .center)
  }
}

extension GridDescription: FieldedPart {
  package init() { self.init(alignment: .center) }

  package mutating func visit(_ fields: inout some RowFields) throws(RowError) {
    try fields.alignment(&alignment, usual: .center)
    try fields.number(.horizontalSpacing, &horizontalSpacing, .finite)
    try fields.number(.verticalSpacing, &verticalSpacing, .finite)
  }
}
