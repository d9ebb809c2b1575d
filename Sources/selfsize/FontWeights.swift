internal import LayoutFixtures
internal import SelfSizing
internal import TextLayout
internal import TextShaping

/// A stack's faces, weight by weight: for each of its families the faces, each with the weights that it serves.
struct FontWeights {
  /// A face and the weights for which it is chosen.
  private struct Entry {
    var family: Int
    var face: ChosenFace
    var isItalic: Bool
    var weights: ClosedRange<Int>
  }

  private var entries: [Entry] = []

  /// The faces of a font for the weights from 100 to 900, upright and italic.
  init(of font: FontDescription, in library: FontLibrary) throws(TextError) {
    for isItalic in [false, true] {
      for weight in stride(from: 100, through: 900, by: 100) {
        var font = font
        (font.weight, font.isItalic) = (weight, isItalic)
        for (family, face) in try library.chosenFaces(for: font).enumerated() {
          let known = entries.lastIndex { $0.family == family && $0.isItalic == isItalic }
          if let known, entries[known].face == face {
            entries[known].weights = entries[known].weights.lowerBound...weight
          } else {
            entries.append(Entry(family: family, face: face, isItalic: isItalic, weights: weight...weight))
          }
        }
      }
    }
    entries = Dictionary(grouping: entries, by: \.family).sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// A table for people.
  var table: TextTable {
    var table = TextTable(head: ["family", "slant", "weights", "file", "index", "axes"])
    for entry in entries {
      let (font, from, to) = (entry.face.font, entry.weights.lowerBound, entry.weights.upperBound)
      let axes = entry.face.positions.map { "\($0.axis) \($0.value)" }.joined(separator: ", ")
      table.add([
        font.family ?? "-", entry.isItalic ? "italic" : "upright", from == to ? "\(from)" : "\(from)-\(to)",
        font.file, "\(font.index)", axes.isEmpty ? "-" : axes,
      ])
    }
    return table
  }

  /// An object a line.
  var json: [String] {
    entries.map { entry in
      JSONWriter.line { json in
        if let family = entry.face.font.family { json.member("family", family) }
        json.member("italic", entry.isItalic)
        json.member("weights", [entry.weights.lowerBound, entry.weights.upperBound])
        json.member("file", entry.face.font.file)
        json.member("index", entry.face.font.index)
        json.object("axes") { json in
          for position in entry.face.positions { json.member(position.axis, position.value) }
        }
      }
    }
  }
}
