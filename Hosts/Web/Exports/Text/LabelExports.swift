import TextLayout

/// A prepared label that JavaScript holds.
final class HeldLabel {
  let text: PreparedText
  /// The text as rows measure it.
  private(set) lazy var asShown = text.asShown

  init(_ text: PreparedText) { self.text = text }

  nonisolated(unsafe) static var all = Objects<HeldLabel>()
}

/// Labels whose heights are asked for together.
final class HeldLabels {
  let labels: LabelHeights
  /// Room for the heights that a call writes, used again by the next.
  var heights: [Double]
  var room = Room()

  init(_ labels: LabelHeights) {
    self.labels = labels
    heights = [Double](repeating: 0, count: labels.count)
    room.reserve(8 * max(1, labels.count))
  }

  nonisolated(unsafe) static var all = Objects<HeldLabels>()
}

/// Tells what is wrong: the text's length is the first number of the answer.
func fail(_ description: String) { Room.numbers.set(Double(Room.keep(description)), at: 0) }

/// Answers a call; one that fails says why, and answers with the number that stands for it.
func answer<Answer: Numeric, Fault: Error & CustomStringConvertible>(
  or failure: Answer = 0, _ body: () throws(Fault) -> Answer
) -> Answer {
  do throws(Fault) { return try body() } catch {
    fail(error.description)
    return failure
  }
}

/// Reads a label prepared elsewhere, and gives its number; 0 where the bytes are none, and the text says why.
@_expose(wasm, "labelDecode") @_cdecl("web_label_decode") public func labelDecode(_ length: UInt32) -> Int32 {
  var inbox = Inbox(length: length)
  return answer { () throws(PortableTextError) in
    HeldLabel.all.add(HeldLabel(try PortableText(decoding: inbox.bytesToEnd()).text))
  }
}

/// Lets a label go.
@_expose(wasm, "labelFree") @_cdecl("web_label_free") public func labelFree(_ number: Int32) {
  HeldLabel.all.remove(number)
}

/// A label's height in lines of at most so many points; NaN where the width is no number.
@_expose(wasm, "labelHeight") @_cdecl("web_label_height")
public func labelHeight(_ number: Int32, _ width: Double) -> Double {
  (try? HeldLabel.all[number]?.text.height(width: width)) ?? .nan
}

/// How many lines a label has; -1 where the width is no number.
@_expose(wasm, "labelLineCount") @_cdecl("web_label_line_count")
public func labelLineCount(_ number: Int32, _ width: Double) -> Int32 {
  (try? HeldLabel.all[number]?.text.lineCount(width: width)).flatMap { Int32(exactly: $0) } ?? -1
}

/// Keeps a label's heights by width, so that asking for one is a look-up.
@_expose(wasm, "labelKeepSteps") @_cdecl("web_label_keep_steps") public func labelKeepSteps(_ number: Int32)
  -> Int32
{
  guard let held = HeldLabel.all[number] else { return 0 }
  return HeldLabel.all.add(HeldLabel(held.text.keepingHeightSteps()))
}

/// The size of a label in a space: see `Label.measure` in labels.mjs, which has the same order.
@_expose(wasm, "labelMeasure") @_cdecl("web_label_measure")
public func labelMeasure(_ number: Int32, _ width: Double, _ height: Double) -> Int32 {
  guard let text = HeldLabel.all[number]?.text else { return 0 }
  let size = text.measure(width: width, height: height)
  write([
    size.width, size.height, size.firstBaseline, size.lastBaseline, Double(size.lineCount),
    size.isTruncated ? 1 : 0,
    size.validFrom, size.validTo,
  ])
  return 1
}

/// Answers with numbers.
func write(_ numbers: [Double]) {
  for (place, number) in numbers.enumerated() { Room.numbers.set(number, at: place) }
}

/// The lines of a label within a width and a height, ten numbers each at the address that is the answer's first number, as
/// labels.mjs reads them.
///
/// Returns how many there are; -1 where the width is no number.
@_expose(wasm, "labelLines") @_cdecl("web_label_lines")
public func labelLines(_ number: Int32, _ width: Double, _ height: Double) -> Int32 {
  guard let text = HeldLabel.all[number]?.text, let lines = try? text.lines(width: width, height: height)
  else { return -1 }
  Room.text.reserve(8 * 10 * lines.count)
  for (index, line) in lines.enumerated() {
    let numbers: [Double] = [
      Double(line.scalars.lowerBound), Double(line.scalars.upperBound), line.x, line.width, line.baseline,
      line.ascent,
      line.descent, line.showsHyphen ? 1.0 : 0, line.omitted.map { Double($0.lowerBound) } ?? -1,
      line.omitted.map { Double($0.upperBound) } ?? -1,
    ]
    for (place, number) in numbers.enumerated() { Room.text.set(number, at: 10 * index + place) }
  }
  return Int32(truncatingIfNeeded: lines.count)
}

/// Keeps labels whose heights will be asked for together: their numbers stand in the inbox.
@_expose(wasm, "labelsMake") @_cdecl("web_labels_make") public func labelsMake(_ length: UInt32) -> Int32 {
  var inbox = Inbox(length: length)
  let texts = inbox.list { $0.whole() }.compactMap { Int32(exactly: $0).flatMap { HeldLabel.all[$0]?.text } }
  return HeldLabels.all.add(HeldLabels(LabelHeights(texts)))
}

/// Lets labels go.
@_expose(wasm, "labelsFree") @_cdecl("web_labels_free") public func labelsFree(_ number: Int32) {
  guard let held = HeldLabels.all[number] else { return }
  held.room.release()
  HeldLabels.all.remove(number)
}

/// Writes the heights of labels at a width, and gives the address of the first; 0 where the width is no number.
@_expose(wasm, "labelsHeights") @_cdecl("web_labels_heights")
public func labelsHeights(_ number: Int32, _ width: Double) -> UInt32 {
  guard let held = HeldLabels.all[number],
    (try? held.labels.write(into: &held.heights, width: width)) != nil
  else { return 0 }
  held.heights.withUnsafeBytes { held.room.bytes.copyMemory(from: $0) }
  return held.room.address
}
