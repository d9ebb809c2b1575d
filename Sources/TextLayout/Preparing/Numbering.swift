/// Values numbered in the order in which they came up, each once.
struct Numbering<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  /// The numbers by value, where there are too many values to look through.
  private var numbers: [Value: Int] = [:]

  private static var mostSearched: Int { 8 }

  /// The number of a value; nil if it is a new one.
  func number(of value: Value) -> Int? {
    if !numbers.isEmpty { return numbers[value] }
    let values = values.span
    for number in values.indices where values[number] == value { return number }
    return nil
  }

  /// Adds a new value; gives its number.
  mutating func add(_ value: Value) -> Int {
    values.append(value)
    if !numbers.isEmpty {
      numbers[value] = values.count - 1
    } else if values.count > Self.mostSearched {
      for (number, value) in values.enumerated() { numbers[value] = number }
    }
    return values.count - 1
  }

  mutating func removeAll() {
    values.removeFew()
    if !numbers.isEmpty { numbers.removeAll() }
  }

  /// Takes back all values from a number on.
  mutating func removeAll(from number: Int) {
    if !numbers.isEmpty { for value in values[number...] { numbers[value] = nil } }
    values.removeSubrange(number...)
  }
}
