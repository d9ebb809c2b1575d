// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The functions of `selfsizing.h`, where they are documented.
public import CSelfSizing
@_spi(JSON) internal import LayoutFixtures
@_spi(JSON) internal import LayoutServing
internal import SelfSizing

/// A label behind a handle.
final class LabelBox: Sendable {
  let text: PreparedText
  private let fonts: Fonts

  /// Where a digest of the label's fonts comes from.
  enum Fonts {
    case digest(UInt64)
    /// Files are read for it, so it is made when it is wanted.
    case stack(String, EngineBox)
  }

  init(_ text: PreparedText, _ fonts: Fonts) {
    self.text = text
    self.fonts = fonts
  }

  var portable: PortableText {
    switch fonts {
    case .digest(let digest): PortableText(text, fontDigest: digest)
    case .stack(let stack, let box):
      PortableText(
        text,
        fontDigest: box.engine.texts.fontDigest(
          of: TextLabel("", font: FontDescription(stack: stack, size: 1))))
    }
  }

  /// Another form of the same label.
  func changed(_ change: (PreparedText) throws(TextError) -> PreparedText) throws(Failure) -> LabelBox {
    try call { () throws(TextError) in LabelBox(try change(text), fonts) }
  }
}

/// Does something with the label behind a handle.
@inline(__always)
func with(
  label: OpaquePointer?, _ body: (LabelBox) throws(Failure) -> Void
) -> ss_status {
  attempt { () throws(Failure) in try unsafe Handle.with(label, LabelBox.self, "label", body) }
}

@c @implementation
public func ss_label_create(
  _ engine: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ style: UnsafePointer<ss_text_style>?, _ label: Place<OpaquePointer?>?
) -> ss_status {
  unsafe make(label, "label") { () throws(Failure) in
    try unsafe with(engine: engine) { box throws(Failure) in
      let look = try unsafe box.look(style)
      let label = look.label(try unsafe string(text, length, "text"))
      let prepared = try call { () throws(TextError) in try box.engine.texts.preparedText(label) }
      return LabelBox(prepared, .stack(look.font.stack, box))
    }
  }
}

@c @implementation
public func ss_label_create_json(
  _ engine: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ length: Int, _ label: Place<OpaquePointer?>?
) -> ss_status {
  unsafe make(label, "label") { () throws(Failure) in
    try unsafe with(engine: engine) { box throws(Failure) in
      let source = try unsafe source("label", json, length)
      let prepared = try call { () throws(DocumentError) in
        try box.engine.labels.prepare(in: JSONDocument(source))
      }
      return LabelBox(prepared.text, .digest(prepared.fontDigest))
    }
  }
}

@c @implementation
public func ss_label_with_font_size(
  _ label: OpaquePointer?, _ size: Double, _ resized: Place<OpaquePointer?>?
) -> ss_status {
  unsafe make(resized, "resized") { () throws(Failure) in
    try unsafe Handle.with(label, LabelBox.self, "label") { box throws(Failure) in
      try box.changed { text throws(TextError) in try text.withFontSize(size) }
    }
  }
}

@c @implementation
public func ss_label_keep_heights(_ label: OpaquePointer?, _ kept: Place<OpaquePointer?>?) -> ss_status {
  unsafe make(kept, "kept") { () throws(Failure) in
    try unsafe Handle.with(label, LabelBox.self, "label") { box throws(Failure) in
      try box.changed { text throws(TextError) in text.keepingHeightSteps() }
    }
  }
}

@c @implementation
public func ss_label_retain(_ label: OpaquePointer?) -> OpaquePointer? {
  unsafe Handle.retain(label, LabelBox.self)
}

@c @implementation
public func ss_label_release(_ label: OpaquePointer?) { unsafe Handle.release(label, LabelBox.self) }

@c @implementation
public func ss_label_height(_ label: OpaquePointer?, _ width: Double, _ height: Place<Double>?) -> ss_status {
  unsafe with(label: label) { box throws(Failure) in
    guard let height = unsafe height else { throw .null("height") }
    unsafe height.pointee = try call { () throws(TextError) in try box.text.height(width: width) }
  }
}

@c @implementation
public func ss_label_measure(_ label: OpaquePointer?, _ width: Double, _ size: Place<ss_text_size>?)
  -> ss_status
{
  unsafe with(label: label) { box throws(Failure) in
    guard let size = unsafe size else { throw .null("size") }
    guard !width.isNaN else { throw Failure(SS_BAD_NUMBER, "a width must be a number; this one is NaN") }
    let measured = box.text.measure(width: width, height: nil)
    unsafe size.pointee = ss_text_size(
      width: measured.width, height: measured.height, first_baseline: measured.firstBaseline,
      last_baseline: measured.lastBaseline, valid_from: measured.validFrom, valid_to: measured.validTo,
      line_count: Int64(measured.lineCount), truncated: measured.isTruncated ? 1 : 0, reserved: 0)
  }
}

@c @implementation
public func ss_label_lines(
  _ label: OpaquePointer?, _ width: Double, _ lines: Place<ss_line>?, _ capacity: Int, _ count: Place<Int>?
) -> ss_status {
  unsafe with(label: label) { box throws(Failure) in
    let all = try call { () throws(TextError) in try box.text.lines(width: width) }
    let values = all.map { line in
      ss_line(
        start: Int64(line.scalars.lowerBound), end: Int64(line.scalars.upperBound), x: line.x,
        width: line.width, baseline: line.baseline, ascent: line.ascent, descent: line.descent)
    }
    try unsafe write(values, to: lines, capacity, count)
  }
}

@c @implementation
public func ss_label_uncovered(_ label: OpaquePointer?, _ count: Place<Int>?) -> ss_status {
  unsafe with(label: label) { box throws(Failure) in
    guard let count = unsafe count else { throw .null("count") }
    unsafe count.pointee = box.text.uncovered.count
  }
}

@c @implementation
public func ss_label_encode(
  _ label: OpaquePointer?, _ bytes: UnsafeMutableRawPointer?, _ capacity: Int, _ count: Place<Int>?
) -> ss_status {
  unsafe with(label: label) { box throws(Failure) in
    try unsafe write(box.portable.encoded(), to: bytes, capacity, count)
  }
}

@c @implementation
public func ss_label_decode(
  _ bytes: UnsafeRawPointer?, _ count: Int, _ label: Place<OpaquePointer?>?
) -> ss_status {
  unsafe make(label, "label") { () throws(Failure) in
    let bytes = try unsafe encoded(bytes, count)
    let portable = try call { () throws(PortableTextError) in try PortableText(decoding: bytes) }
    return LabelBox(portable.text, .digest(portable.fontDigest))
  }
}
