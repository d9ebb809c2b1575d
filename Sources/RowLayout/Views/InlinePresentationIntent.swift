internal import TextLayout

/// The meaning of letters within a line, by the name that it has in Foundation; on Linux Foundation has none.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The intents, a bit each.
  public let rawValue: UInt

  /// Intents by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasised: in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strongly emphasised: in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code: in letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A newline that is none.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A newline.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
}

extension InlinePresentationIntent {
  /// The marks of a font's traits.
  init(_ traits: FontChoice) {
    self = []
    if traits.isItalic == true { insert(.emphasized) }
    if traits.weight ?? 0 >= Font.Weight.bold.value { insert(.stronglyEmphasized) }
    if traits.design == .monospaced { insert(.code) }
  }

  /// The font traits of emphasis and code.
  package var traits: FontChoice {
    FontChoice(
      weight: contains(.stronglyEmphasized) ? Font.Weight.bold.value : nil,
      isItalic: contains(.emphasized) ? true : nil, design: contains(.code) ? .monospaced : nil)
  }
}
