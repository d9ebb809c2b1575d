@_spi(JSON) internal import LayoutFixtures
internal import SelfSizing
internal import TextLayout
internal import TextShaping

/// A stack's faces, weight by weight: for each of its families the faces, each with the weights that it serves.
struct FontWeights {
  /// A face and the weights for which it is chosen.
  private struct Entry {
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
          add(face, isItalic, weight, family)
        }
      }
    }
  }

  private var families: [Int] = []

  private mutating func add(_ face: ChosenFace, _ isItalic: Bool, _ weight: Int, _ family: Int) {
    let known = entries.indices.last { families[$0] == family && entries[$0].isItalic == isItalic }
    if let known, entries[known].face == face {
      entries[known].weights = entries[known].weights.lowerBound...weight
    } else {
      entries.append(Entry(face: face, isItalic: isItalic, weights: weight...weight))
      families.append(family)
    }
  }

  /// A table for people.
  var table: TextTable {
    var table = TextTable(head: ["family", "slant", "weights", "file", "index", "axes"])
    for family in Set(families).sorted() {
      for (index, entry) in entries.enumerated() where families[index] == family {
        let (from, to) = (entry.weights.lowerBound, entry.weights.upperBound)
        table.add([
          entry.face.font.family ?? "-", entry.isItalic ? "italic" : "upright",
          from == to ? "\(from)" : "\(from)-\(to)", entry.face.font.file, "\(entry.face.font.index)",
          entry.face.positions.isEmpty
            ? "-" : entry.face.positions.map { "\($0.axis) \($0.value)" }.joined(separator: ", "),
        ])
      }
    }
    return table
  }

  /// An object a line.
  var json: [String] {
    Set(families).sorted().flatMap { family in
      entries.indices.filter { families[$0] == family }.map { json(of: entries[$0]) }
    }
  }

  private func json(of entry: Entry) -> String {
    var json = JSONWriter()
    json.beginObject()
    if let family = entry.face.font.family {
      json.key("family")
      json.value(family)
    }
    json.key("italic")
    json.value(entry.isItalic)
    json.key("weights")
    json.value([Double(entry.weights.lowerBound), Double(entry.weights.upperBound)])
    json.key("file")
    json.value(entry.face.font.file)
    json.key("index")
    json.value(entry.face.font.index)
    json.key("axes")
    json.beginObject()
    for position in entry.face.positions {
      json.key(position.axis)
      json.value(position.value)
    }
    json.endObject()
    json.endObject()
    return json.text
  }
}
