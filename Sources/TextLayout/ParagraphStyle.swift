/// The style of a label as a whole: where lines may break, how many show, and how heights are made (rule X1).
public struct ParagraphStyle: Hashable, Sendable {
  /// The greatest number of lines shown, at least 1; nil shows all (rule T4).
  public var lineLimit: Int?
  /// The least number of lines whose height is taken up, shown or not (rule T5).
  public var minimumLines: Int
  /// Which break opportunities count (rule P4).
  public var tailoring: BreakTailoring
  /// The derivation of line heights from the faces' metrics (rule R7).
  public var lineMetrics: LineMetrics
  /// The space added between two lines, in points, beyond the font's own leading.
  public var lineSpacing: Double
  /// The height of lines, given or by their faces.
  public var lineHeight: LineHeight
  /// The part of the text left out if not all of it shows.
  public var truncation: Truncation
  /// True if the last line that shows has its letters closer together, where all that is left of the text is then on it
  /// (rule R6): it may be by a twentieth wider than its room.
  public var allowsTightening: Bool
  /// The least part of its size that text may be set in for all of it to show; 1 leaves it at its size. It counts where a size is
  /// proposed to the text (rule R6).
  public var minimumScale: Double
  /// The alignment of lines narrower than the label.
  public var alignment: LineAlignment
  /// The settings of few labels; nil where all have their defaults.
  private var rare: Rare?

  /// A style; the defaults are plain UAX #14 without a limit at 2 pixels a point.
  public init(
    lineLimit: Int? = nil, minimumLines: Int = 1, tailoring: BreakTailoring = .unicode,
    lineMetrics: LineMetrics = .pixel(scale: 2), lineSpacing: Double = 0, lineHeight: LineHeight = .natural,
    paragraphSpacing: Double = 0, truncation: Truncation = .tail, truncationToken: String = "\u{2026}",
    tabStops: [Double] = [], alignment: LineAlignment = .leading, textCase: TextCase? = nil,
    wrapping: TextWrapping = TextWrapping(), indent: TextIndent = TextIndent(),
    direction: BaseDirection = .auto, autospace: Bool = false,
    hyphenation: HyphenationLimits = HyphenationLimits(), allowsTightening: Bool = false,
    minimumScale: Double = 1, spacingTrim: SpacingTrim = .spaceAll,
    hangingPunctuation: HangingPunctuation = []
  ) {
    self.lineLimit = lineLimit
    self.minimumLines = minimumLines
    self.tailoring = tailoring
    self.lineMetrics = lineMetrics
    self.lineSpacing = lineSpacing
    self.lineHeight = lineHeight
    self.truncation = truncation
    self.alignment = alignment
    self.allowsTightening = allowsTightening
    self.minimumScale = minimumScale
    settings = RareSettings(
      paragraphSpacing: paragraphSpacing, truncationToken: truncationToken, tabStops: tabStops,
      textCase: textCase, wrapping: wrapping, indent: indent, direction: direction, autospace: autospace,
      spacingTrim: spacingTrim, hangingPunctuation: hangingPunctuation, hyphenation: hyphenation)
  }

  /// True if two styles have all in common.
  @inline(__always)
  public static func == (one: ParagraphStyle, other: ParagraphStyle) -> Bool {
    // Written out to be compared where they lie: each label is compared with those before it.
    one.lineLimit == other.lineLimit && one.minimumLines == other.minimumLines
      && one.tailoring == other.tailoring && one.lineMetrics == other.lineMetrics
      && one.lineSpacing == other.lineSpacing && one.lineHeight == other.lineHeight
      && one.truncation == other.truncation && one.allowsTightening == other.allowsTightening
      && one.minimumScale == other.minimumScale && one.alignment == other.alignment
      && one.rare == other.rare
  }

  /// True if a line's end needs the room that its content loses there, as Chromium looks for the last end that fits before it shapes
  /// the line anew (C7). It does not count the gaps between scripts, which cuts have together with what they lose.
  var reservesRoom: Bool { tailoring == .chromium && !autospace }

  /// True if neither the text nor its lines are set otherwise than plain ones.
  var isPlain: Bool {
    textCase == nil && wrapping == TextWrapping() && indent == TextIndent() && direction == .auto
      && !autospace && spacingTrim == .spaceAll && hangingPunctuation.isEmpty
  }
}

extension ParagraphStyle {
  /// True if one of the settings of few labels is another than usual.
  var hasRareSettings: Bool { rare != nil }

