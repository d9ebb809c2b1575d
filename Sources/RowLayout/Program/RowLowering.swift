internal import TextLayout

/// Lowers a description to a program: resolves the environment, spreads groups, folds what does not change the layout
/// into its part, and finds out beforehand what it can about every node.
struct RowLowering {
  /// The settings that surround a part.
  struct Context {
    var surroundings: Surroundings
    /// The axis of the nearest stack around (rules P1, V1); nil outside any.
    var axis: Axis?
    /// The way to the part; nil for the root.
    var place: RowPath?
    /// True if a frame around the part fixes both dimensions, so that nothing inside changes any size outside.
    var isInFixedFrame = false
  }

  /// An environment behind a reference, as it is handed on to every part.
  final class Surroundings: Sendable {
    let environment: RowEnvironment

    init(_ environment: RowEnvironment) { self.environment = environment }
  }

  /// A lowered part.
  struct Lowered {
    var node: Int
    var spacing: Spacing
    /// True if a frame around it leaves its spacing alone, as around a spacer (rule G2).
    var projectsSpacing = false
    /// The part's values for a custom container.
    var layoutValues: [LayoutValue] = []

    /// The part as a frame around it takes it that does not see a spacer in it.
    var asAnyContent: Lowered {
      var lowered = self
      lowered.projectsSpacing = false
      return lowered
    }
  }

  let engine: (any TextPreparing)?
  var program = RowProgram()
  var texts: [any TextMeasuring] = []
  var sources: [TextSource] = []
  var parts: [RowPart] = []
  var partCount = 0
  var limits = RowLimits()
  /// The notes on the row beside its sizes.
  private(set) var notes: [RowNote] = []
  /// Geometry readers around the description.
  let readerNesting: Int
  let strings: Strings
  /// The prepared texts that fill holes.
  let labels: RowHoleLabels
  /// The row's texts in order, where they were prepared before.
  let known: [any TextMeasuring]

  /// The strings that the program is made for.
  enum Strings {
    /// Those of the description, which has no holes.
    case described
    /// Others, given later in place of holes.
    case replaced
    /// Others with hard breaks; the other cases stand for strings without any.
    case replacedWithBreaks
  }

  init(
    engine: (any TextPreparing)?, strings: Strings = .described, labels: RowHoleLabels = RowHoleLabels(),
    readerNesting: Int = 0, known: [any TextMeasuring] = []
  ) {
    self.engine = engine
    self.strings = strings
    self.labels = labels
    self.readerNesting = readerNesting
    self.known = known
  }

  /// Lowers a whole row.
  mutating func run(_ root: RowDescription, in environment: RowEnvironment) throws(RowError) {
    guard environment.scale > 0, environment.scale.isFinite else {
      throw RowError(.invalidNumber, "The scale has to be a number above 0, and is \(environment.scale).")
    }
    limits = environment.limits
    guard root.depth <= limits.depth else {
      throw RowError(.tooDeep, "The description nests more than \(limits.depth) parts; make the row flatter.")
    }
    program.mostSizings = limits.sizings
    program.scale = environment.scale
    var context = Context(surroundings: Surroundings(environment))
    reserve(depth: root.depth)
    var elements: [Part] = []
    try spread(root, context, into: &elements)
    if elements.count != 1 {
      // Several parts at the root stand as in a column, as SwiftUI's hosting views do.
      let children = elements.map { $0.description }
      elements = [
        Part(
          description: RowDescription(
            .vstack(alignment: .center, spacing: nil, children: children)))
      ]
    }
    context.place = elements[0].place
    _ = try lower(elements[0].description, context)
    if program.layouts.contains(where: { $0.isRelative }) {
      program.nodes[0].isContainer = true
      program.nodes[0].slot = -1
    }
    program.mostVisits = RowLimits.visits(parts: program.childList.count + partCount)
  }

  /// Makes room for the parts of a usual row at once, and not for more in a row of few levels.
  private mutating func reserve(depth: Int) {
    let usual = min(16, 2 * depth)
    program.nodes.reserveCapacity(usual)
    parts.reserveCapacity(usual)
    program.childList.reserveCapacity(usual)
    program.gaps.reserveCapacity(usual)
    program.order.reserveCapacity(usual)
    program.groupLengths.reserveCapacity(usual)
  }

  // MARK: Spreading (rule C1)

  /// A part of a container after groups are spread.
  struct Part {
    var description: RowDescription
    /// The way to the part; nil for the root.
    var place: RowPath?

    var path: String { place.spelling }
  }

  /// Appends the parts that a description contributes to the container around.
  mutating func spread(
    _ description: RowDescription, _ context: Context, into result: inout [Part]
  ) throws(RowError) {
    partCount += 1
    guard partCount <= mostParts else { throw tooManyParts(context) }
    switch description.kind {
    case .empty: return
    case .invalid(let error): throw error.prefixed(by: context.path)
    case .chosen(let hole, _, _), .repeated(let hole, _):
      throw RowError(.hole, path: context.path, "The hole \"\(hole)\" is not filled.")
    case .group(let children):
      try spread(children, "children", context, into: &result)
    case .conditional(let condition, let then, let otherwise):
      try spread(condition ? then : otherwise, condition ? "then" : "else", context, into: &result)
    case .identified(let list):
      if let twin = RowDescription.firstDuplicate(of: list.map { $0.id }) {
        throw RowError(
          .duplicateID, path: context.path,
          "Two elements have the id \"\(twin)\"; the ids of a ForEach have to differ.")
      }
      for (number, element) in list.enumerated() {
        try spread(element.children, "children", context.inside("elements", number), into: &result)
      }
    case .forEach(let count, let child):
      // What is repeated is counted before it is made.
      guard description.spreadCount <= mostParts - partCount else { throw tooManyParts(context) }
      let inner = context.inside("child")
      for _ in 0..<max(0, count) { try spread(child, inner, into: &result) }
    default: try spreadModifier(description, context, into: &result)
    }
  }

