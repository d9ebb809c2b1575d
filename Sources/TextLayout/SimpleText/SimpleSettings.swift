internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#endif

/// The settings in which simple text was prepared, found again without a lock and without touching what other threads
/// count references of.
///
/// Lists that only grow at their end, each for a part of the threads: labels prepared at once on different threads refer
/// to different settings, whose counts lie apart.
///
/// Safety: entries are written before they are put in place, never changed or removed before `deinit`, which frees them;
/// the one that comes next is put in place atomically.
@safe
final class SimpleSettings: @unchecked Sendable {
  /// A setting and the font and language that decide it.
  @safe
  private struct Entry: ~Copyable {
    let font: LentFont
    let language: String?
    let setting: Unmanaged<PreparedSetting>
    /// The address of the next entry, 0 for none.
    let next = Atomic<UInt>(0)
  }

  private typealias List = UnsafeMutablePointer<Atomic<UInt>>

  private static let listCount = 1 << listBits
  private static let listBits = 6
  /// Beyond so many settings in a list, as sizes that change without end could make, none is added.
  private static let longest = 64
  /// Lists lie a cache line apart.
  private static let stride = 64

  private let lists: UnsafeMutableRawPointer

  init() {
    let bytes = Self.listCount * Self.stride
    unsafe lists = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: Self.stride)
    for index in 0..<Self.listCount { unsafe Self.list(index, in: lists).initialize(to: Atomic(0)) }
  }

  deinit {
    for index in 0..<Self.listCount {
      var next = unsafe Self.entry(Self.list(index, in: lists).pointee.load(ordering: .acquiring))
      while let entry = unsafe next {
        unsafe next = Self.entry(entry.pointee.next.load(ordering: .acquiring))
        unsafe Self.free(entry)
      }
    }
    unsafe lists.deallocate()
  }

  /// Prepares a label in a setting known for its style, font and language; the text is nil where it is not simple, both
  /// where no setting is known.
  func prepare(_ label: borrowing TextLabel) -> (setting: PreparedSetting?, text: PreparedText?) {
    label.withLentRuns { runs in
      guard runs.count == 1 else { return (nil, nil) }
      return prepare(runs[0], of: label) { setting, face in
        unsafe runs.withText(of: 0) { unsafe SimpleText.prepare($0, setting: setting, face: face) }
      }
    }
  }

  /// Prepares a label of one run with another text in it; see ``prepare(_:)``.
  func prepare(
    _ label: borrowing TextLabel, text: consuming String
  ) -> (setting: PreparedSetting?, text: PreparedText?) {
    let text = LentText(string: text)
    return label.withLentRuns { runs in
      guard runs.count == 1 else { return (nil, nil) }
      return prepare(runs[0], of: label) { setting, face in
        unsafe text.withBytes { unsafe SimpleText.prepare($0, setting: setting, face: face) }
      }
    }
  }

  @inline(__always)
  private func prepare(
    _ run: borrowing LentRun, of label: borrowing TextLabel,
    body: (Unmanaged<PreparedSetting>, Unmanaged<SimpleTextFace>) -> LabelStorage?
  ) -> (setting: PreparedSetting?, text: PreparedText?) {
    let list = unsafe Self.list(Self.threadNumber, in: lists)
    var next = unsafe Self.entry(list.pointee.load(ordering: .acquiring))
    while let entry = unsafe next {
      if unsafe Self.isSame(entry, label, run) {
        let setting = unsafe entry.pointee.setting
        guard let face = unsafe setting._withUnsafeGuaranteedRef({ unsafe $0.unretainedFace }),
          let storage = unsafe body(setting, face)
        else { return (unsafe setting.takeUnretainedValue(), nil) }
        return (nil, PreparedText(storage))
      }
      unsafe next = Self.entry(entry.pointee.next.load(ordering: .acquiring))
    }
    return (nil, nil)
  }

  @inline(__always)
  private static func isSame(
    _ entry: UnsafeMutablePointer<Entry>, _ label: borrowing TextLabel, _ run: borrowing LentRun
  ) -> Bool {
    // Sizes and languages differ most often; the style of a setting never changes, so that it is compared where it lies.
    unsafe entry.pointee.font.font.size == run.run.font.size && entry.pointee.language == label.language
      && run.isPlain(in: entry.pointee.font)
      && entry.pointee.setting._withUnsafeGuaranteedRef { $0.style == label.style }
  }

  /// Adds a setting for what a label asks for; gives the same setting, which stands only where the list has room.
  func add(_ setting: PreparedSetting, for label: TextLabel, font: FontDescription) {
    let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    unsafe entry.initialize(
      to: Entry(
        font: LentFont(font: font), language: label.language, setting: Unmanaged.passRetained(setting)))
    let address = UInt(bitPattern: entry)
    var (isStored, other) = unsafe Self.list(Self.threadNumber, in: lists).pointee.compareExchange(
      expected: 0, desired: address, ordering: .acquiringAndReleasing)
    for _ in 1..<Self.longest where !isStored {
      guard let last = unsafe Self.entry(other) else { break }
      (isStored, other) = unsafe last.pointee.next.compareExchange(
        expected: 0, desired: address, ordering: .acquiringAndReleasing)
    }
    guard !isStored else { return }
    unsafe Self.free(entry)
  }

  private static func free(_ entry: UnsafeMutablePointer<Entry>) {
    unsafe entry.pointee.setting.release()
    unsafe entry.deinitialize(count: 1)
    unsafe entry.deallocate()
  }

  private static func list(_ index: Int, in lists: UnsafeMutableRawPointer) -> List {
    unsafe (lists + index * stride).assumingMemoryBound(to: Atomic<UInt>.self)
  }

  private static func entry(_ address: UInt) -> UnsafeMutablePointer<Entry>? {
    unsafe UnsafeMutablePointer(bitPattern: address)
  }

  /// The number of a list, which differs between most threads that run at once.
  private static var threadNumber: Int {
    #if canImport(Glibc)
      // Thread blocks lie megabytes apart; the multiplier spreads all their bits (Knuth's multiplicative hashing).
      return Int(
        truncatingIfNeeded: (UInt64(pthread_self()) &* 0x9E37_79B9_7F4A_7C15) &>> (64 - UInt64(listBits)))
    #else
      return 0
    #endif
  }
}

extension LentRun {
  @inline(__always)
  fileprivate borrowing func isPlain(in lent: borrowing LentFont) -> Bool {
    run.font == lent.font && run.box == nil && !run.isUnbreakable
  }
}
