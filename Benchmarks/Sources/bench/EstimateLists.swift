import SelfSizing

/// A list of a kind that apps have, for which the content's height before anything is measured is held against the truth.
struct EstimateList {
  /// An item: its number, and what its row shows.
  struct Item: Equatable {
    var id: Int
    var text = ""
  }

  final class Cell: ReusableCell {}

  /// The list's name in figures.
  var name: String
  /// The texts of the items, in order.
  var texts: [String]
  /// The rows of the items.
  var rows: AggregateConfigurator<Item>

  /// The items.
  var items: [Item] { texts.enumerated().map { Item(id: $0, text: $1) } }

  private init(_ name: String, _ texts: [String], @ViewBuilder row: @escaping (Item) -> some View) {
    let configurator = Configurator<Item, Cell>(row: row) { _, _, _ in }
    self.init(name, texts) { configurator.row(for: $0) }
  }

  private init(_ name: String, _ texts: [String], _ row: @escaping (Item) -> ConfiguredRow) {
    self.name = name
    self.texts = texts
    rows = AggregateConfigurator(row)
  }

  /// The lists that the figures name, each of so many rows.
  static func all(count: Int) throws -> [EstimateList] {
    let chat = try TextCorpus("chat").labels.map(\.text)
    let multilingual = try TextCorpus("multilingual").labels
    let japanese = multilingual.filter { $0.lang == "ja" }.map(\.text)
    let numbers = 0..<count
    var random = FastRandom()
    return [
      EstimateList("chat", numbers.map { chat[$0 &* 7919 % chat.count] }) { message(of: $0) },
      EstimateList("quotes", numbers.map { chat[$0 &* 31 % chat.count] }) { item in
        VStack(alignment: .leading, spacing: 4) {
          Text("“\(item.text)”")
          Text("– \(["Lao Tzu", "A gardener", "Fyodor Dostoevsky"][item.id % 3])").font(.caption)
        }.padding(10)
      },
      kinds(chat, numbers),
      EstimateList("settings", numbers.map { chat[$0 &* 17 % chat.count] }) { item in
        HStack {
          Text(item.text).lineLimit(1)
          Spacer()
          Rectangle().frame(width: 51, height: 31)
        }.padding(.horizontal, 16).padding(.vertical, 6)
      },
      EstimateList("japanese", numbers.map { _ in japanese.random(1...6, &random).joined() }) { item in
        VStack(alignment: .leading, spacing: 6) {
          Text("利用者\(item.id % 90)").font(.headline)
          Text(item.text)
        }.padding(12)
      },
      EstimateList(
        "emoji",
        numbers.map { _ in ["😀", "🎉", "👍🏽", "🇯🇵", "👩‍👩‍👧", "❤️", "🌧"].random(1...60, &random).joined() }
      ) { Text($0.text).padding(8) },
      EstimateList("pictures", numbers.map { _ in "\(40 + random.next(160))" }) { item in
        VStack(alignment: .leading, spacing: 4) {
          Rectangle().aspectRatio((Double(item.text) ?? 100) / 100, contentMode: .fit)
          Text("IMG_\(item.id).jpg").font(.caption)
        }.padding(8)
      },
      EstimateList("links", numbers.map { _ in link(&random) }) { message(of: $0) },
      EstimateList(
        "rareLong",
        numbers.map { _ in
          String(repeating: "A plain sentence to read. ", count: random.next(500) == 0 ? 400 : 1)
        }
      ) { Text($0.text).padding(12) },
    ]
  }

  /// Two kinds of row, one in six far taller.
  private static func kinds(_ chat: [String], _ numbers: Range<Int>) -> EstimateList {
    let plain = Configurator<Item, Cell> { item in
      HStack(spacing: 10) {
        Rectangle().frame(width: 2)
        Text(item.text).padding(.vertical, 10)
        Spacer()
      }.padding(.horizontal, 10)
    } fill: { _, _, _ in
    }
    let cards = Configurator<Item, Cell>(identifier: "card") { item in
      VStack {
        Rectangle().frame(height: 180)
        Text(item.text).font(.headline)
        Text(item.text + " " + item.text)
      }.padding()
    } fill: { _, _, _ in
    }
    return EstimateList("kinds", numbers.map { chat[$0 &* 7919 % chat.count] }) { item in
      item.id % 6 == 0 ? cards.row(for: item) : plain.row(for: item)
    }
  }

  private static func message(of item: Item) -> some View {
    HStack(alignment: .top, spacing: 10) {
      Rectangle().frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text("Mira").font(.headline)
        Text(item.text)
      }
    }.padding(12)
  }

  /// A link as people paste them: a few words, folders, and a query.
  private static func link(_ random: inout FastRandom) -> String {
    let folders = [
      "reports", "2024", "archive", "a-longer-folder-name", "q3", "index.php", "News_and_Events",
    ]
    .random(2...9, &random)
    let query = (0..<random.next(5)).map { "key\($0)=\(random.next(1 << 40))" }
    return "https://www.example.org/" + folders.joined(separator: "/")
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }
}

extension [String] {
  /// So many of the strings, at random.
  fileprivate func random(_ count: ClosedRange<Int>, _ random: inout FastRandom) -> [String] {
    let wanted = count.lowerBound + random.next(count.count)
    return (0..<wanted).map { _ in self[random.next(self.count)] }
  }
}
