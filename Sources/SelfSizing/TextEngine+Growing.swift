public import TextLayout

extension TextEngine {
  /// Prepares a label that will grow at its end, as a message that is streamed.
  ///
  /// - Throws: `TextError` as ``preparedText(_:)`` does.
  public func growingText(_ label: TextLabel) throws(TextError) -> GrowingText {
    try GrowingText(label, preparer: preparer)
  }
}
