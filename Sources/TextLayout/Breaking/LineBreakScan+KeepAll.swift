internal import CUnicodeTables

extension Span<UInt8> {
  /// True if letters or the like touch at `offset` (CSS Text, `keep-all`); marks belong to what they follow.
  func isKeptTogether(around offset: Int) -> Bool {
    guard Int(line_break_class(decodeScalar(at: offset).value)) & LINE_BREAK_KEPT_TOGETHER != 0 else {
      return false
    }
    var start = offset
    while start > 0 {
      start = startOfScalar(before: start)
      let value = Int(line_break_class(decodeScalar(at: start).value))
      let kind = value & LINE_BREAK_CLASS_MASK
      if kind != LINE_BREAK_MARK && kind != LINE_BREAK_JOINER {
        return value & LINE_BREAK_KEPT_TOGETHER != 0
      }
    }
    return false
  }
}
