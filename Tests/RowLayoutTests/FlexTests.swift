import RowLayout
import Testing

/// Flexible containers (rules FX1 to FX6, FR1) in views, by lengths worked out in the head.
@Suite struct FlexTests {
  private func leaf(_ width: Double, _ height: Double = 10) -> FixedLeaf {
    FixedLeaf(width: width, height: height)
  }

  private func frames(_ view: some View, _ width: Double?, _ height: Double? = nil) throws -> [String:
    RowRect]
  {
    try PreparedRow(view: view).layout(ProposedSize(width: width, height: height)).framesByID
  }

  private func lengths(_ width: Double?, @ViewBuilder _ items: () -> some View) throws -> [Double] {
    let found = try frames(FlexStack { items() }, width)
    return ["a", "b", "c"].compactMap { found[$0]?.width }
  }

  @Test("Factors share what is left over, less of it where they sum to less than 1")
  func growing() throws {
    let thirds = try lengths(300) {
      Rectangle().flexItem(grow: 1, basis: 0).id("a"); Rectangle().flexItem(grow: 2, basis: 0).id("b")
    }
    #expect(thirds == [100, 200])
    let part = try lengths(300) { Rectangle().flexItem(grow: 0.25, basis: 100).id("a") }
    #expect(part == [150])
    let alone = try lengths(300) { Rectangle().flexItem(basis: 100).id("a") }
    #expect(alone == [100])
    // An own length is the beginning of growth: 40 and half of what is left, 10 and the other half.
    let own = try lengths(300) {
      Rectangle().frame(minWidth: 40).flexItem(grow: 1).id("a"); Rectangle().flexItem(grow: 1).id("b")
    }
    #expect(own == [165, 135])
  }

  @Test("What is missing is given by length, and not below the least length")
  func shrinking() throws {
    let byLength = try lengths(200) {
      Rectangle().flexItem(basis: 200).id("a"); Rectangle().flexItem(basis: 100).id("b")
    }
    #expect(byLength.map { ($0 * 3).rounded() } == [400, 200])
    let held = try lengths(200) {
      Rectangle().frame(minWidth: 180).flexItem(basis: 200).id("a"); Rectangle().flexItem(basis: 100).id("b")
    }
    #expect(held == [180, 20])
    let stiff = try lengths(200) {
      Rectangle().flexItem(shrink: 0, basis: 200).id("a"); Rectangle().flexItem(basis: 100).id("b")
    }
    #expect(stiff == [200, 0])
  }

  @Test("An item whose length has no end counts as long as the container")
  func itemsWithoutEnd() throws {
    // The circle is as wide as high, and nothing ends its height: 100 of 130, of which the other gives nothing.
    let row = FlexStack {
      Circle().id("a"); leaf(30).id("b")
    }
    let found = try frames(row, 100, .infinity)
    #expect(found["a"]?.width == 70 && found["a"]?.height == 70 && found["b"]?.x == 70)
  }

  @Test("Nothing proposed leaves every item its length, infinity has no end for those that grow")
  func openAndEndless() throws {
    let row = try PreparedRow(
      view: FlexStack(spacing: 5) {
        Rectangle().flexItem(grow: 1, basis: 30); leaf(20)
      })
    // What grows from a basis has its own length where nothing is proposed: 10.
    #expect(try row.size(ProposedSize(width: nil, height: nil)) == RowSize(width: 35, height: 10))
    let fixed = try PreparedRow(
      view: FlexStack(spacing: 5) {
        Rectangle().flexItem(basis: 30); leaf(20)
      })
    #expect(try fixed.size(ProposedSize(width: nil, height: nil)) == RowSize(width: 55, height: 10))
    #expect(try fixed.size(ProposedSize(width: 0, height: nil)) == RowSize(width: 25, height: 10))
    #expect(try row.size(ProposedSize(width: .infinity, height: nil)).width == .infinity)
    #expect(try row.size(ProposedSize(width: 100, height: 30)) == RowSize(width: 100, height: 30))
  }

