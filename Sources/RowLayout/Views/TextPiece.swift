internal import TextLayout

/// A piece of a text as views write it: what it says, and what it asks of its font whatever the text's is.
struct TextPiece: Equatable, Sendable {
  var run: TextDescription.Run
  /// An image in place of letters: how large it is is known where the text is described.
  var image: Image?
  /// The font of the piece; nil for that of the text.
  var font: Font?
  /// The font traits by modifiers.
  var traits = FontChoice()

  init(_ string: String) { run = TextDescription.Run(string) }
  init(hole: String) {
    run = TextDescription.Run("")
    run.hole = hole
  }
  init(_ box: InlineBox) { run = TextDescription.Run(box) }

  init(_ image: Image) {
    run = TextDescription.Run("")
    self.image = image
  }

  /// True if the piece is letters without settings.
  var isPlain: Bool { run.isPlain && image == nil && font == nil && traits == FontChoice() }
}

extension EnvironmentScope {
  /// Returns the font request.
  ///
  /// - Parameters:
  ///   - font: the font that it names; nil where it takes the one around.
  ///   - traits: what modifiers ask of the font; they go before those of the environment, and these before the named font's.
  ///   - outer: the font around; nil for that of the scope.
  /// - Returns: nil where nothing is asked for.
  func request(_ font: Font?, traits: FontChoice, inside outer: FontChoice? = nil) -> FontChoice? {
    guard let font else { return traits == FontChoice() ? nil : traits }
    let own = traits.completed(by: values.fontTraits).completed(by: font.choice)
    return own.replacing(outer ?? fontChoice, stack: values.systemStack)
  }
}

extension EnvironmentValues {
  /// The font of texts that name none, with what modifiers around ask of it.
  var fontChoice: FontChoice { fontTraits.completed(by: font?.choice ?? FontChoice()) }

  /// Returns the font's change inside where these values give way to others.
  func fontChange(to new: EnvironmentValues) -> FontChoice? {
    let outer = fontChoice
    var change = new.fontChoice.replacing(outer, stack: systemStack)
    if change.size == outer.size, change.style == outer.style, change.relativeStyle == outer.relativeStyle {
      (change.size, change.style, change.relativeStyle) = (nil, nil, nil)
    }
    change.forget(\.stack, of: outer)
    change.forget(\.weight, of: outer)
    change.forget(\.isItalic, of: outer)
    change.forget(\.design, of: outer)
    change.forget(\.width, of: outer)
    change.forget(\.axes, of: outer)
    change.forget(\.hasMonospacedDigits, of: outer)
    change.forget(\.smallCaps, of: outer)
    change.forget(\.leading, of: outer)
    change.forget(\.sizeFactor, of: outer)
    return change == FontChoice() ? nil : change
  }
}

extension FontChoice {
  /// A font that takes nothing over from the one around: what only that one names is asked for as usual. Without a stack it takes
  /// the system's.
  fileprivate func replacing(_ outer: FontChoice, stack system: String?) -> FontChoice {
    var result = self
    if stack == nil, outer.stack != system { result.stack = system ?? "" }
    if size == nil, style == nil, outer.size != nil || outer.style != nil { result.style = .body }
    if outer.weight != nil { result.weight = effectiveWeight }
    if outer.isItalic != nil { result.isItalic = isItalic ?? false }
    if outer.design != nil { result.design = design ?? .default }
    if outer.width != nil { result.width = width ?? FontWidthName.standard.percent }
    if outer.axes != nil { result.axes = axes ?? [:] }
    if outer.hasMonospacedDigits != nil { result.hasMonospacedDigits = hasMonospacedDigits ?? false }
    if outer.smallCaps != nil { result.smallCaps = smallCaps ?? SmallCaps.none }
    if outer.leading != nil { result.leading = leading ?? .standard }
    if outer.sizeFactor != nil { result.sizeFactor = sizeFactor ?? 1 }
    return result
  }

  /// Leaves out what another font says as well.
  fileprivate mutating func forget<Value: Equatable>(
    _ value: WritableKeyPath<FontChoice, Value?>, of outer: FontChoice
  ) {
    if self[keyPath: value] == outer[keyPath: value] { self[keyPath: value] = nil }
  }
}
