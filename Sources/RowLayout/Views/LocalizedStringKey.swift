public import TextLayout

/// A text as SwiftUI code writes it: a string into which values, texts, images and boxes may be interpolated.
/// Nothing is translated here.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  /// The pieces, at least one; neighbours of which nothing is said are one.
  let pieces: [TextPiece]

  /// A string.
  public init(_ value: String) {
    let piece = TextPiece(value)
    pieces = InlineMarkdown.isIn(value) ? InlineMarkdown.pieces(of: [(piece, true)]) : [piece]
  }

  /// A string written out.
  public init(stringLiteral value: String) { self.init(value) }

  /// A collected string.
  public init(stringInterpolation: StringInterpolation) {
    let parts = stringInterpolation.parts
    if parts.contains(where: { $0.isWrittenOut && InlineMarkdown.isIn($0.text.run.string) }) {
      pieces = InlineMarkdown.pieces(of: parts)
    } else {
      let joined = parts.reduce(into: [TextPiece]()) { pieces, part in
        if part.text.isPlain, let last = pieces.last, last.isPlain {
          pieces[pieces.count - 1].run.string += part.text.run.string
        } else {
          pieces.append(part.text)
        }
      }
      pieces = joined.isEmpty ? [TextPiece("")] : joined
    }
  }

  /// Collects the pieces of an interpolated string.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [(text: TextPiece, isWrittenOut: Bool)] = []

    /// Nothing collected yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what is written out.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append((TextPiece(literal), true)) }
    }

    /// Adds a value as it prints.
    public mutating func appendInterpolation<Value>(_ value: Value) { append("\(value)") }

    /// Adds a whole number with its thousands apart, as English writes them: 1,000,000.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append(groupedByThousands("\(value)"))
    }

    /// Adds a number with six decimals, as English writes them: 1,000.500000.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append(sixDecimals(Double(value)))
    }

    /// Adds a value as a format writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { append(format.format(input)) }

    /// Adds a number as a specifier of C writes it.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value))
    }

    /// Adds a date as a style writes it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(style.text(date)) }

    /// Adds a text in its own font and style; a stand-in (rule T9) has no letters and adds nothing.
    public mutating func appendInterpolation(_ text: Text) {
      for piece in text.pieces { append(piece) }
    }

    /// Adds an image, which stands in a line as a letter does.
    public mutating func appendInterpolation(_ image: Image) { append(TextPiece(image)) }

    /// Adds a box, which stands in a line as a letter does (rule X2).
    public mutating func appendInterpolation(_ box: InlineBox) { append(TextPiece(box)) }

    private mutating func append(_ value: TextPiece) { parts.append((value, false)) }

    mutating func append(_ value: String) { append(TextPiece(value)) }
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
