import Foundation

/// What an SVG says of its lines of text, read back from its elements.
struct SVGLines {
  struct Line {
    var x: Double
    var baseline: Double
    /// The width that the glyphs were set to.
    var width: Double
    /// Where glyphs begin, from the line's left edge.
    var glyphs: [Double]
  }

  private(set) var lines: [Line] = []

  init(_ svg: String) {
    var isInside = false
    for element in svg.split(separator: "\n") {
      if element.hasPrefix("<g class=\"line\"") {
        let place = Self.numbers(after: "translate(", in: element)
        let width = Self.numbers(after: "data-width=\"", in: element)
        lines.append(Line(x: place[0], baseline: place[1], width: width[0], glyphs: []))
        isInside = true
      } else if isInside, element.hasPrefix("<use") {
        lines[lines.count - 1].glyphs.append(Self.numbers(after: " x=\"", in: element)[0])
      } else if element == "</g>" {
        isInside = false
      }
    }
  }

  private static func numbers(after mark: String, in text: Substring) -> [Double] {
    guard let start = text.range(of: mark)?.upperBound else { return [] }
    let end = text[start...].firstIndex { $0 == ")" || $0 == "\"" } ?? text.endIndex
    return text[start..<end].split(separator: " ").compactMap { Double($0) }
  }
}
