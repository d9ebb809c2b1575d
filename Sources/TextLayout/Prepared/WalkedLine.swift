/// One line as the walker found it; widths are units of the label.
package struct WalkedLine: Hashable, Sendable {
  /// The clusters on the line, those that hang at its end included.
  package var clusters: Range<Int>
  /// The width without what hangs, with a hyphen that shows.
  package var width: Int
  /// The least limit with which this line ends where it does, given where it begins; 0 for a line that cannot be shorter.
  package var least: Int
  /// The least limit with which the line would end later; `Int.max` if the paragraph ends here.
  package var next: Int
  /// Whether the line shows a hyphen at its end.
  package var showsHyphen: Bool
  /// Whether the line is the last of its paragraph.
  package var endsParagraph: Bool
}
