// A list view from scratch: sections of rows, a typed pool of row views, and only as many views as cover the screen.
// With the path of a file it also writes a picture of what the list shows.
import Foundation
import SelfSizing

final class RowView: ReusableCell {
  var text = ""
}

let rows = Configurator<RowPlace, RowView>(height: 50) { view, place, _ in
  view.text = "section \(place.section), row \(place.row)"
}
let screen = ListConfiguration(viewport: 480, width: 375)
let host = RecordingHost(recordsEvents: false)
let list = ListDriver(
  DataSource(rowCounts: [100, 200]) { $0 }, id: { $0 }, rows: rows, host: host, configuration: screen)

list.layout()
print("300 rows, content height \(list.contentLength)")
for shown in host.shown.prefix(3) {
  print("  \((shown.cell as? RowView)?.text ?? "") at y \(shown.frame.y), height \(shown.frame.height)")
}

print("scrolling to the end in steps of 20 points")
var mostShown = 0
var steps = 0
while list.offset + 480 < list.contentLength {
  list.scroll(by: 20)
  list.layout()
  mostShown = max(mostShown, host.shownCount)
  steps += 1
}
print("  \(steps) steps, at most \(mostShown) rows shown, \(list.liveCellCount) row views alive")

// The chapter's reload starts over; ours keeps the place unless told otherwise. The pools are kept either way.
list.reload()
list.layout()
print("after a reload: \(list.liveCellCount) row views alive, offset \(list.offset)")
list.reload(keepsPlace: false)
list.layout()
print("after starting over: \(list.liveCellCount) row views alive, offset \(list.offset)")
if CommandLine.arguments.count > 1 {
  list.scroll(to: 4_880)
  list.layout()
  let picture = try list.drawing().svg(glyphs: nil)
  try Data(picture.utf8).write(to: URL(filePath: CommandLine.arguments[1]))
}

// The chapter's footnote: where every tick looks through all rows, ten or a hundred thousand of them become slow.
for count in [10_000, 100_000, 10_000_000] {
  let clock = ContinuousClock()
  let host = RecordingHost(recordsEvents: false)
  var list: ListDriver<RowPlace, RowPlace>?
  let load = clock.measure {
    list = ListDriver(
      DataSource(rowCounts: [count]) { $0 }, id: { $0 }, rows: rows, host: host, configuration: screen)
    list?.layout()
  }
  let frames = 1000
  let scrolling = clock.measure {
    for frame in 0..<frames {
      list?.scroll(to: Double(frame) / Double(frames) * Double(count) * 50)
      list?.layout()
    }
  }
  print(
    "\(count) rows: loaded in \(load), \(scrolling / frames) a frame, \(list?.liveCellCount ?? 0) row views alive"
  )
}
