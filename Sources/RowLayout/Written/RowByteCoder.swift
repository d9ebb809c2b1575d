internal import TextLayout

/// Writes values as bytes, or reads them from bytes that may be anything: each form is listed once for both.
struct RowByteCoder {
  private(set) var writer = ByteWriter()
  private var reader = ByteReader([])
  private let isReading: Bool
  /// Parts around the one being coded.
  private var depth = 0
  private var partCount = 0

  /// A coder that writes.
  init() { isReading = false }

  /// A coder that reads.
  init(reading reader: ByteReader) {
    self.reader = reader
    isReading = true
  }

  /// The next byte's offset.
  var offset: Int { reader.offset }

  /// Refuses bytes that nobody read.
  func finish() throws(ByteFault) {
    try reader.require(reader.count == 0, "something follows the last template")
  }

  // MARK: Plain values

  mutating func code(_ flag: inout Bool) throws(ByteFault) {
    var number = flag ? 1 : 0
    try code(&number, atMost: 1, "a flag")
    flag = number == 1
  }

  mutating func code(_ number: inout Int, atMost limit: Int, _ name: StaticString) throws(ByteFault) {
    if isReading {
      number = try reader.number(atMost: limit, "\(name)")
    } else {
      writer.write(count: number)
    }
  }

  mutating func code(signed number: inout Int) throws(ByteFault) {
    if isReading {
      number = try reader.signed(within: Int(Int32.max), "a number")
    } else {
      writer.write(signed: number)
    }
  }

  /// A number that may be infinite.
  mutating func code(_ number: inout Double) throws(ByteFault) {
    if isReading {
      number = Double(bitPattern: try reader.number().byteSwapped)
      try reader.require(!number.isNaN, "a number is none")
    } else {
      writer.write(double: number)
    }
  }

  mutating func code(_ text: inout String) throws(ByteFault) {
    if isReading { text = try reader.text("a text") } else { writer.write(text: text) }
  }

  /// One of several cases by its number.
  mutating func code<Case: Equatable>(_ value: inout Case, of cases: [Case]) throws(ByteFault) {
    var number = isReading ? 0 : cases.firstIndex(of: value) ?? 0
    try code(&number, atMost: cases.count - 1, "a case")
    value = cases[number]
  }

  /// A value that may be none.
  mutating func code<Value>(
    _ value: inout Value?, or standIn: Value,
    _ body: (inout RowByteCoder, inout Value) throws(ByteFault) -> Void
  ) throws(ByteFault) {
    var isThere = value != nil
    try code(&isThere)
    var inner = value ?? standIn
    if isThere { try body(&self, &inner) }
    value = isThere ? inner : nil
  }

  mutating func code<Case: Equatable>(_ value: inout Case?, of cases: [Case]) throws(ByteFault) {
    guard let first = cases.first else { return }
    try code(&value, or: first) { coder, value throws(ByteFault) in try coder.code(&value, of: cases) }
  }

  mutating func code(_ number: inout Double?) throws(ByteFault) {
    try code(&number, or: 0) { coder, value throws(ByteFault) in try coder.code(&value) }
  }

  mutating func code(_ text: inout String?) throws(ByteFault) {
    try code(&text, or: "") { coder, value throws(ByteFault) in try coder.code(&value) }
  }

  mutating func code(_ flag: inout Bool?) throws(ByteFault) {
    try code(&flag, or: false) { coder, value throws(ByteFault) in try coder.code(&value) }
  }

