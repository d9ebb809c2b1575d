import RowLayout
import Testing

@testable import AppRows

/// Rows of a dozen more kinds of apps, at the widths of phones and tablets.
@MainActor @Suite struct AppRowWidthTests {
  /// The heights at the widths, from narrow to wide.
  private func heights(_ view: some View) throws -> [Double] {
    let row = try PreparedRow(
      view: view.environment(
        \.imageSizes, ["Rocket": CGSize(width: 20, height: 20), "logo": CGSize(width: 40, height: 40)]),
      texts: StandInEngine())
    return try [250, 320, 375, 430, 768].map { try row.height(width: $0) }
  }

  private func model(_ content: String) -> StatusRowModel {
    StatusRowModel(
      id: "1", account: .init(name: "Ann", handle: "ann@example.org"), content: AttributedString(content))
  }

  @Test("Rows with models of the main actor have heights that do not grow with the width")
  func rows() throws {
    let energy = Measurement(value: 512.4, unit: UnitEnergy.kilocalories)
    let departure = Departure(
      id: 1, line: "S7", direction: "A town of a long name by the river", planned: .now,
      realtime: .now.addingTimeInterval(400), platform: "3", color: "#112233")
    let team = { (name: String) in
      ScoreRow.Game.Team(name: name, score: 3, logo: ImageResource(name: "logo"), record: (1, 2))
    }
    let game = ScoreRow.Game(id: 1, home: team("A"), away: team("B"), status: .live(period: 2, clock: "4:11"))
    let notice = AppNotification(id: 1, kind: .like, date: .distantPast, count: 2)
    let task = TodoTask()
    task.tags = (0..<12).map { "tag\($0)" }
    let folder = URL(fileURLWithPath: "/")
    let rows: [any View] = [
      StatusRowView(viewModel: model(String(repeating: "some words ", count: 30))).environment(StatusTheme()),
      HealthMetricCard(
        title: "Active Energy", systemImage: "flame.fill", value: energy, trend: 0.12,
        gradient: [.orange, .pink]
      ) { Sparkline(values: [1, 3, 2]).stroke(.orange, lineWidth: 2) },
      DepartureRow(departure: departure, favorites: .constant([])),
      TransactionRow(
        state: .init(
          merchant: "A shop", category: .food, amount: -12.5, currency: "EUR", date: .distantPast,
          isPending: true), onTap: {}),
      SettingsRow(icon: Image(systemName: "bell"), title: "Notices", subtitle: "On") { Text("3") },
      TrackRow(track: Track()).environment(MusicPlayer()),
      ScoreRow(game: game),
      NotificationRow(n: notice), FileRow(file: folder, selection: .constant([])),
      CalendarEventRow(event: ("A long title of an event", .distantPast, .distantFuture, .red)),
      TaskRow(task: task),
      WeatherCard(
        w: .init(temperature: .init(value: 21.4, unit: .celsius), condition: "sun.max", hourly: [(.now, 20)])),
    ]
    for row in rows {
      let found = try heights(AnyView(row))
      #expect(found.allSatisfy { $0 > 20 && $0.isFinite }, "\(type(of: row))")
      #expect(found == found.sorted(by: >), "\(type(of: row)): \(found)")
    }
  }

  @Test("Insets of an app's own lengths count, and so does a spoiler that hides nothing else")
  func status() throws {
    let short = model("Short")
    let plain = try heights(StatusRowView(viewModel: short).environment(StatusTheme()))
    short.spoiler = "Careful"
    let warned = try heights(StatusRowView(viewModel: short).environment(StatusTheme()))
    // A bordered button of a line of 20.5, and the column's distance.
    #expect(zip(plain, warned).allSatisfy { $1 == $0 + 20.5 + 2 * 7 + 6 })
    let insets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: .layoutPadding)
    #expect(insets.trailing == 20)
  }

  @Test("Quantities are written by their numbers and units; Markdown keeps its marks under another font")
  func texts() throws {
    let warm = Measurement(value: 21.4, unit: UnitTemperature.celsius)
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    #expect(warm.formatted(.measurement(width: .narrow, numberFormatStyle: whole)) == "21°")
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather)) == "21.4°C")
    #expect(
      Measurement(value: 3, unit: UnitLength.kilometers).formatted(.measurement(width: .abbreviated))
        == "3 km")
    var text = try AttributedString(markdown: "a **b** _c_")
    text.font = .body
    #expect(String(text.characters) == "a b c")
    let bold = text.runs.first { $0.inlinePresentationIntent == .stronglyEmphasized }
    #expect(bold.map { String(text[$0.range].characters) } == "b")
  }

  @Test("Elements are removed and moved by their places, also by places that are not there")
  func places() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [1, 3, 9])
    #expect(letters == ["a", "c", "e"])
    letters.move(fromOffsets: [0], toOffset: 3)
    #expect(letters == ["c", "e", "a"])
    letters.move(fromOffsets: [1, 2, 7], toOffset: 0)
    #expect(letters == ["e", "a", "c"])
    letters.move(fromOffsets: [0, 2], toOffset: 50)
    #expect(letters == ["a", "e", "c"])
  }
}
