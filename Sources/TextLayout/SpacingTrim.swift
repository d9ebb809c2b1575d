/// Which full-width marks give up their empty half (CSS Text, `text-spacing-trim`): brackets and stops of Chinese and Japanese, in
/// fonts with half-width alternates (`halt`).
///
/// All but ``spaceAll`` set marks side by side closer together, and let a closing mark at a line's end be half as wide where the line
/// would not hold it otherwise. They differ in the opening marks that begin a line.
public enum SpacingTrim: String, Hashable, Sendable, CaseIterable {
  /// All marks keep their full width.
  case spaceAll
  /// Opening marks that begin a line keep their full width.
  case normal
  /// Only those that begin a paragraph do.
  case spaceFirst
  /// No opening mark that begins a line does.
  case trimStart
}
