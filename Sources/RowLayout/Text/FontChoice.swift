public import TextLayout

/// A font as a row names it: a stack, a size or a text style, and which of the stack's faces; what is left out comes from around it.
public struct FontChoice: Hashable, Sendable {
  /// The things that a font may name.
  private struct Fields: UsuallyEmpty {
    var stack: String?
    var size: Double?
    var style: TextStyle?
    var relativeStyle: TextStyle?
    var weight: Int?
    var isItalic: Bool?
    var design: FontDesign?
    var width: Double?
    var axes: [String: Double]?
    var hasMonospacedDigits: Bool?
    var smallCaps: SmallCaps?
    var leading: FontLeading?
    var sizeFactor: Double?
    var fallsBack: Bool?
  }

  private var fields = Boxed<Fields>()

  /// The name of the font stack.
  public var stack: String? {
    get { fields.storage?.value.stack }
    set { fields.value.stack = newValue }
  }
  /// The size in points per em; goes before the style.
  public var size: Double? {
    get { fields.storage?.value.size }
    set { fields.value.size = newValue }
  }
  /// The role that gives the size.
  public var style: TextStyle? {
    get { fields.storage?.value.style }
    set { fields.value.style = newValue }
  }
  /// The role with whose size at the reader's setting ``size`` grows and shrinks; nil for a size that stays.
  public var relativeStyle: TextStyle? {
    get { fields.storage?.value.relativeStyle }
    set { fields.value.relativeStyle = newValue }
  }
  /// The weight, 1 to 1,000; nil for that of the style.
  public var weight: Int? {
    get { fields.storage?.value.weight }
    set { fields.value.weight = newValue }
  }
  /// True if italic faces are requested.
  public var isItalic: Bool? {
    get { fields.storage?.value.isItalic }
    set { fields.value.isItalic = newValue }
  }
  /// The shape of letters.
  public var design: FontDesign? {
    get { fields.storage?.value.design }
    set { fields.value.design = newValue }
  }
  /// The width of letters in percent of normal, 50 to 200.
  public var width: Double? {
    get { fields.storage?.value.width }
    set { fields.value.width = newValue }
  }
  /// Positions on the axes of variable faces by tag, as `["wght": 450]`.
  public var axes: [String: Double]? {
    get { fields.storage?.value.axes }
    set { fields.value.axes = newValue }
  }
  /// True if all digits are equally wide, in faces that have such.
  public var hasMonospacedDigits: Bool? {
    get { fields.storage?.value.hasMonospacedDigits }
    set { fields.value.hasMonospacedDigits = newValue }
  }
  /// Which letters are set as small capitals, in faces that have such.
  public var smallCaps: SmallCaps? {
    get { fields.storage?.value.smallCaps }
    set { fields.value.smallCaps = newValue }
  }
  /// The leading of lines.
  public var leading: FontLeading? {
    get { fields.storage?.value.leading }
    set { fields.value.leading = newValue }
  }
  /// The factor of the size, of texts at a lesser scale and of runs that name a part of their text's size.
  package var sizeFactor: Double? {
    get { fields.storage?.value.sizeFactor }
    set { fields.value.sizeFactor = newValue }
  }

  /// True if the stack of the font around is taken where there is none of the name, as SwiftUI does for fonts that are not installed.
  var fallsBack: Bool? {
    get { fields.storage?.value.fallsBack }
    set { fields.value.fallsBack = newValue }
  }

  /// A font that names nothing.
  public init() {}

  /// A font of a stack in a size or a style.
  public init(
    stack: String? = nil, size: Double? = nil, style: TextStyle? = nil, weight: Int? = nil,
    isItalic: Bool? = nil, design: FontDesign? = nil, width: Double? = nil
  ) {
    fields = Boxed(
      Fields(
        stack: stack, size: size, style: style, weight: weight, isItalic: isItalic, design: design,
        width: width))
  }

  /// This choice, with what it leaves out from another.
  public func completed(by outer: FontChoice) -> FontChoice {
    guard let own = fields.storage?.value else { return outer }
    var result = own
    if own.size != nil { result.style = nil }
    if let outer = outer.fields.storage?.value { Self.complete(&result, own, by: outer) }
    var completed = self
    if result != own { completed.fields = Boxed(result) }
    return completed
  }

  private static func complete(_ result: inout Fields, _ own: Fields, by outer: Fields) {
    (result.stack, result.fallsBack) =
      own.stack == nil ? (outer.stack, outer.fallsBack) : (own.stack, own.fallsBack)
    if own.size == nil, own.style == nil {
      result.size = outer.size
      result.style = outer.style
      result.relativeStyle = outer.relativeStyle
    }
    result.weight = own.weight ?? outer.weight
    result.isItalic = own.isItalic ?? outer.isItalic
    result.design = own.design ?? outer.design
    result.width = own.width ?? outer.width
    result.axes = own.axes ?? outer.axes
    result.hasMonospacedDigits = own.hasMonospacedDigits ?? outer.hasMonospacedDigits
    result.smallCaps = own.smallCaps ?? outer.smallCaps
    result.leading = own.leading ?? outer.leading
    result.sizeFactor = own.sizeFactor ?? outer.sizeFactor
  }

  /// The weight, where none is named that of the style.
  var effectiveWeight: Int {
    weight ?? (size == nil ? style?.weight : nil) ?? FontDescription.regularWeight
  }

  /// The size in points at the reader's setting.
  func points(at setting: DynamicTypeSize) -> Double {
    guard let size else { return (style ?? .body).size(at: setting) }
    guard let relativeStyle else { return size }
    return size * relativeStyle.size(at: setting) / relativeStyle.size(at: .large)
  }

  /// The font at the reader's setting; a text style brings its own leading (rule T10), where wanted, and a plain size has the
  /// face's.
  package func description(
    at setting: DynamicTypeSize, withStyleLeading: Bool = true
  ) -> FontDescription {
    let factor = sizeFactor ?? 1
    var font = FontDescription(
      stack: stack ?? "", size: points(at: setting) * factor, weight: effectiveWeight,
      isItalic: isItalic ?? false, width: width ?? FontDescription.normalWidth, design: design ?? .default)
    if size == nil, withStyleLeading { font.leading = (style ?? .body).leading(at: setting) * factor }
    if let leading, leading != .standard { font.leading = (font.leading ?? 0) + leading.points }
    if hasMonospacedDigits ?? false { font.features = [FontFeature("tnum", isRequired: false)] }
    font.features += (smallCaps ?? .none).features
    if let axes, !axes.isEmpty {
      font.variations = axes.sorted { $0.key < $1.key }.map { FontVariation($0.key, $0.value) }
    }
    return font
  }
}

/// Which letters are set as small capitals.
public enum SmallCaps: String, Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// Small letters.
  case lowercase
  /// Capitals.
  case uppercase
  /// All letters.
  case all

  /// The OpenType features that do so.
  var features: [FontFeature] {
    let (lowercase, uppercase) = (
      FontFeature("smcp", isRequired: false), FontFeature("c2sc", isRequired: false)
    )
    return switch self {
    case .none: []
    case .lowercase: [lowercase]
    case .uppercase: [uppercase]
    case .all: [lowercase, uppercase]
    }
  }
}

/// The leading of a font's lines.
public enum FontLeading: String, Hashable, Sendable, CaseIterable {
  /// As usual.
  case standard
  /// Two points closer.
  case tight
  /// Two points further apart.
  case loose

  /// The points added to the distance of lines (certainty P).
  var points: Double {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}
