// Modifiers of the texts inside a view beside those of their fonts and lines.

nonisolated extension View {
  /// Points added to every character of texts inside without tracking of their own.
  public func tracking(_ points: CGFloat) -> some View {
    environment(changing: { $0.tracking = Double(points) })
  }
  /// The scale of texts inside, where enabled.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    environment(changing: { if isEnabled { $0.fontTraits.sizeFactor = scale.factor } })
  }
  /// Points added to every character of texts inside without tracking of their own.
  public func kerning(_ points: CGFloat) -> some View { tracking(points) }
  /// Sets the language of texts inside.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    environment(changing: { if isEnabled { $0.language = language.minimalIdentifier } })
  }
  /// Sets the language of texts inside, or leaves it.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    environment(changing: {
      if isEnabled, let language = language.language { $0.language = language.minimalIdentifier }
    })
  }
  /// Accepts the side by which lines align, which has no effect on their height.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
  /// Accepts the direction of paragraphs, which has no effect on their height.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
  /// Accepts a pitch of speech.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Accepts an order of speech.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Accepts spelling out in speech.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Accepts punctuation in speech.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
}

/// The language by which text is set.
public struct TypesettingLanguage: Hashable, Sendable {
  let language: Locale.Language?
  /// As usual.
  public static let automatic = TypesettingLanguage(language: nil)
  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { Self(language: language) }
}

extension Text {
  /// A way to find the side by which lines align.
  public enum AlignmentStrategy: Hashable, Sendable {
    case `default`, layoutBased, writingDirectionBased
  }

  /// A way to find the direction of paragraphs.
  public enum WritingDirectionStrategy: Hashable, Sendable {
    case `default`, layoutBased, contentBased
  }

  /// A style of lines at text.
  public struct LineStyle: Hashable, Sendable {
    /// One line.
    public static let single = LineStyle()
    /// A line by a pattern.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    /// A line's dash pattern.
    public enum Pattern: Hashable, Sendable {
      /// Not at all; by points; by strokes; by strokes and points; by strokes and two points.
      case solid, dot, dash, dashDot, dashDotDot
    }
  }

  /// The scale of text beside its neighbours.
  public enum Scale: Hashable, Sendable {
    case `default`, secondary

    /// The part of the font's size (U): 0.8 is what others who rebuild SwiftUI take; Apple's is not documented.
    var factor: Double { self == .secondary ? 0.8 : 1 }
  }

  /// The text at a scale, where enabled.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? asking { $0.sizeFactor = scale.factor } : self
  }
  /// The text; how it is told has no effect on layout.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// The text; what it is called has no effect on layout.
  @OtherTitlesAndText
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { self }
  /// The text; what it heads has no effect on layout.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}
