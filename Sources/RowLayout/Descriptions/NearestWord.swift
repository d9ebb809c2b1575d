/// The known word that someone most likely meant: the one with the fewest edits (Damerau-Levenshtein distance with
/// adjacent swaps), if these are at most a third of the longer word, rounded up; the first of several. Nothing is near a word of one
/// letter.
package func nearestWord(to word: String, among known: [String]) -> String? {
  let word = Array(word.lowercased().unicodeScalars.prefix(64))
  let distances = known.map { candidate in
    let letters = Array(candidate.lowercased().unicodeScalars.prefix(64))
    return (candidate, editDistance(word, letters), max(word.count, letters.count))
  }
  guard word.count > 1, let best = distances.min(by: { $0.1 < $1.1 }), best.1 * 3 <= best.2 + 2 else {
    return nil
  }
  return best.0
}

private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var previous = [Int](repeating: 0, count: b.count + 1)
  var current = Array(0...b.count)
  for i in 1...a.count {
    let beforePrevious = previous
    previous = current
    current[0] = i
    for j in 1...b.count {
      let substitution = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      current[j] = min(previous[j] + 1, current[j - 1] + 1, substitution)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        current[j] = min(current[j], beforePrevious[j - 2] + 1)
      }
    }
  }
  return current[b.count]
}

/// Advises on an unknown name: the nearest known one, or all of them.
func adviceOnUnknown(_ name: String, known: [String]) -> String {
  nearestWord(to: name, among: known).map { "did you mean \"\($0)\"?" }
    ?? "known are " + known.joined(separator: ", ")
}
