#if hasFeature(Embedded)
  /// A service that preparing labels rests on. Embedded Swift keeps values of any type only where they are objects.
  public protocol TextService: AnyObject, Sendable {}
#else
  /// A service that preparing labels rests on.
  public protocol TextService: Sendable {}
#endif
