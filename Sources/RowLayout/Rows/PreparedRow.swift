public import TextLayout

/// A row ready to be resolved at any width, from any thread: sizing is a pure function of the proposal (rule M3).
///
/// ```swift
/// let row = try PreparedRow(.init(.text(TextDescription(…))), texts: engine)
/// let height = try row.height(width: 375)
/// ```
public struct PreparedRow: Sendable {
  let core: RowCore
  let texts: [any TextMeasuring]
  /// The origin of the texts, for pictures.
  let origin: TextOrigin
  private let number: UInt64

  /// The origin of the strings of a row's texts.
  enum TextOrigin: Sendable {
    /// They are those of the description.
    case description
    /// They were given in place of the description's.
    case strings([TextStrings])
    /// The texts were given ready to be measured.
    case unknown
  }

  init(core: RowCore, texts: [any TextMeasuring], origin: TextOrigin = .description) {
    self.core = core
    self.texts = texts
    self.origin = origin
    number = RowCore.newRowNumber()
  }

  /// The parts of the frames, in the order of the frames: parents before what is inside them.
  public var parts: [RowPart] { core.parts }

  /// True if no text of the row has estimated widths, as those of a `FontKit` or a `TextEstimator` may have.
  public var isExact: Bool { !texts.contains { $0.isEstimated } }

  /// Notes on the row beside its sizes.
  public var report: RowReport { core.report }

  /// The height at a width (rule M4); a negative width counts as 0.
  ///
  /// - Throws: ``RowError`` if the width is NaN, or the row goes beyond ``RowLimits/sizings``.
  /// - Complexity: linear in the number of parts for usual rows; no allocation once the template was resolved before.
  public func height(width: Double) throws(RowError) -> Double {
    try measure(ProposedSize(width: width, height: nil)).size.height
  }

  /// The height at a width, and the widths for which it holds.
  public func measure(width: Double) throws(RowError) -> RowMeasurement {
    try measure(ProposedSize(width: width, height: nil))
  }

  /// The row's answer to a proposal, and the widths for which it answers with the same height.
  public func measure(_ proposal: ProposedSize) throws(RowError) -> RowMeasurement {
    let offer = try checked(proposal)
    var result = RowMeasurement(size: .zero, validFrom: 0, validTo: 0)
    try withResolver { resolver in
      let size = resolver.size(0, offer)
      result = RowMeasurement(size, at: proposal.width, resolver.interval)
    }
    return result
  }

  /// The row's answer to a proposal.
  public func size(_ proposal: ProposedSize) throws(RowError) -> RowSize {
    try measure(proposal).size
  }

  /// The frames of all parts, in the root's coordinates, not snapped to pixels, written into the caller's storage.
  ///
  /// Parts that are not shown (what does not fit in a ViewThatFits) have a frame of NaN.
  /// - Returns: the row's size.
  @discardableResult
  public func frames(_ proposal: ProposedSize, into frames: inout [RowRect]) throws(RowError) -> RowSize {
    // No interval is asked for, so no length has to say how it depends on the width.
    _ = try checked(proposal)
    let offer = Proposal(proposal)
    var output = FrameWriter(frames: [])
    swap(&output.frames, &frames)
    defer { swap(&output.frames, &frames) }
    output.begin(count: core.program.nodes.count)
    var size = RowSize.zero
    try withResolver { resolver in
      let taken = resolver.size(0, offer)
      size = RowSize(width: taken.width.value, height: taken.height.value)
      resolver.place(0, offer, taken, x: 0, y: 0, into: &output)
    }
    return size
  }

  /// The rows' answers at a width, in order.
  ///
  /// Rows of one template that follow each other share the memory of their resolving, so this is faster than asking one
  /// by one, and parts of a list can be measured on several threads at once without waiting for each other.
  ///
  /// - Throws: ``RowError`` of the first row that cannot be measured.
  /// - Complexity: the sum of the rows' own.
  public static func measure(
    _ rows: Span<PreparedRow>, width: Double
  ) throws(RowError) -> [RowMeasurement] {
    var measurements: [RowMeasurement] = []
    measurements.reserveCapacity(rows.count)
    while measurements.count < rows.count {
      let first = rows[measurements.count]
      let offer = try first.checked(ProposedSize(width: width, height: nil))
      // Rows are looked at in place: copies would count references that all threads share.
      try first.withResolver { resolver in
        while measurements.count < rows.count, rows[measurements.count].core === first.core,
          !resolver.isExhausted
        {
          let row = measurements.count
          resolver.begin(row: rows[row].number, texts: rows[row].texts)
          let size = resolver.size(0, offer)
          measurements.append(RowMeasurement(size, at: width, resolver.interval))
        }
      }
    }
    return measurements
  }

