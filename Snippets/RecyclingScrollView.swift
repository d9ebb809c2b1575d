// A horizontal scroll view that recycles its cells: items of one size, a rendered range, dequeue and recycle. And one whose
// items have sizes of their own in both dimensions, and run from right to left.
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

// Items with a size of their own in both dimensions, as the pictures of an exhibition, read from right to left: the view
// scrolls over their widths, and none is higher than the wall.
struct Painting: Hashable {
  let number: Int
  var width: Double { 60 + Double(number * 37 % 120) }
  var height: Double { 40 + Double(number * 53 % 90) }
}

final class PaintingCell: ReusableCell {
  var painting: Painting?
}

let wall = Configurator<Painting, PaintingCell> { painting in
  RoundedRectangle(cornerRadius: 4).fill(Color(white: 0.4 + Double(painting.number % 5) / 10))
    .frame(width: painting.width, height: painting.height)
    .padding(.horizontal, 5)
} fill: { cell, painting, _ in
  cell.painting = painting
}
var rightToLeft = RowEnvironment()
rightToLeft.layoutDirection = .rightToLeft
let wallHost = RecordingHost(recordsEvents: false)
let exhibition = ListDriver(
  DataSource((0..<40).map(Painting.init)), id: { $0 }, rows: wall, host: wallHost,
  measurer: RowMeasurer(environment: rightToLeft),
  configuration: ListConfiguration(viewport: viewport, width: 140, axis: .horizontal))

/// What hangs from the right edge of the viewport on: numbers, and how far from that edge each begins.
@MainActor func printWall() {
  let edge = exhibition.contentLength - exhibition.offset
  let shown = wallHost.shown.reversed().compactMap { shown in
    (shown.cell as? PaintingCell)?.painting.map { painting in
      "\(painting.number) at \(edge - shown.frame.x - shown.frame.width), \(shown.frame.width) wide"
    }
  }
  print("  \(shown.joined(separator: "; "))")
}
exhibition.layout()
print("from right to left, from the first on:")
printWall()
exhibition.scroll(by: 200)
exhibition.layout()
print("200 points on, \(exhibition.liveCellCount) cells alive:")
printWall()
if CommandLine.arguments.count > 1 {
  let picture = try exhibition.drawing().svg(glyphs: nil)
  try Data(picture.utf8).write(to: URL(filePath: CommandLine.arguments[1]))
}