  /// The space added between two paragraphs, in points.
  public var paragraphSpacing: Double {
    get { known.settings.paragraphSpacing }
    set { settings.paragraphSpacing = newValue }
  }
  /// The text that stands where text was left out.
  public var truncationToken: String {
    get { known.settings.truncationToken }
    set { settings.truncationToken = newValue }
  }
  /// The tab stops, in points from the line's start, rising; beyond them tabs lead to multiples of eight spaces.
  public var tabStops: [Double] {
    get { known.settings.tabStops }
    set { settings.tabStops = newValue }
  }
  /// The case that all letters are changed to before anything else; offsets count in the label's own text.
  public var textCase: TextCase? {
    get { known.settings.textCase }
    set { settings.textCase = newValue }
  }
  /// The rules for line ends and white space.
  public var wrapping: TextWrapping {
    get { known.settings.wrapping }
    set { settings.wrapping = newValue }
  }
  /// The indents of lines from the label's sides.
  public var indent: TextIndent {
    get { known.settings.indent }
    set { settings.indent = newValue }
  }
  /// The direction in which paragraphs read.
  public var direction: BaseDirection {
    get { known.settings.direction }
    set { settings.direction = newValue }
  }
  /// True if an eighth of an em stands between ideographs and other letters or digits, except where a line ends there.
  public var autospace: Bool {
    get { known.settings.autospace }
    set { settings.autospace = newValue }
  }
  /// Which full-width marks give up their empty half.
  public var spacingTrim: SpacingTrim {
    get { known.settings.spacingTrim }
    set { settings.spacingTrim = newValue }
  }
  /// Which punctuation stands out at the sides of lines.
  public var hangingPunctuation: HangingPunctuation {
    get { known.settings.hangingPunctuation }
    set { settings.hangingPunctuation = newValue }
  }
  /// Which words are divided where ``TextWrapping/hyphens`` leaves it to the language.
  public var hyphenation: HyphenationLimits {
    get { known.settings.hyphenation }
    set { settings.hyphenation = newValue }
  }

  /// The settings of few labels.
  struct RareSettings: Hashable, Sendable {
    var paragraphSpacing = 0.0
    var truncationToken = "\u{2026}"
    var tabStops: [Double] = []
    var textCase: TextCase?
    var wrapping = TextWrapping()
    var indent = TextIndent()
    var direction = BaseDirection.auto
    var autospace = false
    var spacingTrim = SpacingTrim.spaceAll
    var hangingPunctuation: HangingPunctuation = []
    var hyphenation = HyphenationLimits()
  }

  /// The memory of rare settings, so that labels without them are small and quickly compared.
  fileprivate final class Rare: Hashable, Sendable {
    let settings: RareSettings

    init(_ settings: RareSettings) { self.settings = settings }

    static func == (one: Rare, other: Rare) -> Bool { one === other || one.settings == other.settings }
    func hash(into hasher: inout Hasher) { hasher.combine(settings) }
  }

  private static let defaults = Rare(RareSettings())

  /// The settings in their memory, of which a part is read without copying the others.
  @inline(__always)
  fileprivate var known: Rare { rare ?? Self.defaults }

  var settings: RareSettings {
    get { known.settings }
    set { rare = newValue == RareSettings() ? nil : Rare(newValue) }
  }
}

/// The derivation of heights from the faces' metrics (rule R7).
public enum LineMetrics: Hashable, Sendable {
  /// The label's total height is rounded up once to 1/`scale` point, as SwiftUI and UIKit do.
  case pixel(scale: Double)
  /// As ``pixel(scale:)``, with the ascent, descent and capital height of the system font of iOS in place of each face's own (rule
  /// T10): for rows that are drawn on iOS later.
  case apple(scale: Double)
  /// Ascent and descent of each face are rounded to whole px, as browsers do.
  case css

  /// The pixels a point of the grid that heights are rounded up to; nil where each face is rounded by itself.
  package var scale: Double? {
    switch self {
    case .pixel(let scale), .apple(let scale): scale
    case .css: nil
    }
  }
}

/// The height of lines; what a line gains or loses is shared evenly above and below its letters.
public enum LineHeight: Hashable, Sendable {
  /// As tall as the tallest face on the line.
  case natural
  /// So many times as tall.
  case multiple(Double)
  /// At least so many points.
  case atLeast(Double)
  /// Just so many points, whatever stands on the line.
  case exactly(Double)
}

/// The part of a text left out if not all of it shows.
public enum Truncation: String, Hashable, Sendable, CaseIterable {
  /// The last line begins with the token and ends as the text does.
  case head
  /// The last line begins as without truncation and ends as the text does, the token between.
  case middle
  /// The last line ends with the token.
  case tail
}

/// The position of a line in the label's width.
public enum LineAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the start of the reading direction.
  case leading
  /// In the middle.
  case center
  /// At the end of the reading direction.
  case trailing
  /// Over all of the width: what is free stands in equal parts behind the spaces of a line, those before a tab left out, or where it has
  /// none, wherever a line might end. Lines that end a paragraph, and those that are cut, stand at the start.
  case justified
}
