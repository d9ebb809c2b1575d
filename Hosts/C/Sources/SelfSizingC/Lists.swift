// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The functions of `selfsizing.h`, where they are documented.
public import CSelfSizing
internal import LayoutFixtures
internal import SelfSizing
internal import Synchronization

/// A list behind a handle.
///
/// `@unchecked Sendable`: only the call that set `isInUse` touches the rest.
final class ListBox: @unchecked Sendable {
  private let isInUse = Atomic(false)
  fileprivate var replay = TraceReplay()
  /// What is lent to C until the next call.
  fileprivate let text = KeptText()

  /// Does something with the list, which nobody else may use meanwhile.
  @inline(__always)
  func use(_ body: (ListBox) throws(Failure) -> Void) throws(Failure) {
    guard !isInUse.exchange(true, ordering: .acquiring) else {
      throw Failure(
        SS_BUSY,
        "the list is in use, by another thread or by the caller's own callback: use it from one at a time")
    }
    defer { isInUse.store(false, ordering: .releasing) }
    try body(self)
  }

  /// Applies a line of a trace.
  func step(_ source: SourceText) throws(Failure) -> String {
    try call { () throws(DocumentError) in try replay.step(source) }
  }

  /// Does something with the cache where it stands: a copy of it would count a reference for each of its parts.
  @inline(__always)
  func withCache<Result>(
    _ body: (inout ListCache) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let result = try replay.withList(body) else { throw Failure(SS_MISUSE, "the list was not set up") }
    return result
  }
}

/// Does something with the list behind a handle, which nobody else may use meanwhile.
@inline(__always)
func with(list: OpaquePointer?, _ body: (ListBox) throws(Failure) -> Void) -> ss_status {
  attempt { () throws(Failure) in
    try unsafe Handle.with(list, ListBox.self, "list") { box throws(Failure) in try box.use(body) }
  }
}

/// Gives a report to the caller; a refusal is a failure.
private func give(_ report: ListReport, _ place: Place<ss_report>?) throws(Failure) {
  if let refusal = report.refusal { throw Failure(refusal) }
  guard let place = unsafe place else { return }
  unsafe place.pointee = ss_report(
    offset: Int64(report.offset), content_height: Int64(report.contentHeight), bias: Int64(report.bias),
    correction: Int64(report.correction), dropped: Int64(report.dropped), clamped: Int64(report.clamped))
}

@c @implementation
public func ss_list_create(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ list: Place<OpaquePointer?>?
) -> ss_status {
  unsafe make(list, "list") { () throws(Failure) in
    let box = ListBox()
    _ = try unsafe box.step(source("list", json, length))
    return box
  }
}

@c @implementation
public func ss_list_free(_ list: OpaquePointer?) { unsafe Handle.release(list, ListBox.self) }

@c @implementation
public func ss_list_apply(
  _ list: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ length: Int,
  _ state: Place<UnsafePointer<CChar>?>?,
  _ stateLength: Place<Int>?
) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    unsafe state?.pointee = nil
    unsafe stateLength?.pointee = 0
    try unsafe box.text.set(box.step(source("event", json, length)))
    if let refusal = box.replay.refusal {
      // Where the state tells of it, the call itself went well: only the sentence is kept.
      guard unsafe state != nil else { throw Failure(refusal) }
      _ = failed(Failure(refusal))
    }
    unsafe state?.pointee = UnsafePointer(box.text.pointer)
    unsafe stateLength?.pointee = box.text.length
  }
}

@c @implementation
public func ss_list_scroll_by(
  _ list: OpaquePointer?, _ points: Double, _ overscrolls: Int32, _ report: Place<ss_report>?
) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    guard points.isFinite else {
      throw Failure(SS_BAD_NUMBER, "a distance is a finite number, not \(points)")
    }
    try unsafe give(box.withCache { $0.scroll(by: points, overscrolls: overscrolls != 0) }, report)
  }
}

@c @implementation
public func ss_list_set_height(
  _ list: OpaquePointer?, _ slot: Int64, _ points: Double, _ report: Place<ss_report>?
) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    try unsafe give(box.withCache { $0.setHeight(points, ofSlot: Int(slot)) }, report)
  }
}

@c @implementation
public func ss_list_set_height_by_key(
  _ list: OpaquePointer?, _ key: UnsafePointer<CChar>?, _ length: Int, _ points: Double,
  _ report: Place<ss_report>?
) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    let key = try unsafe string(key, length, "key")
    let result = try box.withCache { list in
      list.slot(withKey: key).map { list.setHeight(points, ofSlot: $0) }
    }
    guard let result else { throw Failure(SS_REFUSED, "No slot has the key \"\(key)\".") }
    try unsafe give(result, report)
  }
}

@c @implementation
public func ss_list_frame(
  _ list: OpaquePointer?, _ measure: ss_measure_function?, _ context: UnsafeMutableRawPointer?,
  _ report: Place<ss_report>?
) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    guard let measure = unsafe measure else { throw .null("measure") }
    let result = try box.withCache { list in
      list.frame { wanted in
        var request = ss_request(
          slot: Int64(wanted.slot), section: Int64(wanted.place.section), row: wanted.place.number,
          across: Int64(wanted.across), class_number: Int32(truncatingIfNeeded: wanted.estimateClass),
          reserved: 0)
        let height = unsafe measure(context, &request)
        return height.isNaN ? nil : height
      }
    }
    try unsafe give(result, report)
  }
}

@c @implementation
public func ss_list_key(
  _ list: OpaquePointer?, _ slot: Int64, _ key: Place<UnsafePointer<CChar>?>?, _ length: Place<Int>?
) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    guard let key = unsafe key else { throw .null("key") }
    unsafe key.pointee = nil
    guard let text = try box.withCache({ $0.key(of: Int(slot)) }) else { throw .missing(slot) }
    box.text.set(text)
    unsafe key.pointee = UnsafePointer(box.text.pointer)
    unsafe length?.pointee = box.text.length
  }
}

@c @implementation
public func ss_list_state(_ list: OpaquePointer?, _ report: Place<ss_report>?) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    guard unsafe report != nil else { throw .null("report") }
    try unsafe give(box.withCache { $0.idle() }, report)
  }
}
