import RowLayout
import Testing

/// Objects of the environment: who reads them, and what becomes of a row in which one is missing.
@Suite struct EnvironmentObjectTests {
  final class Player: ObservableObject { var title = "Title" }
  @Observable final class Theme { var height = 10.0 }

  private struct PlayerRow: View {
    @EnvironmentObject var player: Player
    var body: some View { Text(player.title) }
  }

  private struct ThemeRow: View {
    @Environment(Theme.self) private var theme
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<2) { _ in Color.red.frame(height: theme.height) }
        GeometryReader { _ in Color.red.frame(height: theme.height) }.frame(height: 5)
      }
      .environment(nil as Theme?)
    }
  }

  private struct OptionalRow: View {
    @Environment(Theme.self) private var theme: Theme?
    var body: some View { Color.red.frame(height: theme?.height ?? 3) }
  }

  private struct Themed: DynamicProperty { @Environment(Theme.self) var theme }

  private struct ThemedModifier: ViewModifier {
    private var themed = Themed()
    func body(content: Content) -> some View { content.frame(height: themed.theme.height) }
  }

  private struct ThemedStyle: ButtonStyle {
    @Environment(Theme.self) private var theme
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(height: theme.height)
    }
  }

  @Test("The ways to an object's properties have a name in their wrappers")
  func wrappers() {
    let player = Player()
    let ways: ObservedObject<Player>.Wrapper = ObservedObject(wrappedValue: player).projectedValue
    let same: EnvironmentObject<Player>.Wrapper = ways
    same.title.wrappedValue = "Other"
    #expect(player.title == "Other")
  }

  @Test("A view that reads an object which nobody set is an error that names both")
  @MainActor func missing() {
    let error = #expect(throws: RowError.self) {
      try PreparedRow(view: VStack { PlayerRow() }, texts: StandInEngine())
    }
    #expect(error?.code == .missingObject)
    #expect(error?.message.contains("PlayerRow") == true)
    #expect(error?.message.contains("type Player ") == true)
    #expect(error?.message.contains(".environmentObject(") == true)
    let rows: [any View] = [
      ThemeRow(), Color.red.modifier(ThemedModifier()), Button("a") {}.buttonStyle(ThemedStyle()),
    ]
    for row in rows {
      let error = #expect(throws: RowError.self) {
        try PreparedRow(view: AnyView(row), texts: StandInEngine())
      }
      #expect(error?.code == .missingObject)
      #expect(error?.message.contains(".environment(") == true)
    }
  }

  @Test(
    "An object that is set is read in bodies, modifiers, styles and closures, also where a view inside has none"
  )
  @MainActor func found() throws {
    func height(_ view: some View) throws -> Double {
      try PreparedRow(view: view.environment(Theme()), texts: StandInEngine()).height(width: 100)
    }
    #expect(try height(ThemeRow()) == 25)
    #expect(try height(OptionalRow()) == 10)
    #expect(try height(OptionalRow().environment(nil as Theme?)) == 3)
    #expect(try height(Color.red.modifier(ThemedModifier())) == 10)
    #expect(try height(Button("a") {}.buttonStyle(ThemedStyle())) == 10)
    #expect(
      try PreparedRow(view: PlayerRow().environmentObject(Player()), texts: StandInEngine()).height(
        width: 100)
        == 20)
  }
}
