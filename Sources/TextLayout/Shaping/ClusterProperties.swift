/// The properties of a grapheme cluster that decide to which item it belongs, whatever stands around it: its face, the script that
/// it has of its own, and what it does to the script of what follows. One word, so that a table of them is read at once.
package struct ClusterProperties: Hashable, Sendable {
  /// Bit 0: known; 1: stands alone; 2 and 3: kind of bracket; 4 and 5: direction; 6 to 8: invisible, uncovered, control; from 9 the
  /// closing bracket; from 30 the face; from 44 the script, five bits a letter.
  private var bits: UInt64

  /// The part of a bracket: the script that stands before an opening one comes back at its closing one (UAX #24, section 5).
  package enum Bracket: UInt64, Sendable {
    case none, opening, closing
  }

  /// Not yet known.
  static let unknown = ClusterProperties(bits: 0)
  /// A tab or a line separator, which has no glyphs, and what draws nothing.
  static let control = ClusterProperties(bits: 1 | 1 << 8)

  /// Faces beyond these are never chosen.
  package static let mostFaces = 1 << 14

  private init(bits: UInt64) { self.bits = bits }

  /// - Parameters:
  ///   - face: the index of the face in its stack, below ``mostFaces``.
  ///   - script: the ISO 15924 tag, 0 for a cluster that joins what stands before it.
  ///   - closing: the closing bracket that an opening one waits for, or the closing one itself.
  ///   - isInvisible: whether nothing shows for it, so that the first face sets it (C11).
  ///   - isCovered: whether the face has glyphs for it.
  package init(
    face: Int, script: UInt32, bracket: Bracket = .none, closing: UInt32 = 0, isInvisible: Bool = false,
    isCovered: Bool = true
  ) {
    bits =
      1 | bracket.rawValue << 2 | UInt64(closing & 0x1F_FFFF) << 9
      | UInt64(truncatingIfNeeded: face & (Self.mostFaces - 1)) << 30 | Self.packed(script) << 44
      | (isInvisible ? 1 << 6 : 0) | (isCovered ? 0 : 1 << 7)
  }

  /// The bits that tell directions.
  private static let directions: UInt64 = 3 << 4

  private static func packed(_ script: UInt32) -> UInt64 {
    let letters = UInt64(script)
    return (letters >> 24 & 31) << 15 | (letters >> 16 & 31) << 10 | (letters >> 8 & 31) << 5 | letters & 31
  }

  var isKnown: Bool { bits != 0 }
  package var face: Int { Int(truncatingIfNeeded: bits >> 30) & (Self.mostFaces - 1) }
  package var bracket: Bracket { Bracket(rawValue: bits >> 2 & 3) ?? .none }
  package var closing: UInt32 { UInt32(truncatingIfNeeded: bits >> 9 & 0x1F_FFFF) }
  package var isInvisible: Bool { bits & 1 << 6 != 0 }
  package var isCovered: Bool { bits & 1 << 7 == 0 }
  var isControl: Bool { bits & 1 << 8 != 0 }

  /// The ISO 15924 tag, 0 for none: a capital letter and three small ones.
  @inline(__always)
  package var script: UInt32 {
    let letters = bits >> 44
    guard letters != 0 else { return 0 }
    let tag = (letters >> 15) << 24 | (letters >> 10 & 31) << 16 | (letters >> 5 & 31) << 8 | letters & 31
    return UInt32(truncatingIfNeeded: tag | 0x4060_6060)
  }

  /// True if the cluster is never part of a run of clusters with the same properties.
  @inline(__always)
  var standsApart: Bool { bits & (7 << 6) != 0 }

  /// The clusters that go on with an item of a face and script whatever stands beside them: letters of that script, and what has none
  /// of its own, brackets left out.
  struct Alike {
    private let common: UInt64
    private let own: UInt64

    @inline(__always)
    init(face: Int, script: UInt32) {
      common = 3 | UInt64(truncatingIfNeeded: face) << 30
      own = common | ClusterProperties.packed(script) << 44
    }

    @inline(__always)
    func contains(_ properties: ClusterProperties) -> Bool {
      let bits = properties.bits & ~ClusterProperties.directions
      return bits == own || bits == common
    }
  }

  // MARK: Its neighbours

  /// True if its one character is a cluster between any two others that stand alone (UAX #29).
  var standsAlone: Bool {
    get { bits & 1 << 1 != 0 }
    set { bits = newValue ? bits | 1 << 1 : bits & ~(1 << 1) }
  }

  /// True if it is strong from right to left (UAX #9, classes R and AL), or controls directions.
  var isRightToLeft: Bool {
    get { bits & 1 << 4 != 0 }
    set { bits = newValue ? bits | 1 << 4 : bits & ~(1 << 4) }
  }

  /// True if it runs from right to left among clusters that are strong in that way.
  var followsRightToLeft: Bool {
    get { bits & 1 << 5 != 0 }
    set { bits = newValue ? bits | 1 << 5 : bits & ~(1 << 5) }
  }

  /// True if its neighbours decide what the cluster is, or it is not yet known.
  @inline(__always)
  var needsContext: Bool { bits & 3 != 3 }
}
