/// What makes a row as tall as it is.
public enum RowBody: Sendable {
  /// One height at every width.
  case fixed(Double)
  /// A measurement of the host's own.
  case measured(@Sendable (Double) -> RowHeight)
}
