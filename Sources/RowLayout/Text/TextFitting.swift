public import TextLayout

/// The filling of the lines of texts, and what is done for all of a text to show; nil leaves a value as it is further out.
public struct TextFitting: Hashable, Sendable {
  /// The filling of lines.
  public var wrap: TextWrapping.Filling?
  /// The least part of its size that a text may be set in.
  public var minimumScale: Double?
  /// True if letters of the last line may stand closer together.
  public var allowsTightening: Bool?

  /// Nothing that differs from what is further out.
  public init() {}

  /// These values, and those of another where there are none.
  func completed(by outer: TextFitting) -> TextFitting {
    var result = self
    result.wrap = wrap ?? outer.wrap
    result.minimumScale = minimumScale ?? outer.minimumScale
    result.allowsTightening = allowsTightening ?? outer.allowsTightening
    return result
  }

  /// A paragraph's style with these values.
  func applied(to style: ParagraphStyle) -> ParagraphStyle {
    var style = style
    style.wrapping.filling = wrap ?? .greedy
    style.minimumScale = minimumScale ?? 1
    style.allowsTightening = allowsTightening ?? false
    return style
  }
}
