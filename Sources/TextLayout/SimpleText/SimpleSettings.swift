#if canImport(Glibc)
  internal import Glibc
#endif

/// The settings in which simple text was prepared, found again without a lock and without touching what other threads
/// count references of.
///
/// There are several lists of them, each for a part of the threads: labels prepared at once on different threads refer to different
/// settings, whose counts lie apart.
///
/// Safety: the lists are made by `init`, freed by `deinit`, and looked up by numbers below their count.
@safe
final class SimpleSettings: @unchecked Sendable {
  /// A setting and the font and language that decide it.
  @safe
  private struct Entry: ~Copyable {
    let font: LentFont
    let language: String?
    let setting: Unmanaged<PreparedSetting>

    init(_ setting: PreparedSetting, font: FontDescription, language: String?) {
      self.font = LentFont(font: font)
      self.language = language
      unsafe self.setting = Unmanaged.passRetained(setting)
    }

    deinit { unsafe setting.release() }

    @inline(__always)
    func isSetting(of label: borrowing TextLabel, _ run: borrowing LentRun) -> Bool {
      // Sizes and languages differ most often; the style of a setting never changes, so that it is compared where it lies.
      guard font.font.size == run.run.font.size, language == label.language, run.isPlain(in: font) else {
        return false
      }
      return unsafe setting._withUnsafeGuaranteedRef { $0.style == label.style }
    }

    @inline(__always)
    func prepare(_ text: Span<UInt8>) -> LabelStorage? { unsafe SimpleText.prepare(text, setting: setting) }
  }

  /// Beyond so many settings in a list, as sizes that change without end could make, none is added.
  private static let longest = 64

  private static let listCount = 1 << listBits
  private static let listBits = 6
  /// No inline array, whose lists Embedded Swift cannot end.
  private let lists: UnsafeMutablePointer<GrowingList<Entry>>

  init() {
    unsafe lists = .allocate(capacity: Self.listCount)
    for index in 0..<Self.listCount { unsafe (lists + index).initialize(to: GrowingList()) }
  }

  deinit {
    for index in 0..<Self.listCount { unsafe lists[index].free() }
    unsafe lists.deallocate()
  }

  /// Prepares a label in a setting known for its style, font and language, where there is one; the text is nil where it is not simple.
  func prepare(_ label: borrowing TextLabel) -> (isKnown: Bool, text: PreparedText?) {
    label.withLentRuns { runs in
      guard runs.count == 1 else { return (false, nil) }
      return prepare(runs[0], of: label) { entry in runs.withText(of: 0) { entry.prepare($0) } }
    }
  }

  /// Prepares a label of one run with another text in it; see ``prepare(_:)``.
  func prepare(
    _ label: borrowing TextLabel, text: consuming String
  ) -> (isKnown: Bool, text: PreparedText?) {
    let text = LentText(string: text)
    return label.withLentRuns { runs in
      guard runs.count == 1 else { return (false, nil) }
      return prepare(runs[0], of: label) { entry in text.withBytes { entry.prepare($0) } }
    }
  }

  @inline(__always)
  private func prepare(
    _ run: borrowing LentRun, of label: borrowing TextLabel,
    body: (borrowing Entry) -> LabelStorage?
  ) -> (isKnown: Bool, text: PreparedText?) {
    let found = unsafe lists[threadNumber].first { entry -> PreparedText?? in
      guard entry.isSetting(of: label, run) else { return nil }
      return .some(body(entry).map { PreparedText($0) })
    }
    return (found != nil, found ?? nil)
  }

  /// Adds a setting for what a label asks for.
  func add(_ setting: PreparedSetting, for label: TextLabel, font: FontDescription) {
    unsafe lists[threadNumber].append(
      Entry(setting, font: font, language: label.language), atMost: Self.longest)
  }

  /// The number of a list, which differs between most threads that run at once.
  private var threadNumber: Int {
    #if canImport(Glibc)
      // Thread blocks lie megabytes apart; the multiplier spreads all their bits (Knuth's multiplicative hashing).
      return Int(
        truncatingIfNeeded: (UInt64(pthread_self()) &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - Self.listBits))
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
