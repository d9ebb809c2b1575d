internal import Foundation
internal import ListLayout

extension SavedList {
  /// A saved list, read from the text that a trace has of it; nil where it is no such text.
  init?(traceText: String) {
    guard let saved = try? JSONDecoder().decode(SavedList.self, from: Data(traceText.utf8)) else {
      return nil
    }
    self = saved
  }

  /// The saved list, as text of one line.
  var traceText: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
