#if Hyphenation
  internal import CHyphen
  internal import Glibc
  internal import TextLayout

  /// One dictionary of libhyphen.
  ///
  /// `@unchecked Sendable`: libhyphen only reads a dictionary once it is loaded.
  @safe
  final class Patterns: @unchecked Sendable {
    private let dictionary: UnsafeMutablePointer<HyphenDict>
    private let isUTF8: Bool
    private let encoding: String

    /// Longer words are none.
    private static let longestWord = 256

    /// The patterns of a file; nil where it cannot be read.
    init?(file: String) {
      guard let dictionary = unsafe hnj_hyphen_load(file) else { return nil }
      unsafe self.dictionary = dictionary
      unsafe isUTF8 = dictionary.pointee.utf8 != 0
      encoding = unsafe withUnsafePointer(to: &dictionary.pointee.cset) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          unsafe String(cString: $0)
        }
      }
    }

    deinit { unsafe hnj_hyphen_free(dictionary) }

    /// Appends the places of a word.
    func appendHyphens(inWord word: Span<UInt8>, to offsets: inout [Int]) {
      guard word.count <= Self.longestWord else { return }
      var letters: [(text: String, end: Int)] = []
      var offset = 0
      while offset < word.count {
        let scalar = Unicode.Scalar(word.nextScalar(at: &offset)) ?? "\u{FFFD}"
        let small = scalar.properties.lowercaseMapping
        // A letter that becomes two has no place of its own.
        letters.append((small.unicodeScalars.count == 1 ? small : String(scalar), offset))
      }
      guard let bytes = encoded(letters.map(\.text).joined()) else { return }
      let marks = marks(of: bytes)
      guard marks.count >= letters.count else { return }
      for (index, letter) in letters.dropLast().enumerated() where marks[index] { offsets.append(letter.end) }
    }

    /// The word in the dictionary's encoding; nil where it has no such letters.
    private func encoded(_ word: String) -> [CChar]? {
      if isUTF8 { return word.utf8.map { CChar(bitPattern: $0) } }
      let converter = unsafe iconv_open(encoding, "UTF-8")
      guard Int(bitPattern: converter) != -1 else { return nil }
      defer { unsafe iconv_close(converter) }
      var input = word.utf8.map { CChar(bitPattern: $0) }
      var output = [CChar](repeating: 0, count: input.count + 8)
      let left: Int? = unsafe input.withUnsafeMutableBufferPointer { input in
        unsafe output.withUnsafeMutableBufferPointer { output in
          var (from, fromLeft) = (input.baseAddress, input.count)
          var (to, toLeft) = (output.baseAddress, output.count)
          let result = unsafe iconv(converter, &from, &fromLeft, &to, &toLeft)
          // All ones say that it failed.
          return ~result == 0 || fromLeft > 0 ? nil : toLeft
        }
      }
      return left.map { Array(output.dropLast($0)) }
    }

    /// For each character whether a hyphen may follow it, and changes no letter.
    private func marks(of word: [CChar]) -> [Bool] {
      var hyphens = [CChar](repeating: 0, count: word.count + 8)
      var replaced: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      var positions: UnsafeMutablePointer<Int32>?
      var cuts: UnsafeMutablePointer<Int32>?
      // The library reads some words up to a 0, whatever length it is given.
      let failure = unsafe (word + [0]).withUnsafeBufferPointer { letters in
        unsafe hyphens.withUnsafeMutableBufferPointer { hyphens in
          unsafe hnj_hyphen_hyphenate2(
            dictionary, letters.baseAddress, Int32(word.count), hyphens.baseAddress, nil, &replaced,
            &positions, &cuts)
        }
      }
      defer {
        if let replaced = unsafe replaced {
          for index in word.indices { unsafe free(replaced[index]) }
          unsafe free(replaced)
        }
        unsafe free(positions)
        unsafe free(cuts)
      }
      guard failure == 0 else { return [] }
      return word.indices.map { index in
        let changes = unsafe replaced.map { unsafe $0[index] != nil } ?? false
        return hyphens[index] & 1 == 1 && !changes
      }
    }
  }
#endif
