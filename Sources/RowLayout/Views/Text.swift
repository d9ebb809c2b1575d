public import TextLayout

/// A text (rules T1 to T8).
public struct Text: PrimitiveView, Equatable {
  private var description: TextDescription
  private var style = StyleDescription()
  /// The images among the pieces by the pieces' places: how large they are is known where the text is described.
  private var images: [Int: Image] = [:]

  /// A text, with what is interpolated into it: other texts, images and boxes.
  ///
  /// ```swift
  /// Text("Sent by \(Image(systemName: "person")) \(Text(name).font(.headline))")
  /// ```
  public init(
    _ content: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    description = TextDescription(.runs(content.runs))
    images = content.images
  }

  /// A text.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { description = TextDescription(String(content)) }

  /// A text that is never translated; nothing here is.
  public init(verbatim content: String) { description = TextDescription(content) }

  /// An image that stands in a line as a letter does.
  public init(_ image: Image) {
    description = TextDescription(.runs([.init("")]))
    images = [0: image]
  }

  /// A box that stands in a line as a letter does: a chip, a mention (rule X2).
  public init(_ box: InlineBox) { description = TextDescription(.runs([.init(box)])) }

  /// Words of which only the lengths are known (rule T9).
  public init(_ standIn: StandInText) { description = TextDescription(.standIn(standIn)) }

  init(description: TextDescription) { self.description = description }

  func describe(_ context: ViewContext) -> RowDescription {
    var described = description
    if case .runs(var runs) = description.content, !images.isEmpty {
      for (place, image) in images where runs.indices.contains(place) {
        let font = (runs[place].font ?? FontChoice()).completed(by: description.font ?? FontChoice())
        guard let box = image.inlineBox(in: font, context.values) else { return image.unknownSize }
        runs[place].box = box
      }
      described.content = .runs(runs)
    }
    if let letters = context.values.textCase, case .runs(var runs) = described.content {
      for place in runs.indices { runs[place].string = letters.applied(to: runs[place].string) }
      described.content = .runs(runs)
    }
    let text = RowDescription(.text(described))
    return style == StyleDescription() ? text : RowDescription(.style(style, child: text))
  }

  /// The text in a font.
  public func font(_ font: Font?) -> Text {
    var copy = self
    copy.description.font = font?.choice
    return copy
  }

  /// The text with points added to every character.
  public func tracking(_ points: CGFloat) -> Text {
    var copy = self
    copy.description.tracking = Double(points)
    return copy
  }

  /// The text with points added to every character.
  public func kerning(_ points: CGFloat) -> Text { tracking(points) }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color?.spelling } }

  /// The text in a colour.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    styled { $0.foreground = style.spelling }
  }

  /// The text in bold, if the font stack has it; the widths are those of the stack as it is.
  public func bold() -> Text { styled { $0.bold = true } }

  /// The text in a weight; the widths are those of the stack as it is.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.bold = weight.map(\.isBold) } }

  /// The text in italics; the widths are those of the stack as it is.
  public func italic() -> Text { styled { $0.italic = true } }

  /// The text underlined.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.underline = isActive }
  }

  /// The text struck through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.strikethrough = isActive }
  }

  /// The text as one whole that no line ends in: a name, a mention, an amount with its unit. Where it does not fit a line of
  /// its own it reaches over the edge.
  public func unbreakable(_ isActive: Bool = true) -> Text {
    guard case .runs(var runs) = description.content else { return self }
    for place in runs.indices {
      runs[place].isUnbreakable = isActive
      if place > 0 { runs[place].joinsPrevious = isActive }
    }
    var copy = self
    copy.description.content = .runs(runs)
    return copy
  }

  /// Two texts as one; each keeps its font and tracking.
  public static func + (a: Text, b: Text) -> Text {
    guard case .runs = a.description.content, case .runs = b.description.content else { return a }
    var joined = a
    joined.description.content = .runs(a.pieces + b.pieces)
    joined.description.font = nil
    joined.description.tracking = nil
    for (place, image) in b.images { joined.images[a.pieces.count + place] = image }
    return joined
  }

  /// The pieces with their own fonts, and the images among them; none for a stand-in.
  var content: (runs: [TextDescription.Run], images: [Int: Image]) { (pieces, images) }

  private var pieces: [TextDescription.Run] {
    guard case .runs(let runs) = description.content else { return [] }
    return runs.map { run in
      var piece = run
      piece.font = run.font ?? description.font
      piece.tracking = run.tracking ?? description.tracking
      return piece
    }
  }

  private func styled(_ change: (inout StyleDescription) -> Void) -> Text {
    var copy = self
    change(&copy.style)
    return copy
  }
}

/// A font as views name it.
public struct Font: Hashable, Sendable {
  /// The font as descriptions have it.
  public var choice: FontChoice

  /// A font of a description.
  public init(_ choice: FontChoice) { self.choice = choice }

  private init(_ style: TextStyle) { choice = FontChoice(style: style) }

  /// Large titles.
  public static let largeTitle = Font(.largeTitle)
  /// First-level headings.
  public static let title = Font(.title)
  /// Second-level headings.
  public static let title2 = Font(.title2)
  /// Third-level headings.
  public static let title3 = Font(.title3)
  /// Emphasised headings of the body's size.
  public static let headline = Font(.headline)
  /// Running text.
  public static let body = Font(.body)
  /// Callouts.
  public static let callout = Font(.callout)
  /// Subheadings.
  public static let subheadline = Font(.subheadline)
  /// Footnotes.
  public static let footnote = Font(.footnote)
  /// Standard captions.
  public static let caption = Font(.caption)
  /// Alternate captions.
  public static let caption2 = Font(.caption2)

  /// A role of text, as SwiftUI code names it.
  public typealias TextStyle = RowLayout.TextStyle

  /// How heavy letters are; the widths are those of the font stack as it is.
  public enum Weight: Hashable, Sendable {
    /// The lightest.
    case ultraLight
    /// Very light.
    case thin
    /// Light.
    case light
    /// As usual.
    case regular
    /// Somewhat heavy.
    case medium
    /// Nearly bold.
    case semibold
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black

    var isBold: Bool { self == .semibold || self == .bold || self == .heavy || self == .black }
  }

  /// The shape of a system font's letters.
  public enum Design: Hashable, Sendable {
    /// The usual.
    case `default`
    /// With serifs.
    case serif
    /// Rounded.
    case rounded
    /// All letters equally wide.
    case monospaced
  }

  /// The stack of the environment in a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(FontChoice(size: Double(size)))
  }

  /// The stack of the environment in a role's size.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style)
  }

  /// A named stack in a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(FontChoice(stack: name, size: Double(size)))
  }

  /// A named stack in a size in points that does not follow the reader's setting.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

  /// The same font; the widths are those of the stack as it is.
  public func weight(_ weight: Weight) -> Font { self }
  /// The same font; the widths are those of the stack as it is.
  public func bold() -> Font { self }
  /// The same font; the widths are those of the stack as it is.
  public func italic() -> Font { self }
  /// The same font; the widths are those of the stack as it is.
  public func monospacedDigit() -> Font { self }
}
