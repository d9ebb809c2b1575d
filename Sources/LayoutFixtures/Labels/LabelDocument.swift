public import RowLayout
package import SelfSizing
public import TextLayout

/// A label as a line of NDJSON has it.
public struct LabelDocument: Decodable, Sendable {
  /// The label's name in results.
  public var id: String?
  /// A BCP 47 language tag.
  public var lang: String?
  /// The name of the font stack; empty for the only one, or the fonts of the system.
  public var stack: String
  /// The weight of runs that name none.
  public var weight: Int?
  /// True if runs that do not say it are italic.
  public var isItalic: Bool?
  /// The text in runs of one font each; a font's gaps are filled by the label's stack, size, weight and slant.
  public var runs: [TextDescription.Run]
  /// The style of the label as a whole.
  public var style = LabelStyle()
  /// Font sizes for this label instead of those of all.
  public var sizes: [Double]?
  /// Widths for this label instead of those of all.
  public var widths: [Double]?
  /// The ranges of scalars whose rectangles are asked for.
  public var ranges: [[Int]]?
  /// The points, each with its distances from the label's left and top, whose offsets are asked for.
  public var points: [[Double]]?

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, lang, stack, text, weight, italic, runs, style, sizes, widths, ranges, points
    case note, source, tags, kind
  }

  /// Reads a label; `note`, `source`, `tags` and `kind` may hold anything.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(String.self, forKey: .id)
    lang = try container.decodeIfPresent(String.self, forKey: .lang)
    stack = try container.decodeIfPresent(String.self, forKey: .stack) ?? ""
    weight = try FontChoice.weight(in: container, forKey: .weight)
    isItalic = try container.decodeIfPresent(Bool.self, forKey: .italic)
    func fault(_ key: CodingKeys, _ message: String) -> DecodingError {
      DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: message)
    }
    let strings = try? container.decodeIfPresent([TextDescription.Run].self, forKey: .runs)
    if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      if strings != nil { throw fault(.text, "a label has a text or runs of strings, not both") }
      let outer = FontChoice(stack: stack, weight: weight, isItalic: isItalic)
      runs = try StyledRange.runs(of: text, in: container, forKey: .runs, outer: outer)
    } else {
      guard container.contains(.runs) else {
        throw DecodingError.keyNotFound(
          CodingKeys.text, .init(codingPath: container.codingPath, debugDescription: ""))
      }
      let runs = try strings ?? container.decode([TextDescription.Run].self, forKey: .runs)
      guard !runs.isEmpty else { throw fault(.runs, "a label has at least one run") }
      guard runs.allSatisfy({ $0.hole == nil }) else { throw fault(.runs, "only rows have holes") }
      self.runs = runs
    }
    style = try container.decodeIfPresent(LabelStyle.self, forKey: .style) ?? LabelStyle()
    sizes = try container.decodeIfPresent([Double].self, forKey: .sizes)
    widths = try container.decodeIfPresent([Double].self, forKey: .widths)
    ranges = try container.decodeIfPresent([[Int]].self, forKey: .ranges)
    guard ranges?.allSatisfy({ $0.count == 2 && $0[0] <= $0[1] && $0[0] >= 0 }) ?? true else {
      throw fault(.ranges, "a range has two offsets, the second not before the first")
    }
    points = try container.decodeIfPresent([[Double]].self, forKey: .points)
    guard points?.allSatisfy({ $0.count == 2 }) ?? true else {
      throw fault(.points, "a point has two distances")
    }
    for key: CodingKeys in [.note, .source, .tags, .kind] { _ = container.contains(key) }
  }

  /// True if the label at one size has the proportions that it has at any other: nothing in it has a size of its own.
  public var isScalable: Bool {
    style.isScalable
      && runs.allSatisfy {
        $0.box == nil && $0.tracking == nil && $0.font?.size == nil && $0.font?.style == nil
      }
  }

  /// The label at a font size, to be prepared.
  public func label(size: Double, style: ParagraphStyle) -> TextLabel {
    let outer = FontChoice(stack: stack, size: size, weight: weight, isItalic: isItalic)
    var pieces = runs.map { run in
      var run = run
      run.font = (run.font ?? FontChoice()).completed(by: outer)
      return run.piece(at: .large)
    }
    // The label's own first face makes every line as tall as it is, also where no run is set in it.
    let own = outer.description(at: .large)
    if pieces.first?.font != own { pieces.insert(TextRun("", font: own), at: 0) }
    for index in pieces.indices {
      pieces[index].font.tracking += self.style.letterSpacing
      pieces[index].font.wordSpacing += self.style.wordSpacing
    }
    return TextLabel(runs: pieces, style: self.style.applied(to: style), language: lang)
  }
}

/// A file that says which fonts the names of stacks stand for.
public struct FontStackDocument: Sendable {
  /// The stacks by name.
  public var stacks: [String: FontStack]
  /// The folder of the file, in which bare font names are looked up first.
  public var folder: String

  /// Reads a stacks file.
  ///
  /// - Throws: ``DocumentError`` with the place of the fault.
  public static func read(_ path: String) throws(DocumentError) -> FontStackDocument {
    let document = try JSONDocument(try InputFile(path: path).readAll())
    return FontStackDocument(
      stacks: try document.decode([String: FontStack].self), folder: InputFile.folder(of: path))
  }
}

extension TextEngine {
  /// An engine for the stacks of a file; for the fonts of the system where there is none.
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - folders: where bare file names are looked up, behind the file's own folder and before the system's font folders.
  /// - Throws: ``DocumentError`` with the place of the fault, or `FontError` that names the missing or broken file.
  package init(stacksFile path: String?, folders: [String]) throws {
    guard let path else {
      self = try TextEngine()
      return
    }
    let stacks = try FontStackDocument.read(path)
    self = try TextEngine(stacks: stacks.stacks, folders: [stacks.folder] + folders)
  }
}
