/// Formats of what goes with the time.
public enum SystemFormatStyle {
  /// A clock that runs while a stretch of time does: up from 0, or down to it.
  public struct Timer: DiscreteFormatStyle, Hashable, Codable, Sendable {
    var interval: Range<Date>
    var isCountingDown: Bool
    var showsHours: Bool
    var maxFieldCount: Int
    var maxPrecision: Duration

    /// The clock at a date.
    public func format(_ value: Date) -> AttributedString {
      let now = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        isCountingDown
        ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
      return AttributedString(
        clock(seconds, showsHours: showsHours, fields: maxFieldCount, precision: maxPrecision))
    }
  }

  /// A clock that runs from a date on, with hundredths of a second.
  public struct Stopwatch: DiscreteFormatStyle, Hashable, Codable, Sendable {
    var start: Date
    var showsHours: Bool
    var maxFieldCount: Int
    var maxPrecision: Duration

    /// The clock at a date.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(
        clock(
          value.timeIntervalSince(start), showsHours: showsHours, fields: maxFieldCount,
          precision: maxPrecision))
    }
  }

  /// A time as hours, minutes, seconds and parts of one, as many of them as asked for.
  static func clock(_ interval: TimeInterval, showsHours: Bool, fields: Int, precision: Duration) -> String {
    let step = max(0.001, precision / .seconds(1))
    let interval = (min(1e15, max(0, interval.isNaN ? 0 : interval)) / step).rounded(.down) * step
    let whole = Int(interval)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let hours = showsHours ? whole / 3600 : 0
    let minutes = whole / 60 - hours * 60
    var parts = hours > 0 ? ["\(hours)", two(minutes)] : ["\(minutes)"]
    if parts.count < fields { parts.append(two(whole % 60)) }
    let clock = parts.joined(separator: ":")
    let digits = step < 0.01 ? 3 : step < 0.1 ? 2 : step < 1 ? 1 : 0
    guard digits > 0, parts.count < fields else { return clock }
    let scale = [1, 10, 100, 1000][digits]
    let rest = String(Int((interval - Double(whole)) * Double(scale) + 1e-6))
    return clock + "." + String(repeating: "0", count: max(0, digits - rest.count)) + rest
  }
}

extension SystemFormatStyle.Timer {
  /// A moment at which the clock shows less time gone by.
  public func discreteInput(before input: Date) -> Date? {
    input <= interval.lowerBound ? nil : input - maxPrecision / .seconds(1)
  }
  /// A moment at which the clock shows more time gone by.
  public func discreteInput(after input: Date) -> Date? {
    input >= interval.upperBound ? nil : input + maxPrecision / .seconds(1)
  }
}

extension SystemFormatStyle.Stopwatch {
  /// A moment at which the clock shows less time gone by.
  public func discreteInput(before input: Date) -> Date? {
    input <= start ? nil : input - maxPrecision / .seconds(1)
  }
  /// A moment at which the clock shows more time gone by.
  public func discreteInput(after input: Date) -> Date? { input + maxPrecision / .seconds(1) }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that counts down to the end of a stretch of time.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      interval: interval, isCountingDown: true, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// A clock that counts up from the start of a stretch of time.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      interval: interval, isCountingDown: false, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A clock that counts up from a date.
  public static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(start: start, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
