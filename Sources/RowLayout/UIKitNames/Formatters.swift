// Formatters of Foundation that it has not on every system, as English writes.

/// A date as it is from another one: "3 hours ago", "in 2 days".
public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// A style of units.
  public enum UnitsStyle: Int, Sendable {
    /// Written out.
    case full
    /// Numbers written out as well; they are not.
    case spellOut
    /// Short.
    case short
    /// Shortest.
    case abbreviated
  }
  /// A naming of days.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers.
    case numeric
    /// Yesterday, tomorrow, now.
    case named
  }
  /// The style of units.
  public var unitsStyle = UnitsStyle.full
  /// The naming of days.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// The language, which is English.
  public var locale: Locale = Locale(identifier: "en_US")
  /// The calendar.
  public var calendar: Calendar = Calendar.current

  /// A date as it is from another one.
  public func localizedString(for date: Date, relativeTo other: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(other))
  }

  /// A length of time by its parts from now on, or ago.
  public func localizedString(from components: DateComponents) -> String {
    let now = Date()
    return localizedString(for: calendar.date(byAdding: components, to: now) ?? now, relativeTo: now)
  }

  /// A time from now on, or ago.
  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let (count, unit) = TimeUnit.largest(of: interval)
    let isPast = interval < 0
    if dateTimeStyle == .named {
      if count == 0 { return "now" }
      if unit.name == "day", count == 1 { return isPast ? "yesterday" : "tomorrow" }
    }
    let words =
      switch unitsStyle {
      case .full, .spellOut: "\(count) \(unit.name)\(count == 1 ? "" : "s")"
      case .short: "\(count) \(unit.short)"
      case .abbreviated: "\(count)\(unit.letter)"
      }
    return isPast ? "\(words) ago" : "in \(words)"
  }

  /// A date as it is from now.
  public override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// A length of time by its parts: "1h 2m", "1:02:05".
public final class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// A style of units.
  public enum UnitsStyle: Int, Sendable {
    /// As a clock.
    case positional
    /// Shortest.
    case abbreviated
    /// Short.
    case short
    /// Written out.
    case full
    /// Numbers written out as well; they are not.
    case spellOut
    /// Shortest, without spaces.
    case brief
  }
  /// The treatment of zero parts.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual: those before are left out.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those behind are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are written, with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }
  /// The units that are written.
  public var allowedUnits: NSCalendar.Unit = []
  /// The style of units.
  public var unitsStyle = UnitsStyle.positional
  /// The treatment of zero parts.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The greatest number of parts; 0 for all.
  public var maximumUnitCount = 0

  /// A length of time in seconds.
  public func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    var rest = Int(abs(interval).rounded())
    let allowed = allowedUnits.isEmpty ? .clock : allowedUnits
    let units = TimeUnit.all.filter { allowed.contains($0.calendarUnit) }
    var parts: [(count: Int, unit: TimeUnit)] = []
    for unit in units {
      parts.append((rest / unit.seconds, unit))
      rest %= unit.seconds
    }
    if unitsStyle == .positional {
      if !zeroFormattingBehavior.contains(.pad) {
        parts = Array(parts.drop { $0.count == 0 && parts.count > 2 })
      }
      let digits = parts.enumerated().map { number, part in
        (number > 0 || zeroFormattingBehavior.contains(.pad)) && part.count < 10
          ? "0\(part.count)" : "\(part.count)"
      }
      return digits.joined(separator: ":")
    }
    let shown = zeroFormattingBehavior.contains(.pad) ? parts : parts.filter { $0.count > 0 }
    let most = maximumUnitCount > 0 ? Array(shown.prefix(maximumUnitCount)) : shown
    let words = (most.isEmpty ? Array(parts.suffix(1)) : most).map { count, unit in
      switch unitsStyle {
      case .abbreviated, .brief: "\(count)\(unit.letter)"
      case .short: "\(count) \(unit.short)"
      default: "\(count) \(unit.name)\(count == 1 ? "" : "s")"
      }
    }
    return words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }

  /// True if the last part may be a fraction; it is none.
  public var allowsFractionalUnits = false
  /// True if a part that is large takes more units together; it does not.
  public var collapsesLargestUnit = false
  /// True if it is said that the parts are not all.
  public var includesApproximationPhrase = false
  /// True if it is said that time remains.
  public var includesTimeRemainingPhrase = false
  /// The calendar.
  public var calendar: Calendar? = Calendar.current

  /// A length of time in parts.
  public func string(from components: DateComponents) -> String? {
    let counts = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour,
      components.minute, components.second,
    ]
    return string(from: zip(counts, TimeUnit.all).reduce(0) { $0 + Double($1.0 ?? 0) * Double($1.1.seconds) })
  }

  /// A length of time in parts.
  public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    formatter.allowedUnits = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return formatter.string(from: components)
  }

  /// The time from one date to another.
  public func string(from first: Date, to last: Date) -> String? {
    string(from: last.timeIntervalSince(first))
  }

  /// A length of time in seconds.
  public override func string(for value: Any?) -> String? {
    (value as? TimeInterval).flatMap { string(from: $0) }
  }
}

extension NSCalendar.Unit {
  /// The units of a clock.
  fileprivate static let clock: NSCalendar.Unit = [.hour, .minute, .second]
}

/// A unit of time.
private struct TimeUnit {
  let name: String
  let short: String
  let letter: String
  let seconds: Int
  let calendarUnit: NSCalendar.Unit

  /// The units, the largest first.
  static var all: [TimeUnit] {
    [
      TimeUnit(name: "year", short: "yr.", letter: "y", seconds: 31_536_000, calendarUnit: .year),
      TimeUnit(name: "month", short: "mo.", letter: "mo", seconds: 2_592_000, calendarUnit: .month),
      TimeUnit(name: "week", short: "wk.", letter: "w", seconds: 604_800, calendarUnit: .weekOfMonth),
      TimeUnit(name: "day", short: "day", letter: "d", seconds: 86_400, calendarUnit: .day),
      TimeUnit(name: "hour", short: "hr.", letter: "h", seconds: 3600, calendarUnit: .hour),
      TimeUnit(name: "minute", short: "min.", letter: "m", seconds: 60, calendarUnit: .minute),
      TimeUnit(name: "second", short: "sec.", letter: "s", seconds: 1, calendarUnit: .second),
    ]
  }

  /// The largest unit of which there is at least one, and how many; seconds where there is none.
  static func largest(of interval: TimeInterval) -> (Int, TimeUnit) {
    let seconds = interval.isFinite ? Int(min(1e15, abs(interval)).rounded()) : 0
    let unit = all.first { $0.seconds <= max(1, seconds) } ?? all[6]
    return (seconds / unit.seconds, unit)
  }
}
