internal import LayoutFixtures
public import RowLayout
public import TextLayout

/// The setup for measuring: a document of rows without its rows, and the settings of labels.
///
/// ```json
/// {"format": 1, "environment": {"scale": 2, "stacks": {"ui": {"fonts": ["Inter-Regular.otf"]}}, "font": {"stack": "ui"}},
///  "widths": [320], "sizes": [17], "lineMetrics": "pixel", "tailoring": "unicode", "systemStacks": {"system": "sans-serif"}}
/// ```
public struct EngineConfiguration: Sendable {
  /// The environment, stacks and widths of rows.
  public var document: RowDocument
  /// The families of stacks that are made of the system's fonts, by the stacks' names.
  public var systemStacks: [String: [String]] = [:]
  /// The font sizes of labels that bring none of their own, in points.
  public var sizes = [17.0]
  /// Which break opportunities labels have.
  public var tailoring = BreakTailoring.unicode
  /// True if labels round ascent and descent as browsers do, not the label's height to the pixel grid.
  public var roundsLikeBrowsers = false

  /// Rows of text of which only the lengths are known, at 2 pixels a point.
  public init(document: RowDocument = RowDocument()) { self.document = document }

  /// The style of labels as a whole.
  public var style: ParagraphStyle {
    ParagraphStyle(
      tailoring: tailoring, lineMetrics: roundsLikeBrowsers ? .css : .pixel(scale: document.environment.scale)
    )
  }
}

extension EngineConfiguration: Decodable {
  private enum Keys: String, CodingKey { case sizes, tailoring, lineMetrics, systemStacks, rows }
  private enum Metrics: String, CaseIterable { case pixel, css }

  /// Reads a configuration.
  public init(from decoder: any Decoder) throws {
    self.init(document: try RowDocument(from: decoder))
    let keyed = try decoder.container(keyedBy: Keys.self)
    func fault(_ key: Keys, _ message: String) -> DecodingError {
      DecodingError.dataCorruptedError(forKey: key, in: keyed, debugDescription: message)
    }
    func word<Word: RawRepresentable & CaseIterable>(
      _ key: Keys, _ type: Word.Type
    ) throws -> Word? where Word.RawValue == String {
      guard let name = try keyed.decodeIfPresent(String.self, forKey: key) else { return nil }
      if let word = Word(rawValue: name) { return word }
      let known = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
      throw fault(key, "\"\(name)\" is not known here; \(key.rawValue) is \(known)")
    }
    guard !keyed.contains(.rows) else {
      throw fault(.rows, "a configuration has no rows; they come afterwards")
    }
    if let sizes = try keyed.decodeIfPresent([Double].self, forKey: .sizes) {
      guard !sizes.isEmpty, sizes.allSatisfy(LabelMeasurer.sizes.contains) else {
        throw fault(.sizes, "sizes are numbers of points above 0, up to 10000, one at least")
      }
      self.sizes = sizes
    }
    tailoring = try word(.tailoring, BreakTailoring.self) ?? tailoring
    roundsLikeBrowsers = try word(.lineMetrics, Metrics.self) == .css
    guard keyed.contains(.systemStacks) else { return }
    if let one = try? keyed.decode([String: String].self, forKey: .systemStacks) {
      systemStacks = one.mapValues { [$0] }
    } else {
      systemStacks = try keyed.decode([String: [String]].self, forKey: .systemStacks)
    }
  }
}
