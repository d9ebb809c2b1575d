extension PairTable {
  /// The advance of every scalar of a text, 0 for one that joined the ligature before it; nil where the text needs
  /// the shaper.
  package func advances(of text: some Sequence<Unicode.Scalar>) -> [Int]? {
    var run = text.map { symbol(of: $0.value) }
    guard !run.contains(Self.unsafeSymbol) else { return nil }
    let hot = hotPlaces(in: run)
    var matches = SubstitutionProgram.Matches()
    guard hot.isEmpty || substitutions.apply(to: &run, near: hot, matches: &matches) else { return nil }
    return advances(ofSymbols: run)
  }

  /// The places whose pair with the one before announces a substitution.
  func hotPlaces(in run: [UInt16]) -> [Int] {
    var hot: [Int] = []
    var previous = Self.boundarySymbol
    for (index, symbol) in run.enumerated() {
      if pair(previous, symbol) & 1 != 0 { hot.append(index) }
      previous = symbol
    }
    return hot
  }

  /// The advances of symbols after substitution, with kerning; nil where a pair is not known.
  func advances(ofSymbols run: [UInt16]) -> [Int]? {
    var result = [Int](repeating: 0, count: run.count)
    var last: Int?
    for (index, symbol) in run.enumerated() where symbol != SubstitutionProgram.joined {
      result[index] = symbols[Int(symbol)].advance
      if let last {
        let pair = pair(run[last], symbol)
        guard pair != Self.refused else { return nil }
        result[last] += Int(pair >> 1)
      }
      last = index
    }
    return result
  }
}
