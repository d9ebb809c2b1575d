import Foundation
import SelfSizing

/// A corpus of labels, all sentences written for this project.
struct TextCorpus {
  struct Label: Decodable {
    var lang: String
    var text: String
  }

  var labels: [Label]

  init(labels: [Label]) { self.labels = labels }

  /// The folder `Corpora` beside the sources.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpora")

  /// The corpus of this name in the folder.
  init(_ name: String) throws {
    labels = try Data(contentsOf: Self.folder.appending(path: name + ".ndjson"))
      .split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(Label.self, from: $0) }
  }

  /// The labels whose characters are all of Latin, common or inherited script, and none an emoji.
  var latin: TextCorpus {
    var copy = self
    copy.labels = labels.filter { label in
      label.text.unicodeScalars.allSatisfy {
        HarfBuzzReference.isLatinOrCommon($0) && !($0.value > 0x7F && $0.properties.isEmoji)
      }
    }
    return copy
  }

  /// The labels as they are prepared, in Inter at 16 points.
  var textLabels: [TextLabel] {
    labels.map { TextLabel($0.text, font: FontDescription(stack: "ui", size: 16), language: $0.lang) }
  }
}
