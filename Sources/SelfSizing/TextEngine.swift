public import RowRendering
internal import TextICU
public import TextLayout
public import TextShaping

/// Prepares labels in real fonts: shaping by HarfBuzz, breaks and directions by Unicode's rules.
///
/// One engine serves all threads; make it once and keep it, as it holds the opened fonts.
///
/// ```swift
/// let engine = try TextEngine()
/// let text = try engine.preparedText(TextLabel("Hello, world", font: FontDescription(size: 17)))
/// try text.height(width: 80)
/// ```
public struct TextEngine: Sendable {
  /// The fonts that labels are set in.
  public var library: FontLibrary { tools.library }
  var preparer: TextPreparer { tools.preparer }
  private let tools: Tools

  /// The tools of an engine, behind one reference: engines are handed on for each row.
  private final class Tools: Sendable {
    let library: FontLibrary
    let preparer: TextPreparer

    init(library: FontLibrary, preparer: TextPreparer) {
      self.library = library
      self.preparer = preparer
    }
  }

  /// An engine for the faces of a library.
  ///
  /// - Parameters:
  ///   - library: the fonts that labels are set in.
  ///   - limits: what bounds the labels.
  ///   - hyphenation: what divides the words of labels that ask for it.
  ///   - dictionary: what finds the words of South-East Asian scripts; nil for the toolchain's dictionaries.
  ///   - breakRules: what changes where lines may end. Labels are then prepared at the speed of those in several scripts.
  public init(
    library: FontLibrary, limits: TextLimits = TextLimits(), hyphenation: (any Hyphenating)? = nil,
    dictionary: (any DictionaryBreaking)? = nil, breakRules: (any BreakRevising)? = nil
  ) {
    let preparer = TextPreparer(
      shaper: HarfBuzzShaper(library: library), dictionary: dictionary ?? ICUDictionary(), bidi: ICUBidi(),
      words: ICUWords(), cases: ICUCases(), hyphenation: hyphenation,
      rules: breakRules, phrases: ICUPhrases(), longestText: limits.labelLength)
    tools = Tools(library: library, preparer: preparer)
  }

  /// An engine for the fonts of the system: text that names no font is set in the system's family, and a name is a family's.
  ///
  /// Heights then depend on the machine; name font files where the same are wanted everywhere.
  ///
  /// - Parameter limits: what bounds files and labels.
  /// - Throws: `FontError` where no font is installed, or the package was built without the trait `SystemFonts`.
  public init(limits: TextLimits = TextLimits()) throws(FontError) {
    try self.init(stacks: [:], limits: limits)
    try library.openSystemFonts()
  }

  /// An engine that opens the faces of the given stacks.
  ///
  /// - Parameters:
  ///   - stacks: the stacks by the name that labels call them; text that names none is set in the only one. Without any, the
  ///     fonts of the system are looked for when text is first set in them.
  ///   - folders: where bare file names are looked up, before the system's font folders.
  ///   - limits: what bounds files, stacks and labels.
  ///   - hyphenation: what divides the words of labels that ask for it.
  ///   - dictionary: what finds the words of South-East Asian scripts; nil for the toolchain's dictionaries.
  ///   - breakRules: what changes where lines may end.
  /// - Throws: `FontError` naming the file at fault.
  public init(
    stacks: [String: FontStack], folders: [String] = [], limits: TextLimits = TextLimits(),
    hyphenation: (any Hyphenating)? = nil, dictionary: (any DictionaryBreaking)? = nil,
    breakRules: (any BreakRevising)? = nil
  ) throws(FontError) {
    self.init(
      library: try FontLibrary(
        stacks: stacks, folders: folders, limits: limits, system: InstalledFonts.shared),
      limits: limits, hyphenation: hyphenation, dictionary: dictionary, breakRules: breakRules)
  }

  /// Prepares a label once, to be measured at as many widths as wanted.
  ///
  /// - Throws: `TextError` where the label names no known font stack, its style contradicts itself, or it is too long.
  /// - Complexity: linear in the text, but for what the fonts' own rules cost.
  public func preparedText(_ label: TextLabel) throws(TextError) -> PreparedText {
    try tools.preparer.prepare(label)
  }

  /// True if phrases of a language stay together where a style asks for that (`TextWrapping.WordBreaking.autoPhrase`): those of Korean, which
  /// stand between spaces, and those of Japanese where the toolchain's ICU has a model of them.
  ///
  /// - Parameter language: a BCP 47 tag.
  public static func hasPhrases(of language: String) -> Bool {
    LineBreakOptions.hasSpacedPhrases(language) || ICUPhrases().hasPhrases(of: language)
  }

  /// The text of a label as it is set: in its case, and with its white space collapsed where its style has it so.
  public func shownText(of label: TextLabel) -> String { preparer.shownText(of: label) }
}

extension TextEngine {
  /// Prepares a label that will grow at its end, as a message that is streamed.
  ///
  /// - Throws: `TextError` as ``preparedText(_:)`` does.
  public func growingText(_ label: TextLabel) throws(TextError) -> GrowingText {
    try GrowingText(label, preparer: preparer)
  }

  /// Prepares a label so that it can be written to bytes and read on a machine without its fonts.
  ///
  /// - Throws: `TextError` as ``preparedText(_:)`` does.
  /// - Complexity: that of ``preparedText(_:)``; and each font file is read once to tell which build of it this is.
  public func portableText(_ label: TextLabel) throws(TextError) -> PortableText {
    PortableText(try preparedText(label), fontDigest: fontDigest(of: label))
  }

  /// A digest of the font files that a label's stacks name: where it is that of a `PortableText` of the same label, this
  /// engine draws what was measured there. Stacks that the engine does not know count as empty.
  public func fontDigest(of label: TextLabel) -> UInt64 {
    var stacks: [String] = []
    for run in label.runs where !stacks.contains(run.font.stack) { stacks.append(run.font.stack) }
    return library.digest(ofStacks: stacks)
  }
}

extension TextEngine: TextPreparing {
  /// The engine itself: all its copies answer alike.
  public var identity: ObjectIdentifier? { preparer.identity }

  /// True if the engine has a stack of the name, or fonts of a family that has it.
  public func hasStack(_ name: String) -> Bool { library.hasStack(name) }

  /// Prepares a label once; the result is measured at as many widths as wanted.
  ///
  /// - Throws: `TextError` where the label names no known font stack, or its style contradicts itself.
  public func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring {
    try tools.preparer.prepare(label).asShown
  }

  /// Prepares a label of one run with another text in it, as that label is prepared.
  public func prepare(_ label: TextLabel, text: String) throws(TextError) -> any TextMeasuring {
    try tools.preparer.prepare(label, text: text).asShown
  }
}

extension TextEngine: GlyphSource {
  /// The glyphs of lines that a label has at some width.
  ///
  /// - Throws: `TextError` where the label cannot be prepared, or one of its glyphs cannot be drawn in bounded time.
  public func glyphLines(
    of label: TextLabel, _ lines: [TextLine]
  ) throws(TextError) -> [(runs: [GlyphRun], width: Double)] {
    try ComposedLabels(self).glyphLines(of: label, lines)
  }

  /// Returns a glyph's image.
  public func image(ofGlyph glyph: UInt32, in run: GlyphRun) -> GlyphImage {
    library.image(ofGlyph: glyph, in: run)
  }
}
