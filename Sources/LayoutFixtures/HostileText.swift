/// Texts that nobody writes and somebody sends: of any length, to test that nothing stops on them or takes more time than
/// their length accounts for.
public enum HostileText: String, CaseIterable, Sendable {
  /// One word.
  case oneWord
  /// One word whose every pair of letters is kerned.
  case kernedLetters
  /// One word whose letters join.
  case joinedLetters
  /// One letter under all the marks.
  case marksOnOneLetter
  /// Nothing that shows.
  case onlyIgnorables
  /// Variation selectors and tags after one emoji.
  case variationSelectors
  /// Directional overrides inside each other, none ever closed.
  case nestedOverrides
  /// Overrides that change the direction at every letter.
  case alternatingOverrides
  /// Isolates that are never closed.
  case openIsolates
  /// Ends of embeddings and isolates that were never opened.
  case unpairedEnds
  /// Control characters.
  case controls
  /// U+FFFC, which stands for boxes, without a box.
  case objectReplacements
  /// Code points that are no characters.
  case noncharacters
  /// Characters for which fonts hardly have a glyph.
  case uncovered
  /// Tabs where no line may end.
  case tabs
  /// Spaces.
  case spaces
  /// Empty lines.
  case newlines
  /// Places for hyphens without letters.
  case softHyphens
  /// Letters with a soft hyphen between any two.
  case softHyphenedLetters
  /// Hyphens.
  case hyphens
  /// Emoji in one sequence without an end.
  case emojiSequence
  /// Regional indicators.
  case flags
  /// Thai words without a space.
  case thai
  /// Burmese words without a space.
  case burmese
  /// One Indic conjunct without an end.
  case conjunct
  /// Hangul letters that never make a syllable.
  case hangulLetters
  /// Brackets opened and never closed.
  case openBrackets
  /// Scripts, directions and digits that change at every character.
  case mixedScripts

  /// A text of about so many bytes of UTF-8.
  public func text(byteCount: Int) -> String {
    let (start, unit) = parts
    let rest = max(0, byteCount - start.utf8.count)
    return start + String(repeating: unit, count: rest / unit.utf8.count)
  }

  /// The text's beginning, and the unit then repeated.
  private var parts: (start: String, unit: String) {
    switch self {
    case .oneWord: ("", "x")
    case .kernedLetters: ("", "AVTo")
    case .joinedLetters: ("", "بت")
    case .marksOnOneLetter: ("a", "\u{301}")
    case .onlyIgnorables: ("", "\u{200B}\u{2060}\u{34F}\u{FEFF}")
    case .variationSelectors: ("\u{1F3F4}", "\u{FE0F}\u{E0067}")
    case .nestedOverrides: ("a", "\u{202E}\u{202D}")
    case .alternatingOverrides: ("", "\u{202E}a\u{202C}א")
    case .openIsolates: ("", "\u{2067}a\u{2066}")
    case .unpairedEnds: ("א", "\u{202C}a\u{2069}")
    case .controls: ("", "\u{1}\u{7F}\u{9B}a")
    case .objectReplacements: ("", "\u{FFFC}")
    case .noncharacters: ("", "\u{FFFE}\u{10FFFF}\u{1FFFF}")
    case .uncovered: ("", "\u{A500}")
    case .tabs: ("", "\t)")
    case .spaces: ("", " ")
    case .newlines: ("", "\n")
    case .softHyphens: ("", "\u{AD}")
    case .softHyphenedLetters: ("", "V\u{AD}A\u{AD}")
    case .hyphens: ("", "-")
    case .emojiSequence: ("", "👩\u{200D}")
    case .flags: ("", "🇨")
    case .thai: ("", "ทุกคนมีสิทธิ")
    case .burmese: ("", "ကျွန်ုပ်ကိုလည်း")
    case .conjunct: ("", "क्")
    case .hangulLetters: ("", "가\u{1160}ᆨᆨ")
    case .openBrackets: ("", "([{«“")
    case .mixedScripts: ("", "aא1عя字ก")
    }
  }
}
