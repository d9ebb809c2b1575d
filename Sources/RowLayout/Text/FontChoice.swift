public import TextLayout

/// A font as a row names it: a stack, a size or a text style, and which of the stack's faces; what is left out comes from around it.
public struct FontChoice: Hashable, Sendable {
  /// The name of the font stack.
  public var stack: String?
  /// The size in points per em; goes before the style.
  public var size: Double?
  /// The role that gives the size.
  public var style: TextStyle?
  /// The role with whose size at the reader's setting ``size`` grows and shrinks; nil for a size that stays.
  public var relativeStyle: TextStyle?
  /// The weight, 1 to 1,000; nil for that of the style.
  public var weight: Int?
  /// True if italic faces are requested.
  public var isItalic: Bool?
  /// The shape of letters.
  public var design: FontDesign?
  /// The width of letters in percent of normal, 50 to 200.
  public var width: Double?
  /// Positions on the axes of variable faces by tag, as `["wght": 450]`.
  public var axes: [String: Double]?
  /// True if all digits are equally wide, in faces that have such.
  public var hasMonospacedDigits: Bool?
  /// Which letters are set as small capitals, in faces that have such.
  public var smallCaps: SmallCaps?
  /// The leading of lines.
  public var leading: FontLeading?
  /// The factor of the size, in runs that name a factor of their text's size.
  package var sizeFactor: Double?

  /// A font of a stack in a size or a style.
  public init(
    stack: String? = nil, size: Double? = nil, style: TextStyle? = nil, weight: Int? = nil,
    isItalic: Bool? = nil, design: FontDesign? = nil, width: Double? = nil
  ) {
    self.stack = stack
    self.size = size
    self.style = style
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.width = width
  }

  /// This choice, with what it leaves out from another.
  public func completed(by outer: FontChoice) -> FontChoice {
    var result = self
    result.stack = stack ?? outer.stack
    if size != nil {
      result.style = nil
    } else if style == nil {
      result.size = outer.size
      result.style = outer.style
      result.relativeStyle = outer.relativeStyle
    }
    result.weight = weight ?? outer.weight
    result.isItalic = isItalic ?? outer.isItalic
    result.design = design ?? outer.design
    result.width = width ?? outer.width
    result.axes = axes ?? outer.axes
    result.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
    result.smallCaps = smallCaps ?? outer.smallCaps
    result.leading = leading ?? outer.leading
    result.sizeFactor = sizeFactor ?? outer.sizeFactor
    return result
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

  /// The font at the reader's setting; a text style brings its own leading (rule T10), a plain size has the face's.
  package func description(at setting: DynamicTypeSize) -> FontDescription {
    let factor = sizeFactor ?? 1
    var font = FontDescription(
      stack: stack ?? "", size: points(at: setting) * factor, weight: effectiveWeight,
      isItalic: isItalic ?? false, width: width ?? FontDescription.normalWidth, design: design ?? .default)
    if size == nil { font.leading = (style ?? .body).leading(at: setting) * factor }
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
