// A chat from nothing to a scrolling picture: the program of the tutorial "A chat in twenty minutes".
// With the path of a file it also writes a picture of what the list shows.
import Foundation
import SelfSizing

struct Message: Identifiable, Hashable {
  let id: Int
  var sender: String
  var text: String
  var isMine: Bool { sender == "You" }
}

struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack(spacing: 0) {
      if message.isMine { Spacer(minLength: 60) }
      VStack(alignment: .leading, spacing: 2) {
        if !message.isMine { Text(message.sender).font(.caption).bold() }
        Text(message.text)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(Color(white: message.isMine ? 0.86 : 0.94))
      if !message.isMine { Spacer(minLength: 60) }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 3)
  }
}

let fonts = FontStack(fonts: [
  FontReference(file: "Inter-Regular.otf", family: "Inter"),
  FontReference(file: "Inter-Bold.otf", family: "Inter", weights: 700...700),
  FontReference(file: "NotoColorEmoji.ttf"),
])
let engine = try TextEngine(stacks: ["ui": fonts])
let environment = RowEnvironment(font: FontChoice(stack: "ui"))

let first = Message(id: 0, sender: "Mira", text: "Does the night bus still go by way of the harbour?")
let row = try PreparedRow(view: MessageRow(message: first), environment: environment, texts: engine)
for width in [280.0, 320, 480] { print("width \(width): height \(try row.height(width: width))") }

final class MessageCell: ReusableCell {
  var message: Message?
}

let rows = Configurator<Message, MessageCell> { message in
  MessageRow(message: message)
} fill: { cell, message, _ in
  cell.message = message
}

/// A screen that only knows what stands where.
final class Screen: ListHost {
  var frames: [ObjectIdentifier: (cell: MessageCell, frame: RowRect)] = [:]
  var offset = 0.0

  func place(_ cell: any ReusableCell, in frame: RowRect, at place: SlotPlace) {
    if let cell = cell as? MessageCell { frames[ObjectIdentifier(cell)] = (cell, frame) }
  }
  func hide(_ cell: any ReusableCell, at place: SlotPlace) { frames[ObjectIdentifier(cell)] = nil }
  func commit(offset: Double, contentLength: Double) { self.offset = offset }

  /// Where a message stands on the screen, nil where it is not on it.
  func y(of message: Message) -> Double? {
    frames.values.first { $0.cell.message == message }.map { $0.frame.y - offset }
  }
}

let sentences = [
  "Does the night bus still go by way of the harbour?", "Only until ten. After that it is line 7.",
  "Then we walk 🙂",
  "Bring the blue umbrella along, they say it rains from eight on, and the shelter has no roof.",
]
func message(_ id: Int) -> Message {
  Message(id: id, sender: id % 2 == 0 ? "Mira" : "You", text: sentences[((id % 4) + 4) % 4])
}

let screen = Screen()
let chat = ListDriver(
  DataSource((0..<100_000).map(message)), rows: rows, host: screen,
  measurer: RowMeasurer(text: engine, environment: environment),
  configuration: ListConfiguration(viewport: 480, width: 320))
chat.sticksToEnd = true
chat.showEnd()
chat.layout()
print("\(screen.frames.count) of \(chat.data.numberOfItems) messages are on the screen")

chat.scroll(by: -2_000)
chat.layout()
let read = chat.visiblePlaces.compactMap { chat.item(at: $0) }[1]
let before = screen.y(of: read)

try chat.insert((1...50).map { message(-$0) }.reversed(), at: RowPlace(0, 0))
try chat.insert([message(100_000)], at: RowPlace(0, chat.data.numberOfItems))
chat.layout()
print("51 messages came in; what is being read stays: \(screen.y(of: read) == before)")

chat.showEnd()
chat.layout()
print("at the end: \(chat.visiblePlaces.last.flatMap { chat.item(at: $0) }?.text ?? "nothing")")
if CommandLine.arguments.count > 1 {
  let picture = try chat.drawing(glyphs: engine).svg(glyphs: engine, captionStack: "ui")
  try Data(picture.utf8).write(to: URL(filePath: CommandLine.arguments[1]))
}
