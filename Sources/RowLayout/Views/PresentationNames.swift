// Edges, places and visibilities by name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A leading or a trailing edge.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  case leading, trailing
}

/// The target of a bubble.
public enum PopoverAttachmentAnchor: Sendable {
  /// The bubble's source.
  public enum Source: Sendable {
    case bounds
  }
  case rect(Source)
  case point(UnitPoint)
}

/// A choice of visibility.
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden
}
