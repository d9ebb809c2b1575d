import Foundation
import RowLayout
import Testing

extension Logger {
  fileprivate static let rows = Logger(subsystem: "app", category: "rows")
}

/// Scales of texts, lines inside circles, groups of controls, and what tells and loads nothing.
@MainActor @Suite struct ScaleAndLogNameTests {
  private let logger = Logger(subsystem: "app", category: "rows")
  private static let log: Logger = .rows

  private func tall(_ view: some View) throws -> Double {
    try PreparedRow(view: view, texts: StandInEngine(hasWholeLines: false)).height(width: 320)
  }

  @Test("A text of the secondary scale has four fifths of its font's size")
  func scales() throws {
    let text = Text("words")
    let (large, small) = (text.font(.system(size: 20)), text.font(.system(size: 16)))
    let expected = try tall(small)
    #expect(try tall(large) > expected)
    #expect(try tall(large.textScale(.secondary)) == expected)
    #expect(try tall(text.textScale(.secondary).font(.system(size: 20))) == expected)
    #expect(try tall(VStack { large }.textScale(.secondary)) == expected)
    #expect(try tall(VStack { text }.font(.system(size: 20)).textScale(.secondary)) == expected)
    #expect(try tall(VStack { text }.textScale(.secondary).font(.system(size: 20))) == expected)
    #expect(try tall(large.textScale(.secondary, isEnabled: false)) == tall(large))
    #expect(try tall(VStack { large }.textScale(.secondary, isEnabled: false)) == tall(large))
    #expect(try tall(VStack { VStack { large }.textScale(.default) }.textScale(.secondary)) == tall(large))
    #expect(try tall(VStack { large.textScale(.default) }.textScale(.secondary)) == tall(large))
    // The leading of a style is less, too.
    let lines = Text("a\nb").textScale(.secondary)
    #expect(try tall(lines) < tall(Text("a\nb")) && tall(lines) > 2 * tall(Text("a").textScale(.secondary)))
  }

  @Test("A font's scale is written")
  func writtenScale() throws {
    let font = try JSONDecoder().decode(FontChoice.self, from: Data(#"{"size": 20, "scale": 0.8}"#.utf8))
    let written = try JSONDecoder().decode(FontChoice.self, from: JSONEncoder().encode(font))
    #expect(written == font && font != FontChoice(size: 20))
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(FontChoice.self, from: Data(#"{"size": 20, "scale": 0}"#.utf8))
    }
    let text = Text("words").font(.system(size: 20)).textScale(.secondary)
    let row = try JSONEncoder().encode(RowDescription(text))
    let prepared = try PreparedRow(
      JSONDecoder().decode(RowDescription.self, from: row), texts: StandInEngine(hasWholeLines: false))
    #expect(try prepared.height(width: 320) == tall(text))
  }

  @Test("A circle is a square, and what is proposed as the line inside its edge or made smaller")
  func circles() throws {
    let squares: [any View] = [
      Circle(), Circle().fill(.red), Circle().stroke(.red), Circle().strokeBorder(.red).fill(.blue),
      Circle().strokeBorder().stroke(.blue, lineWidth: 3),
    ]
    let lines: [any View] = [
      Circle().strokeBorder(), Circle().strokeBorder(.red, lineWidth: 2), Circle().inset(by: 3),
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 2)),
      Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2)), Circle().inset(by: 3).fill(.red),
      Circle().fill(.red).strokeBorder(.blue), Circle().fill(.red).strokeBorder(.blue, style: StrokeStyle()),
    ]
    for view in squares { #expect(try height(AnyView(view), width: 90) == 90, "\(type(of: view))") }
    for view in lines { #expect(try height(AnyView(view), width: 90) == 10, "\(type(of: view))") }
    #expect(try height(Capsule().strokeBorder(), width: 90) == height(Capsule(), width: 90))
  }

  @Test("Controls are a menu of their label where a style says so, and the report says what is not measured")
  func controls() throws {
    let group = ControlGroup("Marks") {
      Color.red.frame(height: 20)
      Color.red.frame(height: 30)
    }
    let title = try height(Text("Marks"))
    let menus: [any View] = [
      group.controlGroupStyle(.menu), group.controlGroupStyle(.compactMenu),
      group.controlGroupStyle(MenuControlGroupStyle()),
      group.controlGroupStyle(CompactMenuControlGroupStyle()),
    ]
    for menu in menus { #expect(try height(AnyView(menu)) == title) }
    let rows: [any View] = [
      group.controlGroupStyle(.automatic), group.controlGroupStyle(.palette),
      group.controlGroupStyle(NavigationControlGroupStyle()),
      group.controlGroupStyle(PaletteControlGroupStyle()),
    ]
    for row in rows { #expect(try height(AnyView(row)) == 30) }
    let button = Button("a") {}.buttonStyle(.bordered)
    func notes(_ shape: ButtonBorderShape) throws -> [String] {
      let row = try PreparedRow(view: button.buttonBorderShape(shape), texts: StandInEngine())
      return row.report.notes.map { "\($0.code): \($0.message)" }
    }
    #expect(try notes(.circle).count == 1 && notes(.circle)[0].contains("buttonBorderShape(.circle)"))
    #expect(try notes(.capsule).isEmpty)
  }

  private struct Told: View {
    let logger = Logger(subsystem: "app", category: "view")
    func load(_ url: URL) async throws -> Data {
      let (data, _) = try await URLSession.shared.data(from: url)
      return data
    }
    @Environment(\.displayScale) private var displayScale: CGFloat
    var body: some View {
      let _ = logger.debug("a row of \(300, format: .fixed(precision: 2), privacy: .public)")
      Text("words").task {
        URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in }.resume()
      }
    }
  }

  @Test("Loggers and sessions take the calls of a row, and nothing is told or loaded")
  func logs() async throws {
    #expect(try height(Told()) == height(Text("words")))
    logger.log("a \(self.logger)")
    logger.log(level: .fault, "a")
    logger.trace("a")
    logger.info("a \("b", privacy: .private)")
    logger.notice("a \(1, format: .hex)")
    logger.warning("a")
    logger.error("a")
    logger.critical("a")
    Self.log.fault("a")
    Logger().notice("a")
    os_log("a %d", log: OSLog(subsystem: "app", category: "rows"), type: .info, 3)
    os_log(.error, "a \(3)")
    os_log("a \(self.logger)")
    await #expect(throws: CancellationError.self) { try await Told().load(URL(fileURLWithPath: "/")) }
  }

  @Test("Strings have the room of a line, by letters half as wide as the font's size")
  func strings() {
    let font = UIFont.systemFont(ofSize: 20)
    let size = "words".size(withAttributes: [.font: font])
    #expect(size.width == 50 && size.height == font.lineHeight)
    #expect(NSString(string: "words").size(withAttributes: [.font: font]) == size)
    #expect("語".size(withAttributes: [.font: font]).width == 20)
    #expect("a".size().width == 6)
  }
}
