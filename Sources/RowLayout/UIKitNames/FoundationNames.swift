// Names of Foundation and Dispatch that row files use, and Linux has not.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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

extension NSError {
  /// The errors below this one, the one below it first.
  public var underlyingErrors: [any Error] {
    let one = (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
    return one + (userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? [])
  }
}
