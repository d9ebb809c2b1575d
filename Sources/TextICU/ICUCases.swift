public import TextLayout
internal import _FoundationICU

/// Capital and small letters by the Swift toolchain's ICU 76, which knows what Turkish, Greek, Lithuanian and other languages ask.
public struct ICUCases: CaseMapping {
  /// The rules of one language.
  ///
  /// `@unchecked Sendable`: ICU only reads what was opened.
  @safe
  private final class Rules: @unchecked Sendable {
    private let rules: OpaquePointer

    init?(locale: String) {
      var status = U_ZERO_ERROR
      let rules = unsafe swift_ucasemap_open(locale, 0, &status)
      guard status.isSuccess, let rules = unsafe rules else { return nil }
      unsafe self.rules = rules
    }

    deinit { unsafe swift_ucasemap_close(rules) }

    /// The text in upper or lower case; nil where ICU cannot tell.
    func mapped(_ text: inout String, isUppercase: Bool) -> String? {
      var status = U_ZERO_ERROR
      let mapped = unsafe text.withUTF8 { source -> String? in
        guard let count = Int32(exactly: source.count), count < Int32.max / 4 else { return nil }
        // No letter becomes more than three times as many bytes.
        return unsafe String(unsafeUninitializedCapacity: 3 * source.count + 8) { target in
          let (source, target) = unsafe (
            UnsafeRawBufferPointer(source), UnsafeMutableRawBufferPointer(target)
          )
          let room = Int32(target.count)
          let length = unsafe source.withMemoryRebound(to: CChar.self) { source in
            unsafe target.withMemoryRebound(to: CChar.self) { target in
              isUppercase
                ? unsafe swift_ucasemap_utf8ToUpper(
                  rules, target.baseAddress, room, source.baseAddress, count, &status)
                : unsafe swift_ucasemap_utf8ToLower(
                  rules, target.baseAddress, room, source.baseAddress, count, &status)
            }
          }
          return status.isSuccess && length <= room ? Int(max(0, length)) : 0
        }
      }
      return status.isSuccess ? mapped : nil
    }
  }

  /// The languages whose letters change in ways of their own, and the rules of all others; as browsers do, Armenian is none of them.
  private static let rules: [String: Rules] = {
    var rules: [String: Rules] = [:]
    for locale in ["", "tr", "az", "el", "lt"] { rules[locale] = Rules(locale: locale) }
    return rules
  }()

  /// A mapping.
  public init() {}

  /// The text in a case; nil where ICU cannot tell.
  public func mapped(_ text: String, to textCase: TextCase, language: String?) -> String? {
    guard textCase != .capitals else { return nil }
    let primary = language?.primaryLanguage ?? ""
    var text = text
    let rules = Self.rules[primary] ?? Self.rules[""]
    return rules?.mapped(&text, isUppercase: textCase == .uppercase)
  }
}
