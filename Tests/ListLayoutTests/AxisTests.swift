import Testing

@testable import ListLayout

/// Horizontal lists: heights are widths, the width is the height.
@Suite struct AxisTests {
  private func carousel() -> ListCache {
    var configuration = ListConfiguration(viewport: 300, width: 80, estimates: [100], axis: .horizontal)
    configuration.insets = ListInsets(top: 10, bottom: 20)
    configuration.gaps.row = 5
    var list = ListCache(configuration)
    list.apply(.load([SectionDescription(rows: .counted(1000))]))
    list.frame { Double(60 + $0.slot % 40) }
    return list
  }

  @Test("A horizontal list places slots side by side, as tall as it is")
  func places() {
    let list = carousel()
    #expect(list.visibleSlots.count == 5)
    #expect(
      list.visibleSlots.prefix(2).map(list.contentRect)
        == [ListRect(x: 0, y: 0, width: 60, height: 80), ListRect(x: 65, y: 0, width: 61, height: 80)])
    #expect(list.contentRect(of: 1) == ListRect(x: 65, y: 0, width: 61, height: 80))
    #expect(list.visibleRect == ListRect(x: -10, y: 0, width: 300, height: 80))
  }

  @Test("A horizontal list's width is its viewport, and its height is what rows are measured for")
  func resize() {
    var list = carousel()
    list.apply(.viewport(500))
    #expect(list.widthEpoch == 0 && list.state(of: 0) == .measured && list.visibleRect.width == 500)
    list.apply(.width(120))
    #expect(list.widthEpoch == 1 && list.state(of: 0) == .stale && list.across(of: 0) == 120)
    list.apply(.width(80))
    #expect(list.state(of: 0) == .measured && list.across(of: 0) == 80)
  }

  @Test("A vertical list has the same answers the other way round")
  func vertical() {
    var list = ListCache(ListConfiguration(viewport: 80, width: 300))
    list.apply(.load([SectionDescription(rows: .counted(10))]))
    list.frame { _ in 30 }
    #expect(list.contentRect(of: 2) == ListRect(x: 0, y: 60, width: 300, height: 30))
    #expect(list.visibleRect == ListRect(x: 0, y: 0, width: 300, height: 80))
  }

  @Test("A list made with a width below 0 has slots without breadth, and traps nowhere")
  func negativeWidth() {
    for isRightToLeft in [false, true] {
      var configuration = ListConfiguration(viewport: 80, width: -5)
      configuration.isRightToLeft = isRightToLeft
      var list = ListCache(configuration)
      list.apply(.load([SectionDescription(rows: .counted(10))]))
      list.frame { _ in 30 }
      #expect(list.contentRect(of: 1) == ListRect(x: 0, y: 30, width: 0, height: 30))
      #expect(list.visibleSlots.allSatisfy { list.contentRect(of: $0).width == 0 })
      #expect(list.sides(of: 0) == 0..<0 && list.visibleRect.width == 0)
    }
  }

  @Test("Scrolling to a slot works along x: its leading edge at the leading inset")
  func show() {
    var list = carousel()
    list.apply(.show(.place(.row(500)), .top))
    list.frame { Double(60 + $0.slot % 40) }
    let slot = list.visibleSlots.first { $0.slot == 500 }
    #expect(slot.map { list.contentRect(of: $0).x - list.visibleRect.x } == 10)
  }
}
