internal import CHarfBuzz
internal import TextLayout

/// Gives each cluster of a paragraph its script: characters of no script of their own (common, inherited) join what stands
/// before them, at the start what comes after; a closing bracket joins its opening one (UAX #24, section 5).
struct ScriptResolver {
  private static let deepestNesting = 32

  private var current: UInt32 = 0
  private var brackets: [(closing: UInt32, script: UInt32)] = []

  /// The script that stands for "not known yet": nothing but common characters so far.
  static let unresolved: UInt32 = 0

  /// The script of the next cluster of the text.
  mutating func script(of text: Span<UInt8>, _ cluster: Range<Int>) -> UInt32 {
    var offset = cluster.lowerBound
    while offset < cluster.upperBound {
      let scalar = text.nextScalar(at: &offset)
      if scalar < 0x80 {
        if (scalar | 0x20) &- 0x61 < 26 {
          current = HB_SCRIPT_LATIN.rawValue
          return current
        }
        if let script = bracketScript(of: scalar) { return script }
        continue
      }
      let functions = unsafe hb_unicode_funcs_get_default()
      let script = unsafe hb_unicode_script(functions, scalar)
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN {
        current = script.rawValue
        return current
      }
      if let script = bracketScript(of: scalar) { return script }
    }
    return current
  }

  /// A character that opens or closes, by its general category.
  enum Bracket {
    case opening(closing: UInt32)
    case closing
  }

  /// What bracket a character is, if any.
  static func bracket(_ scalar: UInt32) -> Bracket? {
    let functions = unsafe hb_unicode_funcs_get_default()
    return switch unsafe hb_unicode_general_category(functions, scalar) {
    case HB_UNICODE_GENERAL_CATEGORY_OPEN_PUNCTUATION:
      .opening(closing: unsafe hb_unicode_mirroring(functions, scalar))
    case HB_UNICODE_GENERAL_CATEGORY_CLOSE_PUNCTUATION: .closing
    default: nil
    }
  }

  /// The script of a closing bracket whose opening one was seen; opening ones are remembered.
  private mutating func bracketScript(of scalar: UInt32) -> UInt32? {
    switch Self.bracket(scalar) {
    case nil: break
    case .opening(let closing)?:
      if brackets.count == Self.deepestNesting { brackets.removeFirst() }
      brackets.append((closing, current))
    case .closing?:
      while let bracket = brackets.popLast() {
        guard bracket.closing == scalar else { continue }
        if bracket.script != Self.unresolved { current = bracket.script }
        return current
      }
    }
    return nil
  }
}
