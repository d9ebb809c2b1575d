// Self-sizing cells written as SwiftUI's views: two kinds in one list, right heights from layout, after reuse, after
// turning the device, and after a change of one row's content.
import SelfSizing

struct CellView: View {
  let content: String
  let repetitions: Int
  var body: some View {
    HStack(alignment: .center, spacing: 10) {
      Rectangle().fill(Color.blue).frame(width: 2)
      VStack(alignment: .leading, spacing: 4) {
        Text(content).lineLimit(nil)
        Text(String(repeating: content + " ", count: repetitions))
          .font(.caption).foregroundColor(.secondary).lineLimit(nil)
      }
      .padding([.top, .bottom], 10)
      Spacer()
    }
    .padding([.leading, .trailing], 10)
  }
}

struct ComplicatedCellView: View {
  let value: Int
  var body: some View {
    VStack {
      HStack {
        VStack {
          Rectangle().fill(Color.green).frame(width: 50, height: 50)
          Rectangle().fill(Color.red).frame(width: 50, height: 50)
          Spacer()
        }
        .frame(minHeight: 100)
        Rectangle().fill(Color.blue).frame(minWidth: 100)
        VStack {
          Text(String(repeating: "Value ", count: value % 40) + "\(value % 40)").lineLimit(nil)
          Rectangle().fill(Color.red).frame(width: 50, height: 50)
          Spacer()
        }
      }
      Button("Tap me!") {}.padding(.bottom, 5)
    }
    .border(Color.gray)
    .padding()
    .frame(minHeight: 0, maxHeight: .infinity)
    .border(Color.red)
  }
}

struct Model: Identifiable, Hashable {
  let id: Int
  var repetitions: Int
  var isComplicated: Bool { id % 6 == 0 }
}

final class SimpleCell: ReusableCell {
  var model: Model?
}

final class ComplicatedCell: ReusableCell {
  var model: Model?
}

let engine = try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
let environment = RowEnvironment(font: FontChoice(stack: "ui"))
let simple = Configurator<Model, SimpleCell> {
  CellView(content: "Title Title Title ", repetitions: $0.repetitions)
} fill: { cell, model, _ in
  cell.model = model
}
let complicated = Configurator<Model, ComplicatedCell> {
  ComplicatedCellView(value: $0.id)
} fill: { cell, model, _ in
  cell.model = model
}
let rows = AggregateConfigurator<Model> { $0.isComplicated ? complicated.row(for: $0) : simple.row(for: $0) }
let host = RecordingHost(recordsEvents: false)
let list = ListDriver(
  DataSource((0..<1000).map { Model(id: $0, repetitions: $0 % 20 + 1) }), rows: rows, host: host,
  measurer: RowMeasurer(text: engine, environment: environment),
  configuration: ListConfiguration(viewport: 667, width: 375))

/// The height of a model's row measured anew, without list, cell or cache.
@MainActor func freshHeight(_ model: Model, width: Double) throws -> Double {
  let row =
    model.isComplicated
    ? try PreparedRow(view: ComplicatedCellView(value: model.id), environment: environment, texts: engine)
    : try PreparedRow(
      view: CellView(content: "Title Title Title ", repetitions: model.repetitions), environment: environment,
      texts: engine)
  return try row.height(width: width)
}

/// The rows on screen whose height is not that of a fresh measurement, to 1/192 point.
@MainActor func wrongRows(width: Double) throws -> Int {
  try host.shown.count { shown in
    let model = (shown.cell as? SimpleCell)?.model ?? (shown.cell as? ComplicatedCell)?.model
    guard let model else { return true }
    return abs(shown.frame.height - (try freshHeight(model, width: width))) > 1 / 192.0
  }
}

list.layout()
print("at first, 375 wide:")
for shown in host.shown { print("  \(shown.place): \(type(of: shown.cell)), \(shown.frame.height) high") }

var wrong = 0
var checked = 0
while list.offset + 667 < list.contentLength {
  list.scroll(by: 300)
  list.layout()
  wrong += try wrongRows(width: 375)
  checked += host.shownCount
}
print(
  "scrolled to the end: \(checked) rows checked, \(wrong) wrong heights, \(list.liveCellCount) cells alive")

try list.show(.row(518))
list.layout()
let before = host.shown[0]
list.resize(width: 667, viewport: 375)
list.layout()
print(
  "turned to 667: \(before.place) was \(before.frame.height) high, \(host.shown[0].place) is "
    + "\(host.shown[0].frame.height) high, \(try wrongRows(width: 667)) wrong heights")
list.resize(width: 375, viewport: 667)
let report = list.layout()
print("turned back: \(report.measuredCount) rows measured, \(try wrongRows(width: 375)) wrong heights")

let place = RowPlace(0, 519)
if var model = list.data.item(at: place) {
  let old = host.shown[1].frame.height
  model.repetitions = 40
  try list.replace(at: place, with: model)
  let report = list.layout()
  print(
    "row 519 has new content: \(old) high before, \(host.shown[1].frame.height) after, "
      + "\(try wrongRows(width: 375)) wrong heights, offset corrected by \(report.correction)")
}
