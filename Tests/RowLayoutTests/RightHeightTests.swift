import Testing

@testable import RowLayout

/// Heights that SwiftUI gives and this package once did not.
@Suite struct RightHeightTests {
  private func height(_ view: some View, width: Double = 320) throws -> Double {
    try PreparedRow(view: view, texts: StandInEngine(hasWholeLines: false)).height(width: width)
  }

  private let caption = StandInText(
    words: [.characters(5), .newline, .characters(5)], advance: 6, lineHeight: 14.320312, ascent: 11.425781,
    capHeight: 8.455078, leading: 1.679688)

  @Test("P3: a row of a text and a spacer stands above a text like the text alone")
  func spacerAcross() throws {
    let alone = try height(
      VStack {
        Text("above")
        Text("below")
      })
    let beside = try height(
      VStack {
        HStack {
          Text("above")
          Spacer()
        }
        Text("below")
      })
    #expect(alone == beside)
    #expect(alone < 44)
  }

  @Test("T4: a line limit below 1 is a limit of one line")
  func lineLimitBelowOne() throws {
    let text = Text("some words that take several lines")
    let one = try height(text.lineLimit(1), width: 80)
    let all = try height(text, width: 80)
    #expect(one < all)
    let limited: [any View] = [
      text.lineLimit(0), text.lineLimit(-3), text.lineLimit(...0), text.lineLimit(-1...0),
      text.lineLimit(0, reservesSpace: true), text.environment(\.lineLimit, 0),
    ]
    for view in limited { #expect(try height(AnyView(view), width: 80) == one, "\(type(of: view))") }
    #expect(try height(text.lineLimit(0...), width: 80) == all)
  }

  @Test("T4, T5: a greatest number of lines leaves the least one set further out, up to itself")
  func leastLinesAround() throws {
    let text = Text("some words")
    let lines = { try self.height(text.lineLimit($0, reservesSpace: true)) }
    let kept: [(any View, Int)] = [
      (text.lineLimit(5).lineLimit(3, reservesSpace: true), 3), (text.lineLimit(nil).lineLimit(3...), 3),
      (VStack { text.lineLimit(5) }.lineLimit(2...4), 2), (text.lineLimit(2).lineLimit(3...4), 2),
      (text.lineLimit(...5).lineLimit(3...), 1), (text.lineLimit(1...5).lineLimit(3...), 1),
      (text.lineLimit(5, reservesSpace: false).lineLimit(3, reservesSpace: true), 1),
      (text.lineLimit(3).lineLimit(nil).lineLimit(2), 1),
    ]
    for (view, count) in kept { #expect(try height(AnyView(view)) == lines(count), "\(type(of: view))") }
  }

  @Test(
    "T2: a line spacing replaces a smaller leading, and is never negative",
    arguments: [(3.0, 31.666667), (1, 30.333333), (0, 30.333333), (-100, 30.333333)])
  func lineSpacing(_ spacing: Double, _ expected: Double) throws {
    var environment = RowEnvironment(scale: 3)
    environment.lineSpacing = spacing
    let row = try PreparedRow(
      RowDescription(.text(TextDescription(.standIn(caption)))), environment: environment)
    #expect(abs(try row.height(width: 300) - expected) < 1e-5)
  }

  @Test("A resizable image keeps its own ratio, and its own length where a dimension is open")
  func resizableImages() throws {
    let image = Image("photo", width: 400, height: 200).resizable()
    #expect(try height(image.scaledToFit()) == 160)
    #expect(try height(image.aspectRatio(contentMode: .fit)) == 160)
    #expect(try height(image) == 200)
    #expect(try height(image.scaledToFit().fixedSize()) == 200)
    let named = Image("photo").resizable().scaledToFit()
    #expect(
      try height(named.environment(\.imageSizes, ["photo": CGSize(width: 100, height: 300)])) == 960)
  }

  @Test("An image of unknown size is refused, but in a frame that fixes both dimensions it is noted")
  func unknownImages() throws {
    for view in [AnyView(Image("photo")), AnyView(Image("photo").resizable().scaledToFit())] {
      let error = #expect(throws: RowError.self) { try PreparedRow(view: view) }
      #expect(error?.code == .unknownImage)
      #expect(throws: RowError.self) { try PreparedRow(view: view.frame(width: 40)) }
      let row = try PreparedRow(view: view.frame(width: 40, height: 30))
      #expect(try row.height(width: 320) == 30)
      #expect(row.report.notes.map(\.code) == [.unknownImage])
    }
  }

  @Test("An image of unknown size in a given ratio and a frame of one length is as large as those make it")
  func unknownImagesByRatio() throws {
    let square = Image("photo").resizable().aspectRatio(1, contentMode: .fit)
    let row = HStack(spacing: 0) {
      square.frame(height: 24)
      Color.red.frame(height: 10)
    }
    let prepared = try PreparedRow(view: row)
    #expect(try prepared.height(width: 320) == 24)
    #expect(prepared.report.notes.map(\.code) == [.unknownImage])
    let wide = Image("photo").resizable().aspectRatio(2, contentMode: .fit)
    #expect(try PreparedRow(view: wide.frame(width: 90)).height(width: 320) == 45)
    #expect(
      try PreparedRow(view: wide.frame(width: 90)).size(ProposedSize(width: nil, height: nil)).height == 45)
    #expect(throws: RowError.self) { try PreparedRow(view: square) }
    #expect(throws: RowError.self) { try PreparedRow(view: HStack { square }.frame(height: 24)) }
  }

