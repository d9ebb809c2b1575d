public import TextLayout
internal import _FoundationICU

/// The words of a text by the Swift toolchain's ICU 76 (UAX #29, with its dictionaries).
///
/// Safe to share: each thread that asks at the same time gets an iterator of its own.
public struct ICUWords: WordBreaking {
  private let iterators = HandlePool { BreakIterator.open(UBRK_WORD) }

  /// A word breaker.
  public init() {}

  /// Appends the word boundaries inside a text.
  ///
  /// - Complexity: O(n).
  public func appendBoundaries(in utf8: Span<UInt8>, to offsets: inout [Int]) {
    guard utf8.count > 0 else { return }
    iterators.withHandle { $0.appendBreaks(in: utf8, to: &offsets) }
  }
}

/// Capital and small letters by the Swift toolchain's ICU 76, which knows what Turkish, Greek, Lithuanian and other languages ask.
public struct ICUCases: CaseMapping {
  /// A mapping.
  public init() {}

  /// The text in a case; nil where ICU cannot tell.
  public func mapped(_ text: String, to textCase: TextCase, language: String?) -> String? {
    guard textCase != .capitals else { return nil }
    let units = Array(text.utf16)
    var result = [UInt16](repeating: 0, count: units.count * 3 + 8)
    guard let count = Int32(exactly: units.count), let capacity = Int32(exactly: result.count) else {
      return nil
    }
    var status = U_ZERO_ERROR
    let length = unsafe locale(of: language).withCString { locale in
      unsafe units.withUnsafeBufferPointer { source in
        unsafe result.withUnsafeMutableBufferPointer { target in
          textCase == .uppercase
            ? unsafe swift_u_strToUpper(
              target.baseAddress, capacity, source.baseAddress, count, locale, &status)
            : unsafe swift_u_strToLower(
              target.baseAddress, capacity, source.baseAddress, count, locale, &status)
        }
      }
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0, Int(length) <= result.count else {
      return nil
    }
    return String(decoding: result[..<Int(length)], as: UTF16.self)
  }

  /// The language, where letters of it change in ways of their own; as browsers do, Armenian is none of them.
  private func locale(of language: String?) -> String {
    let primary = (language ?? "").prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["tr", "az", "el", "lt"].contains(primary) ? primary : ""
  }
}
