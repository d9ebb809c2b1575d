public import TextLayout

/// The traits that name a font, as UIKit has them.
public final class UIFontDescriptor: Sendable {
  let font: UIFont

  init(font: UIFont) { self.font = font }

  /// Traits of letters.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The traits as UIKit numbers them.
    public let rawValue: UInt32

    /// Traits as UIKit numbers them.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The shape of letters.
  public typealias SystemDesign = FontDesign

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// The traits of the letters; bold from the weight 600 on.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.choice.isItalic == true { traits.insert(.traitItalic) }
    if weight >= 600 { traits.insert(.traitBold) }
    if font.choice.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  private var weight: Int { font.choice.weight ?? font.choice.style?.weight ?? 400 }

  /// The traits of a role at the reader's setting.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// Returns the font of these traits and no others; a weight that is bold stays.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.isItalic = traits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) != traits.contains(.traitBold) {
        $0.weight = traits.contains(.traitBold) ? 700 : 400
      }
      if traits.contains(.traitMonoSpace) { $0.design = .monospaced }
    }
  }
  /// Returns the font in another shape of letters.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { changed { $0.design = design } }
  /// Returns the font in another size.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { font.withSize(size).fontDescriptor }

  private func changed(_ change: (inout FontChoice) -> Void) -> UIFontDescriptor {
    var choice = font.choice
    change(&choice)
    return UIFont(choice, font.pointSize).fontDescriptor
  }
}
