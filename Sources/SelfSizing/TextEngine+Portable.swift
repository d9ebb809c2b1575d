public import TextLayout
internal import TextShaping

extension TextEngine {
  /// Prepares a label so that it can be written to bytes and read on a machine without its fonts.
  ///
  /// - Throws: `TextError` as ``preparedText(_:)`` does.
  /// - Complexity: that of ``preparedText(_:)``; and each font file is read once to tell which build of it this is.
  public func portableText(_ label: TextLabel) throws(TextError) -> PortableText {
    PortableText(try preparedText(label), fontDigest: fontDigest(of: label))
  }

  /// A digest of the font files that a label's stacks name: where it is that of a `PortableText` of the same label, this
  /// engine draws what was measured there. Stacks that the engine does not know count as empty.
  public func fontDigest(of label: TextLabel) -> UInt64 {
    var stacks: [String] = []
    for run in label.runs where !stacks.contains(run.font.stack) { stacks.append(run.font.stack) }
    return library.digest(ofStacks: stacks)
  }
}
