#if hasFeature(Embedded)
  /// A text, or a service that preparing labels rests on. Embedded Swift keeps values of any type only where they are objects.
  public protocol TextService: AnyObject, Sendable {}
#else
  /// A text, or a service that preparing labels rests on.
  public protocol TextService: Sendable {}
#endif
