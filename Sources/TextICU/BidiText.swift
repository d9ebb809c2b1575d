internal import _FoundationICU

/// A paragraph as its levels are resolved, in UTF-16: of letters of one direction the first one stands for all, as all get its level; also
/// for what has no direction of its own between letters from right to left (UAX #9, N1).
struct BidiText {
  private(set) var units: [UInt16] = []
  /// The places behind which characters are left out, and how many bytes up to there.
  private var gaps: [(place: Int, bytes: Int)] = []

  /// A paragraph from well-formed UTF-8.
  init(_ paragraph: Span<UInt8>) {
    units.reserveCapacity(min(paragraph.count, 256))
    let known = Kind.known
    var (offset, leftOut) = (0, 0)
    while offset < paragraph.count {
      let character = paragraph.character(at: &offset)
      UTF16Text.write(character) { units.append($0) }
      guard Int(character) < known.count, known[Int(character)].isLetter else { continue }
      let letter = known[Int(character)]
      // The end of the last letter like it. What stands between letters from left to right stays: ICU takes Arabic digits among them for
      // such letters where nothing does.
      var (end, next) = (offset, offset)
      while next < paragraph.count {
        let other = Int(paragraph.character(at: &next))
        let kind = other < known.count ? known[other] : .other
        if kind == letter { end = next } else if kind != .neutral || letter == .leftToRight { break }
      }
      guard end > offset else { continue }
      leftOut += end - offset
      gaps.append((units.count, leftOut))
      offset = end
    }
  }

  /// The end in the paragraph of a part of the units.
  ///
  /// - Parameters:
  ///   - range: begins where the part asked for last ends.
  ///   - gap: the number of gaps up to there; moves on.
  ///   - start: the start of the part in the paragraph.
  func end(of range: Range<Int>, from start: Int, gap: inout Int) -> Int {
    let before = gap > 0 ? gaps[gap - 1].bytes : 0
    while gap < gaps.count, gaps[gap].place <= range.upperBound { gap += 1 }
    return start &+ units.utf8Length(range) &+ (gap > 0 ? gaps[gap - 1].bytes : 0) &- before
  }

  /// The part that a character takes in the algorithm.
  private enum Kind: UInt8 {
    /// Digits, brackets and controls, whose neighbours count, and all characters beyond the known ones.
    case other
    case neutral
    case leftToRight, rightToLeft, arabic

    var isLetter: Bool { rawValue > Self.neutral.rawValue }

    init(_ character: Int32) {
      self =
        switch swift_u_charDirection(character) {
        case U_LEFT_TO_RIGHT: .leftToRight
        case U_RIGHT_TO_LEFT: .rightToLeft
        case U_RIGHT_TO_LEFT_ARABIC: .arabic
        case U_EUROPEAN_NUMBER_SEPARATOR, U_EUROPEAN_NUMBER_TERMINATOR, U_COMMON_NUMBER_SEPARATOR,
          U_WHITE_SPACE_NEUTRAL, U_DIR_NON_SPACING_MARK, U_BOUNDARY_NEUTRAL:
          .neutral
        case U_OTHER_NEUTRAL:
          swift_u_getIntPropertyValue(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE) == 0 ? .neutral : .other
        default: .other
        }
    }

    /// Those of the first characters, which the letters of Arabic and Hebrew are among, and the punctuation between them.
    static let known = (0..<0x2070).map { Kind($0) }
  }
}
