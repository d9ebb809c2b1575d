extension StringProtocol {
  /// The text for an element or an attribute of XML or HTML (XML 1.0, sections 2.2, 2.4 and 3.3.3): white space keeps in
  /// attributes, and characters that XML cannot hold become U+FFFD.
  package var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
