// A horizontal scroll view that recycles its cells: items of one size, a rendered range, dequeue and recycle.
// With the path of a file it also writes a picture of what the scroll view shows.
import Foundation
import SelfSizing

final class ItemCell: ReusableCell {
  var number = -1
}

let itemWidth = 120.0
let viewport = 375.0
let count = 50
let host = RecordingHost()
let list = ListDriver(
  DataSource(Array(0..<count)), id: { $0 },
  rows: Configurator<Int, ItemCell>(height: itemWidth) { cell, number, _ in cell.number = number },
  host: host, configuration: ListConfiguration(viewport: viewport, width: 80, axis: .horizontal))

/// The range that the items' one size gives directly.
@MainActor func visibleRange(at offset: Double) -> Range<Int> {
  let first = max(0, Int(offset / itemWidth))
  let hidden = offset.truncatingRemainder(dividingBy: itemWidth)
  return first..<min(count, first + Int(((viewport + hidden) / itemWidth).rounded(.up)))
}

var differences = 0
for offset in [0, 1, 119, 120, 500, 505, 5300, 5625] as [Double] {
  list.scroll(to: offset)
  host.forget()
  list.layout()
  let shown = host.shown.compactMap { ($0.cell as? ItemCell)?.number }
  if shown != Array(visibleRange(at: offset)) { differences += 1 }
  let recycled = host.events.count { if case .hide = $0 { true } else { false } }
  let created = host.events.count { if case .create = $0 { true } else { false } }
  print(
    "offset \(offset): items \(shown), \(recycled) recycled, \(created) made, \(list.liveCellCount) alive")
}
let frame = host.shown[0].frame
print("the first item shown is at x \(frame.x), \(frame.width) wide and \(frame.height) high")
print("offsets where the rendered range is not the one that arithmetic gives: \(differences)")
if CommandLine.arguments.count > 1 {
  list.scroll(to: 505)
  list.layout()
  let picture = try list.drawing().svg(glyphs: nil)
  try Data(picture.utf8).write(to: URL(filePath: CommandLine.arguments[1]))
}
