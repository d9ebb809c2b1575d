internal import TextLayout

/// A part of a text, by offsets, that asks for another font than the rest.
package struct StyledRange: Hashable, Sendable, Decodable {
  /// The part, in Unicode scalars from the start of the text.
  package var scalars: Range<Int>
  /// The font requested; nil parts come from the text.
  package var font: FontChoice

  private enum Keys: String, CodingKey { case from, to, weight, italic, size, stack }

  /// Reads `{"from", "to"}` with `weight`, `italic`, `size` (a factor of the text's) and `stack` where they are given.
  package init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    let (from, to) = (try keyed.decode(Int.self, forKey: .from), try keyed.decode(Int.self, forKey: .to))
    guard from >= 0 else { throw keyed.fault(.from, "a run begins at 0 or later, and this at \(from)") }
    guard to > from else {
      throw keyed.fault(.to, "a run ends behind its beginning \(from), and this at \(to)")
    }
    scalars = from..<to
    font = FontChoice(
      stack: try keyed.decodeIfPresent(String.self, forKey: .stack),
      weight: try FontChoice.weight(in: keyed, forKey: .weight),
      isItalic: try keyed.decodeIfPresent(Bool.self, forKey: .italic))
    font.sizeFactor = try FontChoice.factor(in: keyed, forKey: .size)
  }

  /// A text in runs of one font each, one at least, as a document's ranges under a key say.
  ///
  /// - Parameter outer: the text's own font.
  /// - Throws: `DecodingError` with the path of the range at fault.
  package static func runs<Keys: CodingKey>(
    of text: String, in keyed: KeyedDecodingContainer<Keys>, forKey key: Keys, outer: FontChoice
  ) throws -> [TextDescription.Run] {
    switch runs(of: text, try keyed.decodeIfPresent([StyledRange].self, forKey: key) ?? [], in: outer) {
    case .success(let runs): return runs.isEmpty ? [TextDescription.Run("")] : runs
    case .failure(let fault):
      let path = keyed.codingPath + [key, StepKey(intValue: fault.index)]
      throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: fault.message))
    }
  }

  /// A text in runs of one font each: the ranges, and what stands between them. Neighbours that ask for equal fonts are one
  /// run, so that a range that asks for what the text has anyway changes nothing.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - ranges: in rising order, without overlap.
  ///   - outer: the text's own font.
  /// - Returns: nil, with the index of the range at fault, where the ranges do not rise or reach beyond the text.
  package static func runs(
    of text: String, _ ranges: [StyledRange], in outer: FontChoice
  ) -> Result<[TextDescription.Run], Fault> {
    let scalars = text.unicodeScalars
    var runs: [TextDescription.Run] = []
    var (end, place) = (0, scalars.startIndex)
    func request(_ font: FontChoice) -> FontDescription { font.completed(by: outer).description(at: .large) }
    func add(upTo next: String.Index, _ font: FontChoice) {
      guard place < next else { return }
      let part = String(scalars[place..<next])
      place = next
      if let last = runs.last?.font, request(last) == request(font) {
        runs[runs.count - 1].string += part
      } else {
        runs.append(TextDescription.Run(part, font: font))
      }
    }
    for (index, range) in ranges.enumerated() {
      guard range.scalars.lowerBound >= end else {
        return .failure(
          Fault(index: index, message: "runs stand in order, without overlap; the one before ends at \(end)"))
      }
      let (gap, length) = (range.scalars.lowerBound - end, range.scalars.count)
      guard let first = scalars.index(place, offsetBy: gap, limitedBy: scalars.endIndex),
        let last = scalars.index(first, offsetBy: length, limitedBy: scalars.endIndex)
      else { return .failure(Fault(index: index, message: "the text ends at \(scalars.count)")) }
      add(upTo: first, FontChoice())
      add(upTo: last, range.font)
      end = range.scalars.upperBound
    }
    add(upTo: scalars.endIndex, FontChoice())
    return .success(runs)
  }

  /// A range that does not fit its text.
  package struct Fault: Error {
    /// The range's index.
    package var index: Int
    /// The problem.
    package var message: String
  }
}
