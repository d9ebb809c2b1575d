// A list of a million rows that are measured as they come into view.
import SelfSizing

final class NoteCell: ReusableCell {
  var text = ""
}

let rows = Configurator<Int, NoteCell> { number in
  Text("Note \(number). " + String(repeating: "It is as long as it is. ", count: number % 9)).padding()
} fill: { cell, number, _ in
  cell.text = "Note \(number)"
}
let screen = RecordingHost()
let list = ListDriver(
  DataSource(Array(0..<1_000_000)), id: { $0 }, rows: rows, host: screen,
  measurer: RowMeasurer(text: try TextEngine()),
  configuration: ListConfiguration(viewport: 600, width: 320))
list.layout()
list.scroll(by: 5_000)
list.layout()
print("\(screen.shownCount) cells, from \(screen.shown.first?.place, default: "none")")
