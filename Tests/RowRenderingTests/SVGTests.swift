import RowLayout
import Testing

@testable import RowRendering

@Suite struct SVGTests {
  @Test("What XML gives a meaning is written so that it has none, and what it cannot hold shows as U+FFFD")
  func escaping() {
    #expect("a<b>&\"c\"\u{1}\u{0}d\n".xmlEscaped == "a&lt;b&gt;&amp;&quot;c&quot;\u{FFFD}\u{FFFD}d&#10;")
  }

  @Test(
    "Numbers have at most four decimals",
    arguments: [
      (1.0, "1"), (0.5, "0.5"), (-2.00004, "-2"), (3.14159, "3.1416"), (.nan, "0"), (0.0001, "0.0001"),
    ])
  func numbers(value: Double, text: String) {
    #expect(shortDecimal(value) == text)
  }

  @Test("Parts nest as they were described, with their names, colours, borders and effects")
  func elements() throws {
    let view = HStack(spacing: 4) {
      Rectangle().fill(Color.red).frame(width: 10, height: 10).id("first")
      Rectangle().frame(width: 6, height: 6).foregroundColor(.blue).opacity(0.5).border(Color.green, width: 2)
    }
    let row = try PreparedRow(view: view).layout(width: 100)
    let svg = try Drawing(row, glyphs: nil, annotations: .all).svg(glyphs: nil)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\""))
    #expect(
      svg.contains(
        "<g data-id=\"first\">\n<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#ff3b30\"/>"))
    #expect(svg.contains("opacity=\"0.5\""))
    #expect(svg.contains("fill=\"#007aff\""))
    #expect(svg.contains("stroke=\"#34c759\" stroke-width=\"2\""))
    #expect(svg.contains(">first 10 x 10</text>"))
    let parser = XMLChecker(svg)
    #expect(parser.isWellFormed)
  }

  @Test(
    "Gaps of stacks and the four sides of a padding are marked with their lengths", arguments: [true, false])
  func spacing(isRightToLeft: Bool) throws {
    let view = VStack(spacing: 7) {
      HStack(spacing: 4) {
        Rectangle().frame(width: 10, height: 10)
        Rectangle().frame(width: 20, height: 10)
      }
      Rectangle().frame(width: 30, height: 5)
    }.padding(.leading, 3).padding(.bottom, 2)
    let environment = RowEnvironment(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    let row = try PreparedRow(view: view, environment: environment).layout(width: 100)
    let found = Spacing.all(in: row.entries)
    #expect(found.map(\.kind) == [.padding, .padding, .gap, .gap])
    #expect(found.map(\.length) == [2, 3, 7, 4])
    #expect(found.map(\.isVertical) == [true, false, true, false])
    #expect(found[3].frame == RowRect(x: isRightToLeft ? 20 : 13, y: 0, width: 4, height: 10))
    let svg = try Drawing(row, glyphs: nil, annotations: .spacing).svg(glyphs: nil)
    #expect(svg.contains(">gap 7</text>") && svg.contains(">4</text>") && svg.contains(">padding 2</text>"))
  }

  @Test("What is turned about a place left of the picture is well-formed: numbers have one sign")
  func turnedOutside() throws {
    var group = Drawing.Group()
    group.rotation = 90
    group.center = RowPoint(x: -3, y: 2.5)
    let drawing = Drawing(size: RowSize(width: 10, height: 10), items: [.group(group, [])])
    #expect(
      drawing.svg(glyphs: nil).contains("translate(-3 2.5) rotate(90) scale(1) translate(3 -2.5)"))
  }

  @Test("What is hidden is not drawn, and backgrounds lie behind, overlays in front")
  func layers() throws {
    let view = Rectangle().fill(Color.red).frame(width: 10, height: 10)
      .background { Rectangle().fill(Color.green) }
      .overlay { Rectangle().fill(Color.blue).frame(width: 2, height: 2) }
    let svg = try Drawing(PreparedRow(view: view).layout(width: 50), glyphs: nil).svg(glyphs: nil)
    let colors = ["#34c759", "#ff3b30", "#007aff"].map { svg.range(of: $0)?.lowerBound }
    try #require(colors.allSatisfy { $0 != nil })
    #expect(zip(colors, colors.dropFirst()).allSatisfy { ($0 ?? svg.endIndex) < ($1 ?? svg.startIndex) })
    let hidden = Rectangle().fill(Color.red).frame(width: 10, height: 10).hidden()
    #expect(
      try !Drawing(PreparedRow(view: hidden).layout(width: 50), glyphs: nil).svg(glyphs: nil).contains(
        "ff3b30"))
  }
}

/// Whether elements are closed in the order in which they were opened.
struct XMLChecker {
  let isWellFormed: Bool

  init(_ xml: String) {
    var open: [Substring] = []
    var isRight = true
    var rest = xml[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: start)..<end]
      let name = tag.prefix { $0 != " " }
      if tag.hasPrefix("/") {
        isRight = isRight && open.popLast() == tag.dropFirst()
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
      rest = rest[rest.index(after: end)...]
    }
    isWellFormed = isRight && open.isEmpty
  }
}
