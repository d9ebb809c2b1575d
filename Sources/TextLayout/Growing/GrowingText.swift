/// A label that grows at its end, as a message that is streamed: only what an append can affect is prepared again.
///
/// ```swift
/// var message = try engine.growingText(TextLabel("", font: body))
/// for try await part in stream {
///   try message.append(part)
///   show(try message.text.height(width: 320))
/// }
/// ```
///
/// After each append ``text`` is what preparing the whole ``label`` anew gives, at every width. It is a value of its own, and
/// earlier ones stay as they were.
///
/// What an append costs, for a label of *n* characters whose last paragraph has *p*:
/// - Paragraphs before the last one are not looked at again: what is kept of them is copied, a few bytes a character, and gone
///   over once, some nanoseconds a character.
/// - In the last paragraph scripts, faces, directions and break opportunities are found anew, for what follows may change
///   them: O(*p*). Dictionaries are asked again about runs of South-East Asian letters.
/// - Shaping, the costly part, begins at the last place before which nothing can change, as the shaper says: mostly the start
///   of the last word. Where letters do not stop depending on each other, it begins at the start of their run.
/// - Simple Latin text is not shaped at all: the whole label goes through its pair tables again, O(*n*), about as fast as
///   copying what else would have to be kept.
/// - A first character in a face whose units divide no em so far, or a style that changes letters or white space, costs preparing the whole
///   label anew.
///
/// A Swift string holds whole characters only: bytes of a stream that end inside one are to be kept back until it is whole.
public struct GrowingText: Sendable {
  /// The label so far.
  public private(set) var label: TextLabel
  /// The label, prepared.
  public private(set) var text: PreparedText
  private let preparer: TextPreparer
  /// The state of the last paragraph; nil for simple text.
  private var growth: GrowthState?

  /// A label that appends grow.
  package init(_ label: TextLabel, preparer: TextPreparer) throws(TextError) {
    self.label = label
    self.preparer = preparer
    text = try preparer.prepare(label)
  }

  /// Appends to the label's last run, or where that is a box, as a new run in the same font.
  ///
  /// - Throws: ``TextError`` for a label that becomes too long; it stays as it was then.
  /// - Complexity: see ``GrowingText``.
  public mutating func append(_ string: String) throws(TextError) {
    guard !string.isEmpty, let last = label.runs.last else { return }
    guard last.box == nil else { return try append(TextRun(string, font: last.font)) }
    var grown = label
    grown.runs[grown.runs.count - 1].string += string
    try prepare(grown)
  }

  /// Appends a run: text in another font, or a box.
  ///
  /// - Throws: ``TextError`` where the run cannot be used, or names no known font stack; the label stays as it was then.
  /// - Complexity: see ``GrowingText``.
  public mutating func append(_ run: TextRun) throws(TextError) {
    var grown = label
    grown.runs.append(run)
    try TextLabel(runs: [run]).checkStyle()
    try prepare(grown)
  }

  /// So long a text is tried as simple text again, though it was none before.
  private static let shortText = 256

  private mutating func prepare(_ grown: TextLabel) throws(TextError) {
    let isShort = (growth?.bytes.count ?? 0) < Self.shortText
    if growth == nil || isShort, let simple = try preparer.preparedSimply(grown) {
      (label, text, growth) = (grown, simple, nil)
      return
    }
    guard grown.isShownAsItStands else {
      text = try preparer.prepare(grown)
      label = grown
      return
    }
    var next = growth ?? GrowthState()
    text = try preparer.prepare(grown, growingFrom: &next)
    (label, growth) = (grown, next)
  }
}
