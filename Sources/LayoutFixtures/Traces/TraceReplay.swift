public import ListLayout

/// Replays a trace: an input line in, a state line out.
public struct TraceReplay: Sendable {
  /// The list after the last line read; nil before the first.
  public private(set) var list: ListCache?
  /// The reason for which the last line's event was refused; nil where it was not.
  public private(set) var refusal: ListRefusal?
  private var world = TraceWorld()
  private let limits: ListLimits

  /// A replay that has read nothing; the first line must be the configuration.
  ///
  /// - Parameter limits: what bounds the events; lower them where traces come from strangers who have to be answered at once.
  public init(limits: ListLimits = ListLimits()) {
    self.limits = limits
  }

  /// Reads a line of the trace and says what state the list is in after it, as a line of JSON.
  ///
  /// - Throws: ``DocumentError`` where the line is malformed; nothing has changed then.
  public mutating func step(_ source: SourceText) throws(DocumentError) -> String {
    try step(in: try JSONDocument(source))
  }

  /// Reads a line that is a part of a document, the whole document if nil.
  ///
  /// - Throws: ``DocumentError`` where the line is malformed; nothing has changed then.
  @_spi(JSON) public mutating func step(_ part: JSONValue? = nil, in document: JSONDocument)
    throws(DocumentError)
    -> String
  {
    var reader = TraceReader(document: document, line: part ?? document.root)
    // The list is changed where it stands, not in a copy.
    guard var list = self.list.take() else {
      var configuration = try reader.configuration()
      configuration.limits = limits
      var list = ListCache(configuration)
      defer { self.list = list }
      return list.traceState(list.idle(), hasFrame: false, answer: nil)
    }
    defer { self.list = list }
    reader.listLanes = list.configuration.lanes
    let line = try reader.traceLine()
    let (report, answer) = try perform(line, &list)
    refusal = report.refusal
    return list.traceState(report, hasFrame: line.hasFrame, answer: answer)
  }

  /// Does something with the list where it stands, as a host does between two lines; nil before the first line.
  public mutating func withList<Result, Failure: Error>(
    _ body: (inout ListCache) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try list?.lent(to: body)
  }

  private mutating func perform(
    _ line: TraceLine, _ list: inout ListCache
  ) throws(DocumentError) -> (ListReport, JSONText?) {
    var event: ListEvent?
    var answer: JSONText?
    var refusal: ListRefusal?
    switch line.action {
    case .none: break
    case .heights(let object): try world.add(object)
    case .event(let other): event = other
    case .insets(let top, let bottom):
      event = .insets(ListInsets(top: top ?? list.insets.top, bottom: bottom ?? list.insets.bottom))
    case .measure(let measurements): event = .measure(answered(measurements, list))
    case .query(let query):
      do throws(ListRefusal) {
        answer = try list.answer(to: query)
      } catch {
        refusal = error
      }
    }
    var report: ListReport
    switch (event, line.hasFrame) {
    case (let event?, false): report = list.apply(event)
    case (nil, false): report = list.idle()
    case (let event, true):
      let world = world
      var estimate: ((String, MeasureRequest) -> Double?)?
      if world.hasEstimates { estimate = { key, _ in world.estimate(of: key) } }
      report = list.frameByKey(after: event, estimating: estimate) { key, _ in world.height(of: key) }
    }
    report.refusal = refusal ?? report.refusal
    return (report, answer)
  }

  /// Measurements with the world's heights where none are given; those without an answer are left out, but for those
  /// that are dropped in any case.
  private func answered(
    _ measurements: [(measurement: ListMeasurement, hasHeight: Bool)], _ list: ListCache
  ) -> [ListMeasurement] {
    measurements.compactMap { entry in
      if entry.hasHeight { return entry.measurement }
      guard let slot = try? list.slot(entry.measurement.slot), let key = list.key(of: slot) else {
        return entry.measurement
      }
      guard let height = world.height(of: key) else {
        return list.isCurrent(entry.measurement) ? nil : entry.measurement
      }
      var measurement = entry.measurement
      measurement.height = height
      return measurement
    }
  }
}

extension ListCache {
  /// Lends the list where it stands.
  fileprivate mutating func lent<Result, Failure: Error>(
    to body: (inout ListCache) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&self)
  }
}
