/// The way to a part from the root of its row, by the keys of documents: spelled only for what is at fault.
final class RowPath: Sendable {
  fileprivate let outer: RowPath?
  fileprivate let key: String
  /// The place in the key's list; nil for a key of one part.
  fileprivate let number: Int?

  init(_ key: String, _ number: Int?, in outer: RowPath?) {
    self.outer = outer
    self.key = key
    self.number = number
  }
}

extension RowPath? {
  /// The keys from the root, as `children[0].child`; empty for the root.
  var spelling: String {
    var steps: [String] = []
    var next = self
    while let step = next {
      steps.append(step.number.map { "\(step.key)[\($0)]" } ?? step.key)
      next = step.outer
    }
    return steps.reversed().joined(separator: ".")
  }
}
