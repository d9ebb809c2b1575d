/// A leading or a trailing edge.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// The line start; the line end.
  case leading, trailing
}

/// The target of a bubble.
public enum PopoverAttachmentAnchor: Sendable {
  /// The bubble's source.
  public enum Source: Sendable {
    /// The view's bounds.
    case bounds
  }
  /// A part of the view.
  case rect(Source)
  /// A place in the view.
  case point(UnitPoint)
}

/// A choice of visibility.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As usual; seen; not seen.
  case automatic, visible, hidden
}