  /// The label that a text of the row was prepared from; nil where it is not known.
  func label(ofText number: Int) -> TextLabel? {
    guard core.sources.indices.contains(number) else { return nil }
    let leading = texts[number].fontMetrics.leading
    switch origin {
    case .description: return core.sources[number].label(leading: leading)
    case .strings(let strings): return core.sources[number].label(strings[number], leading: leading)
    case .unknown: return nil
    }
  }

  /// Runs a resolver with memory of the template.
  func withResolver(_ body: (inout Resolver) -> Void) throws(RowError) {
    let box = core.takeScratch()
    var resolver = Resolver(core, texts: texts, scratch: box.take())
    resolver.scratch.begin(row: number)
    body(&resolver)
    let isExhausted = resolver.isExhausted
    let sizings = resolver.sizings
    if isExhausted { resolver.scratch.begin(row: 0) }
    box.put(resolver.takeScratch())
    core.giveBack(box)
    guard !isExhausted else {
      throw RowError(
        .tooManySizings,
        sizings > core.program.mostSizings
          ? "Resolving needs more than \(core.program.mostSizings) sizings; stacks alternate too deep inside a fixed "
            + "height."
          : "Resolving asks parts more than \(core.program.mostVisits) times; stacks or grids nest too deep.")
    }
  }

  /// A proposal for the resolver: the width is what all lengths depend on.
  func checked(_ proposal: ProposedSize) throws(RowError) -> Proposal {
    if proposal.width?.isNaN ?? false || proposal.height?.isNaN ?? false {
      throw RowError(.invalidNumber, "A proposed size cannot be NaN.")
    }
    var offer = Proposal(proposal)
    if let width = proposal.width, width >= 0, width < .infinity {
      offer.width = Length(width, byWidth: 1, byHeight: 0, base: 0)
    }
    return offer
  }
}

extension PreparedRow {
  /// Prepares a described row; see ``RowTemplate/init(_:environment:texts:)``.
  public init(
    _ description: RowDescription, environment: RowEnvironment = RowEnvironment(),
    texts engine: (any TextPreparing)? = nil
  ) throws(RowError) {
    self = try RowTemplate(description, environment: environment, texts: engine).row
  }
}

/// A row's answer to a proposal, and for how long it stands.
public struct RowMeasurement: Hashable, Sendable {
  /// The row's size.
  public var size: RowSize
  /// The least proposed width at which the height is known to be the same.
  public var validFrom: Double
  /// The end, not included, of the proposed widths at which the height is known to be the same.
  public var validTo: Double

  /// The row's height.
  public var height: Double { size.height }
}

extension RowMeasurement {
  init(_ size: Extent, at width: Double?, _ interval: Interval) {
    self.size = RowSize(width: size.width.value, height: size.height.value)
    guard let width, width < .infinity else {
      validFrom = width ?? 0
      validTo = .infinity
      return
    }
    let width0 = max(0, width)
    let isConstant = size.height.byWidth == 0
    validFrom = isConstant ? max(0, width0 + min(0, interval.width.low)) : width0
    validTo = isConstant ? max(width0.nextUp, width0 + max(0, interval.width.high)) : width0.nextUp
  }
}

/// Writes frames by node.
struct FrameWriter: PlacingOutput {
  var frames: [RowRect]
  var mirror = Mirroring()

  mutating func begin(count: Int) {
    let hidden = RowRect(x: .nan, y: .nan, width: .nan, height: .nan)
    if frames.count == count {
      for index in frames.indices { frames[index] = hidden }
    } else {
      frames.removeAll(keepingCapacity: true)
      frames.append(contentsOf: repeatElement(hidden, count: count))
    }
  }

  mutating func put(_ index: Int, _ proposal: Proposal, _ size: Extent, x: Double, y: Double) {
    let length = size.width.value
    frames[index] = RowRect(
      x: mirror.left(x, width: length), y: y, width: length, height: size.height.value)
  }
}
