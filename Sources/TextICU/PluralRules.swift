internal import _FoundationICU

/// The plural categories of one language by the Swift toolchain's ICU 76 (CLDR's plural rules for cardinal numbers).
///
/// `@unchecked Sendable`: ICU only reads what was opened.
@safe
package final class PluralRules: @unchecked Sendable {
  private let rules: OpaquePointer

  /// The rules of a language; nil where ICU has none.
  ///
  /// - Parameter language: a BCP 47 tag.
  package init?(language: String) {
    var status = U_ZERO_ERROR
    let rules = unsafe swift_uplrules_open(language, &status)
    guard status.isSuccess, let rules = unsafe rules else { return nil }
    unsafe self.rules = rules
  }

  deinit { unsafe swift_uplrules_close(rules) }

  /// The category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  package func category(of number: Double) -> String {
    let room = 16
    return unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: room) { units in
      var status = U_ZERO_ERROR
      let count = unsafe swift_uplrules_select(rules, number, units.baseAddress, Int32(room), &status)
      guard status.isSuccess, (0...Int32(room)).contains(count) else { return "other" }
      return unsafe String(decoding: units.prefix(Int(count)), as: UTF16.self)
    }
  }
}
