import RowLayout
import Testing

@Suite("Containers of one's own: what they tell their neighbours")
struct CustomLayoutTests {
  /// A column without gaps that wants a distance of its own around it, and sets its middle to a place of its own.
  private struct Bubble: Layout {
    var spacing: CGFloat?
    var middle: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
        CGSize(width: max($0.width, $1.width), height: $0.height + $1.height)
      }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var y = bounds.minY
      for child in subviews {
        child.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
        y += child.sizeThatFits(proposal).height
      }
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      spacing == 0 ? .zero : subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? { guide == .center ? middle : nil }
  }

  /// The same without wishes and guides of its own.
  private struct Plain: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  private func layout(_ view: some View, width: Double? = 200) throws -> ResolvedRow {
    try PreparedRow(view: view, texts: StandInEngine()).layout(ProposedSize(width: width, height: nil))
  }

  @Test(
    "The spacing that a container wants stands between it and its neighbours; else what its children want (G4)"
  )
  func spacing() throws {
    let box = FixedLeaf(width: 10, height: 10)
    let near = try layout(
      VStack {
        box; Bubble(spacing: 0) { box.id("in") }; Bubble(spacing: 0) { box }
      })
    // A bubble has no wish, the box none either: the greatest of what is wished uncategorised, and that is 0.
    #expect(near.frame("in") == RowRect(x: 0, y: 10, width: 10, height: 10))
    #expect(near.size.height == 30)
    let plain = try layout(
      VStack {
        box; Plain { box.id("in") }
      })
    #expect(plain.frame("in")?.y == 18)
    let text = try layout(
      VStack {
        Text("a"); Plain { Text("b") }
      })
    let texts = try layout(
      VStack {
        Text("a"); Text("b")
      })
    #expect(text.size == texts.size)
  }

  @Test(
    "A guide that a container sets is where it is aligned, through modifiers and by way of any layout (B3)")
  func guide() throws {
    let tall = FixedLeaf(width: 10, height: 40)
    let row = try layout(
      HStack(spacing: 0) {
        Bubble(middle: 5) { tall.id("own") }
        tall.id("other")
        AnyLayout(Bubble(middle: 30)) { tall }.padding(.top, 2).id("padded")
      })
    #expect(row.frame("other")?.y == 12)
    #expect(row.frame("own")?.y == 27)
    #expect(row.frame("padded")?.y == 0)
    #expect(row.size.height == 67)
  }

  @Test("A container without guides of its own passes its children's baselines on, and no edges (B4, N2)")
  func childrensGuides() throws {
    let baseline = try layout(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        FixedLeaf(width: 10, height: 40)
        Plain { Text("a").padding(.top, 3) }.id("text")
      })
    let direct = try layout(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        FixedLeaf(width: 10, height: 40)
        Text("a").padding(.top, 3).id("text")
      })
    #expect(baseline.frame("text") == direct.frame("text"))
    let edge = try layout(
      HStack(alignment: .top, spacing: 0) {
        Plain { FixedLeaf(width: 10, height: 10).alignmentGuide(.top) { _ in 7 } }.id("own")
        FixedLeaf(width: 10, height: 10)
      })
    #expect(edge.frame("own")?.y == 0)
  }

  @Test("A stack asked by a container aligns as the stack does")
  func stackInside() throws {
    /// Hands everything on to a stack.
    struct Through<Base: Layout>: Layout where Base.Cache == Void {
      let base: Base
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    @ViewBuilder var content: some View {
      FixedLeaf(width: 30, height: 10).id("a")
      Text("some words").id("b")
      FixedLeaf(width: 10, height: 50).alignmentGuide(.leading) { _ in -4 }.id("c")
    }
    for width in [60.0, 100, 200] {
      for (own, real) in try [
        (
          layout(Through(base: VStackLayout(alignment: .leading)) { content }, width: width),
          layout(VStack(alignment: .leading) { content }, width: width)
        ),
        (
          layout(Through(base: VStackLayout(alignment: .trailing, spacing: 3)) { content }, width: width),
          layout(VStack(alignment: .trailing, spacing: 3) { content }, width: width)
        ),
        (
          layout(Through(base: HStackLayout(alignment: .lastTextBaseline)) { content }, width: width),
          layout(HStack(alignment: .lastTextBaseline) { content }, width: width)
        ),
      ] {
        #expect(own.size == real.size)
        for name in ["a", "b", "c"] { #expect(own.frame(name) == real.frame(name), "\(name) at \(width)") }
      }
    }
  }

  @Test("A grid as a layout is the grid")
  func gridLayout() throws {
    @ViewBuilder var content: some View {
      GridRow {
        Text("some words")
        FixedLeaf(width: 30, height: 40).id("a")
      }
      FixedLeaf(width: 200, height: 10)
      GridRow(alignment: .bottom) {
        FixedLeaf(width: 90, height: 10)
        FixedLeaf(width: 10, height: 50).id("b")
      }
    }
    let grid = try layout(Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 5) { content })
    let own = GridLayout(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 5)
    for row in try [layout(own { content }), layout(AnyLayout(own) { content })] {
      #expect(row.size == grid.size)
      for name in ["a", "b"] { #expect(row.frame(name) == grid.frame(name)) }
    }
    let other = try layout(AnyLayout(GridLayout()) { content })
    #expect(try other.size == layout(Grid { content }).size)
  }

  @Test("Some of the children are children, at their positions")
  func slices() throws {
    /// The first child above the others, which lie side by side.
    struct Headed: Layout {
      func rest(_ others: Subviews) -> CGFloat {
        others.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: rest(subviews.dropFirst()), height: 20)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        var x = bounds.minX
        let others = subviews[1...]
        for position in others.indices {
          others[position].place(at: CGPoint(x: x, y: 10), proposal: .unspecified)
          x += others[position].sizeThatFits(.unspecified).width
        }
      }
    }
    let row = try layout(
      Headed {
        FixedLeaf(width: 5, height: 10)
        FixedLeaf(width: 7, height: 10)
        FixedLeaf(width: 9, height: 10).id("last")
      })
    #expect(row.size == RowSize(width: 16, height: 20))
    #expect(row.frame("last") == RowRect(x: 7, y: 10, width: 9, height: 10))
  }
}
