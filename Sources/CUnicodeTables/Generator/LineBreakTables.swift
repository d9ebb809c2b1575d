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
  /// CM, ZWJ and the marks of dictionary scripts, which join what stands before them.
  let markClasses: [Int]
  /// Letters and ideographs: most text.
  let letterClass: Int
  let ideographClass: Int
  /// One automaton for each reading.
  let automata: [Automaton]
  /// The first symbol of each class, by its number; several symbols that no rule tells apart share a class.
  private let representatives: [Int]
  private let breakAllPairs: [UInt64]
  private let endOfText: Int

  init() {
    let perCodePoint = Properties.codePoints.map(Properties.lineBreak)
    let symbols = Set(perCodePoint).sorted()
    automata = Reading.all.map { reading in
      let inputs = symbols + [LineBreakSymbol(property: .endOfText)]
      return Automaton(
        exploring: LineBreakMachine(symbols: inputs.map { $0.resolved(reading).forRules }))
    }
    endOfText = symbols.count
    let (classes, groups) = Self.group(symbols, automata)
    representatives = groups
    names = groups.map { symbols[$0].name }
    breakAllPairs = BreakAllPairs.words(of: groups.map { symbols[$0] })
    columns = 1 << (Int.bitWidth - (groups.count - 1).leadingZeroBitCount)
    firstDictionaryClass = groups.firstIndex { symbols[$0].isDictionary } ?? 0
    letterClass = classes[.letterA] ?? 0
    ideographClass = classes[LineBreakSymbol(property: .ID, isEastAsian: true)] ?? 0
    let marks: Set<LineBreakProperty> = [.CM, .ZWJ]
    markClasses = groups.indices.filter { symbols[groups[$0]].isOne(of: marks) }
    trie = Trie(
      zip(Properties.codePoints, perCodePoint).map { c, symbol in
        UInt8(classes[symbol] ?? 0) | (Properties.isKeptTogether(c) ? Self.keptTogether : 0)
      })
    checkFastPaths()
  }

  /// Checks what the library's fast paths assume: there is one state after any letter and one after any ideograph, a
  /// mark changes neither, and between two of a kind nothing stands, or a break.
  private func checkFastPaths() {
    for automaton in automata {
      for (kind, boundary) in [(letterClass, Output.Boundary.none), (ideographClass, .allowed)] {
        let column = automaton.column(representatives[kind])
        let states = Set(column.map(\.next))
        precondition(states.count == 1)
        for state in states {
          precondition(column[state].output == Output(boundary: boundary))
          precondition(
            automaton.rows[state][representatives[markClasses[0]]] == .init(next: state, output: Output()))
        }
      }
    }
  }

  /// Gives one class to symbols whose columns are equal in all automata and that no one tells apart later.
  private static func group(
    _ symbols: [LineBreakSymbol], _ automata: [Automaton]
  ) -> (classes: [LineBreakSymbol: Int], representatives: [Int]) {
    struct Key: Hashable {
      var columns: [[Automaton.Entry]]
      var isDictionary: Bool
    }
    var numbers: [Key: Int] = [:]
    var classes: [LineBreakSymbol: Int] = [:]
    var representatives: [Int] = []
    for (index, symbol) in symbols.enumerated() {
      let key = Key(columns: automata.map { $0.column(index) }, isDictionary: symbol.isDictionary)
      if numbers[key] == nil {
        numbers[key] = representatives.count
        representatives.append(index)
      }
      classes[symbol] = numbers[key]
    }
    return (classes, representatives)
  }

  /// An entry as the C table has it: next state, boundary << 8, decides << 10, depends << 11.
  private func packed(_ entry: Automaton.Entry) -> Int {
    let output = entry.output
    return entry.next | Int(output.boundary.rawValue) << 8 | (output.decidesPending ? 1 << 10 : 0)
      | (output.dependsOnLineStart ? 1 << 11 : 0)
  }

  private func table(_ automaton: Automaton) -> [Int] {
    precondition(automaton.rows.count <= 256)
    return automaton.rows.flatMap { row in
      (0..<columns).map { column in
        column < representatives.count ? packed(row[representatives[column]]) : 0
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
    for (number, automaton) in automata.enumerated() {
      text.array("line_break_automaton_\(number)", type: "uint16_t", table(automaton))
      text.array(
        "line_break_end_\(number)", type: "uint16_t",
        automaton.rows.map { packed($0[endOfText]) & ~0xFF })
    }
    text.array("chromium_ascii_pairs", words: ChromiumPairs.words)
    text.array("line_break_all_pairs", words: breakAllPairs)
    ASCIIRuns.append(to: &text)
    return text.text
  }

  var header: String {
    var text = SourceText()
    text.line("enum {")
    text.line("  LINE_BREAK_COLUMNS = \(columns),")
    text.line("  LINE_BREAK_FIRST_DICTIONARY_CLASS = \(firstDictionaryClass),")
    text.line("  LINE_BREAK_LETTER = \(letterClass),")
    text.line("  LINE_BREAK_IDEOGRAPH = \(ideographClass),")
    text.line("  LINE_BREAK_MARK = \(markClasses[0]),")
    text.line("  LINE_BREAK_JOINER = \(markClasses[1]),")
    text.line("  LINE_BREAK_DICTIONARY_MARK = \(markClasses[2]),")
    text.line("};")
    return text.text
  }
}
