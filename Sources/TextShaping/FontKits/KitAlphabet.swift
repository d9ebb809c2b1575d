internal import CHarfBuzz

/// The characters that a font kit may hold: those whose shapes depend on their face's tables alone, whatever a shaper knows of
/// their script. None is ignorable, a mark, or composed of others that could stand beside it.
enum KitAlphabet {
  /// The scripts of their letters; the first stands for none.
  static let scripts: [UInt32] =
    [0] + ["Latn", "Cyrl", "Grek", "Hani", "Kana", "Bopo", "Hang"].map(openTypeTag)

  /// The characters in rising order, each with the index of its script.
  static func characters(in wanted: [ClosedRange<UInt32>]?) -> [(scalar: UInt32, script: Int)] {
    var isMember = [Bool](repeating: false, count: 0x1_0000)
    for range in PairAlphabet.allCases.flatMap(\.ranges) + eastAsian {
      for scalar in range { isMember[Int(scalar)] = true }
    }
    var characters: [(scalar: UInt32, script: Int)] = []
    for (index, isMember) in isMember.enumerated() where isMember {
      let scalar = UInt32(index)
      guard wanted?.contains(where: { $0.contains(scalar) }) ?? true else { continue }
      let script = ShapedScript.tag(of: scalar)
      if let number = scripts.firstIndex(of: script) { characters.append((scalar, number)) }
    }
    return characters
  }

  /// Ideographs, kana, bopomofo, syllables of Hangul, and what stands among them.
  private static let eastAsian: [ClosedRange<UInt32>] = [
    0x2600...0x27BF, 0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5, 0x3000...0x3029, 0x3030...0x303F,
    0x3041...0x3096, 0x309B...0x30FF, 0x3105...0x312F, 0x3131...0x3163, 0x3165...0x318E, 0x3190...0x31BF,
    0x31F0...0x321E, 0x3220...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFA6D,
    0xFA70...0xFAD9, 0xFE30...0xFE4F, 0xFF01...0xFF9D, 0xFFE0...0xFFE6,
  ]
}
