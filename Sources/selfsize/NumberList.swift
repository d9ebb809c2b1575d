internal import ArgumentParser
internal import LayoutFixtures

/// Numbers as people give them in one argument: `320` or `320,375,414`.
enum NumberList {
  /// The widths of an argument.
  static func widths(in argument: String) throws -> [Double] {
    try numbers(in: argument, LabelMeasurer.widths, "a width is a number of points from 0 to 1000000")
  }

  /// The font sizes of an argument.
  static func sizes(in argument: String) throws -> [Double] {
    try numbers(in: argument, LabelMeasurer.sizes, "a font size is a number of points above 0, up to 10000")
  }

  private static func numbers(
    in argument: String, _ allowed: ClosedRange<Double>, _ rule: String
  ) throws -> [Double] {
    try argument.split(separator: ",", omittingEmptySubsequences: false).map { part in
      // No hexadecimal numbers.
      guard let number = Double(part), allowed.contains(number), part.allSatisfy("0123456789.eE+-".contains)
      else {
        throw ValidationError("\(rule); \"\(part)\" is not. Give one, or several as 320,375.")
      }
      return number
    }
  }
}
