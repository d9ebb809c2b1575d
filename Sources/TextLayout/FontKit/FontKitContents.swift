/// The facts of fonts that a kit holds, as they are read of faces, written and read back.
package struct FontKitContents: Sendable {
  /// The faces that the weights of a stack choose.
  package struct Style: Sendable {
    package var stack: String
    package var weights: ClosedRange<Int>
    package var isItalic: Bool
    /// The indices of its faces, in the order in which they are tried.
    package var faces: [Int]

    package init(stack: String, weights: ClosedRange<Int>, isItalic: Bool, faces: [Int]) {
      self.stack = stack
      self.weights = weights
      self.isItalic = isItalic
      self.faces = faces
    }
  }

  /// Characters of one script.
  package struct Characters: Sendable {
    package var range: ClosedRange<UInt32>
    /// The index of their script in ``FontKitContents/scripts``.
    package var script: Int

    package init(range: ClosedRange<UInt32>, script: Int) {
      self.range = range
      self.script = script
    }
  }

  /// An opening or closing bracket.
  package struct Bracket: Sendable {
    package var scalar: UInt32
    /// The closing bracket, of a closing one itself; 0 for an opening mark that no character closes, as U+201E.
    package var closing: UInt32

    package init(scalar: UInt32, closing: UInt32) {
      self.scalar = scalar
      self.closing = closing
    }
  }

  /// A face with the characters that it has of those known.
  package struct Face: Sendable {
    package var font: ShapingFont
    package var coverage: [ClosedRange<UInt32>]
    /// For each language, and for each script, 1 and the index of the face's table; 0 where it has none.
    package var tables: [Int]
    /// False for a face whose text no table measures.
    var hasTables: Bool { tables.contains { $0 != 0 } }
    /// A face to be read into.
    static let none = Face(
      font: ShapingFont(metrics: .none, spaceAdvance: 0, hyphenAdvance: 0, ellipsisAdvance: nil),
      coverage: [],
      tables: [])

    package init(font: ShapingFont, coverage: [ClosedRange<UInt32>], tables: [Int]) {
      self.font = font
      self.coverage = coverage
      self.tables = tables
    }
  }

  /// A pair table over the characters of several scripts.
  package struct Table: Sendable {
    /// The characters, rising, with their symbols.
    package var characters: [(scalar: UInt32, symbol: UInt16)]
    package var symbols: [PairTable.Symbol]
    package var pairs: [Int16]
    package var substitutions: SubstitutionProgram

    package init(
      characters: [(scalar: UInt32, symbol: UInt16)] = [], symbols: [PairTable.Symbol] = [],
      pairs: [Int16] = [], substitutions: SubstitutionProgram = SubstitutionProgram()
    ) {
      self.characters = characters
      self.symbols = symbols
      self.pairs = pairs
      self.substitutions = substitutions
    }

    /// The number of columns of `pairs`.
    package var width: Int { symbols.count > 1 ? max(1, symbols[1].row) : 1 }
  }

  package var styles: [Style] = []
  /// The languages that it was made for; the first is none.
  package var languages: [String] = [""]
  /// The ISO 15924 tags of its scripts; the first is 0, of text without letters.
  package var scripts: [UInt32] = [0]
  /// The characters known, rising.
  package var characters: [Characters] = []
  /// The brackets among them, rising.
  package var brackets: [Bracket] = []
  package var faces: [Face] = []
  package var tables: [Table] = []

  package init() {}

  /// The index of a character's script; nil for one that the kit does not know.
  func script(of scalar: UInt32) -> Int? {
    let index = characters.partitioningIndex { $0.range.upperBound >= scalar }
    guard index < characters.count, characters[index].range.contains(scalar) else { return nil }
    return characters[index].script
  }

  /// The bracket that a character is.
  func bracket(_ scalar: UInt32) -> Bracket? {
    let index = brackets.partitioningIndex { $0.scalar >= scalar }
    return index < brackets.count && brackets[index].scalar == scalar ? brackets[index] : nil
  }

  /// The number of a face's table for a language and a script; nil where it has none.
  func table(ofFace face: Int, language: Int, script: Int) -> Int? {
    let tables = faces[face].tables
    let index = language * scripts.count + script
    return index < tables.count && tables[index] > 0 ? tables[index] - 1 : nil
  }
}

extension FontKitContents.Face {
  /// True if the face has a character of those known.
  func covers(_ scalar: UInt32) -> Bool {
    let index = coverage.partitioningIndex { $0.upperBound >= scalar }
    return index < coverage.count && coverage[index].contains(scalar)
  }
}
