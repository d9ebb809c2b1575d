import Testing

@testable import RowLayout

/// Layouts that ask for their children where they should not.
@Suite struct KeptSubviewsTests {
  /// Keeps the children that it was handed first, in its cache.
  private struct Keeping: Layout {
    func makeCache(subviews: Subviews) -> Subviews { subviews }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Subviews) -> CGSize {
      cache.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
        CGSize(width: max($0.width, $1.width), height: $0.height + $1.height)
      }
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Subviews
    ) {
      for subview in cache {
        _ = (subview.priority, subview.dimensions(in: proposal).height, subview.sizeThatFits(proposal))
        subview.place(at: bounds.origin, proposal: proposal)
      }
    }
  }

  /// Children that one layout keeps for another; used by one task.
  private final class Shelf: @unchecked Sendable {
    var subviews: LayoutSubviews?
    var sizes: [CGSize] = []
  }

  /// Puts its children on the shelf before it asks them.
  private struct Outer: Layout {
    var shelf: Shelf
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      shelf.subviews = subviews
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      shelf.subviews = subviews
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  /// Asks the children on the shelf.
  private struct Inner: Layout {
    var shelf: Shelf
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      for subview in shelf.subviews.map(Array.init) ?? [] {
        shelf.sizes.append(subview.sizeThatFits(proposal))
        _ = (subview.priority, subview.dimensions(in: proposal).height)
        subview.place(at: .zero, proposal: proposal)
      }
      return CGSize(width: 30, height: 40)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test func `Children that a layout keeps have no size and get no place in later calls`() throws {
    let view = Keeping()({ FixedLeaf(width: 10, height: 20).id("a") })
    let row = try PreparedRow(view: view)
    for width in [100.0, 50, 100] {
      let layout = try row.layout(width: width)
      #expect(layout.size.height == 20 || layout.size.height == 0)
      #expect(layout.frame("a")?.height == 20)
    }
  }

  @Test func `Children that are asked while one of them is being measured have no size`() throws {
    let shelf = Shelf()
    let view = Outer(shelf: shelf)({
      Inner(shelf: shelf)({ FixedLeaf(width: 1, height: 2) })
      FixedLeaf(width: 10, height: 20)
    })
    let layout = try PreparedRow(view: view).layout(width: 100)
    #expect(layout.size == RowSize(width: 30, height: 40))
    #expect(!shelf.sizes.isEmpty && shelf.sizes.allSatisfy { $0 == .zero })
  }
}
