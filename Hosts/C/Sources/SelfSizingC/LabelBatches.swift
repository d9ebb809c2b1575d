// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The functions of `selfsizing.h`, where they are documented.
public import CSelfSizing
internal import LayoutServing
internal import SelfSizing

@c @implementation
public func ss_labels_heights(
  _ labels: UnsafePointer<OpaquePointer?>?, _ count: Int, _ width: Double, _ heights: Place<Double>?
) -> ss_status {
  attempt { () throws(Failure) in
    guard count != 0 else { return }
    guard let labels = unsafe labels else { throw .null("labels") }
    guard let heights = unsafe heights else { throw .null("heights") }
    try checkCounts(count)
    guard !width.isNaN else { throw Failure(SS_BAD_NUMBER, "a width must be a number; this one is NaN") }
    var failure: Failure?
    for index in 0..<count {
      do throws(Failure) {
        try unsafe Handle.with(labels[index], LabelBox.self, "a label") { box throws(Failure) in
          unsafe heights[index] = (try? box.text.height(width: width)) ?? .nan
        }
      } catch {
        unsafe heights[index] = .nan
        failure = failure ?? Failure(error.status, "label \(index): \(error.message)")
      }
    }
    if let failure { throw failure }
  }
}

@c @implementation
public func ss_texts_heights(
  _ engine: OpaquePointer?, _ style: UnsafePointer<ss_text_style>?, _ bytes: UnsafePointer<CChar>?,
  _ offsets: UnsafePointer<Int64>?, _ count: Int, _ widths: UnsafePointer<Double>?, _ widthCount: Int,
  _ heights: Place<Double>?
) -> ss_status {
  unsafe measure(engine, style, bytes, offsets, count, widths, widthCount, heights)
}

@c @implementation
public func ss_texts_heights_32(
  _ engine: OpaquePointer?, _ style: UnsafePointer<ss_text_style>?, _ bytes: UnsafePointer<CChar>?,
  _ offsets: UnsafePointer<Int32>?, _ count: Int, _ widths: UnsafePointer<Double>?, _ widthCount: Int,
  _ heights: Place<Double>?
) -> ss_status {
  unsafe measure(engine, style, bytes, offsets, count, widths, widthCount, heights)
}

/// Measures texts that lie one behind the other, offsets of whatever size between them.
private func measure<Offset: FixedWidthInteger>(
  _ engine: OpaquePointer?, _ style: UnsafePointer<ss_text_style>?, _ bytes: UnsafePointer<CChar>?,
  _ offsets: UnsafePointer<Offset>?, _ count: Int, _ widths: UnsafePointer<Double>?, _ widthCount: Int,
  _ heights: Place<Double>?
) -> ss_status {
  attempt { () throws(Failure) in
    try unsafe with(engine: engine) { box throws(Failure) in
      let look = try unsafe box.look(style)
      guard count != 0, widthCount != 0 else { return }
      guard let offsets = unsafe offsets else { throw .null("offsets") }
      guard let widths = unsafe widths else { throw .null("widths") }
      guard let heights = unsafe heights else { throw .null("heights") }
      try checkCounts(count, widthCount)
      let widthBuffer = unsafe UnsafeBufferPointer(start: widths, count: widthCount)
      if unsafe widthBuffer.contains(where: \.isNaN) {
        throw Failure(SS_BAD_NUMBER, "a width must be a number; one of these is NaN")
      }
      var failure: Failure?
      for index in 0..<count {
        let row = unsafe UnsafeMutableBufferPointer(start: heights + index * widthCount, count: widthCount)
        do throws(Failure) {
          let text = try unsafe string(of: bytes, from: offsets[index], to: offsets[index + 1])
          try unsafe box.write(look.label(text), widthBuffer, row)
        } catch {
          unsafe row.update(repeating: .nan)
          failure = failure ?? Failure(error.status, "text \(index): \(error.message)")
        }
      }
      if let failure { throw failure }
    }
  }
}

/// A text of the caller's between two offsets.
func string<Offset: FixedWidthInteger>(
  of bytes: UnsafePointer<CChar>?, from start: Offset, to end: Offset
) throws(Failure) -> String {
  guard start >= 0, end >= start else {
    throw Failure(SS_MISUSE, "its offsets are \(start) and \(end); they are not negative and do not fall")
  }
  guard end > start else { return "" }
  guard let bytes = unsafe bytes else { throw .null("bytes") }
  return try unsafe string(
    UnsafeRawBufferPointer(start: bytes + Int(start), count: Int(end - start)), "its text")
}

extension EngineBox {
  /// Writes the heights of a label at several widths.
  fileprivate func write(
    _ label: TextLabel, _ widths: UnsafeBufferPointer<Double>, _ heights: UnsafeMutableBufferPointer<Double>
  ) throws(Failure) {
    try call { () throws(TextError) in
      let text = try engine.texts.preparedText(label)
      for index in widths.indices { unsafe heights[index] = try text.height(width: widths[index]) }
    }
  }
}
