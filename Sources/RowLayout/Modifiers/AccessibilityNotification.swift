// Words to those who do not see the screen: nobody hears those of a described row.

/// Something that is said aloud.
public enum AccessibilityNotification {
  /// Words.
  public struct Announcement: Sendable {
    /// The words.
    public init(_ announcement: String) {}
    /// The words.
    public init(_ announcement: AttributedString) {}
    /// The words.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {}
    /// Does nothing.
    public func post() {}
  }
  /// That a part of the screen changed.
  public struct LayoutChanged {
    /// The element to go on with.
    public init(_ parameter: Any? = nil) {}
    /// Does nothing.
    public func post() {}
  }
  /// That the screen changed.
  public struct ScreenChanged {
    /// The element to go on with.
    public init(_ parameter: Any? = nil) {}
    /// Does nothing.
    public func post() {}
  }
  /// That something was scrolled.
  public struct PageScrolled: Sendable {
    /// The words.
    public init(_ announcement: String) {}
    /// The words.
    public init(_ announcement: AttributedString) {}
    /// Does nothing.
    public func post() {}
  }
}
