/// The indents of lines from the label's sides, in points.
public struct TextIndent: Hashable, Sendable {
  /// The indent of the first line; less than 0 lets it stand out.
  public var first: Double
  /// True if all lines but the first are indented instead.
  public var isHanging: Bool
  /// True if the first line of each paragraph counts, not that of the label alone.
  public var isEachParagraph: Bool
  /// The indent of all lines at the side where reading starts.
  public var leading: Double
  /// The indent of all lines at the other side.
  public var trailing: Double

  /// An indent; none by default.
  public init(
    first: Double = 0, isHanging: Bool = false, isEachParagraph: Bool = false, leading: Double = 0,
    trailing: Double = 0
  ) {
    self.first = first
    self.isHanging = isHanging
    self.isEachParagraph = isEachParagraph
    self.leading = leading
    self.trailing = trailing
  }

  /// True if a line has the indent ``first``.
  func isOwn(beginsLabel: Bool, beginsParagraph: Bool) -> Bool {
    (beginsLabel || isEachParagraph && beginsParagraph) != isHanging
  }

  /// True if no line is indented.
  var isNone: Bool { first == 0 && leading == 0 && trailing == 0 }
}

/// The direction in which a paragraph reads as a whole.
public enum BaseDirection: String, Hashable, Sendable, CaseIterable {
  /// That of its first strong character; left to right where there is none.
  case auto
  /// Left to right.
  case leftToRight = "ltr"
  /// Right to left.
  case rightToLeft = "rtl"

  /// The embedding level of the paragraph; nil for what its characters say.
  var level: UInt8? {
    switch self {
    case .auto: nil
    case .leftToRight: 0
    case .rightToLeft: 1
    }
  }
}

/// The indents of a label's lines in its units.
struct LineIndents {
  private let indent: TextIndent
  private let first: Int
  let leading: Int
  let trailing: Int

  init(_ indent: TextIndent, unitsPerEm: Int, fontSize: Double) {
    func units(_ length: Double) -> Int { Int((length * Double(unitsPerEm) / fontSize).rounded()) }
    first = units(indent.first)
    self.indent = indent
    leading = units(indent.leading)
    trailing = units(indent.trailing)
  }

  /// The most room that indents take from a line.
  var most: Int { leading + trailing + max(0, first) }

  /// True if no line stands out at a side.
  var isInside: Bool { min(leading, leading + first, trailing) >= 0 }

  /// The indent of a line at the side where reading starts.
  func start(beginsLabel: Bool, beginsParagraph: Bool) -> Int {
    leading + (indent.isOwn(beginsLabel: beginsLabel, beginsParagraph: beginsParagraph) ? first : 0)
  }
}
