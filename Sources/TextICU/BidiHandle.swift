internal import _FoundationICU

/// The owner of one bidi object of ICU.
///
/// `@unchecked Sendable`: the object is no one's but its pool's borrower's, one thread at a time.
@safe
final class BidiHandle: @unchecked Sendable {
  private let bidi: OpaquePointer

  /// A new object; nil where memory ran out.
  init?() {
    guard let bidi = unsafe swift_ubidi_open() else { return nil }
    unsafe self.bidi = bidi
  }

  deinit { unsafe swift_ubidi_close(bidi) }

  /// Resolves a text and calls `body` with the end (UTF-16) and the level of each run in logical order.
  ///
  /// - Returns: the level of the first paragraph; nil where ICU cannot resolve the text (too long, no memory).
  func resolve(_ units: [UInt16], baseLevel: UInt8?, _ body: (Int, UInt8) -> Void) -> UInt8? {
    guard let count = Int32(exactly: units.count) else { return nil }
    return unsafe units.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      let firstStrong: UBiDiLevel = 0xFE  // UBIDI_DEFAULT_LTR, a macro that Swift does not import
      unsafe swift_ubidi_setPara(bidi, buffer.baseAddress, count, baseLevel ?? firstStrong, nil, &status)
      guard status.isSuccess else { return nil }
      let base = unsafe swift_ubidi_getParaLevel(bidi)
      // One look at all levels: asked run by run, ICU looks through all its runs each time.
      if let levels = unsafe swift_ubidi_getLevels(bidi, &status), status.isSuccess {
        let levels = unsafe UnsafeBufferPointer(start: levels, count: Int(count))
        for place in 0..<Int(count) {
          let isEnd = unsafe place + 1 == Int(count) || levels[place + 1] != levels[place]
          if isEnd { unsafe body(place + 1, levels[place]) }
        }
      }
      // The text goes away with this call; leave no pointer to it behind.
      var empty: UInt16 = 0
      unsafe swift_ubidi_setPara(bidi, &empty, 0, firstStrong, nil, &status)
      return base
    }
  }
}
