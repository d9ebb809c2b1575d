public import TextLayout

/// A text (rules T1 to T8).
public struct Text: PrimitiveView, Equatable, Sendable {
  private var content: Content
  private var font: Font?
  /// The font traits by modifiers.
  private var traits = FontChoice()
  private var tracking: Double?
  private var baselineOffset: Double?
  private var style = Boxed<StyleDescription>()

  /// The content of a text.
  private enum Content: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case pieces([TextPiece])
    indirect case standIn(StandInText)
  }

  /// A text, with what is interpolated into it: other texts, images and boxes.
  ///
  /// ```swift
  /// Text("Sent by \(Image(systemName: "person")) \(Text(name).font(.headline))")
  /// ```
  public init(
    _ content: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.content = .key(LocalizedStringKey(content, table: tableName)) }

  /// A text.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  /// A text that is never translated.
  public init(verbatim content: String) { self.content = .verbatim(content) }

  /// A text that a value of a template fills under a name (``PortableRowTemplate``).
  @_disfavoredOverload
  public init(hole: String) { self.init(pieces: [TextPiece(hole: hole)]) }

  /// An image that stands in a line as a letter does.
  @_disfavoredOverload
  public init(_ image: Image) { self.init(pieces: [TextPiece(image)]) }

  /// A box that stands in a line as a letter does: a chip, a mention (rule X2).
  public init(_ box: InlineBox) { self.init(pieces: [TextPiece(box)]) }

  /// Words of which only the lengths are known (rule T9).
  public init(_ standIn: StandInText) { content = .standIn(standIn) }

  private init(pieces: [TextPiece]) { content = .pieces(pieces) }

  func describe(_ context: ViewContext) -> RowDescription {
    let described: TextDescription.Content
    if case .standIn(let text) = content {
      described = .standIn(text)
    } else if let string = plainText(in: context.scope) {
      described = .runs([TextDescription.Run(string).set(context, raised: baselineOffset)])
    } else {
      let pieces = pieces(in: context.scope)
      var runs: [TextDescription.Run] = []
      runs.reserveCapacity(pieces.count)
      for piece in pieces {
        guard let run = run(of: piece, context) else {
          return piece.image?.unknownSize ?? RowDescription(.empty)
        }
        runs.append(run)
      }
      described = .runs(runs)
    }
    var text = TextDescription(described, font: context.scope.request(font, traits: traits))
    if let tracking = tracking ?? context.values.tracking { text.tracking = tracking }
    let part = RowDescription(.text(text))
    return style.storage.map { RowDescription(.style($0.value, child: part)) } ?? part
  }

  /// A piece as descriptions have it; nil where the size of an image is not known.
  private func run(of piece: TextPiece, _ context: ViewContext) -> TextDescription.Run? {
    var run = piece.run
    if piece.font != nil || piece.image != nil {
      let outer = (context.scope.request(font, traits: traits) ?? FontChoice())
        .completed(by: context.scope.fontChoice)
      run.font = context.scope.request(
        piece.font, traits: piece.font == nil ? piece.traits : piece.traits.completed(by: traits),
        inside: outer)
      if let image = piece.image {
        let font = (run.font ?? FontChoice()).completed(by: outer)
        guard let box = image.inlineBox(in: font, context.values) else { return nil }
        run.box = box
      }
    } else if piece.traits != FontChoice() {
      run.font = piece.traits
    }
    return run.set(context, raised: baselineOffset)
  }

  /// The letters of a text of one piece, of which nothing is said; nil for any other text.
  private func plainText(in scope: EnvironmentScope) -> String? {
    switch content {
    case .verbatim(let string): string
    case .key(let key): key.plainText(in: scope)
    case .pieces, .standIn: nil
    }
  }

  /// The pieces at one place; none for a stand-in.
  private func pieces(in scope: EnvironmentScope) -> [TextPiece] {
    switch content {
    case .verbatim(let string): [TextPiece(string)]
    case .key(let key): key.pieces(in: scope)
    case .pieces(let pieces): pieces
    case .standIn: []
    }
  }

  /// The text with its pieces changed; a stand-in as it is.
  private func changing(_ change: (inout [TextPiece]) -> Void) -> Text {
    if case .standIn = content { return self }
    var copy = self
    var pieces = pieces(in: .current)
    change(&pieces)
    copy.content = .pieces(pieces)
    return copy
  }

  /// The text in a font.
  public func font(_ font: Font?) -> Text {
    var copy = self
    copy.font = font
    return copy
  }

  /// The text with points added to every character.
  public func tracking(_ points: CGFloat) -> Text {
    var copy = self
    copy.tracking = Double(points)
    return copy
  }

  /// The text with points added to every character.
  public func kerning(_ points: CGFloat) -> Text { tracking(points) }

  /// The text with letters so far above the baseline; their lines are as tall as that asks for.
  public func baselineOffset(_ points: CGFloat) -> Text {
    var copy = self
    copy.baselineOffset = points == 0 ? nil : Double(points)
    return copy
  }

  /// The text with an address that hit testing answers for it (``ResolvedRow/link(atX:y:)``).
  func linked(to address: String) -> Text {
    changing { pieces in for place in pieces.indices { pieces[place].run.link = address } }
  }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color?.spelling } }

  /// The text in a colour.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { styled { $0.foreground = style.spelling } }

  /// The text in bold, or not heavier than its font.
  public func bold(_ isActive: Bool = true) -> Text { fontWeight(isActive ? .bold : nil) }

  /// The text in a weight; nil for that of its font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { asking { $0.weight = weight?.value } }

  /// The text in a width of letters; nil for that of its font.
  public func fontWidth(_ width: Font.Width?) -> Text { asking { $0.width = width?.percent } }

  /// The text in italics, or as upright as its font.
  public func italic(_ isActive: Bool = true) -> Text { asking { $0.isItalic = isActive ? true : nil } }

  /// The text in a shape of letters; nil for that of its font.
  public func fontDesign(_ design: Font.Design?) -> Text { asking { $0.design = design } }

  /// The text in letters of one width, or in those of its font.
  public func monospaced(_ isActive: Bool = true) -> Text { fontDesign(isActive ? .monospaced : nil) }

  /// The text with digits of one width, in faces that have such.
  public func monospacedDigit() -> Text { asking { $0.hasMonospacedDigits = true } }

  /// The text underlined.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  { styled { $0.underline = isActive } }

  /// The text struck through.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  { styled { $0.strikethrough = isActive } }

  /// The text as one whole that no line ends in: a name, a mention, an amount with its unit. Where it does not fit a line of
  /// its own it reaches over the edge.
  public func unbreakable(_ isActive: Bool = true) -> Text {
    changing { pieces in
      for place in pieces.indices {
        pieces[place].run.isUnbreakable = isActive
        if place > 0 { pieces[place].run.joinsPrevious = isActive }
      }
    }
  }

  /// Two texts as one; each keeps its font, what modifiers ask of it, and its tracking.
  public static func + (a: Text, b: Text) -> Text {
    if case .standIn = a.content { return a }
    if case .standIn = b.content { return a }
    var joined = Text(pieces: a.pieces + b.pieces)
    joined.style = a.style
    return joined
  }

  /// The pieces with what is said of the whole text; none for a stand-in.
  var pieces: [TextPiece] {
    pieces(in: .current).map { piece in
      var piece = piece
      piece.font = piece.font ?? font
      piece.traits = piece.traits.completed(by: traits)
      piece.run.tracking = piece.run.tracking ?? tracking
      piece.run.baselineOffset = piece.run.baselineOffset ?? baselineOffset
      return piece
    }
  }

  /// The text asking for what some traits say, as far as it asks for nothing else.
  func completed(by traits: FontChoice) -> Text { asking { $0 = $0.completed(by: traits) } }

  func asking(_ change: (inout FontChoice) -> Void) -> Text {
    var copy = self
    change(&copy.traits)
    return copy
  }

  private func styled(_ change: (inout StyleDescription) -> Void) -> Text {
    var copy = self
    change(&copy.style.value)
    return copy
  }
}

extension TextDescription.Run {
  /// The piece above the baseline as far as it does not say itself, in the letters' case of the values around.
  fileprivate func set(_ context: ViewContext, raised baselineOffset: Double?) -> TextDescription.Run {
    var run = self
    if run.baselineOffset == nil, let offset = baselineOffset ?? context.values.baselineOffset {
      run.baselineOffset = offset
    }
    if let letters = context.values.textCase {
      run.string = letters.applied(to: run.string, language: context.values.language)
    }
    return run
  }
}
