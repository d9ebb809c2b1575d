public import RowLayout
public import TextShaping

/// What a document of rows says before its rows: the environment, the fonts and the widths.
public struct RowDocumentHeader: Sendable {
  /// The newest format that this version reads.
  public static let newestFormat = 1

  /// What rows are resolved under unless they say otherwise.
  public var environment = RowEnvironment()
  /// The fonts behind the names of stacks.
  public var stacks: [String: FontStack] = [:]
  /// The widths at which rows are measured that have no proposal of their own.
  public var widths: [Double] = []
  /// By how much a number may differ from what is expected of it.
  public var tolerance = 0.01
}

extension RowDocumentHeader {
  enum Keys: String, CodingKey { case format, environment, widths, tolerance, rows }

  /// Reads the header from an object; the object's `rows` are left alone.
  init(from document: JSONDocument) throws(DocumentError) {
    if let format = document.root["format"], case .number(let number) = format.content,
      number > Double(Self.newestFormat)
    {
      throw document.error(
        .unknownFormat,
        "this document is of format \(JSONWriter.spelled(number)), and this version reads up to format "
          + "\(Self.newestFormat); use a newer version of SelfSizing", at: format)
    }
    self = try document.decode(RowDocumentHeader.self)
  }
}

extension RowDocumentHeader: Decodable {
  /// Reads the header of a document.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    let format = try keyed.decode(Int.self, forKey: .format)
    guard format == Self.newestFormat else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: keyed, debugDescription: "there is no format \(format); the format is 1")
    }
    if let section = try keyed.decodeIfPresent(EnvironmentSection.self, forKey: .environment) {
      environment = environment.applying(section.change)
      stacks = section.stacks
    }
    widths = try keyed.decodeIfPresent([Double].self, forKey: .widths) ?? []
    for (index, width) in widths.enumerated() where !(width >= 0 && width.isFinite) {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath + [Keys.widths, IndexKey(index)],
          debugDescription: "a width is a finite number of points, not below 0"))
    }
    tolerance = try keyed.decodeIfPresent(Double.self, forKey: .tolerance) ?? tolerance
    _ = keyed.contains(.rows)
  }

  /// The document's `environment`: that of rows, and the font stacks beside it.
  private struct EnvironmentSection: Decodable {
    var change: EnvironmentChange
    var stacks: [String: FontStack]

    enum Keys: String, CodingKey { case stacks }

    init(from decoder: any Decoder) throws {
      let keyed = try decoder.container(keyedBy: Keys.self)
      stacks = try keyed.decodeIfPresent([String: FontStack].self, forKey: .stacks) ?? [:]
      change = try EnvironmentChange(from: decoder)
    }
  }
}
