public import TextLayout

/// A font as views name it.
public struct Font: Hashable, Sendable {
  /// The font as descriptions have it.
  public var choice: FontChoice

  /// A font of a description.
  public init(_ choice: FontChoice) { self.choice = choice }

  private init(_ style: TextStyle) { choice = FontChoice(style: style) }

  /// The fonts of the roles of text, from large titles over running text to alternate captions.
  public static let largeTitle = Font(.largeTitle), title = Font(.title), title2 = Font(.title2),
    title3 = Font(.title3), headline = Font(.headline), body = Font(.body), callout = Font(.callout),
    subheadline = Font(.subheadline), footnote = Font(.footnote), caption = Font(.caption),
    caption2 = Font(.caption2)

  /// A role of text, as SwiftUI code names it.
  public typealias TextStyle = RowLayout.TextStyle
  /// The shape of letters, as SwiftUI code names it.
  public typealias Design = FontDesign
  /// The leading of lines, as SwiftUI code names it.
  public typealias Leading = FontLeading

  /// The weight of letters.
  public struct Weight: Hashable, Sendable {
    /// The weight as OpenType and CSS count it, 1 to 1,000.
    public let value: Int

    /// A weight between the named ones; numbers beyond 1 and 1,000 count as these.
    public init(value: Int) {
      self.value = min(max(value, FontDescription.weights.lowerBound), FontDescription.weights.upperBound)
    }

    /// From the lightest over the usual one to the heaviest.
    public static let ultraLight = Weight(value: 100), thin = Weight(value: 200), light = Weight(value: 300),
      regular = Weight(value: 400), medium = Weight(value: 500), semibold = Weight(value: 600),
      bold = Weight(value: 700), heavy = Weight(value: 800), black = Weight(value: 900)
  }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    /// The width in percent of normal, 50 to 200.
    public let percent: Double

    /// A width between the named ones; numbers beyond 50 and 200 count as these.
    public init(percent: Double) {
      let widths = FontDescription.widths
      // What is no number is the normal width.
      self.percent =
        percent.isNaN
        ? FontDescription.normalWidth : min(max(percent, widths.lowerBound), widths.upperBound)
    }

    /// Half as wide as usual.
    public static let compressed = Width(percent: FontWidthName.compressed.percent)
    /// Narrow.
    public static let condensed = Width(percent: FontWidthName.condensed.percent)
    /// As usual.
    public static let standard = Width(percent: FontWidthName.standard.percent)
    /// Wide.
    public static let expanded = Width(percent: FontWidthName.expanded.percent)
  }

  /// The stack of the environment in a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(FontChoice(size: Double(size), weight: weight?.value, design: design))
  }

  /// The stack of the environment in a role's size.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(FontChoice(style: style, weight: weight?.value, design: design))
  }

  /// A named stack in a size in points that follows the reader's setting as running text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A named stack in a size in points that follows the reader's setting as a style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, fixedSize: size).changed { $0.relativeStyle = style }
  }

  /// A named stack in a size in points that does not follow the reader's setting.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(FontChoice(stack: name, size: Double(fixedSize))).changed { $0.fallsBack = true }
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight.value } }
  /// The font in a width of letters.
  public func width(_ width: Width) -> Font { changed { $0.width = width.percent } }
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// The font in letters of one width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// The font with digits of one width, in faces that have such.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  /// The font with all letters as small capitals, in faces that have such.
  public func smallCaps() -> Font { changed { $0.smallCaps = .all } }
  /// The font with small letters as small capitals, in faces that have such.
  public func lowercaseSmallCaps() -> Font { changed { $0.smallCaps = .lowercase } }
  /// The font with capitals as small capitals, in faces that have such.
  public func uppercaseSmallCaps() -> Font { changed { $0.smallCaps = .uppercase } }
  /// The font at another distance of lines.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

  private func changed(_ change: (inout FontChoice) -> Void) -> Font {
    var font = self
    change(&font.choice)
    return font
  }
}
