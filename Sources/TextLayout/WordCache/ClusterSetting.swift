/// How a grapheme cluster is set, whatever stands around it: its face, the script that it has of its own, and what it does to
/// the script of what follows. One word, so that a table of them is read at once.
package struct ClusterSetting: Hashable, Sendable {
  /// Bit 0: known; 1: must be shaped in place; 2 and 3: kind of bracket; from 4 the face; 7: stands alone; from 8 the closing
  /// bracket; 29 and 30: direction; from 32 the script.
  private var bits: UInt64

  /// What a bracket does: the script that stands before an opening one comes back at its closing one (UAX #24, section 5).
  package enum Bracket: UInt64, Sendable {
    case none, opening, closing
  }

  /// Not asked for yet.
  static let unknown = ClusterSetting(bits: 0)
  /// What only shaping in place tells: nothing shows for it, no face has it, or its neighbours decide about it.
  package static let inPlace = ClusterSetting(bits: 3)

  private init(bits: UInt64) { self.bits = bits }

  /// A cluster set by itself.
  ///
  /// - Parameters:
  ///   - face: the face's place in its stack, below 8.
  ///   - script: the ISO 15924 tag, 0 for a cluster that joins what stands before it.
  ///   - closing: the closing bracket that an opening one waits for, or the closing one itself.
  package init(face: Int, script: UInt32, bracket: Bracket = .none, closing: UInt32 = 0) {
    bits =
      1 | bracket.rawValue << 2 | UInt64(truncatingIfNeeded: face & 7) << 4
      | UInt64(closing & 0x1F_FFFF) << 8 | UInt64(script) << 32
  }

  var isKnown: Bool { bits != 0 }
  package var isInPlace: Bool { bits & 2 != 0 }
  package var face: Int { Int(truncatingIfNeeded: bits >> 4 & 7) }
  package var script: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
  package var bracket: Bracket { Bracket(rawValue: bits >> 2 & 3) ?? .none }
  package var closing: UInt32 { UInt32(truncatingIfNeeded: bits >> 8 & 0x1F_FFFF) }

  // MARK: What its neighbours make of it

  /// Whether its one character is a cluster between any two others of which the same is true (UAX #29).
  var standsAlone: Bool {
    get { bits & 1 << 7 != 0 }
    set { bits = newValue ? bits | 1 << 7 : bits & ~(1 << 7) }
  }

  /// Whether it is strong from right to left (UAX #9, classes R and AL).
  var isRightToLeft: Bool {
    get { bits & 1 << 29 != 0 }
    set { bits = newValue ? bits | 1 << 29 : bits & ~(1 << 29) }
  }

  /// Whether it runs from right to left among such that are strong in that way.
  var goesAlong: Bool {
    get { bits & 1 << 30 != 0 }
    set { bits = newValue ? bits | 1 << 30 : bits & ~(1 << 30) }
  }

  /// Whether it is shaped in place, or so much as not known: there is more to be asked than what is in the table.
  var needsCare: Bool { bits & 0x83 != 0x81 }
}
