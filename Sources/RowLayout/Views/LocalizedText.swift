// Texts by keys, as Foundation has them where SwiftUI is: nothing is translated here, so that a key is its text.

/// A text by its key, with values in it.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key.
  public let key: String
  /// A text by its key.
  public init(
    _ key: String.LocalizationValue, defaultValue: String.LocalizationValue? = nil, table: String? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self.key = (defaultValue ?? key).text }
  /// A text.
  public init(stringLiteral value: String) { key = value }
  /// A text with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    key = stringInterpolation.text
  }
}

extension String {
  /// A localized text.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let text: String
    /// A text.
    public init(_ value: String) { text = value }
    /// A text.
    public init(stringLiteral value: String) { text = value }
    /// A text with values in it.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects a text and its values.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate(set) var text = ""
      /// Nothing yet.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// A piece of text.
      public mutating func appendLiteral(_ literal: String) { text += literal }
      /// A value.
      public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
      /// A whole number with its thousands apart, as English writes them.
      public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
        text += groupedByThousands("\(value)")
      }
      /// A number with six decimals, as English writes them.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
        text += sixDecimals(Double(value))
      }
      /// A number as a specifier of C writes it.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        text += String(format: specifier, value)
      }
      /// A value as a format writes it.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatOutput == String { text += format.format(input) }
    }
  }

  /// The text of a key.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = key.text }
  /// The text of a key, which is another one where none is translated.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }
  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

extension Text {
  /// A text by its key.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
  /// The time from one date to another.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: Text.interval(dates.lowerBound, dates.upperBound))
  }
  /// The time from one date to another.
  public init(_ interval: DateInterval) { self.init(verbatim: Text.interval(interval.start, interval.end)) }
  /// The time that is left of an interval, or has gone by, as a clock shows it now.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: DateStyle.clock(seconds))
  }
  /// A value as a formatter writes it.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  private static func interval(_ first: Date, _ last: Date) -> String {
    let (first, last) = (
      first.formatted(date: .omitted, time: .shortened), last.formatted(date: .omitted, time: .shortened)
    )
    return "\(first) – \(last)"
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text by its key.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(resource.key) }
  /// Adds a text by its key.
  public mutating func appendInterpolation(_ attributed: AttributedString) {
    append(String(attributed.characters))
  }
  /// Adds a value as a formatter writes it.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    append(formatter.string(for: subject) ?? "")
  }
}
