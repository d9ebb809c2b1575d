/// The work that reading one face's tables may still take.
///
/// Tables name places in themselves, many times the same if they want to: a file of a few kilobytes can ask for as much work as
/// there are pairs of all its bytes. What reads them pays for every step here, and gives the face up to the shaper, which has
/// bounds of its own, once the budget is spent. Fonts of text take less than a seventh of it, those without ideographs less than a fortieth.
final class ReadingBudget {
  /// The steps that a budget begins with: reading takes a few nanoseconds a step.
  static let whole = 20_000_000

  private(set) var left: Int

  /// A budget of so many steps.
  init(_ steps: Int = ReadingBudget.whole) { left = steps }

  /// Pays for steps.
  func spend(_ steps: Int) throws(MalformedTable) {
    guard steps <= left else {
      left = 0
      throw MalformedTable()
    }
    left -= max(0, steps)
  }
}
