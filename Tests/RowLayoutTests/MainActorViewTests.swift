import RowLayout
import Testing

/// Views that read what belongs to the main actor, and views that are described elsewhere.
@Suite struct MainActorViewTests {
  @MainActor final class Departures: ObservableObject {
    @Published var lines = ["12", "7"]
    var spacing: CGFloat { 4 }
    nonisolated init() {}
    func refresh() {}
  }

  struct DepartureRow: View {
    @ObservedObject var model: Departures
    let onSelect: @MainActor () -> Void
    @State private var isExpanded = false

    private var title: String {
      model.lines.map { "Line \($0) of \(model.lines.count)" }.joined(separator: "\n")
    }
    private var header: some View { Text(title) }
    private func gap(_ factor: CGFloat) -> CGFloat { model.spacing * factor }

    var body: some View {
      VStack(spacing: gap(2)) {
        header
        ForEach(model.lines, id: \.self) { line in
          Text(line).frame(height: gap(CGFloat(model.lines.filter { $0 <= line }.count)))
        }
        GeometryReader { proxy in
          Text(model.lines.sorted { $0 < $1 && proxy.size.width > 0 }.joined())
        }
        .frame(height: 10)
        Button("Refresh", action: onSelect).buttonStyle(FramedStyle(model: model))
      }
      .modifier(Inset(model: model))
      .onTapGesture { model.refresh() }
    }
  }

  struct Inset: ViewModifier {
    let model: Departures
    private var inset: CGFloat { model.spacing }
    func body(content: Content) -> some View { content.padding(inset) }
  }

  struct FramedStyle: ButtonStyle {
    let model: Departures
    private var height: CGFloat { model.spacing * 10 }
    func makeBody(configuration: Configuration) -> some View { configuration.label.frame(height: height) }
  }

  /// Two lines of text, two frames of 4 and 8, the reader, the button; four gaps of 8, and 4 around.
  private let height = 142.0

  private func measure(_ view: some View) throws -> Double {
    let row = try PreparedRow(view: view, texts: StandInEngine())
    _ = try row.layout(width: 320)
    return try row.height(width: 320)
  }

  @Test("Helper properties of a view, a modifier and a style read a model of the main actor")
  @MainActor func helpers() throws {
    #expect(try measure(DepartureRow(model: Departures(), onSelect: {})) == height)
  }

  @Test("A view is described off the main thread, where its closures may ask for the main actor")
  func anyThread() async throws {
    let row = await DepartureRow(model: Departures(), onSelect: {})
    let heights = try await withThrowingTaskGroup(of: Double.self) { group in
      for _ in 0..<8 {
        group.addTask {
          #expect(!Thread.isMainThread)
          return try measure(row)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(heights == Array(repeating: height, count: 8))
  }

  @Test("A view is described on a thread that no task runs on, and inside of an actor")
  func threadsAndActors() async throws {
    let row = await DepartureRow(model: Departures(), onSelect: {})
    let measured = await withCheckedContinuation { answer in
      Thread { answer.resume(returning: try? measure(row)) }.start()
    }
    #expect(measured == height)
    actor Server {
      func measure(_ row: DepartureRow, by test: MainActorViewTests) throws -> Double {
        let height = try test.measure(row)
        assertIsolated()
        return height
      }
    }
    #expect(try await Server().measure(row, by: self) == height)
  }
}
