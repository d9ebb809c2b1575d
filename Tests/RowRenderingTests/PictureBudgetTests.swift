import RowLayout
import Testing
import TextShaping

@testable import RowRendering

/// What pictures cost is bounded, and groups cost what they hold.
@Suite struct PictureBudgetTests {
  private let red = PictureColor(red: 1, green: 0, blue: 0)

  private func square(_ x: Double, _ y: Double, side: Double) -> Drawing.Item {
    .fill(.rectangle(RowRect(x: x, y: y, width: side, height: side), cornerRadius: 0), red)
  }

  private func faint(_ items: [Drawing.Item]) -> Drawing.Item {
    var group = Drawing.Group()
    group.opacity = 0.5
    return .group(group, items)
  }

  /// What is left of a budget once a picture is drawn.
  private func rest(
    of budget: PictureBudget, _ items: [Drawing.Item], width: Double = 20, height: Double = 20
  ) throws -> PictureBudget {
    let drawing = Drawing(size: RowSize(width: width, height: height), items: items)
    var writer = try #require(drawing.writer(glyphs: nil, scale: 1, budget: budget))
    try writer.draw(items, Transform(scale: 1))
    return writer.budget
  }

  private func work(_ items: [Drawing.Item], width: Double = 20, height: Double = 20) throws -> Int {
    let budget = PictureBudget()
    return try budget.work - rest(of: budget, items, width: width, height: height).work
  }

  @Test("Groups that are cut or seen through cost what they hold, however large the picture is")
  func groupsCostWhatTheyHold() throws {
    func parts(_ count: Int, isClipped: Bool) throws -> Int {
      let items = (0..<count).map { number in
        let part = square(0, Double(number) * 2, side: 2)
        guard isClipped else { return faint([part]) }
        var group = Drawing.Group()
        group.clip = .rectangle(RowRect(x: 0, y: Double(number) * 2, width: 20, height: 2), cornerRadius: 0)
        return .group(group, [part])
      }
      return try work(items, width: 20, height: Double(count) * 2)
    }
    for isClipped in [true, false] {
      #expect(try parts(200, isClipped: isClipped) == 2 * parts(100, isClipped: isClipped))
    }
  }

  @Test("A group within others takes pixels where something is drawn, and gives them back")
  func nestedGroups() throws {
    var bare = square(0, 0, side: 20)
    for _ in 0..<100 { bare = faint([bare]) }
    let budget = PictureBudget(layers: 2 * 400)
    #expect(try rest(of: budget, [bare, bare]).layers == budget.layers)
    // What stands in each of them has to be kept until all within is drawn.
    var full = square(0, 0, side: 20)
    for _ in 0..<100 { full = faint([square(0, 0, side: 20), full]) }
    #expect(try rest(of: PictureBudget(layers: 100 * 400), [full]).layers == 100 * 400)
    #expect(throws: PictureTooLarge.self) { try rest(of: PictureBudget(layers: 99 * 400), [full]) }
  }

  @Test("What is drawn one over the other has a bound, outlines beside the picture too")
  func workIsBounded() throws {
    let pile = Array(repeating: square(0, 0, side: 20), count: 10)
    #expect(try work(pile) > 10 * 400)
    #expect(throws: PictureTooLarge.self) { try rest(of: PictureBudget(work: 9 * 400), pile) }
    let beside = Array(repeating: square(100, 0, side: 20), count: 10)
    #expect(try work(beside) > 10 * 4)
    #expect(throws: PictureTooLarge.self) { try rest(of: PictureBudget(work: 30), beside) }
  }

  @Test("A layer that grows piece by piece is the layer that was as large from the start")
  func growingLayers() throws {
    let places: [(Double, Double)] = [
      (50, 50), (53, 50), (40, 60), (90, 3), (0, 0), (96, 96), (10, 80), (-2, 30),
    ]
    let pieces = places.map { square($0, $1, side: 3) }
    func image(_ items: [Drawing.Item]) -> PixelImage? {
      Drawing(size: RowSize(width: 100, height: 100), items: items).image(glyphs: nil, scale: 1)
    }
    #expect(image([faint(pieces)]) == image(pieces.map { faint([$0]) }))
    var clipped = Drawing.Group()
    clipped.clip = .ellipse(RowRect(x: 0, y: 0, width: 100, height: 100))
    clipped.opacity = 0.5
    #expect(image([.group(clipped, pieces)]) == image(pieces.map { .group(clipped, [$0]) }))
    // Far more is copied where each piece makes the layer a little larger than it was.
    let stack = (0..<1_000).map { square(0, Double($0), side: 1) }
    #expect(try work([faint(stack)], width: 20, height: 1_000) < 20 * 1_000)
  }

  @Test("Groups very deep in each other are refused as pixels and left out of SVG")
  func depth() throws {
    func drawing(_ depth: Int) -> Drawing {
      var item = square(0, 0, side: 20)
      for _ in 0..<depth { item = .group(Drawing.Group(), [item]) }
      return Drawing(size: RowSize(width: 20, height: 20), items: [item])
    }
    for depth in [Drawing.greatestDepth, Drawing.greatestDepth + 1, 10_000] {
      let deep = drawing(depth)
      let isDrawn = depth <= Drawing.greatestDepth
      #expect((deep.image(glyphs: nil, scale: 1) != nil) == isDrawn)
      let lines = deep.svg(glyphs: nil).split(separator: "\n")
      #expect(lines.count { $0 == "<g>" } == min(depth, Drawing.greatestDepth))
      #expect(lines.count { $0 == "</g>" } == min(depth, Drawing.greatestDepth))
      #expect(lines.contains { $0.hasPrefix("<rect x=") } == isDrawn)
    }
  }
}
