/// Changes where the lines of labels may end, beyond Unicode's rules and the label's style: rules of a caller's own.
public protocol BreakRevising: TextService {
  /// Adds, removes or changes opportunities of a paragraph.
  ///
  /// What comes back need not be in order; places inside a character, at the paragraph's ends or out of it count for nothing.
  ///
  /// - Parameters:
  ///   - breaks: the places inside the paragraph where a line may end, rising.
  ///   - paragraph: well-formed UTF-8 without what ends the paragraph.
  ///   - language: the label's BCP 47 tag.
  func revise(_ breaks: inout [LineBreak], in paragraph: Span<UInt8>, language: String?)
}

extension BreakRevising {
  /// The opportunities as revised, those that can be taken, in order.
  func revised(_ breaks: [LineBreak], in paragraph: Span<UInt8>, language: String?) -> [LineBreak] {
    var revised = breaks
    revise(&revised, in: paragraph, language: language)
    revised.sort { $0.offset < $1.offset }
    var last = 0
    revised.removeAll { found in
      guard found.offset > last, found.offset < paragraph.count, paragraph[found.offset] & 0xC0 != 0x80 else {
        return true
      }
      last = found.offset
      return false
    }
    return revised
  }
}
