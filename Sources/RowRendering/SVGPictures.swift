/// Pictures for one document that share what they refer to: glyphs and lines are defined once.
package struct SVGPictures {
  private var writer = SVGWriter(glyphs: nil, captionStack: nil, selectableText: false, sharesLines: true)

  /// No pictures yet.
  package init() {}

  /// Definitions of the pictures made so far: elements for the document's `defs`.
  package var definitions: String { writer.definitions }

  /// The elements of a picture, its numbers apart.
  ///
  /// - Parameters:
  ///   - glyphs: what the picture was drawn with; the same for all that have text.
  ///   - name: what sets the picture's ids apart from those of others in the document.
  package mutating func picture(
    _ drawing: Drawing, glyphs: (any GlyphSource)?, name: String
  ) -> NumberedText {
    if let glyphs { writer.use(glyphs) }
    return NumberedText(writer.elements(of: drawing.items, name: name))
  }
}

/// A text taken apart into its numbers and what stands around them, so that texts of one shape can be told.
package struct NumberedText: Sendable {
  /// The text before, between and behind the numbers: one more than these.
  package private(set) var strings: [String] = []
  /// The numbers, as pictures spell them: put back they give the text.
  package private(set) var numbers: [Double] = []

  /// Takes a text apart; what is not spelled as pictures spell numbers stays in the strings.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var string: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let length = Self.lengthOfNumber(bytes, at: place)
      let spelled = String(decoding: bytes[place..<place + length], as: UTF8.self)
      if length > 0, let number = Double(spelled), shortDecimal(number) == spelled {
        strings.append(String(decoding: string, as: UTF8.self))
        numbers.append(number)
        string = []
      } else {
        string += bytes[place..<place + max(1, length)]
      }
      place += max(1, length)
    }
    strings.append(String(decoding: string, as: UTF8.self))
  }

  /// Counts bytes at an index that look like a number.
  private static func lengthOfNumber(_ bytes: [UInt8], at start: Int) -> Int {
    func isDigit(_ place: Int) -> Bool { place < bytes.count && (0x30...0x39).contains(bytes[place]) }
    var end = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    guard isDigit(end) else { return 0 }
    while isDigit(end) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "."), isDigit(end + 1) {
      end += 1
      while isDigit(end) { end += 1 }
    }
    return end - start
  }
}
