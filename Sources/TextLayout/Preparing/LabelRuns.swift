/// The runs of a label as bytes behind its text, from which its clusters are worked out when asked for: a few bytes a run.
enum LabelRuns {
  /// Appends the runs to a label's text.
  static func append(_ runs: [LabelBuilder.Run], to bytes: inout [UInt8]) {
    var writer = ByteWriter()
    swap(&writer.bytes, &bytes)
    defer { swap(&writer.bytes, &bytes) }
    let textEnd = writer.bytes.count
    var start = 0
    for run in runs {
      writer.write(count: run.end - start)
      writer.write(
        count: run.font << 3 | (run.isUnbreakable ? 1 : 0) | (run.joinsPrevious ? 2 : 0)
          | (run.box != nil ? 4 : 0))
      if let box = run.box {
        writer.write(double: box.width)
        writer.write(double: box.ascent)
        writer.write(double: box.descent)
      }
      start = run.end
    }
    let count = writer.bytes.count - textEnd
    for shift in stride(from: 0, to: 32, by: 8) {
      writer.bytes.append(UInt8(truncatingIfNeeded: count >> shift))
    }
  }

  /// The runs of a label that were appended to its text, each in its font.
  static func read(_ bytes: Span<UInt8>, fonts: [FontDescription]) -> [TextRun] {
    var runs: [TextRun] = []
    try? read(bytes, fonts, into: &runs)
    return runs
  }

  private static func read(
    _ bytes: Span<UInt8>, _ fonts: [FontDescription], into runs: inout [TextRun]
  ) throws(ByteFault) {
    guard bytes.count >= 4 else { return }
    var count = 0
    for index in 1...4 { count = count << 8 | Int(bytes[bytes.count - index]) }
    let textEnd = max(0, bytes.count - 4 - count)
    var reader = ByteReader(bytes.extracting(textEnd..<bytes.count - 4).array[...])
    var start = 0
    while reader.count > 0 {
      let end = start + (try reader.number(atMost: textEnd - start, "length"))
      let flags = try reader.number(atMost: fonts.count << 3 - 1, "font")
      var run = TextRun(
        bytes.extracting(start..<end).string, font: fonts[flags >> 3], isUnbreakable: flags & 1 != 0,
        joinsPrevious: flags & 2 != 0)
      if flags & 4 != 0 {
        run.box = InlineBox(
          width: try reader.double("width"), ascent: try reader.double("ascent"),
          descent: try reader.double("descent"))
      }
      runs.append(run)
      start = end
    }
  }
}

extension Span<UInt8> {
  /// The text as a string.
  var string: String { unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) } }
}
