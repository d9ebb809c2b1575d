import _FoundationICU

/// Breaks by the toolchain's ICU alone, to compare with.
@safe
final class ICUBreaks {
  private let iterator: OpaquePointer?

  init(_ type: UBreakIteratorType, locale: String) {
    var status = U_ZERO_ERROR
    unsafe iterator = swift_ubrk_open(type, locale, nil, 0, &status)
  }

  deinit { unsafe swift_ubrk_close(iterator) }

  /// Breaks inside the text, in UTF-8 offsets.
  func breaks(in text: String) -> [Int] {
    let units = Array(text.utf16)
    var places: [Int] = []
    unsafe units.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      unsafe swift_ubrk_setText(iterator, buffer.baseAddress, Int32(buffer.count), &status)
      while case let place = unsafe swift_ubrk_next(iterator), place >= 0, place < buffer.count {
        places.append(Int(place))
      }
    }
    return places.map { String(decoding: units[..<$0], as: UTF16.self).utf8.count }
  }
}
