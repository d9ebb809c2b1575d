// A data-driven table: one source of truth, a configurator a kind of row, no casts. The simple table is the first part,
// the mixed one the second.
import SelfSizing

let engine = try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
let measurer = RowMeasurer(text: engine, environment: RowEnvironment(font: FontChoice(stack: "ui")))
let host = RecordingHost(recordsEvents: false)

// A simple table.
final class LabelCell: ReusableCell {
  var text = ""
}

let letters = DataSource(["A", "B", "C"], ["1", "2", "3"])
let labels = Configurator<String, LabelCell> {
  Text($0).padding()
} fill: { cell, text, _ in
  cell.text = text
}
let table = ListDriver(letters, id: { $0 }, rows: labels, host: host, measurer: measurer)
table.layout()

print(
  "simple: \(letters.numberOfSections) sections, \(letters.numberOfItems(inSection: 1)) items in the second")
for shown in host.shown {
  let text = (shown.cell as? LabelCell)?.text ?? ""
  print("  \(text) in \(type(of: shown.cell)): y \(shown.frame.y), height \(shown.frame.height)")
}

// A mixed table.
enum Model: Hashable {
  case text(String)
  case image(name: String, height: Double)
}

final class ImageCell: ReusableCell {
  var name = ""
}

let images = Configurator<(name: String, height: Double), ImageCell> { image in
  Rectangle().frame(height: image.height).padding(.vertical, 4)
} fill: { cell, image, _ in
  cell.name = image.name
}
let mixed = AggregateConfigurator<Model> { model in
  switch model {
  case .text(let text): labels.row(for: text)
  case .image(let name, let height): images.row(for: (name, height))
  }
}
let models = DataSource<Model>([.text("A"), .image(name: "sea", height: 120), .text("B")])
let gallery = RecordingHost(recordsEvents: false)
let mixedTable = ListDriver(models, id: { $0 }, rows: mixed, host: gallery, measurer: measurer)
mixedTable.layout()

print("mixed: one list, two types of cell")
for shown in gallery.shown {
  let content = (shown.cell as? LabelCell)?.text ?? (shown.cell as? ImageCell)?.name ?? ""
  print("  \(content) in \(type(of: shown.cell)): y \(shown.frame.y), height \(shown.frame.height)")
}
