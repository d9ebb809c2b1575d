// A quotes app: a first screen of all quotes, and one where they are grouped by author under headers of their own, with an
// index beside the list, rows as tall as their quotes, the quote under a finger, a selection that outlives a reload, and
// lists inside rows.
// With the path of a file it also writes a picture of what the list shows.
import Foundation
import SelfSizing

struct Quote: Hashable {
  let id: Int
  let author: String
  let text: String
}

// The first and the fourth are the same: two quotes all the same, told apart by their numbers.
let quotes = [
  Quote(
    id: 0, author: "Fyodor Dostoevsky",
    text: "To go wrong in one's own way is better than to go right in someone else's."),
  Quote(
    id: 1, author: "Albert Einstein",
    text: "Life is like riding a bicycle. To keep your balance, you must keep moving."),
  Quote(
    id: 2, author: "Lao Tzu",
    text: "The journey of a thousand miles begins with a single step."),
  Quote(
    id: 3, author: "Fyodor Dostoevsky",
    text: "To go wrong in one's own way is better than to go right in someone else's."),
  Quote(
    id: 4, author: "A gardener",
    text: "A garden does not hurry, and the beans are ready all the same."),
  Quote(
    id: 5, author: "An old clockmaker",
    text: "Every clock is wrong at first. You set it, you wait a week, you listen."),
  Quote(
    id: 6, author: "Librarian",
    text: "Nobody has ever asked me for the second-best book on a shelf."),
  Quote(
    id: 7, author: "The ferryman",
    text: "Ask the river once where it is going, and then once more on the way back."),
]

enum Entry: Hashable, Identifiable {
  case header(String)
  case quote(Quote)

  enum ID: Hashable {
    case author(String)
    case quote(Int)
  }

  var id: ID {
    switch self {
    case .header(let author): .author(author)
    case .quote(let quote): .quote(quote.id)
    }
  }
}

final class HeaderCell: ReusableCell {
  var title = ""
}

final class QuoteCell: ReusableCell {
  var quote: Quote?
}

/// Sections in the order of authors, each under its author's name, the quotes in the order of their texts.
func grouped(_ quotes: [Quote]) -> DataSource<Entry> {
  let groups = Dictionary(grouping: quotes, by: \.author).sorted { $0.key < $1.key }
  return DataSource(
    sections: groups.map { author, quotes in
      Section(
        quotes.sorted { ($0.text, $0.id) < ($1.text, $1.id) }.map { Entry.quote($0) }, key: author,
        header: .header(author),
        indexTitle: author.first.map(String.init))
    })
}

let headers = Configurator<String, HeaderCell> { title in
  HStack {
    Text(title).font(.headline)
    Spacer()
  }.padding(.horizontal, 10).frame(height: 33).background(Color(white: 0.92))
} fill: { cell, title, _ in
  cell.title = title
}
let quoteRows = Configurator<Quote, QuoteCell> { quote in
  VStack(alignment: .leading, spacing: 4) {
    Text("“\(quote.text)”")
    Text("– \(quote.author)").font(.caption)
  }.padding(10)
} fill: { cell, quote, _ in
  cell.quote = quote
}
let rows = AggregateConfigurator<Entry> { entry in
  switch entry {
  case .header(let author): headers.row(for: author)
  case .quote(let quote): quoteRows.row(for: quote)
  }
}

let engine = try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
let host = RecordingHost(recordsEvents: false)
let measurer = RowMeasurer(text: engine, environment: RowEnvironment(font: FontChoice(stack: "ui")))
let screen = ListConfiguration(viewport: 200, width: 320, pinsHeaders: true)

// The first screen: all quotes, by author and text.
let sorted = quotes.sorted { ($0.author, $0.text, $0.id) < ($1.author, $1.text, $1.id) }
let all = ListDriver(
  DataSource(sorted.map { Entry.quote($0) }), rows: rows, host: RecordingHost(recordsEvents: false),
  measurer: measurer,
  configuration: screen)
