import Foundation
import SelfSizing
import Testing

/// The profile of the system font of iOS: heights of texts whatever the face (rule T10).
@Suite struct AppleMetricsTests {
  private let engine: TextEngine

  init() throws {
    engine = try TextEngine(stacks: [
      "inter": FontStack(files: ["Inter-Regular.otf", "NotoSansCJK-Regular.ttc"]),
      "dejavu": FontStack(files: ["DejaVuSans.ttf"]),
    ])
  }

  private func height(
    _ view: some View, scale: Double, stack: String, metrics: TextMetricsProfile = .apple
  ) throws -> Double {
    let environment = RowEnvironment(scale: scale, font: FontChoice(stack: stack), metrics: metrics)
    return try PreparedRow(view: view, environment: environment, texts: engine).height(width: 1000)
  }

  @Test(arguments: ["inter", "dejavu"])
  func singleLinesAreAsTallAsOnTheScreen(stack: String) throws {
    // Measured on screens: body 20.333 at 3x and 20.5 at 2x, title 34 at 1x.
    #expect(abs(try height(Text("Body"), scale: 3, stack: stack) - 61.0 / 3) < 1e-9)
    #expect(try height(Text("Body"), scale: 2, stack: stack) == 20.5)
    #expect(try height(Text("Title").font(.title), scale: 1, stack: stack) == 34)
  }

  @Test(arguments: TextStyle.allCases)
  func linesOfAStyleStandAtThePublishedDistance(style: TextStyle) throws {
    for scale in [2.0, 3] {
      let line = 1.19336 * style.size(at: .large)
      let expected = (line + 2 * style.lineDistance(at: .large)) * scale
      let height = try height(Text("a\nb\nc").font(.system(style)), scale: scale, stack: "dejavu")
      #expect(abs(height * scale - (expected - 1e-6).rounded(.up)) < 1e-6)
    }
  }

  @Test func sizesWithoutAStyleHaveNoLeading() throws {
    // Three 17-point lines of a UILabel: 61.
    let three = try height(Text("a\nb\nc").font(.system(size: 17)), scale: 2, stack: "dejavu")
    #expect(three == 61)
  }

  @Test func gapsBetweenTextsAreThoseOfTheSystemFont() throws {
    // Rule G3: subheadline below headline 2.333, body below headline 2.
    func gap(_ lower: Font) throws -> Double {
      let column = VStack(alignment: .leading) {
        Text("Headline").font(.headline)
        Text("Lower").font(lower)
      }
      return try height(column, scale: 3, stack: "dejavu")
        - height(Text("Headline").font(.headline), scale: 3, stack: "dejavu")
        - height(Text("Lower").font(lower), scale: 3, stack: "dejavu")
    }
    #expect(abs(try gap(.subheadline) - 7.0 / 3) < 1e-9)
    #expect(abs(try gap(.body) - 2) < 1e-9)
  }

  @Test func widthsAndFallbackStayThoseOfTheFaces() throws {
    func width(_ metrics: TextMetricsProfile) throws -> Double {
      let environment = RowEnvironment(font: FontChoice(stack: "inter"), metrics: metrics)
      return try PreparedRow(view: Text("AVATAR"), environment: environment, texts: engine)
        .layout(ProposedSize(width: nil, height: nil)).size.width
    }
    #expect(try width(.apple) == width(.face))
    // A taller face of the fallback makes no taller line.
    let mixed = Text("a 日本")
    #expect(try height(mixed, scale: 2, stack: "inter") == 20.5)
    #expect(try height(mixed, scale: 2, stack: "inter", metrics: .face) > 20.5)
  }

  @Test func documentsAndPortableLabelsKeepTheProfile() throws {
    let json = #"{"format": 1, "environment": {"metrics": "apple"}, "rows": []}"#
    let document = try JSONDecoder().decode(RowDocument.self, from: Data(json.utf8))
    #expect(document.environment.metrics == .apple)
    let again = try JSONDecoder().decode(RowDocument.self, from: JSONEncoder().encode(document))
    #expect(again.environment.metrics == .apple)
    let style = ParagraphStyle(lineMetrics: .apple(scale: 3))
    let label = TextLabel("Body", font: FontDescription(stack: "dejavu", size: 17), style: style)
    let portable = try PortableText(decoding: engine.portableText(label).encoded())
    #expect(try portable.text.height(width: 1000) == engine.preparedText(label).height(width: 1000))
  }
}
