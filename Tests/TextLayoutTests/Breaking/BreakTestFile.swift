import Foundation
import TestSupport

/// One line of a break test file of the Unicode character database: code points with ÷ or × between them.
struct BreakTestCase: Sendable, CustomStringConvertible {
  let line: String
  let text: String
  /// Byte offsets of the breaks inside the text.
  let breaks: [Int]

  var description: String { line }

  init?(_ line: Substring) {
    let content = line.prefix { $0 != "#" }
    var text = ""
    var breaks: [Int] = []
    for token in content.split(whereSeparator: \.isWhitespace) {
      switch token {
      case "÷": breaks.append(text.utf8.count)
      case "×": break
      default:
        guard let value = UInt32(token, radix: 16) else { return nil }
        // A lone surrogate cannot stand in a Swift string.
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      }
    }
    guard !text.isEmpty else { return nil }
    self.line = content.trimmingCharacters(in: .whitespaces)
    self.text = text
    self.breaks = breaks.filter { $0 > 0 && $0 < text.utf8.count }
  }

  static func cases(in file: URL) throws -> [BreakTestCase] {
    try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline).compactMap {
      BreakTestCase($0)
    }
  }
}

/// The folder of the Unicode character database as Debian's unicode-data installs it; nil where it is not installed.
let unicodeData: URL? = {
  let folder = URL(filePath: "/usr/share/unicode/auxiliary")
  let file = folder.appending(path: "LineBreakTest.txt")
  return FileManager.default.fileExists(atPath: file.path) ? folder : nil
}()
