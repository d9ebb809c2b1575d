// Writes the tables of this module anew. From the package's folder:
//
//   swiftc -O -parse-as-library Sources/CUnicodeTables/Generator/*.swift -l_FoundationICU \
//     -o .build/generate-unicode-tables && .build/generate-unicode-tables Sources/CUnicodeTables
//
// It takes a few seconds, and gives the same files wherever the toolchain's ICU has Unicode 16.0.

import Foundation

@main
enum Generate {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      fatalError("usage: generate-unicode-tables <folder of CUnicodeTables>")
    }
    precondition(Properties.unicodeVersion == "16.0", "the tables are pinned to Unicode 16.0")
    let folder = URL(filePath: CommandLine.arguments[1])
    let line = LineBreakTables()
    let grapheme = GraphemeBreakTables()
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try write(line.source, "LineBreakTables.c")
    try write(line.header, "include/LineBreakConstants.h")
    try write(grapheme.source, "GraphemeBreakTables.c")
    try write(grapheme.header, "include/GraphemeBreakConstants.h")
    print(
      "line break: \(line.names.count) classes, \(line.automata.map(\.rows.count)) states, "
        + "\(line.trie.byteCount) bytes of classes")
    print(
      "grapheme break: \(grapheme.automaton.rows.count) states, "
        + "\(grapheme.trie.byteCount) bytes of classes")
  }
}