all.layout()
print("first screen: \(all.visiblePlaces.count) of \(all.data.numberOfItems) quotes")
// A finger 120 points from the top.
if let place = all.place(at: RowPoint(x: 100, y: all.offset + 120)),
  case .quote(let quote)? = all.item(at: place)
{
  print("  a tap shows: “\(quote.text.prefix(30))…” by \(quote.author)")
}

// The second screen: by author.
let list = ListDriver(
  DataSource<Entry>(), rows: rows, host: host, measurer: measurer, configuration: screen)

/// What is on screen, top to bottom.
@MainActor func printScreen() {
  for shown in host.shown {
    let y = shown.frame.y - host.offset
    switch shown.cell {
    case let cell as HeaderCell: print("  \(y): [\(cell.title)], \(shown.frame.height) high")
    case let cell as QuoteCell:
      print("  \(y): \(cell.quote?.text.prefix(30) ?? "")…, \(shown.frame.height) high")
    default: break
    }
  }
}

list.layout()
print("before anything is loaded: \(host.shownCount) cells")

// Loaded asynchronously, in an app: the data comes after the first layout.
try list.update(to: grouped(quotes))
list.layout()
print("\(list.data.numberOfSections) authors, \(list.data.numberOfItems) quotes:")
printScreen()

let index = list.data.sectionIndex
print("index: " + index.titles.map { "\($0) → \(index.section(for: $0) ?? -1)" }.joined(separator: ", "))
try list.show(sectionTitled: "L")
list.layout()
print("after L was touched:")
printScreen()

// Of two equal quotes one is selected, and stays so.
let selected = Entry.ID.quote(quotes[3].id)
list.selection = [selected]
list.reload()
try list.update(
  to: grouped(quotes + [Quote(id: 100, author: "Kafka's neighbour", text: "He was up early again.")]))
list.layout()
print(
  "after a reload and a new quote: \(list.selection == [selected] ? "the selection is kept" : "SELECTION LOST")"
)
list.selection = []
print("back on the screen: \(list.selection.count) selected")

// A list inside a row: under each author the books, side by side. A row's own list is where it was left, in whichever cell
// the row comes back.
final class BookCell: ReusableCell {
  var title = ""
}

final class ShelfCell: ReusableCell {
  let host = RecordingHost(recordsEvents: false)
  let list: ListDriver<String, String>

  init() {
    let books = Configurator<String, BookCell>(height: 70) { cell, title, _ in cell.title = title }
    list = ListDriver(
      DataSource<String>(), id: { $0 }, rows: books, host: host,
      configuration: ListConfiguration(viewport: 320, width: 100, axis: .horizontal))
  }

  var firstTitle: String { (host.shown.first?.cell as? BookCell)?.title ?? "" }
}

let places = NestedLists<String, String, String>()
let shelves = Configurator<String, ShelfCell>(height: 110) { cell, author, _ in
  try? places.show(DataSource((1...12).map { "\(author) \($0)" }), ofRow: author, in: cell.list)
  cell.list.layout()
}
let library = RecordingHost(recordsEvents: false)
let authors = (1...30).map { "Author \($0)" }
let shelfList = ListDriver(
  DataSource(authors), id: { $0 }, rows: shelves, host: library,
  configuration: ListConfiguration(viewport: 300, width: 320))

/// The first book in sight on the first shelf in sight.
@MainActor func printShelf(_ note: String) {
  shelfList.layout()
  let shelf = library.shown.first?.cell as? ShelfCell
  print("  \(note): \(shelf?.firstTitle ?? ""), \(shelfList.liveCellCount) shelves alive")
}
print("a list inside a row:")
printShelf("at first")
let firstShelf = library.shown.first?.cell as? ShelfCell
firstShelf?.list.scroll(to: 360)
firstShelf?.list.layout()
shelfList.scroll(to: 2_000)
printShelf("farther down, in cells used before")
shelfList.scroll(to: 0)
printShelf("back at the top")
if CommandLine.arguments.count > 1 {
  let picture = try list.drawing(glyphs: engine).svg(glyphs: engine, captionStack: "ui")
  try Data(picture.utf8).write(to: URL(filePath: CommandLine.arguments[1]))
}
