internal import RowLayout

extension Double {
  /// The number for people and fixtures: at most four decimals, more than any tolerance wants, so that thirds stay
  /// readable.
  var spelled: String {
    if isInfinite { return self < 0 ? "-inf" : "inf" }
    return isNaN ? "nan" : JSONWriter.spelled(roundedForFixtures)
  }

  /// The number with four decimals.
  var roundedForFixtures: Double {
    let rounded = (self * 10_000).rounded() / 10_000
    // What is too large for decimals stays as it is; and there is one zero.
    return rounded.isFinite ? rounded + 0 : self
  }
}

extension ProposedSize {
  /// `375`, or `375 x 44` where a height is proposed.
  var title: String {
    let length = width?.spelled ?? "nil"
    return height.map { "\(length) x \($0.spelled)" } ?? length
  }

  /// The proposal of a width with the height left open.
  static func width(_ width: Double) -> ProposedSize { ProposedSize(width: width, height: nil) }
}

extension RowRect {
  /// The four numbers in the order in which documents write them.
  package var numbers: [Double] { [x, y, width, height] }
  /// The names of the numbers.
  static let numberNames = ["x", "y", "width", "height"]
}

extension RowSize {
  /// Both numbers.
  var numbers: [Double] { [width, height] }
  /// The names of the numbers.
  static let numberNames = ["width", "height"]
}
