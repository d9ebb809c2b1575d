internal import TextLayout

/// A value for a row template's hole.
public enum RowHoleValue: Hashable, Sendable {
  /// A text's string.
  case string(String)
  /// A number, also a count.
  case number(Double)
  /// A condition.
  case flag(Bool)
  /// An image's own size, in points.
  case size(width: Double, height: Double)

  /// The value's type in words.
  var typeInWords: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .flag: "a condition"
    case .size: "a size"
    }
  }
}

extension RowHoleValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A condition.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}

/// Values by the names of the holes that they fill. Of two values of one name the first counts.
public struct RowHoleValues: Sendable, ExpressibleByDictionaryLiteral {
  /// The values in the order given.
  public private(set) var pairs: [(name: String, value: RowHoleValue)] = []
  /// The places of the names; nil where they are few.
  private let places: NamePlaces?

  /// Values of the given names.
  public init(_ pairs: [(name: String, value: RowHoleValue)] = []) {
    self.pairs = pairs
    places = pairs.count > NamePlaces.few ? NamePlaces(pairs.lazy.map { $0.name }) : nil
  }

  /// Values of the given names.
  public init(dictionaryLiteral elements: (String, RowHoleValue)...) {
    self.init(elements.map { (name: $0.0, value: $0.1) })
  }

  /// The value of a name, compared by bytes; nil where there is none.
  public subscript(name: String) -> RowHoleValue? {
    if let places { return places[name].map { pairs[$0].value } }
    for (other, value) in pairs where other.hasSameBytes(as: name) { return value }
    return nil
  }
}

/// A place of a template that every row of it fills.
public struct RowHole: Hashable, Sendable {
  /// The kind of a hole.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A text's string.
    case string
    /// A finite number.
    case number
    /// A condition.
    case flag
    /// A whole number from 0 on.
    case count
    /// An image's own size.
    case size

    /// The kind in words.
    var inWords: String {
      switch self {
      case .string: "a string"
      case .number: "a number"
      case .flag: "a condition"
      case .count: "a count"
      case .size: "a size"
      }
    }
  }

  /// The name under which it is filled.
  public let name: String
  /// The kind.
  public let kind: Kind
}
