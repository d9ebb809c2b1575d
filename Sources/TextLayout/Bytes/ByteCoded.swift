/// A value that has a form in bytes.
package protocol ByteCoded {
  /// A value to be read into.
  init()
  /// Writes the value, or reads it.
  mutating func code(_ coder: inout ByteCoder) throws(ByteFault)
}

extension ByteCoder {
  package mutating func code<Value: ByteCoded>(_ value: inout Value) throws(ByteFault) {
    try value.code(&self)
  }

  package mutating func code<Value: ByteCoded>(_ value: inout Value?) throws(ByteFault) {
    try code(&value, or: Value()) { coder, value throws(ByteFault) in try value.code(&coder) }
  }

  package mutating func code<Value: ByteCoded>(_ list: inout [Value]) throws(ByteFault) {
    try code(&list, of: Value()) { coder, value throws(ByteFault) in try value.code(&coder) }
  }

  /// Values by tag, in the order of the tags' bytes.
  package mutating func code<Value: ByteCoded>(_ values: inout [String: Value]) throws(ByteFault) {
    var pairs = values.sorted { $0.key < $1.key }
    try code(&pairs, of: ("", Value())) { coder, pair throws(ByteFault) in
      try pair.key.code(&coder)
      try pair.value.code(&coder)
    }
    values = [:]
    for (tag, value) in pairs { values[tag] = value }
  }
}

extension Bool: ByteCoded {
  package mutating func code(_ coder: inout ByteCoder) throws(ByteFault) { try coder.code(&self) }
}

extension Double: ByteCoded {
  package mutating func code(_ coder: inout ByteCoder) throws(ByteFault) { try coder.code(&self) }
}

extension String: ByteCoded {
  package mutating func code(_ coder: inout ByteCoder) throws(ByteFault) { try coder.code(&self) }
}
