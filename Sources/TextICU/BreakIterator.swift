internal import _FoundationICU

/// The owner of one break iterator of ICU.
///
/// `@unchecked Sendable`: the iterator is no one's but its pool's borrower's, one thread at a time.
@safe
final class BreakIterator: @unchecked Sendable {
  private let iterator: OpaquePointer

  /// The iterator that a function of ICU opens; nil where it fails.
  private init?(_ open: (inout UErrorCode) -> OpaquePointer?) {
    var status = U_ZERO_ERROR
    guard let iterator = unsafe open(&status), status.isSuccess else { return nil }
    unsafe self.iterator = iterator
  }

  deinit { unsafe swift_ubrk_close(iterator) }

  /// An iterator of a locale, by default the root; nil where ICU has no data.
  convenience init?(_ kind: UBreakIteratorType, locale: String = "") {
    unsafe self.init { unsafe swift_ubrk_open(kind, locale, nil, 0, &$0) }
  }

  /// Another iterator that shares this one's rules and dictionaries.
  func clone() -> BreakIterator? { unsafe BreakIterator { unsafe swift_ubrk_clone(iterator, &$0) } }

  /// Appends every break inside a text, in bytes, rising.
  func appendBreaks(in text: Span<UInt8>, to offsets: inout [Int]) {
    let text = UTF16Text(text)
    var (last, offset) = (0, 0)
    forEachBreak(in: text.units) { place in
      offset &+= text.units.utf8Length(last..<place)
      last = place
      offsets.append(offset)
    }
  }

  /// Calls `body` with every break inside a text, in UTF-16 units, rising.
  private func forEachBreak(in units: [UInt16], _ body: (Int) -> Void) {
    guard let count = Int32(exactly: units.count) else { return }
    unsafe units.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      unsafe swift_ubrk_setText(iterator, buffer.baseAddress, count, &status)
      guard status.isSuccess else { return }
      var place = unsafe swift_ubrk_next(iterator)
      while place > 0, place < count {
        body(Int(place))
        place = unsafe swift_ubrk_next(iterator)
      }
      // The text goes away with this call; leave no pointer to it behind.
      var empty: UInt16 = 0
      unsafe swift_ubrk_setText(iterator, &empty, 0, &status)
    }
  }
}

extension UErrorCode {
  /// True unless the call failed: warnings stand below.
  var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}
