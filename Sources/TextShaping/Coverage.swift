internal import CHarfBuzz

/// Which characters a face has glyphs for: a bit a code point, kept by pages of 256, so that a look-up is two loads.
struct Coverage: Sendable {
  private static let pageCount = 0x11_0000 / 256
  private static let wordsPerPage = 4

  /// The number of each page's bits in `words`; 0 is the page without characters.
  private var pages: [UInt16]
  private var words: [UInt64]

  /// The coverage of no character.
  init() {
    pages = Array(repeating: 0, count: Self.pageCount)
    words = Array(repeating: 0, count: Self.wordsPerPage)
  }

  /// What the character map of `face` covers.
  init(face: OpaquePointer) {
    self.init()
    guard let set = unsafe hb_set_create() else { return }
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(face, set)
    var first = UInt32.max
    var last = UInt32.max
    while unsafe hb_set_next_range(set, &first, &last) != 0 {
      guard first <= last, last < 0x11_0000 else { break }
      insert(first...last)
    }
  }

  private mutating func insert(_ range: ClosedRange<UInt32>) {
    for scalar in range {
      let page = Int(scalar >> 8)
      if pages[page] == 0 {
        pages[page] = UInt16(words.count / Self.wordsPerPage)
        words.append(contentsOf: repeatElement(0, count: Self.wordsPerPage))
      }
      words[Int(pages[page]) * Self.wordsPerPage + Int(scalar >> 6 & 3)] |= 1 << UInt64(scalar & 63)
    }
  }

  /// Whether the face has a glyph for the character.
  func contains(_ scalar: UInt32) -> Bool {
    guard scalar < 0x11_0000 else { return false }
    let page = Int(pages[Int(scalar >> 8)])
    return words[page * Self.wordsPerPage + Int(scalar >> 6 & 3)] & (1 << UInt64(scalar & 63)) != 0
  }
}
