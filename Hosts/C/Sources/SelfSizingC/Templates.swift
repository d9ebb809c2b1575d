// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The functions of `selfsizing.h`, where they are documented.
public import CSelfSizing
@_spi(JSON) internal import LayoutFixtures
@_spi(JSON) internal import LayoutServing
internal import SelfSizing

/// A row template behind a handle.
///
/// `@unchecked Sendable`: the names are written once, before the template is given out.
final class TemplateBox: @unchecked Sendable {
  let template: PortableRowTemplate
  /// What measures its texts.
  let engine: EngineBox
  /// The names of its holes, by their order.
  let keptNames: [KeptText]

  init(_ template: PortableRowTemplate, _ engine: EngineBox) {
    self.template = template
    self.engine = engine
    keptNames = template.holes.map { KeptText($0.name) }
  }

  /// A row with values in the holes.
  func row(filling values: RowHoleValues) throws(Failure) -> PreparedRow {
    try call { () throws(RowError) in try engine.engine.row(template, filling: values) }
  }

  /// A fault of a hole that is none.
  func noHole(_ hole: Int) -> Failure {
    Failure(
      SS_MISUSE, "there is no hole \(UInt(bitPattern: hole)): the template has \(keptNames.count) holes")
  }

  /// A fault of a count that the holes do not have.
  func wrongCount(_ count: Int, _ what: StaticString) -> Failure {
    Failure(
      SS_MISUSE, "there are \(UInt(bitPattern: count)) \(what), and the template has \(keptNames.count) holes"
    )
  }
}

/// Does something with the template behind a handle.
private func with(template: OpaquePointer?, _ body: (TemplateBox) throws(Failure) -> Void) -> ss_status {
  attempt { () throws(Failure) in try unsafe Handle.with(template, TemplateBox.self, "row_template", body) }
}

@c @implementation
public func ss_template_create(
  _ engine: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ length: Int, _ template: Place<OpaquePointer?>?
) -> ss_status {
  unsafe make(template, "row_template") { () throws(Failure) in
    try unsafe with(engine: engine) { box throws(Failure) in
      let source = try unsafe source("template", json, length)
      return TemplateBox(
        try call { () throws(DocumentError) in try box.engine.template(in: JSONDocument(source)) }, box)
    }
  }
}

@c @implementation
public func ss_template_decode(
  _ engine: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ length: Int, _ id: UnsafePointer<CChar>?,
  _ template: Place<OpaquePointer?>?
) -> ss_status {
  unsafe make(template, "row_template") { () throws(Failure) in
    try unsafe with(engine: engine) { box throws(Failure) in
      let (bytes, id) = (try unsafe encoded(bytes, length), try unsafe name(id, "name"))
      return TemplateBox(
        try call { () throws(RowError) in try box.engine.template(decoding: bytes, named: id) }, box)
    }
  }
}

@c @implementation
public func ss_template_encode(
  _ template: OpaquePointer?, _ bytes: UnsafeMutableRawPointer?, _ capacity: Int, _ count: Place<Int>?
) -> ss_status {
  unsafe with(template: template) { box throws(Failure) in
    try unsafe write(PortableRowTemplate.encoded([box.template]), to: bytes, capacity, count)
  }
}

@c @implementation
public func ss_template_retain(_ template: OpaquePointer?) -> OpaquePointer? {
  unsafe Handle.retain(template, TemplateBox.self)
}

@c @implementation
public func ss_template_release(_ template: OpaquePointer?) {
  unsafe Handle.release(template, TemplateBox.self)
}

@c @implementation
public func ss_template_hole_count(_ template: OpaquePointer?, _ count: Place<Int>?) -> ss_status {
  unsafe with(template: template) { box throws(Failure) in
    guard let count = unsafe count else { throw .null("count") }
    unsafe count.pointee = box.keptNames.count
  }
}

