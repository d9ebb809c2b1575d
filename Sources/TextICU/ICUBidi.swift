public import TextLayout

/// The Unicode bidirectional algorithm (UAX #9) by the Swift toolchain's ICU 76, whose data is Unicode 16.0.
///
/// Safe to share: each thread that resolves at the same time gets an object of its own.
public struct ICUBidi: BidiResolving {
  private let handles = HandlePool { BidiHandle() }

  /// A resolver.
  public init() {}

  /// The base level and level runs of one paragraph.
  ///
  /// A text that ICU cannot take (above 2³¹ UTF-16 units, or no memory left) counts as one run of level 0.
  ///
  /// - Complexity: O(n).
  public func resolve(_ paragraph: Span<UInt8>) -> BidiParagraph { resolve(paragraph, baseLevel: nil) }

  /// Resolves with a base level, 0 or 1; nil leaves it to the first strong character.
  public func resolve(_ paragraph: Span<UInt8>, baseLevel: UInt8?) -> BidiParagraph {
    guard paragraph.count > 0 else { return BidiParagraph(baseLevel: baseLevel ?? 0, runs: []) }
    let text = BidiText(paragraph)
    var runs: [BidiRun] = []
    var (unit, offset, gap) = (0, 0, 0)
    let base = handles.withHandle { handle in
      handle.resolve(text.units, baseLevel: baseLevel) { end, level in
        let next = text.end(of: unit..<end, from: offset, gap: &gap)
        runs.append(BidiRun(range: offset..<next, level: level))
        unit = end
        offset = next
      }
    }
    guard let base = base ?? nil, offset == paragraph.count else {
      return BidiParagraph(baseLevel: 0, runs: [BidiRun(range: 0..<paragraph.count, level: 0)])
    }
    return BidiParagraph(baseLevel: base, runs: runs)
  }
}
