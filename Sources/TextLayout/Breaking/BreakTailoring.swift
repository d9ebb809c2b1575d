/// Which break opportunities a label has.
public enum BreakTailoring: String, Hashable, Sendable, CaseIterable {
  /// UAX #14 as it stands, by Unicode 16.
  case unicode
  /// UAX #14 by Unicode 16 with the rules LB20a and LB21a of Unicode 17: a dash that begins a word stays with it.
  case unicode17
  /// Chromium's rules beyond UAX #14.
  case chromium
}