@c @implementation
public func ss_template_hole(
  _ template: OpaquePointer?, _ hole: Int, _ name: Place<UnsafePointer<CChar>?>?,
  _ kind: Place<ss_hole_kind>?
) -> ss_status {
  unsafe with(template: template) { box throws(Failure) in
    unsafe name?.pointee = nil
    guard box.keptNames.indices.contains(hole) else { throw box.noHole(hole) }
    unsafe name?.pointee = UnsafePointer(box.keptNames[hole].pointer)
    unsafe kind?.pointee = ss_hole_kind(box.template.holes[hole].kind.number)
  }
}

extension RowHole.Kind {
  /// The number in the header.
  fileprivate var number: Int {
    switch self {
    case .string: SS_HOLE_STRING
    case .number: SS_HOLE_NUMBER
    case .flag: SS_HOLE_FLAG
    case .count: SS_HOLE_COUNT
    case .size: SS_HOLE_SIZE
    }
  }

  /// A number as the hole takes it: a condition is 0 or 1.
  fileprivate func value(_ number: Double) -> RowHoleValue {
    self == .flag && (number == 0 || number == 1) ? .flag(number == 1) : .number(number)
  }
}

@c @implementation
public func ss_template_row(
  _ template: OpaquePointer?, _ values: UnsafePointer<ss_value>?, _ count: Int, _ row: Place<OpaquePointer?>?
) -> ss_status {
  unsafe make(row, "row") { () throws(Failure) in
    try unsafe Handle.with(template, TemplateBox.self, "row_template") { box throws(Failure) in
      RowBox(try box.row(filling: try unsafe box.values(values, count)), box.engine)
    }
  }
}

@c @implementation
public func ss_template_label(
  _ template: OpaquePointer?, _ values: UnsafePointer<ss_value>?, _ count: Int, _ hole: Int,
  _ label: Place<OpaquePointer?>?
) -> ss_status {
  unsafe make(label, "label") { () throws(Failure) in
    try unsafe Handle.with(template, TemplateBox.self, "row_template") { box throws(Failure) in
      let values = try unsafe box.values(values, count)
      guard box.template.holes.indices.contains(hole) else { throw box.noHole(hole) }
      let filled = try call { () throws(RowError) in
        try box.template.text(
          ofHole: box.template.holes[hole].name, filling: values, texts: box.engine.engine.texts)
      }
      return LabelBox(filled.text, .stack(filled.label.runs.first?.font.stack ?? "", box.engine))
    }
  }
}

extension TemplateBox {
  /// The caller's values by the holes' names.
  fileprivate func values(
    _ values: UnsafePointer<ss_value>?, _ count: Int
  ) throws(Failure) -> RowHoleValues {
    guard count == keptNames.count else { throw wrongCount(count, "values") }
    guard unsafe values != nil || count == 0 else { throw .null("values") }
    var pairs: [(name: String, value: RowHoleValue)] = []
    for (index, hole) in template.holes.enumerated() {
      guard let value = unsafe values?[index] else { break }
      switch hole.kind {
      case .string:
        pairs.append((hole.name, .string(try unsafe string(value.text, value.length, "a value's text"))))
      case .size: pairs.append((hole.name, .size(width: unsafe value.number, height: unsafe value.height)))
      case .number, .flag, .count: pairs.append((hole.name, unsafe hole.kind.value(value.number)))
      }
    }
    return RowHoleValues(pairs)
  }
}

