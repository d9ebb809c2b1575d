@_spi(JSON) public import LayoutFixtures
internal import RowLayout

/// Answers requests of other programs, a line of JSON for a line of JSON, as `selfsize serve` does.
///
/// ```text
/// {"id": 0, "configure": {"format": 1, "environment": {"stacks": {"ui": {"fonts": ["Inter-Regular.otf"]}}}}}
/// {"id": 1, "wrap": {"stack": "ui", "text": "Hello, world"}, "widths": [60]}
/// {"id": 2, "measure": {"tree": {"kind": "leaf", "w": 1, "h": 3}}, "widths": [320]}
/// {"id": 3, "list": "inbox", "event": {"configure": {"viewport": 640}}}
/// {"id": 4, "template": "chat", "row": {"tree": {"kind": "text", "string": {"hole": "body"}}}}
/// {"id": 5, "template": "chat", "values": {"body": "Hello"}, "widths": [320]}
/// ```
///
/// Every line that is not blank gets one answer, which carries the line's id, in the order of the lines. What is wrong with a request is an
/// answer too, and changes nothing.
public struct LayoutServer: Sendable {
  private let folders: [String]
  private let limits: ServerLimits
  private var engine: LayoutEngine?
  private var lists: [String: TraceReplay] = [:]
  private var templates: [String: PortableRowTemplate] = [:]

  /// A server without fonts or lists.
  ///
  /// - Parameters:
  ///   - folders: where bare font names are looked up, before the system's font folders.
  ///   - limits: what bounds it.
  public init(folders: [String] = [], limits: ServerLimits = ServerLimits()) {
    self.folders = folders
    self.limits = limits
  }

  /// The answer to a line.
  public mutating func answer(_ line: SourceText) -> String {
    var id: String?
    do throws(DocumentError) {
      let document = try JSONDocument(line)
      id = try Request.id(in: document, limits)
      return try answer(Request(document, limits), id)
    } catch {
      return Self.answer(to: error, id: id)
    }
  }

  /// The answer to a line that could not be read.
  public static func answer(to error: DocumentError) -> String { answer(to: error, id: nil) }

  private mutating func answer(_ request: Request, _ id: String?) throws(DocumentError) -> String {
    try JSONWriter.line { json throws(DocumentError) in
      if let id { json.member("id", JSONText(id)) }
      try answer(request, in: &json)
    }
  }

  private mutating func answer(_ request: Request, in json: inout JSONWriter) throws(DocumentError) {
    switch request.action {
    case .configure(let value):
      let engine = try LayoutEngine(
        request.document.decode(EngineConfiguration.self, from: value), folders: folders)
      self.engine = engine
      json.member("stacks", engine.stackNames)
    case .measure(let row, let withFrames):
      let results = try readyEngine().measure(
        row: row, in: request.document, widths: request.widths ?? [], withFrames: withFrames)
      json.member("results", results)
    case .wrap(let label):
      var labels = try readyEngine().labels
      labels.widths = request.widths ?? labels.widths
      labels.sizes = request.sizes ?? labels.sizes
      let results = try labels.measure(label, in: request.document)
      json.member("results", results)
    case .event(let event, let list):
      json.member("state", JSONText(try step(list, event, request)))
    case .close(let list):
      guard lists.removeValue(forKey: list) != nil else { throw request.unknownList(list) }
      json.member("closed", true)
    case .define(let row, let name): try define(name, row, request, &json)
    case .fill(let values, let name, let withFrames):
      let results = try fill(name, values, request, withFrames: withFrames)
      json.member("results", results)
    case .forget(let name):
      guard templates.removeValue(forKey: name) != nil else { throw request.unknownTemplate(name) }
      json.member("closed", true)
    }
  }

  /// The engine; one without fonts where none was configured.
  private mutating func readyEngine() throws(DocumentError) -> LayoutEngine {
    if let engine { return engine }
    let engine = try LayoutEngine(EngineConfiguration(), folders: folders)
    self.engine = engine
    return engine
  }

  private mutating func step(
    _ name: String, _ event: JSONValue, _ request: Request
  ) throws(DocumentError) -> String {
    if event["configure"] != nil {
      guard lists[name] != nil || lists.count < limits.lists else {
        throw request.error("\(lists.count) lists are open, and no more are allowed; close one")
      }
      var replay = TraceReplay()
      let state = try replay.step(event, in: request.document)
      lists[name] = replay
      return state
    }
    guard let state = try lists[name]?.step(event, in: request.document) else {
      throw request.unknownList(name)
    }
    return state
  }

  /// Keeps a template, and tells its holes.
  private mutating func define(
    _ name: String, _ row: JSONValue, _ request: Request, _ json: inout JSONWriter
  ) throws(DocumentError) {
    guard templates[name] != nil || templates.count < limits.templates else {
      throw request.error("\(templates.count) templates are kept, and no more are allowed; close one")
    }
    let template = try readyEngine().template(row, in: request.document)
    templates[name] = template
    json.object("holes") { json in
      for hole in template.holes { json.member(hole.name, "\(hole.kind)") }
    }
  }

  private mutating func fill(
    _ name: String, _ values: JSONValue, _ request: Request, withFrames: Bool
  ) throws(DocumentError) -> [RowResult] {
    guard let template = templates[name] else { throw request.unknownTemplate(name) }
    let engine = try readyEngine()
    let widths = request.widths ?? engine.configuration.document.widths
    guard !widths.isEmpty else {
      throw request.error("there is no width to measure at: give \"widths\" here, or when you configure")
    }
    let filling = try request.document.decode(RowHoleValues.self, from: values)
    do throws(RowError) {
      return try engine.measure(
        template, filling: filling, named: name, widths: widths, withFrames: withFrames)
    } catch {
      throw request.document.error(.invalidValue, error.message, at: values)
    }
  }

  private static func answer(to error: DocumentError, id: String?) -> String {
    JSONWriter.line { json in
      json.member("id", JSONText(id ?? "null"))
      json.object("error") { json in
        json.member("code", error.code.rawValue)
        json.member("message", error.message)
        guard let location = error.location else { return }
        json.member("line", location.line)
        json.member("column", location.column)
      }
    }
  }
}
