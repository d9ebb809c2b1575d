/// A value that goes with the time; a described row has the one of now.
public struct TimeDataSource<Value> {
  /// The value now.
  let now: Value
}

extension TimeDataSource {
  /// The date and time.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>(now: .now) }

  /// The time since a date; less than nothing before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(now: .seconds(min(1e15, max(-1e15, -date.timeIntervalSinceNow))))
  }

  /// From a date to now; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    let now = Date.now
    return TimeDataSource<Range<Date>>(now: date <= now ? date..<now : empty(at: date))
  }

  /// From now to a date; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    let now = Date.now
    return TimeDataSource<Range<Date>>(now: now <= date ? now..<date : empty(at: date))
  }

  /// No time at a date, which may be none that a number tells.
  private static func empty(at date: Date) -> Range<Date> {
    date == date ? date..<date : .distantPast..<(.distantPast)
  }
}

extension Text {
  /// A value of now as a format writes it.
  public init<Value, Format: DiscreteFormatStyle>(_ source: TimeDataSource<Value>, format: Format)
  where Value == Format.FormatInput, Format.FormatOutput == String {
    self.init(verbatim: format.format(source.now))
  }

  /// A value of now as a format writes it, with attributes.
  public init<Value, Format: DiscreteFormatStyle>(_ source: TimeDataSource<Value>, format: Format)
  where Value == Format.FormatInput, Format.FormatOutput == AttributedString {
    self.init(format.format(source.now))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value of now as a format writes it.
  public mutating func appendInterpolation<Value, Format: DiscreteFormatStyle>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  /// Adds a value of now as a format writes it, with attributes.
  public mutating func appendInterpolation<Value, Format: DiscreteFormatStyle>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Value == Format.FormatInput, Format.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}
