/// One rule of a substituting or contextual lookup, at the level of glyphs.
///
/// All formats of single, ligature, context and chained context subtables come down to this: where the glyphs
/// before, at and after a place match, the action is taken, and no later rule of the lookup is tried there.
struct LayoutRule {
  /// The condition of one place of a rule's pattern.
  enum Place {
    /// This very glyph.
    case glyph(Int)
    /// A glyph of the set that the reader keeps under this number.
    case set(Int)
  }

  enum Action {
    /// The glyph in the rule's one place becomes another.
    case replace([Int: Int])
    /// The matched glyphs become one.
    case ligate(Int)
    /// Other lookups are applied at matched places; none is a rule that keeps later rules from applying.
    case apply([(place: Int, lookup: Int)])
    /// The effect is not followed here: text in which it would happen must be shaped.
    case refuse
  }

  /// Before the first input place, nearest first.
  var backtrack: [Place] = []
  var input: [Place]
  var lookahead: [Place] = []
  var action: Action

  /// The whole pattern in the order of the text.
  var pattern: [Place] { backtrack.reversed() + input + lookahead }

  /// True if applying the rule changes glyphs, or the place where the next rule is tried.
  var matters: Bool {
    if case .apply(let records) = action, records.isEmpty { return input.count > 1 }
    return true
  }
}

/// A lookup as rules, in the order in which they are tried at each place of the text.
struct LayoutLookup {
  var rules: [LayoutRule] = []
  /// Glyphs for which the lookup does what rules do not express: they cannot be measured by tables.
  var opaque: GlyphSet

  init(glyphCount: Int) { opaque = GlyphSet(count: glyphCount) }
}
