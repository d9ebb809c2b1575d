/// The preparation that a text came from, which gives again what the text itself does not keep.
protocol LabelSource: AnyObject, Sendable {
  /// The finder of words.
  var words: (any WordBreaking)? { get }

  /// The text without what stands behind it.
  func string(of bytes: Span<UInt8>) -> String

  /// The text with all its clusters.
  ///
  /// - Parameter bytes: the text, and its runs where it has several.
  func storage(of bytes: Span<UInt8>) -> PreparedStorage
}
