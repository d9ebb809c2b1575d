// Formats of Foundation that it has not on every system, as English writes.

extension Measurement {
  /// A quantity in words: its number and its unit's symbol.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The width of written units.
    public enum UnitWidth: Codable, Hashable, Sendable {
      /// Written out; described rows have the symbol.
      case wide
      /// By their symbol behind a space.
      case abbreviated
      /// By their symbol; of temperatures by the sign of degrees alone.
      case narrow
    }

    private let width: UnitWidth
    private let number: FloatingPointFormatStyle<Double>?
    private let hidesScaleName: Bool

    /// A way to write quantities.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage? = nil,
      hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.hidesScaleName = hidesScaleName
      number = numberFormatStyle
    }

    /// The quantity in words.
    public func format(_ value: Measurement) -> String {
      let digits = value.value.formatted(number ?? .number)
      return written(digits, value.unit.symbol, isNarrow: width == .narrow, hidesScaleName: hidesScaleName)
    }
  }

  /// The quantity in words.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }

  /// The quantity in words.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }

  /// The quantity with its unit's symbol.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle {
  /// A quantity in words.
  public static func measurement(
    width: UnitWidth, usage: MeasurementFormatUnitUsage? = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

/// The usage of a quantity; units stay as they are.
public enum MeasurementFormatUnitUsage: Codable, Hashable, Sendable {
  /// As usual.
  case general
  /// As it is.
  case asProvided
  /// For the weather.
  case weather
  /// For persons.
  case person
  /// For food.
  case food
  /// For roads.
  case road
  /// For persons' heights.
  case personHeight
  /// For persons' weights.
  case personWeight
  /// For exercise.
  case workout
}

extension FormatStyle {
  /// A quantity in words.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage? = .general,
    hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

/// Digits beside their unit's symbol.
private func written(_ digits: String, _ symbol: String, isNarrow: Bool, hidesScaleName: Bool) -> String {
  guard symbol.hasPrefix("°") else { return isNarrow ? digits + symbol : "\(digits) \(symbol)" }
  return digits + (isNarrow || hidesScaleName ? "°" : symbol)
}

/// A quantity in words: its number and its unit's symbol; units stay as they are.
public final class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Options of units.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit as it is.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit by the number's size; it stays as it is.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures by the sign of degrees alone.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }
  /// The options of units.
  public var unitOptions: UnitOptions = []
  /// The width of written units; short ones have no space.
  public var unitStyle = Formatter.UnitStyle.medium
  /// The language, which is English.
  public var locale: Locale = Locale(identifier: "en_US")
  /// The formatter of the number.
  public var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// The quantity in words.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let digits = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? ""
    return written(
      digits, measurement.unit.symbol, isNarrow: unitStyle == .short,
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit))
  }
  /// The unit's symbol.
  public func string(from unit: Unit) -> String { unit.symbol }
}

/// Words in a row: "a, b, and c".
public final class ListFormatter: Formatter, @unchecked Sendable {
  /// The words in a row.
  public static func localizedString(byJoining words: [String]) -> String {
    words.formatted(.list(type: .and))
  }
  /// The words in a row.
  public func string(from items: [Any]) -> String? { Self.localizedString(byJoining: items.map { "\($0)" }) }
  /// The words in a row.
  public override func string(for value: Any?) -> String? { (value as? [Any]).flatMap { string(from: $0) } }
}

extension NotificationCenter {
  /// The notifications of a name: none in a described row.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<
    Notification
  > { AsyncStream { $0.finish() } }
}

extension Progress {
  /// The number of files.
  public var fileTotalCount: Int? {
    get { userInfo[.fileTotalCountKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .fileTotalCountKey) }
  }
  /// The operation on the files.
  public var fileOperationKind: FileOperationKind? {
    get { userInfo[.fileOperationKindKey] as? FileOperationKind }
    set { setUserInfoObject(newValue, forKey: .fileOperationKindKey) }
  }
  /// The number of files that are done.
  public var fileCompletedCount: Int? {
    get { userInfo[.fileCompletedCountKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .fileCompletedCountKey) }
  }
}

extension ProcessInfo {
  /// False: nobody knows how much power is left.
  public var isLowPowerModeEnabled: Bool { false }
  /// False: the app is none for a phone on a Mac.
  public var isiOSAppOnMac: Bool { false }
  /// False: the app is none for a tablet on a Mac.
  public var isMacCatalystApp: Bool { false }
}

extension CGFloat {
  /// The nearest number to one of Foundation's.
  public init(truncating number: NSNumber) { self.init(Double(truncating: number)) }
  /// The number, where none of its digits are lost.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
