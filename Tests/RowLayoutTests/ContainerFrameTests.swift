import RowLayout
import TestSupport
import Testing

/// Frames relative to the nearest scroll view, list or row.
@MainActor @Suite struct ContainerFrameTests {
  private var card: some View { Color.blue.aspectRatio(2, contentMode: .fit) }

  private func row(_ view: some View) throws -> PreparedRow {
    try PreparedRow(view: view, texts: StandInEngine())
  }

  private func strip<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ScrollView(.horizontal) { LazyHStack(spacing: 8, content: content) }
  }

  @Test(
    "In a scroll view a part of the container is a part of the scroll view's length, at each width its own")
  func scrolled() throws {
    let halves = try row(
      strip {
        card.containerRelativeFrame(.horizontal, count: 2, spacing: 8).id("first")
        card.containerRelativeFrame(.horizontal, count: 2, spacing: 8).id("second")
      })
    for width in [200.0, 320, 200, 408, 320] {
      #expect(try halves.height(width: width) == (width - 8) / 4)
      let measured = try halves.measure(width: width)
      #expect(measured.validFrom == width && measured.validTo <= width.nextUp)
    }
    let placed = try halves.layout(ProposedSize(width: 200, height: nil))
    #expect(placed.frame("first") == RowRect(x: 0, y: 0, width: 96, height: 48))
    #expect(placed.frame("second") == RowRect(x: 104, y: 0, width: 96, height: 48))
    #expect(try height(strip { card.containerRelativeFrame(.horizontal) }, width: 200) == 100)
    let wide = card.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
    #expect(try height(strip { wide }, width: 224) == (50 * 3 + 16) / 2)
    let by = card.containerRelativeFrame(.horizontal) { length, axis in
      axis == .horizontal ? length * 0.4 : 1
    }
    #expect(try height(strip { by }, width: 200) == 40)
  }

  @Test(
    "The container is the scroll view, whatever is between it and the frame; no share of a stack, no padding")
  func between() throws {
    let half = card.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    #expect(try height(strip { half.frame(width: 30) }, width: 200) == 50)
    #expect(try height(ScrollView { half.padding(.horizontal, 30) }, width: 200) == 50)
    #expect(try height(ScrollView { VStack { half }.frame(width: 20) }, width: 200) == 50)
    let beside = HStack(spacing: 0) {
      half
      Color.red.frame(height: 10)
    }
    for width in [100.0, 200, 50] {
      #expect(try height(beside, width: width) == width / 4)
      let list = List { beside }.listRowProfile(.iOS18)
      #expect(try height(list, width: width) == max(44, (width - 40) / 4 + 22))
      #expect(try height(list.listStyle(.plain), width: width) == max(44, width / 4 + 22))
      #expect(try height(beside.padding(), width: width) == width / 4 + 32)
    }
    // The scroll view is as wide as it is offered, here half of the row.
    let shared = HStack(spacing: 0) {
      strip { half }
      Color.red.frame(height: 10)
    }
    #expect(try height(shared, width: 200) == 25)
  }

  @Test("The nearest of scroll views inside each other counts, and a fixed height is that of a vertical one")
  func nested() throws {
    let third = Color.red.containerRelativeFrame(.vertical, count: 3, spacing: 6).id("third")
    let column = ScrollView { VStack(spacing: 6) { third } }
    let placed = try row(column.frame(height: 102)).layout(ProposedSize(width: 50, height: nil))
    #expect(placed.frame("third") == RowRect(x: 0, y: 0, width: 50, height: 30))
    let whole = card.containerRelativeFrame(.horizontal)
    let inner = ScrollView {
      VStack(spacing: 0) {
        whole
        strip { whole }.frame(width: 60)
        whole
      }
    }
    #expect(try height(inner, width: 200) == 100 + 30 + 100)
    // An open height is that of the container further out.
    let both = Color.red.containerRelativeFrame([.horizontal, .vertical]).id("both")
    let page = ScrollView { strip { both } }.frame(width: 70, height: 90)
    #expect(try row(page).layout(ProposedSize(width: 200, height: nil)).frame("both")?.height == 90)
  }

  @Test(
    "Insets of the scroll view make the container smaller: its padding in the safe area, its content's margins"
  )
  func insets() throws {
    let whole = card.containerRelativeFrame(.horizontal)
    #expect(try height(strip { whole }.safeAreaPadding(.horizontal, 20), width: 200) == 80)
    #expect(
      try height(strip { whole }.contentMargins(.horizontal, 20, for: .scrollContent), width: 200) == 80)
    #expect(try height(strip { whole }.contentMargins(20), width: 200) == 80 + 40)
    #expect(
      try height(
        strip { whole }.contentMargins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
        width: 200) == 97 + 4)
    #expect(try height(strip { whole }.contentMargins(20, for: .scrollIndicators), width: 200) == 100)
    #expect(
      try height(
        VStack { strip { whole } }.contentMargins(.leading, 10).contentMargins(.trailing, 10), width: 200)
        == 90)
    // Scroll views inside have no share in the margins.
    #expect(try height(ScrollView { strip { whole } }.contentMargins(20), width: 200) == 80 + 40)
    #expect(try row(Text("a").contentMargins(20)).report.notes.isEmpty)
    #expect(try row(List { Text("a") }.contentMargins(20)).report.notes.map(\.code) == [.notMeasured])
  }

  @Test(
    "What is smaller than its part of the container is aligned in it, and texts on baselines of such frames")
  func aligned() throws {
    let dot = FixedLeaf(width: 10, height: 10).id("dot")
      .containerRelativeFrame(.horizontal, alignment: .bottomTrailing)
    let placed = try row(strip { dot }).layout(ProposedSize(width: 200, height: nil))
    #expect(placed.frame("dot") == RowRect(x: 190, y: 0, width: 10, height: 10))
    let words = Text("several words that need lines")
    func texts(_ narrow: some View) -> some View {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        ScrollView(.horizontal) { narrow }.frame(width: 100)
        Text("a").id("beside")
      }
    }
    let relative = try row(texts(words.containerRelativeFrame(.horizontal) { length, _ in length / 2 }))
    let fixed = try row(texts(words.frame(width: 50)))
    let beside = try fixed.layout(ProposedSize(width: 200, height: nil)).frame("beside")
    #expect(try relative.layout(ProposedSize(width: 200, height: nil)).frame("beside") == beside)
    #expect(try #require(beside).y > 20)
  }

  @Test("Scroll views deep inside each other, each in a stack, are measured within the usual bounds of work")
  func deep() throws {
    var view = AnyView(card.containerRelativeFrame(.horizontal) { length, _ in length / 2 })
    for level in 0..<24 {
      let inside = view
      view = AnyView(
        HStack(spacing: 0) {
          ScrollView(level % 2 == 0 ? .horizontal : .vertical) {
            VStack(spacing: 0) {
              inside
              Color.red.frame(height: 1)
            }
          }
          Color.red.frame(width: 1, height: 1)
        })
    }
    #expect(try height(view, width: 300) > 30)
  }

  @Test(
    "A frame relative to the container is a frame of that length, in scroll views and stacks in any order")
  func random() throws {
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let tree = Tree.random(depth: 6, &numbers)
      let kept = try row(tree.view(in: nil))
      for width in [120.0, 300, 120, 211] {
        let fixed = try row(tree.view(in: .init(length: width, offered: width)))
        #expect(try kept.height(width: width) == fixed.height(width: width), "\(tree) at \(width)")
      }
    }
  }
}

