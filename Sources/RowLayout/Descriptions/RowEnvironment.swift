/// The environment of a row: the screen, the reader's settings, and what applies to all texts inside.
public struct RowEnvironment: Hashable, Sendable {
  /// Pixels in a point.
  public var scale: Double
  /// The direction (rule Q1).
  public var layoutDirection: LayoutDirection
  /// The reader's setting for the size of text.
  public var dynamicTypeSize: DynamicTypeSize
  /// A BCP 47 language tag.
  public var language: String?
  /// The font of texts that name none.
  public var font: FontChoice
  /// The least and greatest number of lines of texts that do not say (rules T4, T5).
  public var lineLimit: LineLimit?
  /// The alignment of a text's lines; without effect on sizes.
  public var textAlignment: String?
  /// The truncated part of a long text; without effect on the lines' heights.
  public var truncation: String?
  /// Points between two lines beyond the font's.
  public var lineSpacing: Double?
  /// The filling of the lines of texts, and what is done for all of a text to show.
  public var fitting = TextFitting()
  /// Whose metrics lines have.
  public var metrics = TextMetricsProfile.face
  /// A row's bounds; no description changes them.
  public var limits = RowLimits()

  /// An environment; the defaults are a screen of 2 pixels a point, left to right, at the standard text size.
  public init(
    scale: Double = 2, layoutDirection: LayoutDirection = .leftToRight,
    dynamicTypeSize: DynamicTypeSize = .large,
    language: String? = nil, font: FontChoice = FontChoice(), lineLimit: LineLimit? = nil,
    metrics: TextMetricsProfile = .face
  ) {
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.dynamicTypeSize = dynamicTypeSize
    self.language = language
    self.font = font
    self.lineLimit = lineLimit
    self.metrics = metrics
  }

  /// The change that makes the usual environment this one.
  var asChange: EnvironmentChange {
    var change = EnvironmentChange()
    change.scale = scale
    change.layoutDirection = layoutDirection
    change.dynamicTypeSize = dynamicTypeSize
    change.language = language
    change.font = font == FontChoice() ? nil : font
    change.lineLimit = lineLimit
    change.textAlignment = textAlignment
    change.truncation = truncation
    change.lineSpacing = lineSpacing
    change.fitting = fitting
    change.metrics = metrics == .face ? nil : metrics
    return change
  }

  /// This environment with some of it changed.
  public func applying(_ change: EnvironmentChange) -> RowEnvironment {
    var result = self
    if let scale = change.scale { result.scale = scale }
    if let direction = change.layoutDirection { result.layoutDirection = direction }
    if let setting = change.dynamicTypeSize { result.dynamicTypeSize = setting }
    if let language = change.language { result.language = language }
    if let font = change.font { result.font = font.completed(by: result.font) }
    if let limit = change.lineLimit { result.lineLimit = limit }
    if change.removesLineLimit { result.lineLimit = nil }
    if let alignment = change.textAlignment { result.textAlignment = alignment }
    if let truncation = change.truncation { result.truncation = truncation }
    if let spacing = change.lineSpacing { result.lineSpacing = spacing }
    result.fitting = change.fitting.completed(by: result.fitting)
    if let metrics = change.metrics { result.metrics = metrics }
    return result
  }
}

/// Whose metrics the lines of texts have.
public enum TextMetricsProfile: String, Hashable, Sendable, CaseIterable {
  /// Those of each face.
  case face
  /// Those of the system font of iOS, whatever faces letters come from: for rows that SwiftUI draws later (rule T10). Text styles have the
  /// published distances of lines; widths remain those of the faces given.
  case apple
  /// Those of browsers, for rows that a page shows: ascent and descent are each rounded to whole pixels of CSS, and lines break where
  /// Chromium breaks them.
  case browser
}

/// The numbers of lines that a text may show and whose height it takes up at least (rules T4, T5).
public struct LineLimit: Hashable, Sendable {
  /// The least number of lines whose height is taken up.
  public var minimum: Int
  /// The greatest number of lines shown; nil for all.
  public var maximum: Int?

  /// A limit.
  public init(minimum: Int = 1, maximum: Int?) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The limit with one line in place of fewer, and its least within its greatest, as views have it (rule T4).
  var atLeastOne: LineLimit {
    let maximum = maximum.map { max(1, $0) }
    return LineLimit(minimum: min(max(1, minimum), maximum ?? .max), maximum: maximum)
  }
}

/// The settings of a row or a part for the environment inside; nil leaves a value alone.
public struct EnvironmentChange: Hashable, Sendable {
  /// Pixels in a point.
  public var scale: Double?
  /// The direction.
  public var layoutDirection: LayoutDirection?
  /// The reader's setting for the size of text.
  public var dynamicTypeSize: DynamicTypeSize?
  /// A BCP 47 language tag.
  public var language: String?
  /// The font; what it leaves out stays.
  public var font: FontChoice?
  /// The number of lines.
  public var lineLimit: LineLimit?
  /// True if a limit set further out ends here (`"lineLimit": null`).
  public var removesLineLimit = false
  /// The alignment of a text's lines.
  public var textAlignment: String?
  /// The truncated part of a long text.
  public var truncation: String?
  /// Points between two lines beyond the font's.
  public var lineSpacing: Double?
  /// The filling of the lines of texts, and what is done for all of a text to show.
  public var fitting = TextFitting()
  /// Whose metrics lines have.
  public var metrics: TextMetricsProfile?

  /// A change of nothing.
  public init() {}
}
