// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The functions of `selfsizing.h`, where they are documented.
public import CSelfSizing
@_spi(JSON) internal import LayoutFixtures
@_spi(JSON) internal import LayoutServing
internal import SelfSizing

/// A row behind a handle.
///
/// `@unchecked Sendable`: the names are written once, before the row is given out.
final class RowBox: @unchecked Sendable {
  let row: PreparedRow
  /// What draws its texts.
  let engine: EngineBox
  /// The names of its parts in the order of their bytes.
  let names: [String]
  let keptNames: [KeptText]

  init(_ row: PreparedRow, _ engine: EngineBox) {
    self.row = row
    self.engine = engine
    names = Set(row.parts.flatMap(\.ids)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    keptNames = names.map { KeptText($0) }
  }
}

/// Does something with the row behind a handle.
@inline(__always)
func with(row: OpaquePointer?, _ body: (RowBox) throws(Failure) -> Void) -> ss_status {
  attempt { () throws(Failure) in try unsafe Handle.with(row, RowBox.self, "row", body) }
}

/// A proposal of the caller's, of which NULL leaves a dimension open.
func proposal(_ width: UnsafePointer<Double>?, _ height: UnsafePointer<Double>?) -> ProposedSize {
  ProposedSize(width: unsafe width?.pointee, height: unsafe height?.pointee)
}

@c @implementation
public func ss_row_create(
  _ engine: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ length: Int, _ row: Place<OpaquePointer?>?
) -> ss_status {
  unsafe make(row, "row") { () throws(Failure) in
    try unsafe with(engine: engine) { box throws(Failure) in
      let source = try unsafe source("row", json, length)
      return RowBox(
        try call { () throws(DocumentError) in try box.engine.row(in: JSONDocument(source)) }, box)
    }
  }
}

@c @implementation
public func ss_row_retain(_ row: OpaquePointer?) -> OpaquePointer? { unsafe Handle.retain(row, RowBox.self) }

@c @implementation
public func ss_row_release(_ row: OpaquePointer?) { unsafe Handle.release(row, RowBox.self) }

@c @implementation
public func ss_row_heights(
  _ row: OpaquePointer?, _ widths: UnsafePointer<Double>?, _ count: Int, _ heights: Place<Double>?
) -> ss_status {
  unsafe with(row: row) { box throws(Failure) in
    guard count != 0 else { return }
    guard let widths = unsafe widths else { throw .null("widths") }
    guard let heights = unsafe heights else { throw .null("heights") }
    try checkCounts(count)
    try call { () throws(RowError) in
      for index in 0..<count { unsafe heights[index] = try box.row.height(width: widths[index]) }
    }
  }
}

@c @implementation
public func ss_row_measure(
  _ row: OpaquePointer?, _ width: UnsafePointer<Double>?, _ height: UnsafePointer<Double>?,
  _ size: Place<ss_row_size>?
) -> ss_status {
  unsafe with(row: row) { box throws(Failure) in
    guard let size = unsafe size else { throw .null("size") }
    let measured = try call { () throws(RowError) in try unsafe box.row.measure(proposal(width, height)) }
    unsafe size.pointee = ss_row_size(
      width: measured.size.width, height: measured.size.height, valid_from: measured.validFrom,
      valid_to: measured.validTo)
  }
}

@c @implementation
public func ss_row_uncovered(_ row: OpaquePointer?, _ count: Place<Int>?) -> ss_status {
  unsafe with(row: row) { box throws(Failure) in
    guard let count = unsafe count else { throw .null("count") }
    unsafe count.pointee = box.row.uncovered
  }
}

@c @implementation
public func ss_row_part_count(_ row: OpaquePointer?, _ count: Place<Int>?) -> ss_status {
  unsafe with(row: row) { box throws(Failure) in
    guard let count = unsafe count else { throw .null("count") }
    unsafe count.pointee = box.names.count
  }
}

@c @implementation
public func ss_row_part_name(
  _ row: OpaquePointer?, _ part: Int, _ name: Place<UnsafePointer<CChar>?>?
) -> ss_status {
  unsafe with(row: row) { box throws(Failure) in
    guard let name = unsafe name else { throw .null("name") }
    unsafe name.pointee = nil
    guard box.keptNames.indices.contains(part) else {
      throw Failure(
        SS_MISUSE, "there is no part \(UInt(bitPattern: part)): the row has \(box.names.count) with names")
    }
    unsafe name.pointee = UnsafePointer(box.keptNames[part].pointer)
  }
}

@c @implementation
public func ss_row_frames(
  _ row: OpaquePointer?, _ width: UnsafePointer<Double>?, _ height: UnsafePointer<Double>?,
  _ frames: Place<ss_rect>?, _ capacity: Int, _ count: Place<Int>?
) -> ss_status {
  unsafe with(row: row) { box throws(Failure) in
    let byID = try call { () throws(RowError) in
      try unsafe box.row.layout(proposal(width, height)).framesByID
    }
    let rects = box.names.map { name in
      byID[name].map { ss_rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
        ?? ss_rect(x: .nan, y: .nan, width: .nan, height: .nan)
    }
    try unsafe write(rects, to: frames, capacity, count)
  }
}
