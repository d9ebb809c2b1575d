/// The runs of a label as bytes behind its text, from which its clusters are worked out when asked for: a few bytes a run.
enum LabelRuns {
  /// Appends the runs to a label's text.
  static func append(_ runs: [LabelBuilder.Run], to bytes: inout [UInt8]) {
    let textEnd = bytes.count
    var start = 0
    for run in runs {
      appendNumber(UInt64(run.end - start), to: &bytes)
      let flags = (run.isUnbreakable ? 1 : 0) | (run.joinsPrevious ? 2 : 0) | (run.box != nil ? 4 : 0)
      appendNumber(UInt64(run.font << 3 | flags), to: &bytes)
      if let box = run.box {
        for length in [box.width, box.ascent, box.descent] { appendLength(length, to: &bytes) }
      }
      start = run.end
    }
    let count = bytes.count - textEnd
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: count >> shift)) }
  }

  /// The runs of a label that were appended to its text, each in its font.
  static func read(_ bytes: Span<UInt8>, fonts: [FontDescription]) -> [TextRun] {
    guard bytes.count >= 4 else { return [] }
    var count = 0
    for index in 0..<4 { count |= Int(bytes[bytes.count - 4 + index]) << (8 * index) }
    var offset = max(0, bytes.count - 4 - count)
    var start = 0
    var runs: [TextRun] = []
    while offset < bytes.count - 4 {
      let end = min(bytes.count, start + Int(truncatingIfNeeded: readNumber(bytes, at: &offset)))
      let flags = Int(truncatingIfNeeded: readNumber(bytes, at: &offset))
      guard fonts.indices.contains(flags >> 3), end >= start else { break }
      var run = TextRun(
        bytes.extracting(start..<end).string, font: fonts[flags >> 3], isUnbreakable: flags & 1 != 0,
        joinsPrevious: flags & 2 != 0)
      if flags & 4 != 0 {
        let width = readLength(bytes, at: &offset)
        let ascent = readLength(bytes, at: &offset)
        run.box = InlineBox(width: width, ascent: ascent, descent: readLength(bytes, at: &offset))
      }
      runs.append(run)
      start = end
    }
    return runs
  }

  private static func appendNumber(_ number: UInt64, to bytes: inout [UInt8]) {
    var number = number
    while number >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: number) | 0x80)
      number >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: number))
  }

  private static func readNumber(_ bytes: Span<UInt8>, at offset: inout Int) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      number |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 == 0 { break }
    }
    return number
  }

  /// Whole 64ths go as numbers, with a sign; all other lengths bit by bit.
  private static func appendLength(_ length: Double, to bytes: inout [UInt8]) {
    let scaled = length * 64
    if let whole = Int32(exactly: scaled), whole != 0 || length.sign == .plus {
      appendNumber(UInt64(whole.magnitude) << 2 | (whole < 0 ? 2 : 0), to: &bytes)
    } else {
      appendNumber(1, to: &bytes)
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: length.bitPattern >> UInt64(shift)))
      }
    }
  }

  private static func readLength(_ bytes: Span<UInt8>, at offset: inout Int) -> Double {
    let number = readNumber(bytes, at: &offset)
    guard number & 1 == 1 else {
      let length = Double(number >> 2) / 64
      return number & 2 == 0 ? length : -length
    }
    var bits: UInt64 = 0
    for index in 0..<8 where offset + index < bytes.count {
      bits |= UInt64(bytes[offset + index]) << UInt64(8 * index)
    }
    offset += 8
    return Double(bitPattern: bits)
  }
}

extension Span<UInt8> {
  /// The text as a string.
  var string: String { unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) } }
}
