@_spi(JSON) internal import LayoutFixtures

/// A line of a client, read strictly.
struct Request {
  enum Action {
    case configure(JSONValue)
    case measure(JSONValue, withFrames: Bool)
    case wrap(JSONValue)
    case event(JSONValue, list: String)
    case close(list: String)
    case define(JSONValue, template: String)
    case fill(JSONValue, template: String, withFrames: Bool)
    case forget(template: String)
  }

  let document: JSONDocument
  let action: Action
  var widths: [Double]?
  var sizes: [Double]?

  /// The keys that a request has beside `id`, by the one that names it.
  private static let kinds: [(name: String, keys: [String])] = [
    ("configure", []), ("measure", ["widths", "frames"]), ("wrap", ["widths", "sizes"]),
    ("list", ["event", "close"]), ("template", ["row", "values", "widths", "frames", "close"]),
  ]

  /// The id of a request as it is spelled; nil where it has none.
  static func id(in document: JSONDocument, _ limits: ServerLimits) throws(DocumentError) -> String? {
    guard case .object = document.root.content else {
      throw document.error(
        .invalidValue, "expected a request: an object with \(names), found \(document.root.kindInWords)",
        at: document.root)
    }
    guard let id = document.root["id"] else { return nil }
    switch id.content {
    case .number, .string, .null: break
    default: throw document.error(.invalidValue, "an id is a number or a string", at: id)
    }
    guard id.range.count <= limits.nameLength else {
      throw document.error(.tooLong, "an id is at most \(limits.nameLength) bytes", at: id)
    }
    return String(decoding: document.source.bytes[id.range], as: UTF8.self)
  }

  init(_ document: JSONDocument, _ limits: ServerLimits) throws(DocumentError) {
    self.document = document
    let root = document.root
    let found = Self.kinds.filter { root[$0.name] != nil }
    guard let kind = found.first, found.count == 1, let value = root[kind.name] else {
      throw document.error(.invalidValue, "a request has one of \(Self.names)", at: root)
    }
    let object = try TraceObject(root, in: document, keys: ["id", kind.name] + kind.keys)
    switch kind.name {
    case "configure": action = .configure(value)
    case "measure":
      action = .measure(value, withFrames: try object.bool("frames") ?? false)
    case "wrap": action = .wrap(value)
    case "template": action = try Self.template(document, value, object, limits)
    default:
      let list = try document.name(value, limits)
      if let event = root["event"], root["close"] == nil {
        action = .event(event, list: list)
      } else if root["event"] == nil, try object.bool("close") == true {
        action = .close(list: list)
      } else {
        throw document.error(
          .invalidValue, "a request to a list has an \"event\", or \"close\": true", at: root)
      }
    }
    widths = try root["widths"].map { value throws(DocumentError) in
      try document.numbers(value, LabelMeasurer.widths, limits)
    }
    sizes = try root["sizes"].map { value throws(DocumentError) in
      try document.numbers(value, LabelMeasurer.sizes, limits)
    }
  }

  private static func template(
    _ document: JSONDocument, _ value: JSONValue, _ object: TraceObject, _ limits: ServerLimits
  ) throws(DocumentError) -> Action {
    let name = try document.name(value, limits)
    let root = document.root
    switch (root["row"], root["values"], try object.bool("close")) {
    case (let row?, nil, nil): return .define(row, template: name)
    case (nil, let values?, nil):
      return .fill(values, template: name, withFrames: try object.bool("frames") ?? false)
    case (nil, nil, true?): return .forget(template: name)
    default:
      throw document.error(
        .invalidValue, "a request to a template has a \"row\", or \"values\", or \"close\": true", at: root)
    }
  }

  func error(_ message: String) -> DocumentError {
    document.error(.invalidValue, message, at: document.root)
  }

  func unknownList(_ name: String) -> DocumentError {
    document.error(
      .invalidValue,
      "no list is called \"\(name)\"; open it by {\"list\": \"\(name)\", \"event\": {\"configure\": {}}}",
      at: document.root["list"] ?? document.root)
  }

  func unknownTemplate(_ name: String) -> DocumentError {
    document.error(
      .invalidValue,
      "no template is called \"\(name)\"; make it by {\"template\": \"\(name)\", \"row\": {\"tree\": …}}",
      at: document.root["template"] ?? document.root)
  }

  private static var names: String {
    let names = kinds.map { "\"\($0.name)\"" }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}

extension JSONDocument {
  /// The name of a list or a template.
  fileprivate func name(_ value: JSONValue, _ limits: ServerLimits) throws(DocumentError) -> String {
    let name = try string(value)
    guard name.utf8.count <= limits.nameLength else {
      throw error(.tooLong, "a name is at most \(limits.nameLength) bytes", at: value)
    }
    return name
  }

  fileprivate func numbers(
    _ value: JSONValue, _ allowed: ClosedRange<Double>, _ limits: ServerLimits
  ) throws(DocumentError) -> [Double] {
    let elements = try elements(value)
    guard !elements.isEmpty, elements.count <= limits.widths else {
      throw error(.invalidValue, "expected a list of 1 to \(limits.widths) numbers", at: value)
    }
    return try elements.map { element throws(DocumentError) in
      let number = try number(element)
      guard allowed.contains(number) else {
        throw error(
          .invalidValue, "expected a number from \(allowed.lowerBound) to \(allowed.upperBound)", at: element)
      }
      return number
    }
  }
}
