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

extension TextFitting {
  init(keyed: KeyedDecodingContainer<EnvironmentChange.Keys>) throws {
    wrap = try keyed.named(among: TextWrapping.Filling.allCases, forKey: .wrap, what: "wrap")
    minimumScale = try keyed.finite(.minimumScaleFactor)
    if let scale = minimumScale, !(0...1).contains(scale) {
      throw keyed.fault(.minimumScaleFactor, "a least scale lies between 0 and 1, and this is \(scale)")
    }
    allowsTightening = try keyed.decodeIfPresent(Bool.self, forKey: .allowsTightening)
  }

  func encode(into keyed: inout KeyedEncodingContainer<EnvironmentChange.Keys>) throws {
    try keyed.encodeIfPresent(wrap?.rawValue, forKey: .wrap)
    try keyed.encodeIfPresent(minimumScale, forKey: .minimumScaleFactor)
    try keyed.encodeIfPresent(allowsTightening, forKey: .allowsTightening)
  }
}

nonisolated extension View {
  /// Sets the least scale for texts inside to show whole, from 0 to 1 (rule R6).
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    fitting { $0.minimumScale = min(1, max(0, Double(factor))) }
  }

  /// Lets letters of texts inside stand closer to show whole (rule R6).
  public func allowsTightening(_ isAllowed: Bool) -> some View {
    fitting { $0.allowsTightening = isAllowed }
  }

  /// Sets the filling of lines inside. SwiftUI has no such modifier.
  public func textWrap(_ filling: TextWrapping.Filling) -> some View {
    fitting { $0.wrap = filling }
  }

  private func fitting(_ change: @escaping (inout TextFitting) -> Void) -> some View {
    environment(changing: { _ in }) { change(&$0.fitting) }
  }
}
