// A saved list as bytes, which natively is text by Codable: numbers of seven bits a byte, the lowest first, their signs in the lowest
// bit; texts as UTF-8 behind their length, lists behind their count.

extension SavedList {
  private static let version = 1

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func add(_ number: Int) {
      var rest = UInt(bitPattern: number << 1 ^ number >> 63)
      while rest > 127 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
        rest >>= 7
      }
      bytes.append(UInt8(truncatingIfNeeded: rest))
    }
    func add(_ text: String) {
      add(text.utf8.count)
      bytes += text.utf8
    }
    add(Self.version)
    add(width)
    add(place == nil ? 0 : 1)
    if let place {
      add(place.key)
      add(place.edge == .top ? 0 : 1)
      add(place.y)
    }
    add(versions.count)
    for version in versions { add(version) }
    add(stretches.count)
    for stretch in stretches {
      add(stretch.keys.count)
      for run in stretch.keys {
        switch run {
        case .listed(let keys):
          add(0)
          add(keys.count)
          for key in keys { add(key) }
        case .counted(let prefix, let first, let count):
          add(1)
          add(prefix)
          add(first)
          add(count)
        }
      }
      add(stretch.heights.count)
      for run in stretch.heights {
        add(run.count)
        add(run.height)
        add(run.isMeasured ? 1 : 0)
      }
    }
    return bytes
  }

  /// Nil where the bytes are no saved list of this version.
  package init?(bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard reader.number() == Self.version else { return nil }
    self.init(place: nil, width: reader.number(), versions: [], stretches: [])
    if reader.number() == 1 {
      place = Place(key: reader.text(), edge: reader.number() == 0 ? .top : .bottom, y: reader.number())
    }
    versions = reader.list { $0.number() }
    stretches = reader.list { reader in
      let keys = reader.list { reader in
        reader.number() == 0
          ? KeyRun.listed(reader.list { $0.text() })
          : .counted(prefix: reader.text(), first: reader.number(), count: reader.number())
      }
      let heights = reader.list {
        HeightRun(count: $0.number(), height: $0.number(), isMeasured: $0.number() != 0)
      }
      return Stretch(keys: keys, heights: heights)
    }
    guard reader.isRead else { return nil }
  }
}

/// Reads bytes front to back; beyond the end there are zeros and empty texts.
private struct Reader {
  let bytes: [UInt8]
  var place = 0
  var isValid = true

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// True if everything was read, and nothing beyond.
  var isRead: Bool { isValid && place == bytes.count }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    guard isValid, count >= 0, count <= bytes.count - place else {
      isValid = false
      return []
    }
    defer { place += count }
    return bytes[place..<place + count]
  }

  mutating func number() -> Int {
    var number: UInt = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      let byte = UInt(take(1).first ?? 0)
      number |= (byte & 127) << UInt(shift)
      if byte < 128 { break }
    }
    return Int(bitPattern: number >> 1) ^ -Int(bitPattern: number & 1)
  }

  mutating func text() -> String { String(decoding: take(number()), as: UTF8.self) }

  mutating func list<Value>(_ value: (inout Reader) -> Value) -> [Value] {
    let count = number()
    // Each value takes a byte at least.
    guard count >= 0, count <= bytes.count - place else {
      isValid = false
      return []
    }
    var values: [Value] = []
    for _ in 0..<count where isValid { values.append(value(&self)) }
    return values
  }
}
