/// The tables of line breaking: classes of code points, and the automata that read them.
struct LineBreakTables {
  /// Bit of a table value that marks what "keep all" keeps together.
  static let keptTogether: UInt8 = 0x80
  /// Columns of an automaton's row, a power of two.
  let columns: Int
  let trie: Trie
  /// Names of the classes by number.
  let names: [String]
  let firstDictionaryClass: Int
  /// CM and ZWJ, which join what stands before them.
  let markClasses: [Int]
  /// One automaton where class CJ is ID, one where it is NS.
  let normal: Automaton
  let strict: Automaton
  /// The first symbol of each class, by its number (several symbols that no rule tells apart share a class), and
  /// the end of text.
  private let representatives: [Int]

  init() {
    let perCodePoint = Properties.codePoints.map(Properties.lineBreak)
    let symbols = Set(perCodePoint).sorted()
    let endOfText = LineBreakSymbol(property: .endOfText)
    func automaton(strict: Bool) -> Automaton {
      let inputs = (symbols + [endOfText]).map { $0.resolved(strict: strict).forRules }
      return Automaton(exploring: LineBreakMachine(symbols: inputs))
    }
    let normal = automaton(strict: false)
    let strict = automaton(strict: true)
    let (classes, groups) = Self.group(symbols, normal, strict)
    self.normal = normal
    self.strict = strict
    representatives = groups + [symbols.count]
    names = groups.map { symbols[$0].name }
    columns = 1 << (Int.bitWidth - groups.count.leadingZeroBitCount)
    firstDictionaryClass = groups.firstIndex { symbols[$0].isDictionary } ?? 0
    let marks: Set<LineBreakProperty> = [.CM, .ZWJ]
    markClasses = groups.indices.filter { symbols[groups[$0]].isOne(of: marks) }
    trie = Trie(
      zip(Properties.codePoints, perCodePoint).map { c, symbol in
        UInt8(classes[symbol] ?? 0) | (Properties.isKeptTogether(c) ? Self.keptTogether : 0)
      })
  }

  /// Gives one class to symbols whose columns are equal in both automata and that no one tells apart later.
  private static func group(
    _ symbols: [LineBreakSymbol], _ normal: Automaton, _ strict: Automaton
  ) -> (classes: [LineBreakSymbol: Int], representatives: [Int]) {
    struct Key: Hashable {
      var columns: [[Automaton.Entry]]
      var isDictionary: Bool
    }
    var numbers: [Key: Int] = [:]
    var classes: [LineBreakSymbol: Int] = [:]
    var representatives: [Int] = []
    for (index, symbol) in symbols.enumerated() {
      let key = Key(
        columns: [normal.column(index), strict.column(index)], isDictionary: symbol.isDictionary)
      if numbers[key] == nil {
        numbers[key] = representatives.count
        representatives.append(index)
      }
      classes[symbol] = numbers[key]
    }
    return (classes, representatives)
  }

  /// An automaton's rows as the C table: next state, boundary << 8, settles << 10, depends << 11.
  func packed(_ automaton: Automaton) -> [Int] {
    precondition(automaton.rows.count <= 256)
    return automaton.rows.flatMap { row in
      (0..<columns).map { column in
        guard column < representatives.count else { return 0 }
        let entry = row[representatives[column]]
        let output = entry.output
        return entry.next | Int(output.boundary.rawValue) << 8 | (output.settlesPending ? 1 << 10 : 0)
          | (output.dependsOnLineStart ? 1 << 11 : 0)
      }
    }
  }

  var source: String {
    var text = SourceText()
    text.line("#include \"CUnicodeTables.h\"\n")
    text.line("// Classes by number, each named by one of the sorts of characters that no rule tells apart:")
    for (number, name) in names.enumerated() { text.line("// \(number) \(name)") }
    text.line("")
    text.trie("line_break", trie)
    text.array("line_break_normal", type: "uint16_t", packed(normal))
    text.array("line_break_strict", type: "uint16_t", packed(strict))
    text.array("chromium_ascii_pairs", words: ChromiumPairs.words)
    return text.text
  }

  var header: String {
    var text = SourceText()
    text.line("enum {")
    text.line("  LINE_BREAK_COLUMNS = \(columns),")
    text.line("  LINE_BREAK_END_OF_TEXT = \(representatives.count - 1),")
    text.line("  LINE_BREAK_FIRST_DICTIONARY_CLASS = \(firstDictionaryClass),")
    text.line("  LINE_BREAK_MARK = \(markClasses[0]),")
    text.line("  LINE_BREAK_JOINER = \(markClasses[1]),")
    text.line("  LINE_BREAK_DICTIONARY_MARK = \(markClasses[2]),")
    text.line("};")
    return text.text
  }
}
