private import TextLayout

/// A font as Core Text has it: that of UIKit.
public typealias CTFont = UIFont

/// A font as UIKit has it.
public final class UIFont: Sendable {
  let choice: FontChoice
  /// The size in points.
  public let pointSize: CGFloat
  /// The height of a line of the system font.
  public var lineHeight: CGFloat { pointSize * 1.19336 }
  /// The height of a capital of the system font.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The ascent of the system font.
  public var ascender: CGFloat { pointSize * 0.95215 }
  /// The descent of the system font, below 0.
  public var descender: CGFloat { -pointSize * 0.24121 }

  init(_ choice: FontChoice, _ size: CGFloat) {
    self.choice = choice
    pointSize = size
  }

  /// The weight of letters, as SwiftUI has it.
  public typealias Weight = Font.Weight

  /// A role of text.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
      caption2

    var style: RowLayout.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The font of a role at the reader's setting.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = style.style.size(at: EnvironmentValues.current.dynamicTypeSize)
    return UIFont(FontChoice(style: style.style), CGFloat(size))
  }
  /// The font of a role at a setting; at the reader's where none is given.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    guard let size = traits.flatMap({ DynamicTypeSize($0.preferredContentSizeCategory) }) else {
      return preferredFont(forTextStyle: style)
    }
    return UIFont(FontChoice(style: style.style), 0).withSize(CGFloat(style.style.size(at: size)))
  }
  /// The system font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontChoice(size: Double(size)), size)
  }
  /// The system font in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: size, weight: weight).choice, size)
  }
  /// The system font in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  /// The system font in italics.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(Font.system(size: size).italic().choice, size)
  }
  /// The system font in letters of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: size, weight: weight, design: .monospaced).choice, size)
  }
  /// The system font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: size, weight: weight).monospacedDigit().choice, size)
  }
  /// A font by name.
  public convenience init?(name: String, size: CGFloat) {
    self.init(Font.custom(name, fixedSize: size).choice, size)
  }
  /// A font by its traits, in their size if `size` is 0.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = size == 0 ? descriptor.font : descriptor.font.withSize(size)
    self.init(font.choice, font.pointSize)
  }
  /// The font's traits.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
  /// Returns a resized font.
  public func withSize(_ size: CGFloat) -> UIFont {
    var choice = choice
    choice.size = Double(size)
    return UIFont(choice, size)
  }
}

extension UIFont: Hashable {
  /// True for the same letters in the same size.
  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.choice == other.choice && one.pointSize == other.pointSize
  }
  /// Hashes the letters and their size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(choice)
    hasher.combine(pointSize)
  }
}

/// Lengths that follow the reader's setting as a role does.
public struct UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle
  /// Those of the body.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Those of a role.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }
  /// A length at the reader's setting.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    ScaledMetric(wrappedValue: value, relativeTo: style.style).wrappedValue
  }
  /// A length at a setting; at the reader's where none is given.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    guard let size = traits.flatMap({ DynamicTypeSize($0.preferredContentSizeCategory) }) else {
      return scaledValue(for: value)
    }
    var values = EnvironmentValues.current
    values.dynamicTypeSize = size
    return EnvironmentScope(values).make { scaledValue(for: value) }
  }
  /// A font at the reader's setting, of a greatest size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }
  /// A font at a setting; at the reader's where none is given.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection? = nil) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
  }
}

extension Font {
  /// A font of UIKit.
  public init(_ font: UIFont) { self.init(font.choice) }
}
