// A quotes app: quotes grouped by author under headers of their own, an index beside the list, rows as tall as their
// quotes, and a selection that outlives a reload.
import SelfSizing

struct Quote: Hashable {
  let author: String
  let text: String
}

let quotes = [
  Quote(
    author: "Fyodor Dostoevsky",
    text: "To go wrong in one's own way is better than to go right in someone else's."),
  Quote(
    author: "Albert Einstein",
    text: "Life is like riding a bicycle. To keep your balance, you must keep moving."),
  Quote(author: "Lao Tzu", text: "The journey of a thousand miles begins with a single step."),
  Quote(author: "Fyodor Dostoevsky", text: "A second quote, for sorting by text within an author."),
  Quote(author: "A gardener", text: "A garden does not hurry, and the beans are ready all the same."),
  Quote(
    author: "An old clockmaker",
    text: "Every clock is wrong at first. You set it, you wait a week, you listen."),
  Quote(author: "Librarian", text: "Nobody has ever asked me for the second-best book on a shelf."),
  Quote(
    author: "The ferryman", text: "Ask the river once where it is going, and then once more on the way back."),
]

enum Entry: Hashable {
  case header(String)
  case quote(Quote)
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
        quotes.sorted { $0.text < $1.text }.map { Entry.quote($0) }, key: author, header: .header(author),
        indexTitle: author.first.map(String.init))
    })
}

let headers = Configurator<String, HeaderCell>(height: 33) { cell, title, _ in cell.title = title }
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
let list = ListDriver(
  DataSource<Entry>(), id: { $0 }, rows: rows, host: host,
  measurer: RowMeasurer(text: engine, environment: RowEnvironment(font: FontChoice(stack: "ui"))),
  configuration: ListConfiguration(viewport: 200, width: 320, pinsHeaders: true))

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

let selected = Entry.quote(quotes[2])
list.selection = [selected]
list.reload()
try list.update(to: grouped(quotes + [Quote(author: "Kafka's neighbour", text: "He was up early again.")]))
list.layout()
print(
  "after a reload and a new quote: \(list.selection == [selected] ? "the selection is kept" : "SELECTION LOST")"
)
list.selection = []
print("back on the screen: \(list.selection.count) selected")
