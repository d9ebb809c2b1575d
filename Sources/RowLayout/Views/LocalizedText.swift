// Texts by keys, as Foundation has them where SwiftUI is; translated where the values around the view whose body is made have
// translations.

/// A text by its key, with values in it.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  let value: String.LocalizationValue
  /// The key.
  public var key: String { value.text.key }
  /// A text by its key.
  public init(
    _ key: String.LocalizationValue, defaultValue: String.LocalizationValue? = nil, table: String? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let named = defaultValue.map { LocalizedStringKey($0.text, key: key.text.key, table: table) }
    value = String.LocalizationValue(named ?? LocalizedStringKey(key.text, table: table))
  }
  /// A text.
  public init(stringLiteral value: String) { self.value = String.LocalizationValue(value) }
  /// A text with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation)
  }
}

extension String {
  /// A text by its key, with values in it.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let text: LocalizedStringKey
    init(_ text: LocalizedStringKey) { self.text = text }
    /// A text.
    public init(_ value: String) { text = LocalizedStringKey(value) }
    /// A text.
    public init(stringLiteral value: String) { self.init(value) }
    /// A text with values in it.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      text = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
    /// Feeds the key, which equal texts share.
    public func hash(into hasher: inout Hasher) { hasher.combine(text.key) }
  }

  /// The text of a key.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = LocalizedStringKey(key.text, table: table).text(in: .current) }
  /// The text of a key, which is another one where none is translated.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = LocalizedStringKey(defaultValue.text, key: "\(key)", table: table).text(in: .current) }
  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.value.text.text(in: .current) }
}

// Foundation's function of the name has defaults for what these leave out, so that they are the ones called.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of a key: its translation, else the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedStringKey(key).text(in: .current)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of a key: its translation, else the value.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedStringKey(LocalizedStringKey(value), key: key, table: nil).text(in: .current)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of a key of a table: its translation, else the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedStringKey(LocalizedStringKey(key), table: tableName).text(in: .current)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of a key: its translation, else the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  NSLocalizedString(key, comment: comment)
}

extension Text {
  /// A text by its key.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(resource.value.text) }
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
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(String(localized: resource))
  }
  /// Adds a text by its key.
  public mutating func appendInterpolation(_ attributed: AttributedString) {
    append(String(attributed.characters))
  }
  /// Adds a value as a formatter writes it.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    append(formatter.string(for: subject) ?? "")
  }
}
