/// Values of which forms are made.
extension ByteCoder {
  /// Refuses what was read, unless it can be; what is written can.
  package func require(_ condition: Bool, _ reason: @autoclosure () -> String) throws(ByteFault) {
    if isReading { try reader.require(condition, reason()) }
  }

  package mutating func code(_ flag: inout Bool) throws(ByteFault) {
    var number = flag ? 1 : 0
    try code(&number, atMost: 1, "a flag")
    flag = number == 1
  }

  package mutating func code(_ number: inout Int, atMost limit: Int, _ name: String) throws(ByteFault) {
    if isReading {
      number = try reader.number(atMost: limit, name)
    } else {
      writer.write(count: number)
    }
  }

  /// A number of few bits.
  mutating func code<Number: FixedWidthInteger>(
    _ number: inout Number, atMost limit: Int, _ name: String
  ) throws(ByteFault) {
    var wide = Int(truncatingIfNeeded: number)
    try code(&wide, atMost: limit, name)
    number = Number(truncatingIfNeeded: wide)
  }

  /// A number of any sign of few bits.
  mutating func code<Number: FixedWidthInteger>(
    signed number: inout Number, within limit: Int = Int(Int32.max), _ name: String = "a number"
  ) throws(ByteFault) {
    var wide = Int(truncatingIfNeeded: number)
    try code(signed: &wide, within: limit, name)
    number = Number(truncatingIfNeeded: wide)
  }

  package mutating func code(word: inout UInt64) throws(ByteFault) {
    if isReading { word = try reader.word() } else { writer.write(word: word) }
  }

  package mutating func code(
    signed number: inout Int, within limit: Int = Int(Int32.max), _ name: String = "a number"
  ) throws(ByteFault) {
    if isReading {
      number = try reader.signed(within: limit, name)
    } else {
      writer.write(signed: number)
    }
  }

  /// A number that may be infinite.
  package mutating func code(_ number: inout Double) throws(ByteFault) {
    if isReading {
      number = Double(bitPattern: try reader.number().byteSwapped)
      try reader.require(!number.isNaN, "a number is none")
    } else {
      writer.write(double: number)
    }
  }

  package mutating func code(_ text: inout String) throws(ByteFault) {
    if isReading { text = try reader.text("a text") } else { writer.write(text: text) }
  }

  /// One of several cases by its number.
  package mutating func code<Case: Equatable>(_ value: inout Case, of cases: [Case]) throws(ByteFault) {
    var number = isReading ? 0 : cases.firstIndex(of: value) ?? 0
    try code(&number, atMost: cases.count - 1, "a case")
    value = cases[number]
  }

  /// A value that may be none.
  package mutating func code<Value>(
    _ value: inout Value?, or standIn: Value,
    _ body: (inout ByteCoder, inout Value) throws(ByteFault) -> Void
  ) throws(ByteFault) {
    var isThere = value != nil
    try code(&isThere)
    var inner = value ?? standIn
    if isThere { try body(&self, &inner) }
    value = isThere ? inner : nil
  }

  package mutating func code<Case: Equatable>(_ value: inout Case?, of cases: [Case]) throws(ByteFault) {
    guard let first = cases.first else { return }
    try code(&value, or: first) { coder, value throws(ByteFault) in try coder.code(&value, of: cases) }
  }

  /// Values in an order, each of a byte at least.
  package mutating func code<Value>(
    _ list: inout [Value], of standIn: Value,
    _ body: (inout ByteCoder, inout Value) throws(ByteFault) -> Void
  ) throws(ByteFault) {
    guard isReading else {
      writer.write(count: list.count)
      for var value in list { try body(&self, &value) }
      return
    }
    let count = try reader.count(ofSize: 1, "values")
    list = []
    for _ in 0..<count {
      var value = standIn
      try body(&self, &value)
      list.append(value)
    }
  }
}