  @Test("Items that do not fit begin a line; lines are aligned in the container, items in their line")
  func wrapping() throws {
    let chips = FlexStack(wraps: true, alignment: .trailing, spacing: 5, lineSpacing: 3) {
      leaf(40, 10).id("a"); leaf(50, 20).id("b"); leaf(30, 10).id("c")
    }
    let found = try frames(chips, 100)
    #expect(found["a"] == RowRect(x: 0, y: 5, width: 40, height: 10))
    #expect(found["b"] == RowRect(x: 45, y: 0, width: 50, height: 20))
    #expect(found["c"] == RowRect(x: 65, y: 23, width: 30, height: 10))
    let row = try PreparedRow(view: chips)
    for (width, height) in [(130.0, 20.0), (129.9, 33), (94.9, 33), (85, 33), (84.9, 46), (10, 46)] {
      #expect(try row.height(width: width) == height, "\(width)")
    }
    let measured = try row.measure(width: 100)
    #expect(measured.validFrom == 95 && measured.validTo == 130)
  }

  @Test("Parts of the container fill lines exactly, whatever rounding makes of their sum")
  func parts() throws {
    for count in 2...40 {
      let row = try PreparedRow(
        view: FlexStack(wraps: true) {
          ForEach(0..<count) { _ in leaf(1, 7).fraction(width: 1 / Double(count)) }
        })
      for width in stride(from: 10.0, to: 500, by: 13.37) {
        #expect(try row.height(width: width) == 7, "\(count) parts of \(width)")
      }
    }
  }

  @Test("A part is of what is proposed, in a flexible container of the container's length")
  func fractions() throws {
    let alone = try frames(leaf(10).fraction(width: 0.5, alignment: .trailing).id("a"), 80)
    #expect(alone["a"]?.width == 40)
    let open = try PreparedRow(view: leaf(10).fraction(width: 0.5, height: 0.5))
    #expect(try open.size(.unspecified) == RowSize(width: 10, height: 10))
    #expect(try open.size(ProposedSize(width: 30, height: 50)) == RowSize(width: 15, height: 25))
    let inside = try lengths(200) {
      leaf(10).fraction(width: 0.25).id("a"); leaf(10).fraction(width: 0.5).flexItem(grow: 1).id("b")
    }
    #expect(inside == [50, 150])
    let column = try frames(
      FlexStack(.vertical) {
        Rectangle().fraction(height: 0.25).id("a"); Rectangle().flexItem(grow: 1).id("b")
      }, 50, 200)
    #expect(column["a"]?.height == 50 && column["b"] == RowRect(x: 0, y: 50, width: 50, height: 150))
  }

  @Test("From right to left a container is its mirror image")
  func rightToLeft() throws {
    let row = FlexStack(wraps: true, spacing: 5) {
      leaf(40).id("a"); leaf(50).id("b"); leaf(30).id("c")
    }
    let found = try PreparedRow(view: row, environment: RowEnvironment(layoutDirection: .rightToLeft))
      .layout(width: 100).framesByID
    #expect(["a", "b", "c"].map { found[$0]?.x } == [55, 0, 65])
  }

  @Test("Factors, bases and parts that are none are refused with the part's path")
  func refused() {
    for view: any View in [
      FlexStack {
        Divider(); Rectangle().flexItem(grow: -1)
      },
      FlexStack {
        Divider(); Rectangle().flexItem(shrink: .nan)
      },
      FlexStack {
        Divider(); Rectangle().flexItem(basis: .infinity)
      },
      FlexStack {
        Divider(); Rectangle().fraction(width: -0.5)
      },
    ] {
      let error = #expect(throws: RowError.self) { try PreparedRow(view: AnyView(view)) }
      #expect(error?.code == .invalidNumber)
      #expect(error?.path.hasPrefix("children[1]") == true)
    }
    #expect(throws: RowError.self) { try PreparedRow(view: FlexStack(spacing: -1) { Divider() }) }
  }
}
