public import TextLayout

// Attributes of Foundation's attributed strings that texts have.

extension AttributeScopes {
  /// The attributes of texts.
  public struct TextAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points added to every character.
    public let tracking: TrackingAttribute
    /// Points added to every character.
    public let kern: KerningAttribute
    /// Points that letters are shifted up.
    public let baselineOffset: BaselineOffsetAttribute
    /// A box in place of the letters.
    public let inlineBox: InlineBoxAttribute
    /// The meaning of letters within a line.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Those of Foundation.
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

// The keys of those attributes: the type of a value, and the name that is written.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AttributeScopes {
  /// A font.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SelfSizing.Font"
  }
  /// A colour.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SelfSizing.ForegroundColor"
  }
  /// A colour behind.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SelfSizing.BackgroundColor"
  }
  /// A line below.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SelfSizing.UnderlineStyle"
  }
  /// A line through.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SelfSizing.StrikethroughStyle"
  }
  /// Points added to every character.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SelfSizing.Tracking"
  }
  /// Points added to every character.
  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SelfSizing.Kerning"
  }
  /// Points that letters are shifted up.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SelfSizing.BaselineOffset"
  }
  /// The meaning of letters within a line.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "SelfSizing.InlinePresentationIntent"
  }
  /// A box in place of the letters: an attachment, a chip.
  public enum InlineBoxAttribute: AttributedStringKey {
    public typealias Value = InlineBox
    public static let name = "SelfSizing.InlineBox"
  }
}

extension AttributeDynamicLookup {
  /// An attribute of texts.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.TextAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// A text with attributes: each run in its font, tracking and height above the baseline, emphasised as it is meant, or a box; with the
  /// addresses of links.
  @_disfavoredOverload
  public init(_ content: AttributedString) {
    let runs = content.runs.map { run -> Text in
      var text = run.inlineBox.map { Text($0) } ?? Text(verbatim: String(content[run.range].characters))
      if let intent = run.inlinePresentationIntent { text = text.completed(by: intent.traits) }
      if let font = run.font ?? run.uiKit.font.map({ Font($0.choice) }) { text = text.font(font) }
      if let points = run.tracking ?? run.kern { text = text.tracking(points) }
      if let points = run.baselineOffset { text = text.baselineOffset(points) }
      if let address = run.link?.absoluteString { text = text.linked(to: address) }
      let color = run.foregroundColor ?? run.uiKit.foregroundColor.map { Color(uiColor: $0) }
      return color.map { text.foregroundColor($0) } ?? text
    }
    self = runs.dropFirst().reduce(runs.first ?? Text(verbatim: ""), +)
  }
}

extension AttributedString {
  /// Options for reading Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The syntax that is read; of blocks, described rows read where they begin.
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// The handling of faulty Markdown.
    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }
    /// A way to read.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) { syntax = interpretedSyntax }

    fileprivate let syntax: InterpretedSyntax
  }

  /// A text by its Markdown: bold, italic, code and links.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    let text = options.syntax.text(of: markdown)
    self = InlineMarkdown.pieces(of: [LocalizedPart(writtenOut: text)]).reduce(into: AttributedString()) {
      var part = AttributedString($1.run.string)
      let marks = InlinePresentationIntent($1.traits)
      if !marks.isEmpty { part.inlinePresentationIntent = marks }
      if let address = $1.run.link { part.link = URL(string: address) }
      $0 += part
    }
  }
}

extension AttributedString {
  /// A text of a table, written out where there is none.
  public init(
    localized key: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init(String(localized: key, table: table, bundle: bundle)) }

  /// A text of a table.
  public struct FormattingOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With places of what was put in.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  /// The text without the marks of blocks: paragraphs, headings and items follow each other without a break (probable), and white space
  /// is one space unless it is kept.
  fileprivate func text(of markdown: String) -> String {
    func words(_ text: Substring) -> [Substring] {
      text.split { $0 == " " || $0 == "\t" || $0.isNewline }
    }
    switch self {
    case .inlineOnlyPreservingWhitespace: return markdown
    case .inlineOnly: return words(markdown[...]).joined(separator: " ")
    case .full: break
    }
    var text = ""
    var separator = ""
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let all = words(line)
      let mark = all.first ?? ""
      let isHeading = !mark.isEmpty && mark.allSatisfy { $0 == "#" } && mark.count <= 6
      let isNumbered = (mark.hasSuffix(".") || mark.hasSuffix(")")) && Int(mark.dropLast()) != nil
      let begins = isHeading || isNumbered || ["-", "*", "+", ">"].contains(mark)
      if !all.isEmpty {
        text += (begins ? "" : separator) + all.dropFirst(begins ? 1 : 0).joined(separator: " ")
      }
      separator = all.isEmpty || isHeading ? "" : line.hasSuffix("  ") ? "\n" : " "
    }
    return text
  }
}
