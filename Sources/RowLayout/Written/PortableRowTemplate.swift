public import TextLayout

/// A row with holes, which other values fill again and again; as bytes it is read where neither its views nor its document are.
///
/// ```swift
/// let template = try PortableRowTemplate(HStack { Text(hole: "name"); Spacer(); Text(hole: "time") }.padding())
/// let bytes = PortableRowTemplate.encoded([template])
/// // Elsewhere:
/// let read = try PortableRowTemplate.decoding(bytes)[0]
/// let row = try read.row(filling: ["name": "Ann", "time": "9:41"], texts: engine)
/// ```
///
/// A filled row is the row that has the values in place of the holes: the same description, so the same heights and frames
/// bit for bit. <doc:RowTemplateBytes> has the bytes.
public struct PortableRowTemplate: Sendable {
  /// The template's name.
  public let id: String?
  /// The environment of rows.
  public let environment: RowEnvironment
  /// The holes, each once, by the order of their places.
  public let holes: [RowHole]
  /// The places of the holes' names.
  let holePlaces: NamePlaces
  let part: WrittenPart
  /// Rows that were lowered for earlier values.
  let lowered = LoweredTemplates()

  /// A template of a part that may have holes.
  ///
  /// - Throws: ``RowError`` with the part at fault; of a hole that has to be two things at once, with its name.
  init(_ part: WrittenPart, id: String? = nil, environment: RowEnvironment) throws(RowError) {
    // Built once with values that stand in: what is wrong whatever fills the holes is refused here.
    var coder = PartCoder(filling: .standIns)
    _ = try coder.description(of: part)
    self.id = id
    self.environment = environment
    self.part = part
    (holes, holePlaces) = (coder.holes, coder.holePlaces)
  }

  /// A template of a description that may have holes.
  ///
  /// - Throws: ``RowError`` for parts made in code, which have no written form.
  public init(
    _ description: RowDescription, id: String? = nil, environment: RowEnvironment = RowEnvironment()
  ) throws(RowError) {
    try self.init(description.written(), id: id, environment: environment)
  }

  /// The row with values in place of the holes.
  ///
  /// - Throws: ``RowError`` that names the hole: one that has no value or one of another type, or a value of a name
  ///   that no hole has.
  /// - Complexity: linear in the number of parts.
  public func description(filling values: RowHoleValues) throws(RowError) -> RowDescription {
    try Self.description(of: part, holes, holePlaces, filling: values)
  }

  static func description(
    of part: WrittenPart, _ holes: [RowHole], _ places: NamePlaces, filling values: RowHoleValues
  ) throws(RowError) -> RowDescription {
    for (name, _) in values.pairs where places[name] == nil {
      let known = holes.isEmpty ? "it has none" : "it has \(holes.map { $0.name }.joined(separator: ", "))"
      throw RowError(.hole, "The template has no hole \"\(name)\"; \(known).")
    }
    var coder = PartCoder(filling: .values(values))
    return try coder.description(of: part)
  }

  /// The row with values in place of the holes, ready to be measured.
  ///
  /// A row whose values differ from earlier ones in strings alone is not lowered again: it takes what preparing its texts takes.
  ///
  /// - Throws: as ``description(filling:)``, and as ``PreparedRow/init(_:environment:texts:)``.
  public func row(
    filling values: RowHoleValues, texts engine: (any TextPreparing)? = nil
  ) throws(RowError) -> PreparedRow {
    if let engine,
      let row = try? lowered.row(of: self, filling: values, labels: RowHoleLabels(), texts: engine)
    {
      return row
    }
    // Made anew: what is wrong is said with its place.
    return try PreparedRow(description(filling: values), environment: environment, texts: engine)
  }

  /// The row with values in place of the holes, and prepared texts in place of some of the strings.
  ///
  /// - Parameters:
  ///   - values: a value for each hole; an empty string where a text fills it.
  ///   - labels: prepared in the fonts and under the limits of the template's texts, as ``text(ofHole:filling:texts:)`` gives them.
  ///   - engine: prepares the other texts that have a string; where all are labels none is needed.
  package func row(
    filling values: RowHoleValues, labels: RowHoleLabels, texts engine: (any TextPreparing)? = nil
  ) throws(RowError) -> PreparedRow {
    if let row = try lowered.row(of: self, filling: values, labels: labels, texts: engine) { return row }
    _ = try description(filling: values)
    throw RowError(.hole, "A hole has two values.")
  }
}

extension PortableRowTemplate {
  private static let form = SealedForm(mark: "SelfRows", version: 1)

  /// Templates as bytes.
  ///
  /// - Complexity: linear in the templates.
  public static func encoded(_ templates: [PortableRowTemplate]) -> [UInt8] {
    var coder = ByteCoder()
    var written = templates.map { (id: $0.id, change: $0.environment.asChange, part: $0.part) }
    // A coder that writes meets no fault.
    try? coder.codeTemplates(&written)
    return form.sealed { $0.bytes += coder.writer.bytes }
  }

  /// Reads templates from bytes; no font is needed.
  ///
  /// Bytes that were changed on the way are refused by their digest; bytes made up under a digest that fits are refused, or
  /// give templates within the limits of rows.
  ///
  /// - Throws: ``RowError`` of the code `damaged` with the place of the fault.
  /// - Complexity: linear in the bytes.
  public static func decoding(_ bytes: [UInt8]) throws(RowError) -> [PortableRowTemplate] {
    let reader: ByteReader
    do throws(SealedForm.Fault) { reader = try form.reader(of: bytes) } catch {
      switch error {
      case .foreign: throw damaged("the bytes are no row templates: they do not begin with \"SelfRows\"")
      case .cutOff where bytes.count == form.mark.count: throw damaged("the row templates are cut off")
      case .unsupportedVersion(let version):
        throw damaged(
          "the row templates are written in version \(version) of their form, and this library reads version \(form.version)"
        )
      case .cutOff, .changed:
        throw damaged(
          "the row templates were changed or cut off: the digest in their last 8 bytes is another")
      }
    }
    var coder = ByteCoder(reading: reader)
    var written: [(id: String?, change: EnvironmentChange, part: WrittenPart)] = []
    do throws(ByteFault) {
      try coder.codeTemplates(&written)
      try coder.require(coder.reader.count == 0, "something follows the last template")
    } catch {
      switch error {
      case .cutOff: throw damaged("the row templates are cut off")
      case .malformed(let offset, let reason):
        throw damaged("the row templates are malformed before byte \(offset): \(reason)")
      }
    }
    var templates: [PortableRowTemplate] = []
    for (id, change, part) in written {
      templates.append(
        try PortableRowTemplate(part, id: id, environment: RowEnvironment().applying(change)))
    }
    return templates
  }

  /// True if bytes begin as templates do.
  package static func isMark(_ bytes: some Collection<UInt8>) -> Bool { form.isMark(bytes) }

  private static func damaged(_ message: String) -> RowError { RowError(.damaged, message) }
}

extension ByteCoder {
  /// Templates: their names, what changes the usual environment, and their parts.
  fileprivate mutating func codeTemplates(
    _ templates: inout [(id: String?, change: EnvironmentChange, part: WrittenPart)]
  ) throws(ByteFault) {
    try code(&templates, of: (nil, EnvironmentChange(), WrittenPart(.empty))) {
      coder, template throws(ByteFault) in
      try coder.code(&template.id)
      try coder.code(&template.change)
      try coder.code(&template.part)
    }
  }
}
