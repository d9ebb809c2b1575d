/// A bracket or stop as wide as an ideograph, of which half is empty (CSS Text, `text-spacing-trim`).
struct FullWidthMark {
  /// The parts of characters in setting marks closer together.
  enum Sort {
    case opening, closing, middle, narrowOpening, narrowClosing
    /// Marks of which the font tells: stops and colons, whose place in the square differs, and quotes, which are narrow in many.
    case stop, openingQuote, closingQuote
  }

  /// A mark in a face, in units of the face.
  struct Shape {
    var sort: Sort?
    /// By how much its half-width form is narrower, and how far to the left it stands.
    var trim = 0
    var shift = 0
  }

  /// Its bytes.
  var range: Range<Int>
  var shape: Shape
  /// True if it is narrow for the characters beside it.
  var isTrimmed: Bool
  /// True if it is narrow at a line's end too: before U+3000.
  var staysNarrow = false
  /// True for a stop, comma or colon, which gives up nothing for a line that it ends.
  var isStop: Bool
  /// True if a tab stands before it, which a line's start is no different from.
  var followsTab: Bool

  var isOpening: Bool { shape.sort == .opening }

  /// The marks of a text that have an empty half, in order.
  ///
  /// The face of a mark tells what the marks beside it are, whichever faces these are set in: as Chromium has it.
  ///
  /// - Parameter shape: gives the shape of a mark by its sort and its bytes, in the face of the character at an offset.
  static func marks(in text: Span<UInt8>, shape: (Sort, Range<Int>, Int) -> Shape) -> [FullWidthMark] {
    var marks: [FullWidthMark] = []
    var last: (sort: Sort, range: Range<Int>)?
    var lastIsMark = false
    var offset = 0
    while offset < text.count {
      let start = offset
      let scalar = text.nextScalar(at: &offset)
      guard let sort = sort(of: scalar) else {
        (last, lastIsMark) = (nil, false)
        continue
      }
      let range = start..<offset
      let found = shape(sort, range, start)
      if lastIsMark, let last, let mark = marks.last, mark.shape.sort == .closing,
        shape(sort, range, last.range.lowerBound).sort?.trimsBefore ?? false
      {
        marks[marks.count - 1].isTrimmed = true
        marks[marks.count - 1].staysNarrow = scalar == 0x3000
      }
      lastIsMark = found.trim > 0 && (found.sort == .opening || found.sort == .closing)
      if lastIsMark {
        let isTrimmed =
          found.sort == .opening
          && last.map { shape($0.sort, $0.range, start).sort?.trimsBehind ?? false } ?? false
        marks.append(
          FullWidthMark(
            range: range, shape: found, isTrimmed: isTrimmed, isStop: sort == .stop,
            followsTab: start > 0 && text[start - 1] == 0x09))
      }
      last = (sort, range)
    }
    return marks
  }

  /// The sort of a character; nil for those that are no marks.
  private static func sort(of scalar: UInt32) -> Sort? {
    switch scalar {
    case 0x28, 0x5B, 0x7B: return .narrowOpening
    case 0x29, 0x5D, 0x7D: return .narrowClosing
    case 0xB7, 0x2027, 0x3000, 0x30FB: return .middle
    case 0..<0x2000: return nil
    case 0x2018, 0x201C: return .openingQuote
    case 0x2019, 0x201D: return .closingQuote
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B: return .stop
    default: break
    }
    let isWide = (0x3000...0x303F).contains(scalar) || (0xFF01...0xFF60).contains(scalar)
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .openPunctuation: return isWide ? .opening : .narrowOpening
    case .closePunctuation: return isWide ? .closing : .narrowClosing
    default: return nil
    }
  }
}

extension FullWidthMark.Sort {
  /// True if an opening mark behind it is narrow.
  fileprivate var trimsBehind: Bool {
    self == .opening || self == .middle || self == .closing || self == .narrowOpening
  }

  /// True if a closing mark before it is narrow.
  fileprivate var trimsBefore: Bool { self == .closing || self == .middle || self == .narrowClosing }
}

extension SpacingTrim {
  /// True if an opening mark that begins a line is narrow.
  func opensNarrow(_ mark: FullWidthMark, beginsParagraph: Bool) -> Bool {
    !mark.followsTab && (self == .trimStart || self == .spaceFirst && !beginsParagraph)
  }
}

/// The shapes of marks in the fonts of a session, found by setting each with and without its half-width alternate.
struct MarkShapes {
  private struct Key: Hashable {
    var run: Int
    var face: Int
    var script: UInt32
    var isRightToLeft: Bool
    var mark: [UInt8]
  }

  private let plain: any ShapingSession
  private let narrow: any ShapingSession
  private var known: [Key: FullWidthMark.Shape] = [:]

  /// The marks of fonts.
  ///
  /// - Parameter plain: the session of the same fonts.
  init(
    fonts: [FontDescription], language: String?, shaper: any TextShaper, plain: any ShapingSession
  ) throws(TextError) {
    self.plain = plain
    let narrow = fonts.map { font in
      var font = font
      font.features.append(FontFeature("halt", isRequired: false))
      return font
    }
    self.narrow = try shaper.makeSession(fonts: narrow, language: language)
  }

  /// The shape of a mark that stands in an item.
  mutating func shape(
    _ sort: FullWidthMark.Sort, _ range: Range<Int>, of text: Span<UInt8>, item: TextItem
  ) -> FullWidthMark.Shape {
    let key = Key(
      run: item.run, face: item.face, script: item.script, isRightToLeft: item.isRightToLeft,
      mark: range.map { text[$0] })
    if let shape = known[key] { return shape }
    let shape = found(sort, range, of: text, item: item)
    known[key] = shape
    return shape
  }

  private func found(
    _ sort: FullWidthMark.Sort, _ range: Range<Int>, of text: Span<UInt8>, item: TextItem
  ) -> FullWidthMark.Shape {
    var shape = FullWidthMark.Shape(sort: sort)
    if let whole = plain.glyphs(text, item: item, range: range).first,
      let half = narrow.glyphs(text, item: item, range: range).first
    {
      shape.trim = max(0, whole.advance - half.advance)
      shape.shift = whole.x - half.x
    }
    switch sort {
    case .stop where shape.trim == 0: shape.sort = nil
    case .stop: shape.sort = shape.shift == 0 ? .closing : shape.shift == shape.trim ? .opening : .middle
    case .openingQuote: shape.sort = shape.trim > 0 ? .opening : .narrowOpening
    case .closingQuote: shape.sort = shape.trim > 0 ? .closing : .narrowClosing
    default: break
    }
    return shape
  }
}
