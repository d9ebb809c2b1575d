// Names of Foundation and Dispatch that row files use, and Linux has not.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

extension DispatchTime {
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}

extension DispatchWallTime {
  public func advanced(by interval: DispatchTimeInterval) -> DispatchWallTime { self + interval }
}

extension URL {
  /// True: no file is kept from a program on Linux.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// None: no group of programs shares files on Linux.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}

/// A length of time, or a time counted from the start of 2001, in seconds.
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
/// The seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The name of a message.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NSError {
  /// The errors below this one, the one below it first.
  public var underlyingErrors: [any Error] {
    let one = (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
    return one + (userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? [])
  }
}
