// Words to those who do not see the screen: nobody hears those of a described row.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Something that is said aloud.
public enum AccessibilityNotification {
  /// Words.
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {}
    public func post() {}
  }
  /// That a part of the screen changed.
  public struct LayoutChanged {
    public init(_ parameter: Any? = nil) {}
    public func post() {}
  }
  /// That the screen changed.
  public struct ScreenChanged {
    public init(_ parameter: Any? = nil) {}
    public func post() {}
  }
  /// That something was scrolled.
  public struct PageScrolled: Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public func post() {}
  }
}
