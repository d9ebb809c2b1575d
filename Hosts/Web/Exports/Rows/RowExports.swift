import RowLayout
import TextLayout

/// A row template that JavaScript holds.
final class HeldTemplate {
  let template: PortableRowTemplate

  init(_ template: PortableRowTemplate) { self.template = template }

  nonisolated(unsafe) static var all = Objects<HeldTemplate>()
}

/// A row of a template that JavaScript holds.
final class HeldRow {
  let row: PreparedRow
  /// The frames of the last call, four numbers each.
  var frames: [RowRect] = []
  var room = Room()

  init(_ row: PreparedRow) { self.row = row }

  nonisolated(unsafe) static var all = Objects<HeldRow>()
}

/// Reads row templates, and gives how many there are: their numbers are the answer's text. -1 where the bytes are none, and the text
/// says why.
@_expose(wasm, "templatesDecode") @_cdecl("web_templates_decode")
public func templatesDecode(_ length: UInt32) -> Int32 {
  var inbox = Inbox(length: length)
  return answer(or: -1) { () throws(RowError) in
    let templates = try PortableRowTemplate.decoding(inbox.bytesToEnd())
    Room.text.reserve(8 * templates.count)
    for (place, template) in templates.enumerated() {
      Room.text.set(Double(HeldTemplate.all.add(HeldTemplate(template))), at: place)
    }
    return Int32(truncatingIfNeeded: templates.count)
  }
}

/// Lets a template go.
@_expose(wasm, "templateFree") @_cdecl("web_template_free") public func templateFree(_ number: Int32) {
  HeldTemplate.all.remove(number)
}

/// A template's name and holes as bytes: their length is the answer, and rows.mjs reads them.
@_expose(wasm, "templateHoles") @_cdecl("web_template_holes")
public func templateHoles(_ number: Int32) -> Int32 {
  guard let template = HeldTemplate.all[number]?.template else { return 0 }
  var outbox = Outbox()
  outbox.texts(template.id.map { [$0] } ?? [])
  outbox.number(template.holes.count)
  for hole in template.holes {
    outbox.number(Int(hole.kind.rawValue))
    outbox.text(hole.name)
  }
  return Int32(truncatingIfNeeded: Room.keep(outbox.bytes))
}

/// Fills a template with the values in the inbox, and gives the row's number; 0 where they do not fit, and the text says why. Fonts
/// prepare the strings; their number is 0 where there are none.
@_expose(wasm, "templateRow") @_cdecl("web_template_row")
public func templateRow(_ number: Int32, _ fonts: Int32, _ length: UInt32) -> Int32 {
  guard let template = HeldTemplate.all[number]?.template else { return freed("template", 0) }
  let kit = HeldFonts.all[fonts]?.kit
  var inbox = Inbox(length: length)
  return answer { () throws(RowError) in
    let filling = try inbox.filling(of: template)
    let row = try template.row(filling: filling.values, labels: filling.labels, texts: kit)
    return HeldRow.all.add(HeldRow(row))
  }
}

/// Lets a row go.
@_expose(wasm, "rowFree") @_cdecl("web_row_free") public func rowFree(_ number: Int32) {
  guard let held = HeldRow.all[number] else { return }
  held.room.release()
  HeldRow.all.remove(number)
}

/// 1 for a row whose texts are all as their fonts set them, 0 for one with estimates.
@_expose(wasm, "rowIsExact") @_cdecl("web_row_is_exact") public func rowIsExact(_ number: Int32) -> Int32 {
  HeldRow.all[number]?.row.isExact ?? false ? 1 : 0
}

/// A row's height at a width; NaN where it cannot be resolved, and the text says why.
@_expose(wasm, "rowHeight") @_cdecl("web_row_height")
public func rowHeight(_ number: Int32, _ width: Double) -> Double {
  guard let held = HeldRow.all[number] else { return freed("row", .nan) }
  return answer(or: .nan) { () throws(RowError) in try held.row.height(width: width) }
}

/// A row's width and height at a width, and the widths for which the height holds: the numbers of the answer.
@_expose(wasm, "rowMeasure") @_cdecl("web_row_measure")
public func rowMeasure(_ number: Int32, _ width: Double) -> Int32 {
  guard let held = HeldRow.all[number] else { return freed("row", 0) }
  return answer { () throws(RowError) in
    let measured = try held.row.measure(width: width)
    write([measured.size.width, measured.size.height, measured.validFrom, measured.validTo])
    return 1
  }
}

/// The frames of a row's parts at a width, four numbers each at the address that is the answer's first number, NaN for parts that are
/// not shown; then the row's size.
///
/// Returns how many there are; -1 where the row cannot be resolved, and the text says why.
@_expose(wasm, "rowFrames") @_cdecl("web_row_frames")
public func rowFrames(_ number: Int32, _ width: Double) -> Int32 {
  guard let held = HeldRow.all[number] else { return freed("row", -1) }
  return answer(or: -1) { () throws(RowError) in
    let size = try held.row.frames(ProposedSize(width: width, height: nil), into: &held.frames)
    held.room.reserve(32 * max(1, held.frames.count))
    for (place, frame) in held.frames.enumerated() {
      held.room.set(frame.x, at: 4 * place)
      held.room.set(frame.y, at: 4 * place + 1)
      held.room.set(frame.width, at: 4 * place + 2)
      held.room.set(frame.height, at: 4 * place + 3)
    }
    write([Double(held.room.address), size.width, size.height])
    return Int32(truncatingIfNeeded: held.frames.count)
  }
}

/// The kinds and names of a row's parts, in the order of the frames, as bytes: their length is the answer.
@_expose(wasm, "rowParts") @_cdecl("web_row_parts") public func rowParts(_ number: Int32) -> Int32 {
  guard let row = HeldRow.all[number]?.row else { return 0 }
  var outbox = Outbox()
  for part in row.parts {
    outbox.texts(part.kinds)
    outbox.texts(part.ids)
  }
  return Int32(truncatingIfNeeded: Room.keep(outbox.bytes))
}

private func freed<Answer>(_ what: String, _ answer: Answer) -> Answer {
  fail("The \(what) was freed.")
  return answer
}
