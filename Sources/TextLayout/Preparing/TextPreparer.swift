/// Turns labels into prepared texts: paragraphs, items, shaping, break opportunities (rules P1 to P5).
package struct TextPreparer: Sendable {
  let sources: PreparationSources
  var shaper: any TextShaper { sources.shaper }
  /// The longest label that is shaped, in bytes.
  private let longestText: Int
  private let simpleSettings = SimpleSettings()
  let builders = LabelBuilderPool()

  /// A preparer; without a dictionary text of South-East Asian scripts breaks between its spaces only,
  /// without bidi all text runs left to right, without words they are what stands between spaces, without cases letters change as
  /// the standard library has it, without hyphenation no word is divided but at its soft hyphens, and without phrases lines may end inside
  /// them.
  package init(
    shaper: any TextShaper, dictionary: (any DictionaryBreaking)?, bidi: (any BidiResolving)?,
    words: (any WordBreaking)? = nil, cases: (any CaseMapping)? = nil,
    hyphenation: (any Hyphenating)? = nil, rules: (any BreakRevising)? = nil,
    phrases: (any PhraseBreaking)? = nil, longestText: Int = .max
  ) {
    // Offsets are handed to the shaper as 32-bit numbers.
    self.longestText = min(longestText, Int(Int32.max))
    sources = PreparationSources(
      shaper: shaper, dictionary: dictionary, bidi: bidi, words: words, cases: cases,
      hyphenation: hyphenation, rules: rules, phrases: phrases)
  }

  /// Prepares a label.
  ///
  /// - Complexity: linear in the text, but for what the shaper does beyond.
  package func prepare(_ label: TextLabel) throws(TextError) -> PreparedText {
    // What was checked once, and how simple text is set, is known by its setting.
    let known = simpleSettings.prepare(label)
    if let text = known.text { return text }
    return try prepareOther(label, isKnown: known.isKnown)
  }

  /// Prepares a label of one run with another text in it.
  package func prepare(_ label: TextLabel, text: String) throws(TextError) -> PreparedText {
    let known = simpleSettings.prepare(label, text: text)
    if let text = known.text { return text }
    return try prepareOther(label.with(text), isKnown: known.isKnown)
  }

  /// Prepares a label whose setting is not known, or whose text is not simple.
  @inline(never)
  private func prepareOther(_ label: TextLabel, isKnown: Bool) throws(TextError) -> PreparedText {
    if !isKnown, let text = try newSimpleText(label) { return text }
    if let inCase = label.inCase(sources) { return try prepare(inCase) }
    return try prepareByItems(label)
  }

  /// The text of a label as it is set.
  package func shownText(of label: TextLabel) -> String {
    ShownLabel(label, sources: sources).label.runs.map { $0.string }.joined()
  }

  private func prepareByItems(_ label: TextLabel) throws(TextError) -> PreparedText {
    try checkLength(of: label)
    return try builders.withBuilder(sources) { builder throws(TextError) in try builder.prepare(label) }
  }

  /// The pool of builders, which all copies share.
  package var identity: ObjectIdentifier { ObjectIdentifier(builders) }

  /// Prepares a label, and says whether its shaper estimated any width beside those of clusters that it does not cover.
  func prepareNotingEstimates(
    _ label: TextLabel
  ) throws(TextError) -> (text: PreparedText, isEstimated: Bool) {
    if let text = try preparedSimply(label) { return (text, false) }
    try checkLength(of: label)
    return try builders.withBuilder(sources) { builder throws(TextError) in
      let text = try builder.prepare(label)
      return (text, builder.forgetEstimates())
    }
  }

  /// Prepares a label that begins with a text prepared before.
  func prepare(_ label: TextLabel, growingFrom state: inout GrowthState) throws(TextError) -> PreparedText {
    try checkLength(of: label)
    return try builders.withBuilder(sources) { builder throws(TextError) in
      try builder.prepare(label, growingFrom: &state)
    }
  }

  /// Prepares a label with all its clusters, every item shaped: what all shorter ways agree with.
  package func prepareInFull(_ label: TextLabel) throws(TextError) -> PreparedText {
    try checkLength(of: label)
    var builder = LabelBuilder(sources, pool: builders)
    builder.usesPairs = false
    return try builder.prepareInFull(label)
  }

  /// The label prepared by tables alone, where it is simple text throughout.
  func preparedSimply(_ label: TextLabel) throws(TextError) -> PreparedText? {
    let known = simpleSettings.prepare(label)
    return known.isKnown ? known.text : try newSimpleText(label)
  }

  /// Refuses a label that is too long to be shaped.
  func checkLength(of label: TextLabel) throws(TextError) {
    let length = label.style.truncationToken.utf8.count + label.byteCount
    guard length <= longestText else {
      throw TextError(.textTooLong, "A label may have at most \(longestText) bytes; this one has \(length).")
    }
  }

  /// The label prepared by tables alone, in a setting that is kept for others like it; nil where its style and font ask for more, or its
  /// text is not simple.
  private func newSimpleText(_ label: TextLabel) throws(TextError) -> PreparedText? {
    guard sources.rules == nil, label.runs.count == 1, label.runs[0].box == nil, !label.runs[0].isUnbreakable,
      label.runs[0].font.tracking == 0, label.runs[0].font.wordSpacing == 0,
      label.runs[0].font.baselineOffset == 0,
      label.style.tailoring == .unicode,
      label.style.truncationToken == "\u{2026}", label.style.isPlain
    else { return nil }
    let font = label.runs[0].font
    guard font.variations.isEmpty else { return nil }
    try label.checkStyle()
    guard
      let face = shaper.simpleTextFace(
        for: font, language: label.language, script: SimpleTextFace.latin)
    else { return nil }
    // Features that no face has are refused.
    if !font.features.isEmpty { _ = try shaper.makeSession(fonts: [font], language: label.language) }
    let origin = TextOrigin(
      sources: sources, pool: builders, fonts: [font], isOfOneFont: true, language: label.language,
      style: label.style)
    let setting = PreparedSetting(
      face, style: label.style, fontSize: font.size, leading: font.leading, origin: origin)
    simpleSettings.add(setting, for: label, font: font)
    return withExtendedLifetime(setting) {
      unsafe SimpleText.prepare(label.runs[0].string.utf8Span.span, setting: .passUnretained(setting))
        .map { PreparedText($0) }
    }
  }
}
