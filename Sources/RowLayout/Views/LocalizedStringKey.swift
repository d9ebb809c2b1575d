public import TextLayout

/// A text as SwiftUI code writes it: a string into which values, texts, images and boxes may be interpolated. It is the key of a
/// translation where the environment has ``EnvironmentValues/localizedStrings``, else the text itself.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  private indirect enum Content: Equatable, Sendable {
    /// A string without values.
    case literal(String)
    case parts([LocalizedPart])
    /// A key beside the text, or a table of texts that is not the usual one.
    case named(key: String?, table: String?, text: LocalizedStringKey)
  }

  private let content: Content

  /// A string.
  public init(_ value: String) { content = .literal(value) }

  /// A string written out.
  public init(stringLiteral value: String) { content = .literal(value) }

  /// A collected string.
  public init(stringInterpolation: StringInterpolation) { content = .parts(stringInterpolation.parts) }

  /// A text with a key beside it, or of another table of texts.
  init(_ text: LocalizedStringKey, key: String? = nil, table: String?) {
    content = key == nil && table == nil ? text.content : .named(key: key, table: table, text: text)
  }

  /// The parts as they are written, one at least.
  var parts: [LocalizedPart] {
    switch content {
    case .literal(let text): [LocalizedPart(writtenOut: text)]
    case .parts(let parts): parts.isEmpty ? [LocalizedPart(writtenOut: "")] : parts
    case .named(_, _, let text): text.parts
    }
  }

  /// The key under which a translation is looked up, with a specifier of C for each value.
  var key: String {
    switch content {
    case .literal(let text): text
    case .parts(let parts): parts.map(\.inKey).joined()
    case .named(let key, _, let text): key ?? text.key
    }
  }

  private var table: String? { if case .named(_, let table, _) = content { table } else { nil } }

  /// The parts as they are read at one place: translated where there is a translation, numbers as its language writes them.
  private func parts(in scope: EnvironmentScope) -> [LocalizedPart] {
    var parts = parts
    if let language = scope.values.language, language != "en", parts.contains(where: { $0.number != nil }) {
      let locale = scope.values.locale
      parts = parts.map { $0.written(in: locale) }
    }
    guard let strings = scope.values.localizedStrings else { return parts }
    return strings.parts(of: key, table: table, in: scope.values, values: parts) ?? parts
  }

  /// The pieces as they are set at one place, at least one; neighbours of which nothing is said are one.
  func pieces(in scope: EnvironmentScope) -> [TextPiece] { LocalizedPart.pieces(of: parts(in: scope)) }

  /// The letters at one place, marks of Markdown included.
  func text(in scope: EnvironmentScope) -> String { parts(in: scope).map(\.piece.run.string).joined() }

  /// The text where it is a string without marks that nothing translates; nil for any other.
  func plainText(in scope: EnvironmentScope) -> String? {
    guard case .literal(let text) = content, scope.values.localizedStrings == nil, !InlineMarkdown.isIn(text)
    else { return nil }
    return text
  }

  /// Collects the parts of an interpolated string.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [LocalizedPart] = []

    /// Nothing collected yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what is written out.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(LocalizedPart(writtenOut: literal)) }
    }

    /// Adds a value as it prints.
    public mutating func appendInterpolation<Value>(_ value: Value) { append("\(value)") }

    /// Adds a whole number with its thousands apart, as the environment's language writes them, else English: 1,000,000.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      let specifier = "%\(value.bitWidth > 32 ? "ll" : "")\(Value.isSigned ? "d" : "u")"
      append(groupedByThousands("\(value)"), specifier, number: Double(value))
    }

    /// Adds a number with six decimals, as the environment's language writes them, else English: 1,000.500000.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append(sixDecimals(Double(value)), Value.self == Float.self ? "%f" : "%lf", number: Double(value))
    }

    /// Adds a value as a format writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String { append(format.format(input)) }

    /// Adds a number as a specifier of C writes it.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      let number = (value as? any BinaryInteger).map { Double($0) }
      append(String(format: specifier, value), specifier, number: number ?? value as? Double)
    }

    /// Adds a date as a style writes it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(style.text(date)) }

    /// Adds a text in its own font and style; a stand-in (rule T9) has no letters and adds nothing.
    public mutating func appendInterpolation(_ text: Text) {
      let pieces = text.pieces
      // A translation names a text once, however many pieces it has.
      for (place, piece) in pieces.enumerated() {
        parts.append(LocalizedPart(piece, specifier: place == 0 ? "%@" : ""))
      }
    }

    /// Adds an image, which stands in a line as a letter does.
    public mutating func appendInterpolation(_ image: Image) { append(TextPiece(image)) }

    /// Adds a box, which stands in a line as a letter does (rule X2).
    public mutating func appendInterpolation(_ box: InlineBox) { append(TextPiece(box)) }

    private mutating func append(_ value: TextPiece) { parts.append(LocalizedPart(value, specifier: "%@")) }

    mutating func append(_ value: String, _ specifier: String = "%@", number: Double? = nil) {
      parts.append(LocalizedPart(TextPiece(value), specifier: specifier, number: number))
    }
  }
}

/// The digits of a whole number with a comma before each three of them.
func groupedByThousands(_ number: String) -> String {
  let sign = number.hasPrefix("-") ? "-" : ""
  let digits = Array(number.dropFirst(sign.count))
  var result = sign
  for (place, digit) in digits.enumerated() {
    if place > 0, (digits.count - place).isMultiple(of: 3) { result.append(",") }
    result.append(digit)
  }
  return result
}

/// A number with six decimals; one too large for whole millionths as it prints.
func sixDecimals(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
  let millionths = Int64((abs(number) * 1e6).rounded())
  let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
  let decimals = "\(rest)"
  return (number < 0 ? "-" : "") + groupedByThousands("\(whole)") + "."
    + String(repeating: "0", count: 6 - decimals.utf8.count) + decimals
}
