/// The characters that a ``PairTable`` of a first face may hold, and how often each is met.
///
/// The letters of a script that is written from left to right without joining, and Common and Inherited characters of the text
/// that people write, none of them ignorable, a mark, or one that HarfBuzz treats by itself (U+00AD, U+2044, joiners), and none
/// that normalisation changes.
enum PairAlphabet: CaseIterable {
  case latin, cyrillic, greek

  /// The alphabet of a script by its ISO 15924 tag; nil for one that has none here.
  init?(script: UInt32) {
    guard let alphabet = Self.allCases.first(where: { $0.script == script }) else { return nil }
    self = alphabet
  }

  /// The script's ISO 15924 tag.
  var script: UInt32 {
    switch self {
    case .latin: openTypeTag("Latn")
    case .cyrillic: openTypeTag("Cyrl")
    case .greek: openTypeTag("Grek")
    }
  }

  /// The characters.
  var ranges: [ClosedRange<UInt32>] {
    switch self {
    case .latin: [0x20...0x7E, 0xA0...0xAC, 0xAE...0x24F, 0x2BB...0x2BC, 0x1E00...0x1EFF] + Self.common
    case .cyrillic:
      [0x20...0x40, 0x5B...0x60, 0x7B...0x7E, 0xA0...0xA9, 0xAB...0xAC, 0xAE...0xB9, 0xBB...0xBF]
        + [0xD7...0xD7, 0xF7...0xF7, 0x400...0x482, 0x48A...0x52F, 0x1C80...0x1C8A] + Self.common
    case .greek:
      [0x20...0x40, 0x5B...0x60, 0x7B...0x7E, 0xA0...0xA9, 0xAB...0xAC, 0xAE...0xB9, 0xBB...0xBF]
        + [0xD7...0xD7, 0xF7...0xF7, 0x370...0x373, 0x376...0x377, 0x37B...0x37D, 0x37F...0x37F]
        + [0x386...0x386, 0x388...0x3FF, 0x1F00...0x1FFE] + Self.common
    }
  }

  static let common: [ClosedRange<UInt32>] = [
    0x2C6...0x2C7, 0x2D8...0x2DD, 0x2010...0x2027, 0x2030...0x2043, 0x2045...0x205E, 0x2070...0x2071,
    0x2074...0x208E, 0x20A0...0x20C0,
    0x2113...0x2113, 0x2116...0x2117, 0x2120...0x2122, 0x212E...0x212E, 0x215B...0x215E, 0x2190...0x21FF,
    0x2200...0x22FF, 0x25A0...0x25CF, 0x25E6...0x25E6,
  ]

  /// A rough frequency of a character in prose, per thousand characters; it only steers which of several pairs of
  /// neighbours announces a rule, never whether one does.
  static func frequency(of scalar: UInt32) -> Double {
    switch scalar {
    case 0x20: 160
    case 0x61...0x7A: Double(letters[Int(scalar) - 0x61])
    case 0x2C, 0x2E: 10
    case 0x30...0x39: 2
    case 0x41...0x5A: 1.5
    case 0x3AC...0x3CE, 0x430...0x44F: 30
    case 0x27, 0x2019, 0x2D, 0x3A, 0x3F, 0x21, 0x22, 0x28, 0x29, 0x3B, 0x2F: 2
    case 0x20...0x7E: 0.3
    default: 0.02
    }
  }

  private static let letters = [
    65, 12, 22, 34, 100, 18, 16, 49, 56, 1, 6, 33, 19, 56, 60, 15, 1, 48, 51, 73, 22, 8, 19, 1, 16, 1,
  ]
}
