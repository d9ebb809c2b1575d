/// What a text was prepared from, where that is worked out only when asked for: everything but the string.
final class TextOrigin: Sendable {
  private let shaper: any TextShaper
  private let dictionary: (any DictionaryBreaking)?
  private let bidi: (any BidiResolving)?
  private let font: FontDescription
  private let language: String?
  private let style: ParagraphStyle
  /// The faces in the order in which the text's setting has them.
  private let faces: [PreparedStorage.SizedFace]

  init(
    _ label: TextLabel, font: FontDescription, preparer: TextPreparer, faces: [PreparedStorage.SizedFace]
  ) {
    shaper = preparer.shaper
    dictionary = preparer.dictionary
    bidi = preparer.bidi
    self.font = font
    language = label.language
    style = label.style
    self.faces = faces
  }

  /// The text with all its clusters.
  func storage(of text: Span<UInt8>) -> PreparedStorage {
    let string = unsafe text.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    let label = TextLabel(string, font: font, style: style, language: language)
    // The same fonts made a session before: nothing is left that could fail.
    guard let session = try? shaper.makeSession(fonts: [font], language: language) else {
      return PreparedStorage(PreparedStorage.Contents())
    }
    var builder = PreparationBuilder(
      label: label, runEnds: [text.count], session: session, dictionary: dictionary, bidi: bidi)
    return builder.build(text, faces: faces)
  }
}
