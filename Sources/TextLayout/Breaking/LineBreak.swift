/// A place where a line may or must end: before the byte at `offset`.
///
/// - Note: 8 bytes, whatever the text's length.
public struct LineBreak: Hashable, Sendable {
  /// A break opportunity or a forced break.
  public enum Kind: Hashable, Sendable {
    /// A break opportunity.
    case allowed
    /// A forced break: a new paragraph begins (rule P1).
    case mandatory
  }

  /// Offset << 8, contextual length << 2, soft hyphen << 1, mandatory << 0.
  private let bits: UInt64

  /// A break before the byte at `offset`.
  public init(offset: Int, kind: Kind, isSoftHyphen: Bool = false, contextualLength: Int = 0) {
    bits =
      UInt64(truncatingIfNeeded: offset) << 8 | UInt64(truncatingIfNeeded: contextualLength & 7) << 2
      | (isSoftHyphen ? 2 : 0) | (kind == .mandatory ? 1 : 0)
  }

  /// The UTF-8 offset of the first byte after the break.
  public var offset: Int { Int(truncatingIfNeeded: bits >> 8) }

  /// The kind of the break.
  public var kind: Kind { bits & 1 == 0 ? .allowed : .mandatory }

  /// True if the character before the break is U+00AD, so that a line ending there shows a hyphen (rule P5).
  public var isSoftHyphen: Bool { bits & 2 != 0 }

  /// The one line start from which this opportunity does not exist: a line that begins at this offset, with the
  /// hyphen right before the break, must not end after that hyphen. Nil for nearly all breaks, and always with the
  /// `.unicode` tailoring, whose opportunities do not depend on where lines begin.
  ///
  /// Chromium looks for breaks anew from each line's start, so that a hyphen there counts as the beginning of
  /// a word (UAX #14 rule LB20a) or as a minus sign.
  public var excludedLineStart: Int? {
    let length = Int(truncatingIfNeeded: bits >> 2 & 7)
    return length == 0 ? nil : offset &- length
  }
}

extension Span<UInt8> {
  /// True if the character that ends at an offset is U+00AD.
  @inline(__always)
  func endsWithSoftHyphen(at end: Int) -> Bool {
    end >= 2 && self[end &- 1] == 0xAD && self[end &- 2] == 0xC2
  }
}
