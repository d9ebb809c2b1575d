internal import CUnicodeTables

extension Span<UInt8> {
  /// True if letters or the like touch at `offset` (CSS Text, `keep-all`); marks belong to what they follow.
  ///
  /// - Parameter isBrowser: whether letters and numbers alone count, as in Chromium, not symbols.
  func isKeptTogether(around offset: Int, isBrowser: Bool) -> Bool {
    guard isKept(at: offset, isBrowser: isBrowser) else { return false }
    var start = offset
    while start > 0 {
      start = startOfScalar(before: start)
      let kind = Int(lineBreakClass(at: start).kind)
      if kind != LINE_BREAK_MARK && kind != LINE_BREAK_JOINER {
        return isKept(at: start, isBrowser: isBrowser)
      }
    }
    return false
  }

  private func isKept(at offset: Int, isBrowser: Bool) -> Bool {
    let scalar = decodeScalar(at: offset).value
    guard Int(line_break_class(scalar)) & LINE_BREAK_KEPT_TOGETHER != 0 else { return false }
    guard isBrowser else { return true }
    // Chromium looks at units of UTF-16.
    guard scalar <= 0xFFFF, let category = Unicode.Scalar(scalar)?.properties.generalCategory else {
      return false
    }
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
