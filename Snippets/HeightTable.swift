// The heights of many rows at several widths, measured by several tasks and saved for the next run: `swift run HeightTable FOLDER`.
import Foundation
import SelfSizing

struct Message: Identifiable {
  let id: Int
  var text: String
}
final class MessageCell: ReusableCell {
  var message: Message?
}

let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? NSTemporaryDirectory())
let messages = (0..<200).map { number in
  Message(id: number, text: String(repeating: "It is as long as it is. ", count: 1 + number % 9))
}
let measurer = RowMeasurer(text: try TextEngine())
let rows = Configurator<Message, MessageCell> { message in
  Text(message.text).padding()
} fill: { cell, message, _ in
  cell.message = message
}

for width in [320.0, 390, 744] {
  let sizer = RowSizer(rows, id: \.id, measurer: measurer, heightCapacity: messages.count)
  let heights = try await sizer.heights(of: messages, width: width, workers: 4)
  print(width, heights.reduce(0) { $0 + $1.height })
  let file = folder.appending(path: "\(Int(width)).heights")
  try Data(sizer.savedHeights().encoded()).write(to: file, options: .atomic)
}
