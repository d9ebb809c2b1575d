// The system's log: a described row tells it nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Takes what is told to the system's log. A file that imports another `Logger`, as swift-log's, says `import struct Logging.Logger`.
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public init() {}
  public func log(level: OSLogType = .default, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

/// The weight of what is told.
public enum OSLogType: Hashable, Sendable {
  case `default`, debug, info, error, fault
}

/// Those who may read a value in what is told.
public enum OSLogPrivacy: Hashable, Sendable {
  case auto, `public`, `private`, sensitive
}

/// The digits of a number in what is told.
public enum OSLogNumberFormat: Hashable, Sendable {
  case decimal, hex, octal, fixed
  /// With a number of digits behind the point.
  public static func fixed(precision: Int) -> Self { .fixed }
}

/// Something that is told, of which nothing is kept: values in it are not even asked for.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The parts of a message, as it is written.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, format: OSLogNumberFormat = .decimal, privacy: OSLogPrivacy = .auto
    ) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// A part of an app in the system's log.
public struct OSLog: Hashable, Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public init(subsystem: String, category: String) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells nothing.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ values: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells nothing.
public func os_log(_ message: OSLogMessage) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells nothing.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
