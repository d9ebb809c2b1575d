package import TextLayout

/// Prepared texts by the names of the holes that they fill in place of strings.
package struct RowHoleLabels: Sendable {
  private var texts: [any TextMeasuring] = []
  private var places = NamePlaces()

  /// No texts.
  package init() {}

  /// Adds a text for a hole that has none.
  package mutating func add(_ text: any TextMeasuring, forHole name: String) {
    texts.append(text)
    places.append(name)
  }

  package var isEmpty: Bool { texts.isEmpty }

  /// The text of a hole, names compared by their bytes.
  subscript(name: String) -> (any TextMeasuring)? {
    places[name].map { texts[$0] }
  }

  /// The text that fills a part's hole.
  ///
  /// - Throws: ``RowError`` if the hole is a piece of a text of several.
  func text(
    of part: TextDescription, path: @autoclosure () -> String
  ) throws(RowError) -> (any TextMeasuring)? {
    guard !isEmpty, case .runs(let runs) = part.content else { return nil }
    for run in runs {
      guard let hole = run.hole, let text = self[hole] else { continue }
      guard runs.count == 1 else {
        throw RowError(
          .hole, path: path(),
          "The hole \"\(hole)\" is a piece of a text of several; give it a string, since a label fills a whole text."
        )
      }
      return text
    }
    return nil
  }
}