@c @implementation
public func ss_template_heights(
  _ template: OpaquePointer?, _ columns: UnsafePointer<ss_column>?, _ columnCount: Int, _ rowCount: Int,
  _ widths: UnsafePointer<Double>?, _ widthCount: Int, _ heights: Place<Double>?, _ validFrom: Place<Double>?,
  _ validTo: Place<Double>?
) -> ss_status {
  unsafe with(template: template) { box throws(Failure) in
    guard columnCount == box.keptNames.count else { throw box.wrongCount(columnCount, "columns") }
    guard rowCount != 0, widthCount != 0 else { return }
    try checkCounts(rowCount, widthCount)
    guard let widths = unsafe widths else { throw .null("widths") }
    guard let heights = unsafe heights else { throw .null("heights") }
    let sizes = unsafe Array(UnsafeBufferPointer(start: widths, count: widthCount))
    if sizes.contains(where: \.isNaN) {
      throw Failure(SS_BAD_NUMBER, "a width must be a number; one of these is NaN")
    }
    var cells: [HoleColumn] = []
    for (index, hole) in box.template.holes.enumerated() {
      guard let column = unsafe columns?[index] else { throw .null("columns") }
      cells.append(try unsafe HoleColumn(column, hole))
    }
    var failure: Failure?
    for row in 0..<rowCount {
      let places = row * widthCount..<(row + 1) * widthCount
      do throws(Failure) {
        var pairs: [(name: String, value: RowHoleValue)] = []
        pairs.reserveCapacity(cells.count)
        for cell in cells { pairs.append((cell.hole.name, try cell.value(row))) }
        let prepared = try box.row(filling: RowHoleValues(pairs))
        for (place, width) in zip(places, sizes) {
          let measured = try call { () throws(RowError) in try prepared.measure(width: width) }
          unsafe heights[place] = measured.height
          unsafe validFrom?[place] = measured.validFrom
          unsafe validTo?[place] = measured.validTo
        }
      } catch {
        for place in places {
          unsafe heights[place] = .nan
          unsafe validFrom?[place] = .nan
          unsafe validTo?[place] = .nan
        }
        failure = failure ?? Failure(error.status, "row \(row): \(error.message)")
      }
    }
    if let failure { throw failure }
  }
}

/// A column of the caller's with the values of a hole.
@safe
private struct HoleColumn {
  let hole: RowHole
  private let column: ss_column

  init(_ column: ss_column, _ hole: RowHole) throws(Failure) {
    guard unsafe (SS_TEXTS...SS_SIZES).contains(Int(column.kind)) else {
      throw Failure(
        SS_MISUSE,
        unsafe "the column of \"\(hole.name)\" has kind \(column.kind), which is none of the header's")
    }
    let isTexts = unsafe column.kind == SS_TEXTS || column.kind == SS_TEXTS_32
    guard unsafe isTexts ? column.offsets != nil : column.values != nil else {
      throw Failure(
        SS_MISUSE, "the \(isTexts ? "offsets" : "values") of the column of \"\(hole.name)\" must not be NULL")
    }
    self.hole = hole
    unsafe self.column = column
  }

  /// The value in a row.
  func value(_ row: Int) throws(Failure) -> RowHoleValue {
    if let validity = unsafe column.validity {
      let bit = unsafe column.first_bit &+ row
      guard bit >= 0, unsafe validity[bit / 8] >> UInt8(bit % 8) & 1 == 1 else {
        throw Failure(SS_BAD_VALUE, "the value of \"\(hole.name)\" is null")
      }
    }
    switch unsafe Int(column.kind) {
    case SS_TEXTS: return .string(try text(row, Int64.self))
    case SS_TEXTS_32: return .string(try text(row, Int32.self))
    case SS_SIZES:
      return .size(width: number(2 * row), height: number(2 * row + 1))
    default: return hole.kind.value(number(row))
    }
  }

  private func number(_ index: Int) -> Double {
    unsafe column.values.map { unsafe $0.loadUnaligned(fromByteOffset: index * 8, as: Double.self) } ?? .nan
  }

  private func text<Offset: FixedWidthInteger & BitwiseCopyable>(
    _ row: Int, _ type: Offset.Type
  ) throws(Failure) -> String {
    guard let offsets = unsafe column.offsets?.assumingMemoryBound(to: type) else { throw .null("offsets") }
    return try unsafe string(
      of: column.values?.assumingMemoryBound(to: CChar.self), from: offsets[row], to: offsets[row + 1])
  }
}
