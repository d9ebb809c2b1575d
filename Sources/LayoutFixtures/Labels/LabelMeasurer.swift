public import SelfSizing
public import TextLayout

/// Measures labels that are described in JSON, as `selfsize wrap` does. One serves all threads.
public struct LabelMeasurer: Sendable {
  /// Wider labels than this, in points, are taken for a slip.
  public static let widths = 0...1_000_000.0
  /// Larger font sizes than this, in points, are taken for a slip.
  public static let sizes = Double.leastNonzeroMagnitude...10_000
  /// More results of one label, a size times a width each, are taken for a slip, too.
  package static let mostResults = 100_000
  /// So are more rectangles of one label's ranges, in all its results.
  package static let mostRectangles = 100_000
  /// The most characters on the lines of a label's ranges and points, each line as often as one of them is on it.
  package static let mostCharacters = 1 << 26
  /// The most lines, carets and characters of a label's results; one result alone has as many as its text makes.
  var mostLines = 10_000_000

  /// The style of each label as a whole.
  public var style: ParagraphStyle
  /// The stack of labels that name none; empty for the only one, or the fonts of the system.
  public var stack = ""
  /// Font sizes of labels that bring none of their own, in points.
  public var sizes: [Double]
  /// Widths of labels that bring none of their own, in points.
  public var widths: [Double]
  /// True if results describe lines beyond their starts, see ``LabelResult/details``.
  public var hasDetails = false
  /// True if results have the label's carets.
  public var hasCarets = false
  /// True if results have the rectangles of the label's ranges and the offsets at its points.
  public var hasRanges = false
  private let engine: TextEngine

  /// A measurer for labels in the fonts of an engine.
  public init(
    engine: TextEngine, style: ParagraphStyle = ParagraphStyle(), sizes: [Double] = [17],
    widths: [Double] = []
  ) {
    self.engine = engine
    self.style = style
    self.sizes = sizes
    self.widths = widths
  }

  /// The lines of a label at each of its sizes and widths.
  ///
  /// - Parameters:
  ///   - part: the part of the document that is the label; the whole document if nil.
  ///   - document: the text that describes it.
  /// - Throws: ``DocumentError`` that shows the part at fault; then there is no result at all.
  @_spi(JSON) public func measure(
    _ part: JSONValue? = nil, in document: JSONDocument
  ) throws(DocumentError) -> [LabelResult] {
    let line = try LabelLine(part ?? document.root, document, stack: stack)
    let label = line.label
    let sizes = try line.numbers(label.sizes, "sizes", Self.sizes) ?? sizes
    let widths = try line.numbers(label.widths, "widths", Self.widths) ?? widths
    guard !widths.isEmpty else {
      throw line.error(
        .invalidValue, "this label has no widths: give --width, or \"widths\" in the line")
    }
    guard sizes.count <= Self.mostResults / widths.count else {
      throw line.error(
        .tooLong,
        "this label has \(sizes.count) sizes and \(widths.count) widths, which make more than \(Self.mostResults) results"
      )
    }
    var results: [LabelResult] = []
    var budget = PositionBudget(rectangles: Self.mostRectangles, characters: Self.mostCharacters)
    var length = 0
    var prepared: PreparedText?
    for size in sizes {
      let text = try line.placingErrors { () throws(TextError) in
        if let prepared, label.isScalable { return try prepared.withFontSize(size) }
        return try engine.preparedText(label.label(size: size, style: style))
      }
      prepared = text
      for width in widths {
        let next = try line.placingErrors { () throws(TextError) in
          try result(of: text, label, size: size, width: width, &budget)
        }
        length += next.length
        results.append(next)
        try check(budget, length, results.count, of: line)
      }
    }
    return results
  }

