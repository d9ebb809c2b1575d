import Foundation
import RowLayout
import TestSupport
import Testing
import TextLayout

/// Rules that no case of the oracle shows, a test each.
@Suite struct RuleTests {
  private func size(_ view: some View, _ proposal: ProposedSize) throws -> RowSize {
    try PreparedRow(view: view).size(proposal)
  }

  private func text(_ words: [Int], lineLimit: LineLimit? = nil) -> RowDescription {
    RowDescription(
      .text(
        TextDescription(
          .standIn(
            StandInText(
              words: words.map { .characters($0) }, advance: 8, lineHeight: 20, ascent: 16, leading: 2)),
          lineLimit: lineLimit)), id: "t")
  }

  @Test(
    "F2: a flexible frame's least is at least 0, its ideal at least the least, its greatest at least the ideal"
  )
  func f2() throws {
    let wide = ProposedSize(width: 500, height: 500)
    #expect(try size(Rectangle().frame(minWidth: -20, maxWidth: -10), wide).width == 0)
    #expect(try size(Rectangle().frame(minWidth: 80, maxWidth: 30), wide).width == 80)
    #expect(try size(Rectangle().frame(minWidth: 80, idealWidth: 30), .unspecified).width == 80)
    #expect(try size(Rectangle().frame(idealWidth: 60, maxWidth: 30), wide).width == 60)
  }

