internal import _FoundationICU

/// The owner of one break iterator of ICU.
///
/// `@unchecked Sendable`: the iterator is no one's but its pool's borrower's, one thread at a time.
@safe
final class BreakIterator: @unchecked Sendable {
  private let iterator: OpaquePointer

  private init(owning iterator: OpaquePointer) { unsafe self.iterator = iterator }

  deinit { unsafe swift_ubrk_close(iterator) }

  /// An iterator of a locale, by default the root; nil where ICU has no data.
  static func open(_ kind: UBreakIteratorType, locale: String = "") -> BreakIterator? {
    var status = U_ZERO_ERROR
    let iterator = unsafe swift_ubrk_open(kind, locale, nil, 0, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let iterator = unsafe iterator else { return nil }
    return unsafe BreakIterator(owning: iterator)
  }

  /// Another iterator that shares this one's rules and dictionaries.
  func clone() -> BreakIterator? {
    var status = U_ZERO_ERROR
    let copy = unsafe swift_ubrk_clone(iterator, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let copy = unsafe copy else { return nil }
    return unsafe BreakIterator(owning: copy)
  }

  /// Appends every break inside a text, in bytes, rising.
  func appendBreaks(in text: Span<UInt8>, to offsets: inout [Int]) {
    let text = UTF16Text(text)
    var (last, offset) = (0, 0)
    forEachBreak(in: text.units) { place in
      offset &+= text.utf8Length(last..<place)
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
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
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
