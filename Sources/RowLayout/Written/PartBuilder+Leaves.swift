extension PartBuilder {
  mutating func leaf(_ part: WrittenPart) throws(RowError) -> RowDescription.Kind {
    switch part.kind {
    case .spacer: .spacer(minLength: try finite(part, .minLength))
    case .divider: .divider
    case .rect: .rect(try shape(part))
    case .leaf:
      .leaf(
        width: try size(part, .w), height: try size(part, .h),
        firstBaseline: try finite(part, .firstBaseline))
    case .text: .text(try text(part))
    case .image: .image(try image(part))
    default: .empty
    }
  }

  private mutating func shape(_ part: WrittenPart) throws(RowError) -> ShapeDescription {
    ShapeDescription(
      try named(part, .shape, among: ShapeDescription.Shape.allCases, "shape") ?? .rectangle,
      cornerRadius: try finite(part, .cornerRadius), fill: try string(part, .fill))
  }

  private mutating func image(_ part: WrittenPart) throws(RowError) -> ImageDescription {
    let (width, height) = try ownSize(part)
    return ImageDescription(
      name: try string(part, .name), width: width, height: height,
      isResizable: try flag(part, .resizable) ?? false, isSymbol: try flag(part, .symbol) ?? false,
      baselineOffset: try finite(part, .baselineOffset))
  }

  /// An image's own size: `size`, or `width` and `height`.
  private mutating func ownSize(_ part: WrittenPart) throws(RowError) -> (Double, Double) {
    guard let value = part[.size] else { return (try size(part, .width), try size(part, .height)) }
    for key in [RowKey.width, .height] where part[key] != nil {
      throw fault(part, key, "an image has a size, or a width and a height, not both")
    }
    if case .hole(let name) = value {
      guard case .size(let width, let height) = try filling(name, .size, at: .size) else {
        throw missing(.size)
      }
      return (width, height)
    }
    guard let size = try numbers(part, .size, "a size is two numbers"), size.0 >= 0, size.1 >= 0 else {
      throw fault(part, .size, "a size is two numbers of 0 or more")
    }
    return size
  }

  // MARK: Texts

  private mutating func text(_ part: WrittenPart) throws(RowError) -> TextDescription {
    var text = TextDescription(try content(part))
    if case .font(let font)? = part[.font] { text.font = font }
    text.lineLimit = try lineLimit(part)
    text.reservesSpace = try flag(part, .reservesSpace) ?? false
    text.lineSpacing = try finite(part, .lineSpacing)
    text.truncation = try named(part, .truncation, among: TruncationMode.allCases, "truncation")?.rawValue
    text.tracking = try finite(part, .tracking)
    text.language = try string(part, .lang)
    if case .features(let features)? = part[.features] { text.features = features }
    return text
  }

  private mutating func content(_ part: WrittenPart) throws(RowError) -> TextDescription.Content {
    let contents = [RowKey.string, .runs, .words].filter { part[$0] != nil }
    guard let key = contents.first else { throw missing(.string) }
    guard contents.count == 1 else {
      throw fault(part, contents[1], "a text has either \"string\", \"runs\" or \"words\"")
    }
    switch part[key] {
    case .words(let words): return .standIn(try standIn(words, part))
    case .runs(let runs):
      guard !runs.isEmpty else { throw fault(part, .runs, "a text has at least one run") }
      return .runs(try filled(runs))
    default:
      if leavesStrings, case .hole(let name)? = part[.string] {
        var run = TextDescription.Run("")
        run.hole = name
        return .runs([run])
      }
      guard let string = try filledString(part, .string) else { throw missing(.string) }
      return .runs([TextDescription.Run(string)])
    }
  }

  /// Runs with their strings in place of holes.
  private mutating func filled(
    _ runs: [TextDescription.Run]
  ) throws(RowError) -> [TextDescription.Run] {
    guard !leavesStrings else { return runs }
    var runs = runs
    for index in runs.indices {
      guard let hole = runs[index].hole else { continue }
      runs[index].hole = nil
      do throws(RowError) {
        if case .string(let string) = try filling(hole, .string, at: .string) { runs[index].string = string }
      } catch {
        throw error.prefixed(by: "runs[\(index)]")
      }
    }
    return runs
  }

  private mutating func standIn(
    _ words: [StandInText.Word], _ part: WrittenPart
  ) throws(RowError) -> StandInText {
    StandInText(
      words: words, advance: try measure(part, .advance), lineHeight: try measure(part, .lineHeight),
      ascent: try measure(part, .ascent), capHeight: try finite(part, .capHeight),
      leading: try finite(part, .leading) ?? 0)
  }

  private mutating func measure(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> Double {
    let value = try number(part, key)
    guard value >= 0 else { throw fault(part, key, "this has to be a number of 0 or more") }
    return value
  }

  private mutating func lineLimit(_ part: WrittenPart) throws(RowError) -> LineLimit? {
    if case .lineLimit(let limit)? = part[.lineLimit] { return limit }
    guard let lines = try whole(part, .lineLimit) else { return nil }
    guard lines >= 1 else { throw fault(part, .lineLimit, "a line limit is at least 1") }
    return LineLimit(maximum: lines)
  }
}
