import SelfSizing
import Testing

/// The bounds of ink beside those of the layout (rule R1).
@Suite struct InkBoundsTests {
  private static let engine = try? TextEngine(stacks: [
    "ui": FontStack(files: ["Inter-Regular.otf", "NotoColorEmoji.ttf"]),
    "quadratic": FontStack(files: ["DejaVuSans.ttf"]),
  ])

  private func label(_ string: String, _ stack: String = "ui") -> TextLabel {
    TextLabel(string, font: FontDescription(stack: stack, size: 100))
  }

  /// The extremes of points along the curves, many of each.
  private func sampled(_ label: TextLabel, _ engine: TextEngine) throws -> (x: [Double], y: [Double]) {
    let lines = try engine.preparedText(label).lines(width: .infinity)
    let run = try #require(try engine.glyphLines(of: label, lines).first?.runs.first)
    var (x, y): ([Double], [Double]) = ([], [])
    for glyph in run.glyphs {
      guard case .outline(let outline) = engine.image(ofGlyph: glyph.id, in: run) else { continue }
      let scale = 100 / Double(outline.unitsPerEm)
      var pen = GlyphOutline.Point(x: 0, y: 0)
      func add(_ points: [GlyphOutline.Point]) {
        for step in 0...200 {
          // De Casteljau's algorithm.
          let time = Double(step) / 200
          var rest = points
          while rest.count > 1 {
            rest = zip(rest, rest.dropFirst()).map {
              .init(x: $0.x + ($1.x - $0.x) * time, y: $0.y + ($1.y - $0.y) * time)
            }
          }
          x.append(glyph.x + rest[0].x * scale)
          y.append((lines.first?.baseline ?? 0) - rest[0].y * scale)
        }
        pen = points.last ?? pen
      }
      for element in outline.elements {
        switch element {
        case .move(let point): pen = point
        case .line(let point): add([pen, point])
        case .quadratic(let control, let point): add([pen, control, point])
        case .cubic(let first, let second, let point): add([pen, first, second, point])
        case .close: break
        }
      }
    }
    return (x, y)
  }

  @Test(arguments: [("fjgO8&ß", "ui"), ("fjgO8&ß", "quadratic"), ("Åç@", "quadratic")])
  func boundsAreThoseOfTheCurves(string: String, stack: String) throws {
    let engine = try #require(Self.engine)
    let label = label(string, stack)
    let bounds = try #require(try engine.inkBounds(of: label, width: .infinity))
    let points = try sampled(label, engine)
    for (own, expected) in [
      (bounds.left, points.x.min()), (bounds.right, points.x.max()), (bounds.top, points.y.min()),
      (bounds.bottom, points.y.max()),
    ] {
      #expect(abs(own - (try #require(expected))) < 0.01)
    }
  }

  @Test func inkMayReachOutOfTheLayoutOrBeNone() throws {
    let engine = try #require(Self.engine)
    let j = try #require(try engine.inkBounds(of: label("j"), width: .infinity))
    let text = try engine.preparedText(label("j"))
    #expect(j.left < 3)
    #expect(j.bottom < text.measure(width: nil, height: nil).height)
    #expect(try engine.inkBounds(of: label("  "), width: .infinity) == nil)
    #expect(try engine.inkBounds(of: label(""), width: 10) == nil)
    let two = try #require(try engine.inkBounds(of: label("j j"), width: 30))
    #expect(two.bottom > j.bottom + 90)
    #expect(two.left == j.left)
    let emoji = try #require(try engine.inkBounds(of: label("👍"), width: .infinity))
    #expect(emoji.right - emoji.left > 80 && emoji.bottom - emoji.top > 80)
  }
}
