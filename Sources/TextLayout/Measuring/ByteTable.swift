/// Numbers short byte strings in the order in which they are first met: an open-addressed table whose keys lie one behind the
/// other in one array.
///
/// The hash is seeded anew for each table, so that no text can be written to fill one place of all tables.
struct ByteTable {
  private struct Entry {
    var hash: UInt64
    var context: UInt64
    var start: Int32
    var count: Int32
  }

  /// For each place the number of its key and one, 0 for none; a power of two of them.
  private var places = [UInt32](repeating: 0, count: 1 << 8)
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// The initial value of hashes.
  let seed = UInt64.random(in: 0 ... .max) | 1

  /// The number of keys.
  var count: Int { entries.count }

  /// The bytes that the table takes up.
  var byteCount: Int { places.count * 4 + entries.count * MemoryLayout<Entry>.stride + bytes.count }

  /// A key's hash.
  ///
  /// - Parameters:
  ///   - context: belongs to the key, whatever it means.
  @inline(__always)
  func hash(of key: Range<Int>, in text: Span<UInt8>, context: UInt64) -> UInt64 {
    precondition(key.lowerBound >= 0 && key.upperBound <= text.count)
    var hash = (seed ^ context) &+ UInt64(truncatingIfNeeded: key.count)
    var offset = key.lowerBound
    while offset &+ 8 < key.upperBound {
      hash = Self.mix(hash ^ Self.word(of: text, at: offset))
      offset &+= 8
    }
    return Self.mix(hash ^ Self.end(of: text, key))
  }

  /// Eight bytes of a text, which must have them.
  @inline(__always)
  private static func word(of text: Span<UInt8>, at offset: Int) -> UInt64 {
    unsafe text.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
  }

  /// The last eight bytes of a part of a text, or all of it where it has fewer, some of them twice.
  @inline(__always)
  private static func end(of text: Span<UInt8>, _ part: Range<Int>) -> UInt64 {
    let count = part.count
    if count >= 8 { return word(of: text, at: part.upperBound &- 8) }
    if count >= 4 {
      let bytes = unsafe text.bytes
      let first = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: part.lowerBound, as: UInt32.self)
      let last = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: part.upperBound &- 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    guard count > 0 else { return 0 }
    return UInt64(text[part.lowerBound]) << 16 | UInt64(text[part.lowerBound &+ count >> 1]) << 8
      | UInt64(text[part.upperBound &- 1])
  }

  /// Both halves of the product with an odd constant: the golden ratio's bits (Knuth's multiplicative hashing).
  @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  /// The number of a key by its hash, this one or another that depends on nothing but the key and its context; nil where it is not in the table.
  @inline(__always)
  func number(of key: Range<Int>, in text: Span<UInt8>, context: UInt64, hash: UInt64) -> Int? {
    let mask = places.count &- 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while true {
      let number = Int(places[place])
      if number == 0 { return nil }
      let entry = entries[number &- 1]
      if entry.hash == hash, entry.context == context, Int(entry.count) == key.count,
        isEqual(Int(entry.start), key, in: text)
      {
        return number &- 1
      }
      place = (place &+ 1) & mask
    }
  }

  @inline(__always)
  private func isEqual(_ start: Int, _ key: Range<Int>, in text: Span<UInt8>) -> Bool {
    let known = bytes.span
    guard start >= 0, start &+ key.count <= known.count, key.lowerBound >= 0, key.upperBound <= text.count
    else { return false }
    var index = start
    var offset = key.lowerBound
    while offset &+ 8 < key.upperBound {
      if Self.word(of: known, at: index) != Self.word(of: text, at: offset) { return false }
      index &+= 8
      offset &+= 8
    }
    // Of equal length, so that their ends are read alike.
    return Self.end(of: known, start..<start &+ key.count) == Self.end(of: text, key)
  }

  /// Adds a key that is not in the table, with the hash by which it will be looked for; its number is the count of those before.
  mutating func add(_ key: Range<Int>, in text: Span<UInt8>, context: UInt64, hash: UInt64) {
    if entries.count * 2 >= places.count { grow() }
    entries.append(
      Entry(
        hash: hash, context: context, start: Int32(truncatingIfNeeded: bytes.count),
        count: Int32(truncatingIfNeeded: key.count)))
    bytes.append(contentsOf: text.extracting(key))
    put(entries.count)
  }

  /// Forgets all keys; hashes made before still hold.
  mutating func removeAll() {
    places = [UInt32](repeating: 0, count: 1 << 8)
    entries.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func grow() {
    places = [UInt32](repeating: 0, count: places.count * 2)
    for number in 1..<entries.count + 1 { put(number) }
  }

  private mutating func put(_ number: Int) {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: entries[number - 1].hash) & mask
    while places[place] != 0 { place = (place + 1) & mask }
    places[place] = UInt32(truncatingIfNeeded: number)
  }
}
