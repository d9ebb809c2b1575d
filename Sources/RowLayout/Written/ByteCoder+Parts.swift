internal import TextLayout

extension ByteCoder {
  /// A value that was read where this coder reads, and the one that was written where it writes.
  private mutating func coded<Value: ByteCoded>(_ value: Value?) throws(ByteFault) -> Value {
    var value = value ?? Value()
    try value.code(&self)
    return value
  }

  private mutating func coded<Value: ByteCoded>(_ list: [Value]) throws(ByteFault) -> [Value] {
    var list = list
    try code(&list)
    return list
  }

  // MARK: Parts

  mutating func code(_ value: inout WrittenValue) throws(ByteFault) {
    var form = value.form
    try code(&form, atMost: WrittenValue.forms - 1, "the form of a value")
    switch form {
    case 0: value = .hole(try coded(value.text))
    case 1: value = .null
    case 2: value = .flag(try coded(value.flag))
    case 3: value = .number(try coded(value.number))
    case 4: value = .string(try coded(value.text))
    case 5: try codeNumbers(&value)
    case 6: value = .part(try coded(value.parts.first))
    case 7: value = .parts(try coded(value.parts))
    case 8: value = .elements(try coded(value.elements))
    case 9: value = .axes(Axis.Set(rawValue: try codedBits(value.bits, atMost: 3)))
    case 10: value = .edges(Edge.Set(rawValue: try codedBits(value.bits, atMost: 15)))
    case 11: value = .words(try coded(value.words))
    case 12: value = .runs(try coded(value.runs))
    case 13: value = .font(try coded(value.font))
    case 14: value = .lineLimit(try coded(value.lineLimit))
    case 15:
      var features = value.features ?? [:]
      try code(&features)
      value = .features(features)
    case 16: value = .change(try coded(value.change))
    default: value = .style(try coded(value.style))
    }
  }

  private mutating func codeNumbers(_ value: inout WrittenValue) throws(ByteFault) {
    var list = value.numbers
    try code(&list, of: .null) { coder, number throws(ByteFault) in
      var isHole = number.form == 0
      try coder.code(&isHole)
      number = isHole ? .hole(try coder.coded(number.text)) : .number(try coder.coded(number.number))
    }
    value = .numbers(list)
  }

  private mutating func codedBits(_ bits: UInt8, atMost limit: Int) throws(ByteFault) -> UInt8 {
    var number = Int(bits)
    try code(&number, atMost: limit, "a set of axes or edges")
    return UInt8(number)
  }
}

extension Int: ByteCoded {
  mutating func code(_ coder: inout ByteCoder) throws(ByteFault) { try coder.code(signed: &self) }
}

extension WrittenPart: ByteCoded {
  init() { self.init(.empty) }
  mutating func code(_ coder: inout ByteCoder) throws(ByteFault) {
    coder.depth += 1
    coder.partCount += 1
    defer { coder.depth -= 1 }
    try coder.require(coder.depth <= RowLimits.maximumDepth, "parts nest deeper than a row may")
    try coder.require(coder.partCount <= RowLimits.maximumParts, "there are more parts than a row may have")
    try coder.code(&kind, of: PartKind.numbered)
    try coder.code(&id)
    try coder.code(&values, of: (.id, .null)) { coder, pair throws(ByteFault) in
      try coder.code(&pair.key, of: RowKey.numbered)
      try coder.code(&pair.value)
    }
  }
}

extension WrittenElement: ByteCoded {
  init() { self.init(id: "", children: []) }
  mutating func code(_ coder: inout ByteCoder) throws(ByteFault) {
    try coder.code(&id)
    try coder.code(&children)
  }
}
