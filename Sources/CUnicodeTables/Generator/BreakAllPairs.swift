/// The pairs of classes between which "break all" (CSS Text, `word-break: break-all`) has a break opportunity beside those of
/// UAX #14, as Chromium has them: letters and digits break as ideographs do, and from most punctuation.
enum BreakAllPairs {
  private typealias Class = LineBreakProperty

  /// The followers of letters.
  private static let afterLetter: Set<Class> = [.AL, .AK, .AP, .AS, .HY, .NU, .OP, .PR, .SA, .HL]
  private static let letters: Set<Class> = [.AL, .AK, .AP, .AS, .HL]

  /// The followers of a class.
  private static func followers(of property: LineBreakProperty) -> Set<LineBreakProperty> {
    let words = letters.union([.HY])
    return switch property {
    case .AL, .AK, .AP, .AS, .NU, .SY, .HL: afterLetter
    case .BA: afterLetter.subtracting([.HY])
    case .CL: words.union([.NU, .PR])
    case .CP: words.union([.NU, .PR, .SA])
    case .EX, .PO: words.union([.NU, .PO, .PR])
    case .HY: [.NU]
    case .IS: words.union([.NU])
    case .PR: [.PO]
    default: []
    }
  }

  /// For each class, by number, a bit for each class that may follow.
  static func words(of symbols: [LineBreakSymbol]) -> [UInt64] {
    symbols.map { before in
      var word: UInt64 = 0
      for (number, after) in symbols.enumerated() where allows(before, after) { word |= 1 << UInt64(number) }
      return word
    }
  }

  private static func allows(_ before: LineBreakSymbol, _ after: LineBreakSymbol) -> Bool {
    // Unambiguous hyphens take part in nothing.
    if before.isHyphen || after.isHyphen { return false }
    if after.isDictionary, after.property == .CM { return false }
    if after.isDictionary { return followers(of: before.property).contains(.SA) }
    return followers(of: before.property).contains(after.property)
  }
}
