/// The preparation that a text came from, which gives again what the text itself does not keep.
protocol LabelSource: AnyObject, Sendable {
  /// The finder of words.
  var words: (any WordBreaking)? { get }

  /// True if what the label keeps is its text alone, which any line may end in.
  var keepsPlainText: Bool { get }

  /// The text without what stands behind it; nil where it is not known.
  func string(of bytes: Span<UInt8>) -> String?

  /// The text with all its clusters.
  ///
  /// - Parameter bytes: what the label keeps: the text, and its runs where it has several, or what it was read from.
  func storage(of bytes: Span<UInt8>) -> PreparedStorage
}
