// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The functions of `selfsizing.h`, where they are documented.
public import CSelfSizing
internal import SelfSizing

extension SlotPlace {
  /// The place in its section as C has it.
  var number: Int64 {
    switch part {
    case .header: Int64(SS_HEADER)
    case .footer: Int64(SS_FOOTER)
    case .row(let row): Int64(row)
    }
  }
}

extension Failure {
  /// A slot that the list does not have.
  static func missing(_ slot: Int64) -> Failure { Failure(SS_REFUSED, "There is no slot \(slot).") }
}

extension ListCache {
  /// A slot as C has it.
  fileprivate func value(slot: Int, y: Int, height: Int, lane: Int?) -> ss_slot {
    let place = place(of: slot) ?? .row(0)
    let state: Int32 =
      switch state(of: slot) {
      case .measured: 1
      case .stale: 2
      case .unmeasured, nil: 0
      }
    return ss_slot(
      slot: Int64(slot), section: Int64(place.section), row: place.number, y: Int64(y), height: Int64(height),
      lane: lane.map { Int32(truncatingIfNeeded: $0) } ?? -1, state: state)
  }

  fileprivate func values(_ slots: [VisibleSlot]) -> [ss_slot] {
    slots.map { value(slot: $0.slot, y: $0.y, height: $0.height, lane: $0.lane) }
  }
}

@c @implementation
public func ss_list_visible_slots(
  _ list: OpaquePointer?, _ slots: Place<ss_slot>?, _ capacity: Int, _ count: Place<Int>?
) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    try unsafe write(box.withCache { $0.values($0.visibleSlots) }, to: slots, capacity, count)
  }
}

@c @implementation
public func ss_list_pinned_slots(
  _ list: OpaquePointer?, _ slots: Place<ss_slot>?, _ capacity: Int, _ count: Place<Int>?
) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    try unsafe write(box.withCache { $0.values($0.pinnedSlots) }, to: slots, capacity, count)
  }
}

@c @implementation
public func ss_list_slot_count(_ list: OpaquePointer?, _ count: Place<Int64>?) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    guard let count = unsafe count else { throw .null("count") }
    unsafe count.pointee = Int64(try box.withCache { $0.slotCount })
  }
}

@c @implementation
public func ss_list_slot_at(_ list: OpaquePointer?, _ y: Int64, _ slot: Place<Int64>?) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    guard let slot = unsafe slot else { throw .null("slot") }
    // What no content reaches, far from overflow.
    let limit = Int64(1) << 60
    let found = try box.withCache { $0.slot(at: Int(min(max(y, -limit), limit))) }
    unsafe slot.pointee = found.map { Int64($0) } ?? -1
  }
}

@c @implementation
public func ss_list_slot_with_key(
  _ list: OpaquePointer?, _ key: UnsafePointer<CChar>?, _ length: Int, _ slot: Place<Int64>?
) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    guard let slot = unsafe slot else { throw .null("slot") }
    let key = try unsafe string(key, length, "key")
    let found = try box.withCache { $0.slot(withKey: key) }
    unsafe slot.pointee = found.map { Int64($0) } ?? -1
  }
}

@c @implementation
public func ss_list_slot_frame(_ list: OpaquePointer?, _ slot: Int64, _ frame: Place<ss_slot>?) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    guard let frame = unsafe frame else { throw .null("frame") }
    unsafe frame.pointee = try box.withCache { cache throws(Failure) in
      guard let top = cache.top(of: Int(slot)), let height = cache.height(of: Int(slot)) else {
        throw .missing(slot)
      }
      return cache.value(slot: Int(slot), y: top, height: height, lane: cache.lane(of: Int(slot)))
    }
  }
}

@c @implementation
public func ss_list_slot_sides(
  _ list: OpaquePointer?, _ slot: Int64, _ x: Place<Int64>?, _ width: Place<Int64>?
) -> ss_status {
  unsafe with(list: list) { box throws(Failure) in
    guard let x = unsafe x else { throw .null("x") }
    guard let width = unsafe width else { throw .null("width") }
    let sides = try box.withCache { $0.sides(of: Int(slot)) }
    guard let sides else { throw .missing(slot) }
    unsafe x.pointee = Int64(sides.lowerBound)
    unsafe width.pointee = Int64(sides.upperBound - sides.lowerBound)
  }
}