  /// The most parts that the row may have.
  var mostParts: Int { min(limits.parts, RowLimits.maximumParts) }

  private func tooManyParts(_ context: Context) -> RowError {
    RowError(.tooManyParts, path: context.path, "A row has at most \(mostParts) parts.")
  }

  /// Appends the parts that a list of descriptions contributes.
  mutating func spread(
    _ children: [RowDescription], _ key: String, _ context: Context, into result: inout [Part]
  ) throws(RowError) {
    for number in children.indices {
      try spread(children[number], context.inside(key, number), into: &result)
    }
  }

  /// A modifier of several parts modifies each of them.
  private mutating func spreadModifier(
    _ description: RowDescription, _ context: Context, into result: inout [Part]
  ) throws(RowError) {
    guard let child = description.kind.modified, child.kind.isSpread else {
      return result.append(Part(description: description, place: context.place))
    }
    let start = result.count
    try spread(child, context.inside("child"), into: &result)
    for index in start..<result.count {
      result[index].description = RowDescription(
        description.kind.modifying(result[index].description), id: description.id)
    }
  }

  // MARK: Nodes

  /// Adds a node for a part; its children follow.
  mutating func add(
    _ kind: RowNode.Kind, _ description: RowDescription, _ context: Context
  ) throws(RowError) -> Int {
    var node = RowNode(kind)
    node.isRightToLeft = context.surroundings.environment.layoutDirection == .rightToLeft
    program.nodes.append(node)
    parts.append(RowPart(kind: description.kind.name, id: description.id, paint: Paint(description.kind)))
    return program.nodes.count - 1
  }

  /// Adds what a part without a node of its own says to the part that stands for it.
  mutating func fold(_ description: RowDescription, into node: Int) {
    parts[node].kinds.insert(description.kind.name, at: 0)
    if let id = description.id { parts[node].ids.insert(id, at: 0) }
    if let paint = Paint(description.kind) { parts[node].paints.append(paint) }
  }

  /// Lets a node keep its answers.
  mutating func keepAnswers(of node: Int) {
    program.nodes[node].slot = Int32(program.slotCount)
    program.slotCount += 1
  }

  /// Lowers the parts of a container, and attaches them to its node.
  mutating func fill(_ node: Int, _ parts: [Part], _ context: Context) throws(RowError) -> [Lowered] {
    let lowered = try lowerParts(parts, context)
    attach(lowered, to: node)
    program.nodes[node].explicitGuides = program.nodes[node].childrenExplicitGuides & ~0x3F
    return lowered
  }

  /// Attaches children to a node.
  mutating func attach(_ children: [Lowered], to node: Int) {
    let start = program.childList.count
    program.nodes[node].childStart = Int32(start)
    program.nodes[node].childCount = Int32(children.count)
    for (place, child) in children.enumerated() {
      program.nodes[node].childrenExplicitGuides |= program.nodes[child.node].explicitGuides
      program.childList.append(Int32(child.node))
      program.gaps.append(0)
      program.order.append(Int32(place))
      program.groupLengths.append(0)
    }
  }

  /// Says something of a part in the row's report.
  mutating func note(_ code: RowNote.Code, _ context: Context, _ message: String) {
    guard notes.count < RowReport.mostNotes else { return }
    notes.append(RowNote(code, path: context.path, message))
  }

  /// Says in the row's report what a style has noted.
  mutating func note(_ notes: [String], _ context: Context) {
    for noted in notes {
      let parts = noted.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1).map {
        String(decoding: $0.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
      }
      guard parts.count == 2, let code = RowNote.Code(rawValue: parts[0]) else { continue }
      note(
        code, context,
        code == .filledLater
          ? "What .\(parts[1]) fills in is not there yet: the row is described as it is before."
          : "What .\(parts[1]) does to the size is not measured.")
    }
  }

  /// A finite number, or a fault; NaN where there is none.
  func finite(_ value: Double?, _ what: String, _ context: Context) throws(RowError) -> Double {
    guard let value else { return .nan }
    guard value.isFinite else {
      throw RowError(
        .invalidNumber, path: context.path, "\(what) has to be a finite number, and is \(value).")
    }
    return value
  }
}

extension RowLowering.Context {
  var environment: RowEnvironment { surroundings.environment }

  /// The way to the part as errors and notes spell it.
  var path: String { place.spelling }

  /// The context of a part inside this one.
  func inside(_ key: String, _ number: Int? = nil) -> RowLowering.Context {
    at(RowPath(key, number, in: place))
  }

  /// The context of a part at a place inside.
  func at(_ place: RowPath?) -> RowLowering.Context {
    var result = self
    result.place = place
    return result
  }

  func along(_ axis: Axis?) -> RowLowering.Context {
    var result = self
    result.axis = axis
    return result
  }
}

extension RowDescription {
  /// The least number of parts by spreading the part, as far as they can be counted.
  fileprivate var spreadCount: Int {
    switch kind {
    case .forEach(let count, let child):
      let (product, isOver) = max(0, count).multipliedReportingOverflow(by: child.spreadCount)
      return isOver ? .max : product
    case .group(let children):
      return children.reduce(0) { sum, child in
        let (total, isOver) = sum.addingReportingOverflow(child.spreadCount)
        return isOver ? .max : total
      }
    default: return 1
    }
  }
}
