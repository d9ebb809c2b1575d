// The system's log: a described row tells it nothing.

/// Takes what is told to the system's log. A file that imports another `Logger`, as swift-log's, says `import struct Logging.Logger`.
public struct Logger: Sendable {
  /// A logger of a part of an app.
  public init(subsystem: String, category: String) {}
  /// A logger of the app.
  public init() {}
  /// Tells nothing.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) {}
  /// Tells nothing.
  public func trace(_ message: OSLogMessage) {}
  /// Tells nothing.
  public func debug(_ message: OSLogMessage) {}
  /// Tells nothing.
  public func info(_ message: OSLogMessage) {}
  /// Tells nothing.
  public func notice(_ message: OSLogMessage) {}
  /// Tells nothing.
  public func warning(_ message: OSLogMessage) {}
  /// Tells nothing.
  public func error(_ message: OSLogMessage) {}
  /// Tells nothing.
  public func critical(_ message: OSLogMessage) {}
  /// Tells nothing.
  public func fault(_ message: OSLogMessage) {}
}

/// The weight of what is told.
public enum OSLogType: Hashable, Sendable {
  /// As usual; from the least to the most.
  case `default`, debug, info, error, fault
}

/// Those who may read a value in what is told.
public enum OSLogPrivacy: Hashable, Sendable {
  /// As usual; all; few; fewer.
  case auto, `public`, `private`, sensitive
}

/// The digits of a number in what is told.
public enum OSLogNumberFormat: Hashable, Sendable {
  /// By ten; by sixteen; by eight; with some digits behind the point.
  case decimal, hex, octal, fixed
  /// With a number of digits behind the point.
  public static func fixed(precision: Int) -> Self { .fixed }
}

/// Something that is told, of which nothing is kept: values in it are not even asked for.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The parts of a message, as it is written.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Something of a length.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Words.
    public mutating func appendLiteral(_ literal: String) {}
    /// A value.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, format: OSLogNumberFormat = .decimal, privacy: OSLogPrivacy = .auto
    ) {}
  }
  /// Words.
  public init(stringLiteral value: String) {}
  /// Words with values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// A part of an app in the system's log.
public struct OSLog: Hashable, Sendable {
  /// The app.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A part of an app.
  public init(subsystem: String, category: String) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells nothing.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ values: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells nothing.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
