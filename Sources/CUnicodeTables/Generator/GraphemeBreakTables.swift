/// The tables of grapheme clusters: classes of code points, and the automaton that reads them.
struct GraphemeBreakTables {
  let trie: Trie
  let automaton = Automaton(exploring: GraphemeMachine())
  private let columns = 32

  init() {
    let numbers = Dictionary(
      uniqueKeysWithValues: zip(GraphemeSymbol.allCases, 0..<UInt8(GraphemeSymbol.allCases.count)))
    trie = Trie(Properties.codePoints.map { numbers[Properties.grapheme($0)] ?? 0 })
  }

  var source: String {
    var text = SourceText()
    text.line("#include \"CUnicodeTables.h\"\n")
    text.trie("grapheme_break", trie)
    precondition(automaton.rows.count <= 128)
    text.array(
      "grapheme_break_automaton", type: "uint8_t",
      automaton.rows.flatMap { row in
        (0..<columns).map { column in
          guard column < row.count else { return 0 }
          return row[column].next | (row[column].output.boundary == .allowed ? 0x80 : 0)
        }
      })
    return text.text
  }

  var header: String {
    var text = SourceText()
    text.line("enum {")
    text.line("  GRAPHEME_BREAK_COLUMNS = \(columns),")
    for (number, symbol) in GraphemeSymbol.allCases.enumerated() where [.cr, .lf, .control].contains(symbol) {
      text.line("  GRAPHEME_BREAK_\(symbol.rawValue.uppercased()) = \(number),")
    }
    text.line("};")
    return text.text
  }
}