  /// Values in an order, each of a byte at least.
  mutating func code<Value>(
    _ list: inout [Value], of standIn: Value,
    _ body: (inout RowByteCoder, inout Value) throws(ByteFault) -> Void
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

  // MARK: Parts

  mutating func code(_ part: inout WrittenPart) throws(ByteFault) {
    depth += 1
    partCount += 1
    defer { depth -= 1 }
    if isReading {
      try reader.require(depth <= RowLimits.maximumDepth, "parts nest deeper than a row may")
      try reader.require(partCount <= RowLimits.maximumParts, "there are more parts than a row may have")
    }
    try code(&part.kind, of: PartKind.numbered)
    try code(&part.id)
    try code(&part.values, of: (.id, .null)) { coder, pair throws(ByteFault) in
      try coder.code(&pair.key, of: RowKey.numbered)
      try coder.code(&pair.value)
    }
  }

  mutating func code(_ value: inout WrittenValue) throws(ByteFault) {
    var form = value.form
    try code(&form, atMost: WrittenValue.forms - 1, "the form of a value")
    switch form {
    case 0:
      try with(&value, value.text) { coder, text throws(ByteFault) in
        try coder.code(&text)
      } as: {
        .hole($0)
      }
    case 1: value = .null
    case 2:
      try with(&value, value.flag) { coder, flag throws(ByteFault) in
        try coder.code(&flag)
      } as: {
        .flag($0)
      }
    case 3:
      try with(&value, value.number) { coder, number throws(ByteFault) in
        try coder.code(&number)
      } as: {
        .number($0)
      }
    case 4:
      try with(&value, value.text) { coder, text throws(ByteFault) in
        try coder.code(&text)
      } as: {
        .string($0)
      }
    case 5: try codeNumbers(&value)
    case 6:
      try with(&value, value.parts.first ?? WrittenPart(.empty)) { coder, part throws(ByteFault) in
        try coder.code(&part)
      } as: {
        .part($0)
      }
    case 7: try codeParts(&value)
    case 8: try codeElements(&value)
    case 9, 10: try codeSets(&value, isAxes: form == 9)
    case 11: try codeWords(&value)
    default: try codeTextValue(&value, form)
    }
  }

  /// Codes what a value holds, and makes the value anew of it.
  mutating func with<Inner>(
    _ value: inout WrittenValue, _ inner: Inner,
    _ body: (inout RowByteCoder, inout Inner) throws(ByteFault) -> Void, as make: (Inner) -> WrittenValue
  ) throws(ByteFault) {
    var inner = inner
    try body(&self, &inner)
    value = make(inner)
  }

  private mutating func codeNumbers(_ value: inout WrittenValue) throws(ByteFault) {
    try with(&value, value.numbers) { coder, list throws(ByteFault) in
      try coder.code(&list, of: .null) { coder, number throws(ByteFault) in
        var isHole = number.form == 0
        try coder.code(&isHole)
        if isHole {
          try coder.with(&number, number.text) { coder, text throws(ByteFault) in
            try coder.code(&text)
          } as: {
            .hole($0)
          }
        } else {
          try coder.with(&number, number.number) { coder, number throws(ByteFault) in
            try coder.code(&number)
          } as: {
            .number($0)
          }
        }
      }
    } as: {
      .numbers($0)
    }
  }

  private mutating func codeParts(_ value: inout WrittenValue) throws(ByteFault) {
    try with(&value, value.parts) { coder, parts throws(ByteFault) in
      try coder.code(&parts, of: WrittenPart(.empty)) { coder, part throws(ByteFault) in
        try coder.code(&part)
      }
    } as: {
      .parts($0)
    }
  }

  private mutating func codeElements(_ value: inout WrittenValue) throws(ByteFault) {
    try with(&value, value.elements) { coder, elements throws(ByteFault) in
      try coder.code(&elements, of: WrittenElement(id: "", children: [])) {
        coder, element throws(ByteFault) in
        try coder.code(&element.id)
        try coder.code(&element.children, of: WrittenPart(.empty)) { coder, part throws(ByteFault) in
          try coder.code(&part)
        }
      }
    } as: {
      .elements($0)
    }
  }

  private mutating func codeSets(_ value: inout WrittenValue, isAxes: Bool) throws(ByteFault) {
    try with(&value, Int(value.bits)) { coder, bits throws(ByteFault) in
      try coder.code(&bits, atMost: isAxes ? 3 : 15, "a set of axes or edges")
    } as: {
      isAxes ? .axes(Axis.Set(rawValue: UInt8($0))) : .edges(Edge.Set(rawValue: UInt8($0)))
    }
  }

  private mutating func codeWords(_ value: inout WrittenValue) throws(ByteFault) {
    try with(&value, value.words) { coder, words throws(ByteFault) in
      try coder.code(&words, of: .newline) { coder, word throws(ByteFault) in
        // 0 is a newline, n + 1 a word of n characters.
        var number = 0
        if case .characters(let count) = word { number = count + 1 }
        try coder.code(&number, atMost: Int(Int32.max), "a word")
        word = number == 0 ? .newline : .characters(number - 1)
      }
    } as: {
      .words($0)
    }
  }
}
