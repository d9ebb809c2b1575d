/// Finds the directions of a text by UAX #9, the Unicode bidirectional algorithm.
public protocol BidiResolving: TextService {
  /// The base level and the level runs of one paragraph; the first strong character decides the base direction,
  /// left to right where there is none (rule P2).
  ///
  /// Ask only for text that `needsBidi(in:)`; all else is one run of level 0.
  func resolve(_ paragraph: Span<UInt8>) -> BidiParagraph

  /// Resolves with a base level, 0 or 1; nil leaves it to the first strong character.
  func resolve(_ paragraph: Span<UInt8>, baseLevel: UInt8?) -> BidiParagraph
}

extension BidiResolving {
  /// Resolves by characters alone: a base level that is given does not count.
  public func resolve(_ paragraph: Span<UInt8>, baseLevel: UInt8?) -> BidiParagraph { resolve(paragraph) }
}

/// A paragraph's embedding levels.
public struct BidiParagraph: Hashable, Sendable {
  /// 0 for left to right, 1 for right to left.
  public var baseLevel: UInt8
  /// Runs of one level each, in logical order, without gaps from 0 to the paragraph's length; none for an empty
  /// paragraph.
  public var runs: [BidiRun]

  /// A paragraph from its parts.
  public init(baseLevel: UInt8, runs: [BidiRun]) {
    self.baseLevel = baseLevel
    self.runs = runs
  }
}

/// A stretch of text of one embedding level.
public struct BidiRun: Hashable, Sendable {
  /// UTF-8 offsets.
  public var range: Range<Int>
  /// Even for left to right, odd for right to left.
  public var level: UInt8

  /// A run from its parts.
  public init(range: Range<Int>, level: UInt8) {
    self.range = range
    self.level = level
  }
}

/// True if a text has characters of right-to-left scripts or that control direction; without one, UAX #9 gives one run
/// of level 0.
///
/// Whole blocks count, unassigned characters too, so that the answer holds in later versions of Unicode.
///
/// - Complexity: O(n), a fraction of a nanosecond a byte in scripts that are not right-to-left.
public func needsBidi(in utf8: Span<UInt8>) -> Bool {
  var offset = 0
  let count = utf8.count
  while offset < count {
    // Lead bytes below D6 begin characters below U+0580.
    if utf8[offset] >= 0xD6, isDirectional(at: offset, in: utf8) { return true }
    offset &+= 1
  }
  return false
}

private func isDirectional(at offset: Int, in utf8: Span<UInt8>) -> Bool {
  let lead = utf8[offset]
  guard lead < 0xE1 || lead == 0xE2 || lead == 0xEF || lead == 0xF0 else { return false }
  switch utf8.decodeScalar(at: offset).value {
  case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: return true  // Hebrew, Arabic and their like
  case 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true  // the same in plane 1
  case 0x200F, 0x202A...0x202E, 0x2066...0x2069: return true  // RLM, embeddings, overrides, isolates
  default: return false
  }
}