/// A view with frames relative to their containers, or with what these come to.
private indirect enum Tree {
  case card(Double)
  case padded(Double, Tree)
  case column([Tree])
  case beside(Tree)
  case framed(Double, Tree)
  case scrolled(Axis, Tree)

  /// The length that frames are relative to, and the width that is proposed.
  struct Room {
    var length: Double
    var offered: Double?

    func offering(_ width: (Double) -> Double) -> Room {
      Room(length: length, offered: offered.map { max(0, width($0)) })
    }
  }

  static func random(depth: Int, _ numbers: inout SeededGenerator) -> Tree {
    guard depth > 0 else { return .card(Double.random(in: 0...1.5, using: &numbers)) }
    func inside() -> Tree { random(depth: depth - 1, &numbers) }
    return switch Int.random(in: 0..<6, using: &numbers) {
    case 0: .padded(Double.random(in: 0...8, using: &numbers), inside())
    case 1: .column([inside(), inside()])
    case 2: .beside(inside())
    case 3: .framed(Double.random(in: 30...90, using: &numbers), inside())
    case 4: .scrolled(.vertical, inside())
    default: .scrolled(.horizontal, inside())
    }
  }

  /// The view; with frames of fixed widths where it is known what they are relative to.
  @MainActor func view(in room: Room?) -> AnyView {
    switch self {
    case .card(let part):
      let card = Color.blue.aspectRatio(2, contentMode: .fit)
      guard let room else {
        return AnyView(card.containerRelativeFrame(.horizontal) { length, _ in length * part })
      }
      return AnyView(card.frame(width: room.length * part))
    case .padded(let inset, let tree):
      return AnyView(tree.view(in: room?.offering { $0 - 2 * inset }).padding(inset))
    case .column(let trees):
      return AnyView(VStack(spacing: 0) { ForEach(trees.indices, id: \.self) { trees[$0].view(in: room) } })
    case .beside(let tree):
      return AnyView(
        HStack(spacing: 0) {
          FixedLeaf(width: 10, height: 10)
          tree.view(in: room?.offering { $0 - 10 })
        })
    case .framed(let width, let tree):
      return AnyView(
        tree.view(in: room.map { Room(length: $0.length, offered: width) }).frame(width: width))
    case .scrolled(let axis, let tree):
      let inner = room.map {
        Room(length: $0.offered ?? $0.length, offered: axis == .horizontal ? nil : $0.offered)
      }
      return AnyView(ScrollView(axis == .horizontal ? .horizontal : .vertical) { tree.view(in: inner) })
    }
  }
}
