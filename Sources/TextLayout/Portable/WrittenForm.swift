/// The cases of a style by the numbers that they are written as.
enum StyleCodes {
  static let tailorings: [BreakTailoring] = [.unicode, .chromium, .unicode17]
  static let truncations: [Truncation] = [.head, .middle, .tail]
  static let textCases: [TextCase?] = [nil, .uppercase, .lowercase, .capitals]
  static let alignments: [LineAlignment] = [.leading, .center, .trailing, .justified]
  static let lineBreaks: [TextWrapping.LineBreaking] = [.auto, .loose, .normal, .strict, .anywhere]
  static let wordBreaks: [TextWrapping.WordBreaking] = [.normal, .breakAll, .keepAll, .autoPhrase]
  static let overflows: [TextWrapping.Overflow] = [.anywhere, .breakWord, .normal]
  static let whiteSpaces: [TextWrapping.WhiteSpace] = [
    .preWrap, .preLine, .normal, .noWrap, .breakSpaces, .pre,
  ]
  static let directions: [BaseDirection] = [.auto, .leftToRight, .rightToLeft]
  static let spacingTrims: [SpacingTrim] = [.spaceAll, .normal, .spaceFirst, .trimStart]
  static let fillings: [TextWrapping.Filling] = [.greedy, .balance, .pretty]
  static let hyphens: [TextWrapping.Hyphens] = [.manual, .none, .auto]
}

extension PreparedStorage.Flags {
  /// The flags written of a cluster, in the order of its bits: all else follows from the breaks.
  static let written: [PreparedStorage.Flags] = [
    .trailing, .tab, .joinsPrevious, .endsParagraph, .softHyphen, .continuesLigature,
  ]
  /// All flags written of a cluster.
  static let allWritten = PreparedStorage.Flags(bits: .max, of: written)

  init(bits: UInt8, of flags: [PreparedStorage.Flags]) {
    self = []
    guard bits != 0 else { return }
    for index in flags.indices where bits & 1 << UInt8(index) != 0 { insert(flags[index]) }
  }

  func bits(of flags: [PreparedStorage.Flags]) -> UInt8 {
    flags.indices.reduce(0) { contains(flags[$1]) ? $0 | 1 << UInt8($1) : $0 }
  }
}