  private func result(
    of text: PreparedText, _ label: LabelDocument, size: Double, width: Double, _ budget: inout PositionBudget
  ) throws(TextError) -> LabelResult {
    var result = try LabelResult(of: text, id: label.id, size: size, width: width)
    if hasDetails {
      let shown = engine.shownText(of: label.label(size: size, style: style))
      result.details = try LabelDetails(of: text, shown: shown, width: width)
    }
    if hasCarets || hasRanges {
      result.positions = try LabelPositions(
        of: text, label, width: width, hasCarets: hasCarets, hasRanges: hasRanges, budget: &budget)
    }
    return result
  }

  /// Refuses a label whose results so far hold more than one label's may.
  private func check(
    _ budget: PositionBudget, _ length: Int, _ count: Int, of line: LabelLine
  ) throws(DocumentError) {
    let name = line.label.id.map { "the label \"\($0)\"" } ?? "this label"
    guard !budget.isExceeded else {
      let (limit, what) =
        budget.rectangles < 0
        ? (Self.mostRectangles, "rectangles of its ranges")
        : (Self.mostCharacters, "characters on the lines of its ranges and points")
      throw line.error(
        .tooLong,
        "\(name) has more than \(limit) \(what) at its sizes and widths: give fewer, or parts of them in lines of their own",
        at: line.value["ranges"] ?? line.value["points"])
    }
    guard length <= mostLines || count == 1 else {
      throw line.error(
        .tooLong,
        "\(name) has more than \(mostLines) lines, carets and characters in its first \(count) results: give fewer sizes and widths"
      )
    }
  }

  /// Prepares a label at its first size.
  ///
  /// - Parameters:
  ///   - part: the part of the document that is the label; the whole document if nil.
  ///   - document: the text that describes it.
  /// - Throws: ``DocumentError`` that shows the part at fault.
  @_spi(JSON) public func prepare(
    _ part: JSONValue? = nil, in document: JSONDocument
  ) throws(DocumentError) -> PortableText {
    let line = try LabelLine(part ?? document.root, document, stack: stack)
    let size = (try line.numbers(line.label.sizes, "sizes", Self.sizes) ?? sizes).first ?? 17
    return try line.placingErrors { () throws(TextError) in
      try engine.portableText(line.label.label(size: size, style: style))
    }
  }
}

/// A label, and where it was read, so that a fault found later can be shown there.
private struct LabelLine {
  let label: LabelDocument
  let value: JSONValue
  private let document: JSONDocument

  init(_ value: JSONValue, _ document: JSONDocument, stack: String) throws(DocumentError) {
    var label = try document.decode(LabelDocument.self, from: value)
    if label.stack.isEmpty { label.stack = stack }
    (self.label, self.value, self.document) = (label, value, document)
  }

  func error(_ code: DocumentError.Code, _ message: String, at part: JSONValue? = nil) -> DocumentError {
    document.error(code, message, at: part ?? value)
  }

  /// Does something with the label; what is wrong with it is shown at the part at fault.
  func placingErrors<Result>(_ body: () throws(TextError) -> Result) throws(DocumentError) -> Result {
    do throws(TextError) { return try body() } catch {
      // A run may name a stack of its own.
      let isLabelStack = error.code == .unknownStack && label.runs.allSatisfy { $0.font?.stack == nil }
      let text = value["runs"] ?? value["text"]
      throw self.error(.invalidValue, "\(error)", at: isLabelStack ? value["stack"] : text)
    }
  }

  /// The numbers of a key, all of which are allowed.
  func numbers(
    _ numbers: [Double]?, _ key: String, _ allowed: ClosedRange<Double>
  ) throws(DocumentError) -> [Double]? {
    for (index, number) in (numbers ?? []).enumerated() where !allowed.contains(number) {
      throw error(
        .invalidValue,
        "\(key) are numbers of points, \(allowed.contains(0) ? "from" : "above") 0 and up to \(Int(allowed.upperBound)), and this is \(number)",
        at: value[key]?[index])
    }
    return numbers
  }
}
