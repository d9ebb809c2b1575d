internal import ArgumentParser

/// Widths as people give them: `320` or `320,375,414`.
struct WidthList: ExpressibleByArgument {
  /// Wider rows than this are taken for a slip.
  static let widest = 1_000_000.0

  let widths: [Double]

  init?(argument: String) {
    guard let numbers = numbers(in: argument, allowed: 0...Self.widest) else { return nil }
    widths = numbers
  }
}

/// Font sizes as people give them: `17` or `13,17`.
struct SizeList: ExpressibleByArgument {
  /// Larger sizes than this are taken for a slip.
  static let largest = 10_000.0

  let sizes: [Double]

  init?(argument: String) {
    guard let numbers = numbers(in: argument, allowed: Double.leastNonzeroMagnitude...Self.largest) else {
      return nil
    }
    sizes = numbers
  }
}

/// Numbers separated by commas, each within bounds; nil if anything else stands there.
private func numbers(in argument: String, allowed: ClosedRange<Double>) -> [Double]? {
  var numbers: [Double] = []
  for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
    guard let number = Double(part), allowed.contains(number) else { return nil }
    numbers.append(number)
  }
  return numbers
}
