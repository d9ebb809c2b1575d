/// One word of a leaf: a run of unmeasured rows, a known height, or what belongs to the height before it.
///
/// Two bits say which, three hold the estimate class, 27 a number: the run's length or the height in units.
/// A second word stands directly behind a height of 2^27 units (699,050 points) or more, and holds its upper three
/// bits; or behind an estimate that an unmeasured slot has of its own, which is kept like a stale height (rule 32),
/// and then has its fourth bit set and above it the stamp of the estimate.
struct RowWord: Equatable {
  enum Tag: UInt32 {
    case run, measured, stale, beyond
  }

  static let payloadBits: UInt32 = 27
  static let payloadMask: UInt32 = (1 << payloadBits) - 1
  static let longestRun = Int(payloadMask)

  var bits: UInt32

  init(_ tag: Tag, estimateClass: Int, payload: Int) {
    bits =
      tag.rawValue << 30 | UInt32(truncatingIfNeeded: estimateClass & 7) << Self.payloadBits
      | UInt32(truncatingIfNeeded: payload) & Self.payloadMask
  }

  static func run(_ count: Int, _ estimateClass: Int) -> RowWord {
    RowWord(.run, estimateClass: estimateClass, payload: count)
  }

  @inline(__always) var isRun: Bool { bits >> 30 == 0 }
  @inline(__always) var isBeyond: Bool { bits >> 30 == 3 }
  @inline(__always) var isMeasured: Bool { bits >> 30 == 1 }
  @inline(__always) var estimateClass: Int { Int((bits >> Self.payloadBits) & 7) }
  @inline(__always) var payload: Int { Int(bits & Self.payloadMask) }

  /// The height in units, of a word that is a row; of a tall one, less what its second word adds.
  @inline(__always) var height: Units { Units(bits & Self.payloadMask) }

  /// The number of rows that the word stands for.
  @inline(__always) var slots: Int { isRun ? payload : isBeyond ? 0 : 1 }

  /// The word's part of the sum of known heights.
  @inline(__always) var known: Units {
    isRun ? 0 : isBeyond ? (height & 7) << Units(Self.payloadBits) : height
  }

  /// The stamp of the estimate that the word before this one is; nil where that is a height.
  @inline(__always) var estimateStamp: Int32? {
    isBeyond && payload & 8 != 0 ? Int32(truncatingIfNeeded: payload >> 4) : nil
  }

  /// True if the word is one row with a known height: its two bits differ.
  @inline(__always) var isRow: Bool { (bits ^ bits &<< 1) >> 31 == 1 }

  /// The height made stale.
  var madeStale: RowWord {
    var word = self
    word.bits = bits & 0x3FFF_FFFF | RowWord.Tag.stale.rawValue << 30
    return word
  }
}

extension SlotValue {
  /// The word that stands for a row with the value.
  @inline(__always) var word: RowWord {
    if followsClass { return .run(1, estimateClass) }
    return RowWord(
      state == .measured ? .measured : .stale, estimateClass: estimateClass,
      payload: Int(height & Units(RowWord.payloadMask)))
  }

  /// The second word; nil for most values.
  @inline(__always) var secondWord: RowWord? {
    if followsClass { return nil }
    var beyond = Int(height >> Units(RowWord.payloadBits))
    if state == .unmeasured { beyond |= 8 | Int(estimateStamp) << 4 }
    return beyond > 0 ? RowWord(.beyond, estimateClass: estimateClass, payload: beyond) : nil
  }
}

/// A row's number, and the words of what is to be kept of it.
struct RowEntry {
  var row: Int
  let word: RowWord
  let secondWord: RowWord?

  @inline(__always)
  init(_ row: Int, _ value: SlotValue) {
    self.row = row
    word = value.word
    secondWord = value.secondWord
  }
}
