public import ListLayout
public import RowLayout
public import TextLayout

/// Prepares rows and measures them. A value that any number of tasks can use at the same time.
public struct RowMeasurer: Sendable {
  /// The rows' text preparer; nil where no row has real text.
  public let text: (any TextPreparing)?
  /// The environment of the rows.
  public internal(set) var environment: RowEnvironment { didSet { templates = TemplateCache() } }
  /// The way that the rows' list scrolls: in one that scrolls sideways, rows are measured by their width, at the list's
  /// height. A ``ListDriver`` sets it.
  public internal(set) var axis = ListAxis.vertical
  private let estimator: TextEstimator?
  private var templates = TemplateCache()

  /// A measurer of rows.
  ///
  /// - Parameters:
  ///   - text: prepares the rows' texts; nil where no row has real text.
  ///   - environment: the screen, the reader's settings, and the font of texts that name none.
  public init(text: (any TextPreparing)? = nil, environment: RowEnvironment = RowEnvironment()) {
    self.text = text
    self.environment = environment
    estimator = text.map { TextEstimator(calibratedBy: $0) }
  }

  private init(estimator: TextEstimator?, environment: RowEnvironment) {
    text = estimator
    self.environment = environment
    self.estimator = estimator
  }

  /// A measurer that guesses the sizes of texts instead of shaping them.
  public var estimating: RowMeasurer {
    var measurer = RowMeasurer(estimator: estimator, environment: environment)
    measurer.axis = axis
    return measurer
  }

  /// Makes a row ready to be measured at any width.
  func prepare(_ digested: DigestedBody) throws(RowError) -> PreparedBody {
    switch digested.body {
    case .fixed(let height): return .fixed(height)
    case .measured(let measure): return .measured(measure)
    case .described(let row):
      let prepared = try templates.prepare(
        row, digested.description ?? DescriptionDigest(of: row), environment: environment, texts: text)
      return axis == .vertical ? .row(prepared) : .column(prepared)
    }
  }

  /// The heights of rows at a width, in order, measured by several tasks.
  func heights(
    of bodies: [DigestedBody], numbers: [Int], width: Double, workers: Int
  ) async throws(RowError) -> [RowHeight] {
    // Parts small enough that a few long texts in one of them do not keep the others waiting.
    let partSize = max(1, min(64, bodies.count / max(1, workers * 8)))
    let results = await withTaskGroup(of: (Int, Result<[RowHeight], RowError>).self) { group in
      var next = 0
      func addPart() {
        guard next < bodies.count else { return }
        let part = next..<min(next + partSize, bodies.count)
        next = part.upperBound
        group.addTask { (part.lowerBound, self.measure(bodies[part], numbers, width: width)) }
      }
      for _ in 0..<max(1, workers) { addPart() }
      var results: [(Int, Result<[RowHeight], RowError>)] = []
      for await result in group {
        results.append(result)
        addPart()
      }
      return results
    }
    var heights: [RowHeight] = []
    for (_, part) in results.sorted(by: { $0.0 < $1.0 }) { heights += try part.get() }
    return heights
  }

  private func measure(
    _ bodies: ArraySlice<DigestedBody>, _ numbers: [Int], width: Double
  ) -> Result<[RowHeight], RowError> {
    var heights: [RowHeight] = []
    for index in bodies.indices {
      do throws(RowError) {
        heights.append(try prepare(bodies[index]).height(width: width))
      } catch {
        return .failure(error.prefixed(by: "items[\(numbers[index])]"))
      }
    }
    return .success(heights)
  }
}