  @Test("Numbers in a text are written as English writes them")
  func numbers() {
    func shows(_ text: Text, _ letters: String) -> Bool {
      guard case .text(let described) = RowDescription(text).kind else { return false }
      return described == TextDescription(letters)
    }
    #expect(shows(Text("\(1_000_000)"), "1,000,000"))
    #expect(shows(Text("\(-1234) of \(12)"), "-1,234 of 12"))
    #expect(shows(Text("\(UInt64.max)"), "18,446,744,073,709,551,615"))
    #expect(shows(Text("\(1.5)"), "1.500000"))
    #expect(shows(Text("\(-1234.0000009)"), "-1,234.000001"))
    #expect(shows(Text("\(Double.infinity) \("a")"), "inf a"))
    #expect(shows(Text(verbatim: "\(1_000_000)"), "1000000"))
  }

  @Test("Q1: a part with a direction of its own lays out what is inside it in that direction")
  func nestedDirection() throws {
    let view = HStack(spacing: 0) {
      FixedLeaf(width: 10, height: 5).id("first")
      HStack(spacing: 0) {
        FixedLeaf(width: 20, height: 5).id("a")
        FixedLeaf(width: 30, height: 5).id("b")
        HStack(spacing: 0) {
          FixedLeaf(width: 1, height: 5).id("c")
          FixedLeaf(width: 2, height: 5).id("d")
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      .padding(.leading, 7)
      .environment(\.layoutDirection, .rightToLeft)
    }
    let layout = try PreparedRow(view: view).layout(width: 200)
    #expect(layout.size.width == 70)
    #expect(layout.framesByID.mapValues(\.x) == ["first": 0, "a": 43, "b": 13, "c": 10, "d": 11])
    let mirrored = try PreparedRow(
      view: view, environment: RowEnvironment(layoutDirection: .rightToLeft)
    ).layout(width: 200)
    #expect(mirrored.framesByID.mapValues(\.x) == ["first": 60, "a": 33, "b": 3, "c": 0, "d": 1])
  }

  @Test("F1, F2: a frame's lengths that are none, and limits out of order, are reported")
  func frames() throws {
    func notes(_ view: some View) throws -> [RowNote] { try PreparedRow(view: view).report.notes }
    #expect(try notes(Rectangle().frame(width: 0, height: 5)).isEmpty)
    #expect(try notes(Rectangle().frame(minWidth: 0, maxWidth: .infinity)).isEmpty)
    #expect(
      try notes(Rectangle().frame(width: .nan, height: -1)).map(\.code) == [.ignoredFrame, .ignoredFrame])
    #expect(try notes(Rectangle().frame(height: .infinity)).count == 1)
    #expect(try notes(Rectangle().frame(minHeight: -3)).count == 1)
    let inner = VStack {
      Divider()
      Rectangle().frame(minHeight: 50, maxHeight: 10)
    }
    #expect(try notes(inner).first?.path.hasPrefix("children[1]") == true)
  }
}