  @Test("F1: a negative or infinite fixed length counts as not given")
  func f1() throws {
    let proposal = ProposedSize(width: 70, height: 50)
    #expect(
      try size(Rectangle().frame(width: -3, height: .infinity), proposal) == RowSize(width: 70, height: 50))
  }

  @Test(
    "L2: a part with a size of its own keeps it whatever is proposed",
    arguments: [0, 7, 1000, Double.infinity])
  func l2(length: Double) throws {
    let image = Image("photo", width: 30, height: 20)
    #expect(try size(image, ProposedSize(width: length, height: length)) == RowSize(width: 30, height: 20))
    #expect(try size(image, .unspecified) == RowSize(width: 30, height: 20))
  }

  @Test("PR1: padding and frames hide a priority, fixedSize and overlay pass it on")
  func pr1() throws {
    func width(_ view: some View) throws -> Double? {
      let row = try PreparedRow(
        view: HStack(spacing: 0) {
          view.id("v"); Rectangle()
        })
      return try row.layout(ProposedSize(width: 100, height: 10)).frame("v")?.width
    }
    #expect(try width(Rectangle().layoutPriority(1)) == 100)
    #expect(try width(Rectangle().layoutPriority(1).padding(0)) == 50)
    #expect(try width(Rectangle().layoutPriority(1).frame(height: 5)) == 50)
    #expect(try width(Rectangle().layoutPriority(1).frame(minHeight: 5)) == 50)
    #expect(try width(Rectangle().layoutPriority(1).aspectRatio(20, contentMode: .fit)) == 50)
    #expect(try width(Rectangle().layoutPriority(1).overlay(Divider())) == 100)
    #expect(try width(Rectangle().layoutPriority(1).fixedSize(horizontal: false, vertical: true)) == 100)
  }

  @Test("T5: reserved lines take up their height")
  func t5() throws {
    let row = try PreparedRow(text([4], lineLimit: LineLimit(minimum: 3, maximum: 5)))
    #expect(try row.height(width: 200) == 64)
    let full = try PreparedRow(
      text(Array(repeating: 4, count: 30), lineLimit: LineLimit(minimum: 3, maximum: 5)))
    #expect(try full.height(width: 40) == 108)
  }

  @Test("T8: a text is not measured again between its own width and the width it was measured for")
  func t8() throws {
    let counter = Counter()
    let engine = CountingEngine(counter: counter)
    let row = try PreparedRow(
      RowDescription(.text(TextDescription("some words that take a few lines"))), texts: engine)
    let first = try row.measure(ProposedSize(width: 100, height: nil))
    let measured = counter.value
    for step in 0...10 {
      let width = first.size.width + (100 - first.size.width) * Double(step) / 10
      #expect(try row.size(ProposedSize(width: width, height: nil)) == first.size)
      #expect(try row.size(ProposedSize(width: width, height: first.size.height + 3)) == first.size)
    }
    #expect(counter.value == measured)
  }

  @Test("Any nesting of rows and columns measures a text at most three times for a height")
  func measurements() throws {
    for depth in [1, 4, 16, 64] {
      var tree = RowDescription(.text(TextDescription("the text in the middle of it all")))
      for level in 0..<depth {
        let side = RowDescription(.text(TextDescription("side \(level)")))
        tree = RowDescription(
          level % 2 == 0
            ? .hstack(alignment: .center, spacing: 2, children: [side, tree])
            : .vstack(alignment: .leading, spacing: 2, children: [tree, side]))
      }
      let counter = Counter()
      let row = try PreparedRow(tree, texts: CountingEngine(counter: counter))
      _ = try row.height(width: 400)
      #expect(counter.value <= 3 * (depth + 1), "depth \(depth)")
      let before = counter.value
      _ = try row.height(width: 401)
      #expect(counter.value - before <= depth + 1, "a new width, depth \(depth)")
    }
  }

  @Test("Grid: columns are as wide as their widest cell, a cell without a row spans them all")
  func grid() throws {
    let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
      GridRow {
        FixedLeaf(width: 30, height: 10).id("a"); FixedLeaf(width: 20, height: 20).id("b")
      }
      Divider().id("line")
      GridRow {
        FixedLeaf(width: 50, height: 12).id("c"); Rectangle().frame(height: 8).id("d")
      }
    }
    let layout = try PreparedRow(view: grid).layout(ProposedSize(width: 200, height: nil))
    #expect(layout.size == RowSize(width: 200, height: 20 + 5 + 0.5 + 5 + 12))
    #expect(layout.frame("a") == RowRect(x: 0, y: 5, width: 30, height: 10))
    #expect(layout.frame("b") == RowRect(x: 60, y: 0, width: 20, height: 20))
    #expect(layout.frame("line") == RowRect(x: 0, y: 25, width: 200, height: 0.5))
    #expect(layout.frame("c") == RowRect(x: 0, y: 30.5, width: 50, height: 12))
    #expect(layout.frame("d") == RowRect(x: 60, y: 32.5, width: 140, height: 8))
  }

  @Test("Grid: a cell over two columns is as wide as both with their gap")
  func gridSpan() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        FixedLeaf(width: 30, height: 10); FixedLeaf(width: 20, height: 10)
      }
      GridRow { Rectangle().frame(height: 4).id("wide").gridCellColumns(2) }
    }
    let layout = try PreparedRow(view: grid).layout(ProposedSize(width: 200, height: nil))
    #expect(layout.frame("wide")?.width == 60)
  }

  @Test("Layout: a container of one's own sizes and places its children")
  func ownLayout() throws {
    struct Stairs: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
          CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
        }
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
          subview.place(at: corner, proposal: .unspecified)
          let size = subview.sizeThatFits(.unspecified)
          corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
      }
    }
    let view = Stairs()({
      FixedLeaf(width: 10, height: 20).id("a")
      Stairs()({
        FixedLeaf(width: 5, height: 6).id("b"); FixedLeaf(width: 7, height: 8).id("c")
      })
    })
    let layout = try PreparedRow(view: view.padding(1)).layout(width: 100)
    #expect(layout.size == RowSize(width: 24, height: 36))
    #expect(layout.frame("a") == RowRect(x: 1, y: 1, width: 10, height: 20))
    #expect(layout.frame("c") == RowRect(x: 16, y: 27, width: 7, height: 8))
  }

  @Test("Layout: children tell their container values and what they want between them")
  func layoutValues() throws {
    struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
    /// A row whose children are as wide as they weigh, with the default distances.
    struct Weighed: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let gaps = zip(subviews, subviews.dropFirst()).reduce(0) {
          $0 + $1.0.spacing.distance(to: $1.1.spacing, along: .horizontal)
        }
        return CGSize(width: subviews.reduce(gaps) { $0 + 10 * $1[Weight.self] }, height: 5)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = Double(bounds.minX)
        for (number, subview) in subviews.enumerated() {
          if number > 0 {
            x += subviews[number - 1].spacing.distance(to: subview.spacing, along: .horizontal)
          }
          let width = 10 * subview[Weight.self]
          subview.place(
            at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 5))
          x += width
        }
      }
    }
    let view = Weighed()({
      Rectangle().id("a")
      Rectangle().layoutValue(key: Weight.self, value: 3).padding(1).id("b")
      Spacer().id("c")
      Rectangle().layoutValue(key: Weight.self, value: 5).layoutValue(key: Weight.self, value: 2).id("d")
    })
    let layout = try PreparedRow(view: view).layout(width: 300)
    #expect(layout.size == RowSize(width: 10 + 8 + 30 + 10 + 20, height: 5))
    #expect(layout.frame("b") == RowRect(x: 18, y: 0, width: 30, height: 5))
    #expect(layout.frame("d") == RowRect(x: 58, y: 0, width: 20, height: 5))
  }

  @Test(
    "A height at a new width allocates nothing in an optimised build",
    .enabled(if: AllocationCount.isAvailable && isOptimised))
  func allocations() throws {
    let row = try PreparedRow(view: CellView(content: "Title Title", count: 9), texts: StandInEngine())
    _ = try row.height(width: 300)
    var width = 300.0
    let count = try AllocationCount.minimum {
      width += 1
      _ = try row.height(width: width)
    }
    #expect(count == 0)
  }
}

/// Whether generic code is specialised: without, it allocates where it does not otherwise.
private var isOptimised: Bool {
  var result = true
  assert(
    {
      result = false
      return true
    }())
  return result
}

/// Counts measurements.
final class Counter: @unchecked Sendable {
  var value = 0
}

/// An engine whose texts say when they are measured.
struct CountingEngine: TextPreparing {
  let counter: Counter

  struct Counted: TextMeasuring {
    let text: any TextMeasuring
    let counter: Counter
    var fontMetrics: TextFontMetrics { text.fontMetrics }
    func measure(width: Double?, height: Double?) -> TextMeasurement {
      counter.value += 1
      return text.measure(width: width, height: height)
    }
  }

  func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring {
    Counted(text: try StandInEngine().prepare(label), counter: counter)
  }
}
