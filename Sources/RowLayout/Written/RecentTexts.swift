internal import TextLayout

/// The short texts that filled a hole last, by their strings: names and times come again in the rows that follow.
///
/// The one kept longest goes first. Longer texts hardly come again.
struct RecentTexts {
  private struct Entry {
    var string: String
    var text: any TextMeasuring
  }

  private static let most = 16
  private static let longestString = 24

  private var entries: [Entry] = []
  private var oldest = 0

  /// The text of a string; nil where it is not at hand.
  func text(of string: String) -> (any TextMeasuring)? {
    guard string.utf8.count <= Self.longestString else { return nil }
    for entry in entries where entry.string.hasSameBytes(as: string) { return entry.text }
    return nil
  }

  /// Keeps the text of a string that is not at hand.
  mutating func keep(_ text: any TextMeasuring, of string: String) {
    guard string.utf8.count <= Self.longestString else { return }
    let entry = Entry(string: string, text: text)
    if entries.count < Self.most {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.most
    }
  }
}
