extension String {
  /// The text with its control characters, line feeds and direction controls spelled as `\u{1B}`, so that an id or a key
  /// of a stranger's document cannot move a terminal's caret.
  ///
  /// - Complexity: O(length of the text).
  package var withVisibleControls: String {
    unicodeScalars.contains { $0.isInvisibleControl } ? spellingControls { $0.isInvisibleControl } : self
  }

  /// A message for a terminal: ``withVisibleControls`` but for line feeds, and its middle left out where it is longer than
  /// ``longestMessage``.
  package var asMessage: String {
    let isSpelled = { (scalar: Unicode.Scalar) in scalar.isInvisibleControl && scalar != "\n" }
    let short = withoutMiddle(longest: Self.longestMessage)
    return short.unicodeScalars.contains(where: isSpelled)
      ? short.spellingControls(isSpelled).withoutMiddle(longest: Self.longestMessage) : short
  }

  /// The longest message in bytes: enough for a sentence with a path, not for a key of 5 MB.
  static let longestMessage = 1500

  private func spellingControls(_ isSpelled: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if isSpelled(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The beginning and the end of a text that is longer than so many bytes, and how much stood between them.
  private func withoutMiddle(longest: Int) -> String {
    let bytes = utf8
    guard bytes.count > longest else { return self }
    // Room for the note in the middle; more of the beginning, which names what is wrong.
    let room = longest - 48
    let head = unicodeScalars.prefix(upTo: boundary(atByte: room * 2 / 3))
    let tail = unicodeScalars.suffix(from: boundary(atByte: bytes.count - room / 3))
    let left = bytes.count - head.utf8Count - tail.utf8Count
    return "\(String(head)) … \(left) bytes left out … \(String(tail))"
  }

  /// The first scalar that begins at a byte or behind it.
  private func boundary(atByte offset: Int) -> String.Index {
    var index = utf8.index(utf8.startIndex, offsetBy: offset)
    while index < utf8.endIndex, utf8[index] & 0xC0 == 0x80 { utf8.formIndex(after: &index) }
    return index
  }
}

extension Substring.UnicodeScalarView {
  fileprivate var utf8Count: Int { Substring(self).utf8.count }
}

extension Unicode.Scalar {
  /// The columns that the character takes up on a terminal: none for a mark upon the one before it, two for ideographs and emoji.
  package var terminalColumns: Int {
    if isInvisibleControl { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return value == 0xAD ? 1 : 0
    default: break
    }
    switch value {
    case 0x1100..<0x1160, 0x2E80..<0x303F, 0x3041..<0xA4D0, 0xA960..<0xA980, 0xAC00..<0xD7A4, 0xF900..<0xFB00,
      0xFE10..<0xFE1A, 0xFE30..<0xFE70, 0xFF00..<0xFF61, 0xFFE0..<0xFFE7, 0x1_6FE0..<0x1_B300,
      0x2_0000..<0x3_FFFE:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// A control character (C0, DEL, C1), a line or paragraph separator, or one that changes the direction of what follows.
  var isInvisibleControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
