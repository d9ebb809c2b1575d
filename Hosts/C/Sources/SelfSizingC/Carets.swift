// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The functions of `selfsizing.h`, where they are documented.
public import CSelfSizing
internal import SelfSizing

@c @implementation
public func ss_label_caret(
  _ label: OpaquePointer?, _ width: Double, _ offset: Int64, _ caret: Place<ss_caret>?
) -> ss_status {
  unsafe with(label: label) { box throws(Failure) in
    guard let caret = unsafe caret else { throw .null("caret") }
    let positions = try call { () throws(TextError) in try box.text.positions(width: width) }
    let found = positions.caret(at: Int(offset))
    unsafe caret.pointee = ss_caret(
      x: found.x, y: found.y, height: found.height, offset: Int64(found.offset), line: Int64(found.line))
  }
}

@c @implementation
public func ss_label_offset_at(
  _ label: OpaquePointer?, _ width: Double, _ x: Double, _ y: Double, _ offset: Place<Int64>?
) -> ss_status {
  unsafe with(label: label) { box throws(Failure) in
    guard let offset = unsafe offset else { throw .null("offset") }
    guard !x.isNaN, !y.isNaN else {
      throw Failure(SS_BAD_NUMBER, "a point has an x and a y that are numbers")
    }
    let found = try call { () throws(TextError) in try box.text.offset(atX: x, y: y, width: width) }
    unsafe offset.pointee = Int64(found)
  }
}
