/// Which font a piece of text is set in: a named stack of faces at a size, and how its glyphs are chosen.
///
/// The stack is a name only; whoever prepares the text (a ``TextPreparing``) knows the files behind it. Without a name it is the only
/// stack that there is, or the system's fonts.
public struct FontDescription: Hashable, Sendable {
  /// The name of the font stack: faces in the order in which they are tried; empty for the only one.
  public var stack: String
  /// The size in points per em.
  public var size: Double
  /// The weight asked for, 1 to 1,000; each family of the stack gives the face that is nearest to it (CSS Fonts 4).
  public var weight: Int
  /// True if italic faces are requested, where families have them.
  public var isItalic: Bool
  /// The width of letters asked for, in percent of normal, 50 to 200; each family gives the nearest that it has (CSS Fonts 4).
  public var width: Double
  /// The shape of letters asked for: that of another stack, where there is one (see ``FontStack``).
  public var design: FontDesign
  /// The distance between two lines beyond ascent and descent, in points; nil takes the face's own line gap.
  /// A text style sets it (rule T10).
  public var leading: Double?
  /// The space added after each character, in points. It is not applied inside cursive scripts, whose letters touch,
  /// and where it is not 0 no optional ligatures form.
  public var tracking: Double
  /// The width added to each space, in points.
  public var wordSpacing: Double
  /// The height of letters above the baseline, in points; below it if negative. They make their line taller on that side.
  public var baselineOffset: Double
  /// OpenType features switched on or off; later ones win. One face of the stack at least must have each that is required, whether it
  /// is switched on or off: a tag that none has is taken for a misspelling, and preparing throws ``TextError``.
  public var features: [FontFeature]
  /// Positions on the axes of variable faces; faces without an axis stay as they are. One face of the stack at least must have
  /// each axis, and every face that has it must allow the position: else preparing throws ``TextError``.
  public var variations: [FontVariation]

  /// A font of the named stack at `size` points.
  public init(
    stack: String = "", size: Double, weight: Int = regularWeight, isItalic: Bool = false,
    width: Double = normalWidth, design: FontDesign = .default,
    leading: Double? = nil, tracking: Double = 0, wordSpacing: Double = 0, baselineOffset: Double = 0,
    features: [FontFeature] = [], variations: [FontVariation] = []
  ) {
    self.stack = stack
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.design = design
    self.leading = leading
    self.tracking = tracking
    self.wordSpacing = wordSpacing
    self.baselineOffset = baselineOffset
    self.features = features
    self.variations = variations
  }

  /// True if two fonts have all in common.
  @inline(__always)
  public static func == (one: FontDescription, other: FontDescription) -> Bool {
    // Written out to be compared where they lie: each label is compared with those before it.
    one.size == other.size && one.stack == other.stack && one.weight == other.weight
      && one.isItalic == other.isItalic && one.width == other.width && one.design == other.design
      && one.leading == other.leading && one.tracking == other.tracking
      && one.wordSpacing == other.wordSpacing && one.baselineOffset == other.baselineOffset
      && one.features == other.features && one.variations == other.variations
  }

  /// The weight of text that asks for none.
  public static let regularWeight = 400
  /// The weights that there are.
  public static let weights = 1...1_000
  /// The width of letters of text that asks for none, in percent.
  public static let normalWidth = 100.0
  /// The widths of letters that there are, in percent of normal.
  public static let widths = 50.0...200

  /// The parts that choose the faces, beside the size.
  package var traits: FontTraits {
    FontTraits(stack: stack, weight: weight, isItalic: isItalic, width: width, design: design)
  }
}

/// The parts of a font that choose its faces: a face of each family of a stack.
package struct FontTraits: Hashable, Sendable {
  package var stack: String
  package var weight: Int
  package var isItalic: Bool
  package var width: Double
  package var design: FontDesign

  package init(
    stack: String, weight: Int = FontDescription.regularWeight, isItalic: Bool = false,
    width: Double = FontDescription.normalWidth, design: FontDesign = .default
  ) {
    self.stack = stack
    // Faces are chosen by distance from the weight: one that there is not counts as the nearest that there is.
    self.weight = min(max(weight, FontDescription.weights.lowerBound), FontDescription.weights.upperBound)
    self.isItalic = isItalic
    self.width = width
    self.design = design
  }
}

/// The shape of a font's letters.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  /// That of the stack.
  case `default`
  /// All letters equally wide.
  case monospaced
  /// With serifs.
  case serif
  /// Rounded.
  case rounded
}

/// An OpenType feature and its value.
public struct FontFeature: Hashable, Sendable {
  /// The feature's tag of four characters, as "tnum".
  public var tag: String
  /// 0 switches it off, 1 on; features with alternatives take the alternative's number.
  public var value: Int
  /// True if a stack without the feature is an error; a feature that is not required has no effect there.
  public var isRequired: Bool

  /// A feature, switched on unless another value is given.
  public init(_ tag: String, value: Int = 1, isRequired: Bool = true) {
    self.tag = tag
    self.value = value
    self.isRequired = isRequired
  }
}

/// A position on an axis of a variable font.
public struct FontVariation: Hashable, Sendable {
  /// The axis' tag of four characters, as "wght".
  public var axis: String
  /// The position in the axis' own units.
  public var value: Double

  /// A position on an axis.
  public init(_ axis: String, _ value: Double) {
    self.axis = axis
    self.value = value
  }
}
