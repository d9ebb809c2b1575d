import ListLayout
import Testing

/// Old heights at a new width, scaled to what they are likely to be there (rule 33).
@Suite struct RescaleTests {
  private func measured() -> ListCache {
    var list = ListCache(ListConfiguration(viewport: 200, width: 300, estimates: [50]))
    list.apply(.load([SectionDescription(rows: .counted(100))]))
    list.apply(.measure((0..<80).map { ListMeasurement(.place(.row($0)), height: 50) }))
    list.apply(.scrollTo(1010))
    list.frame { _ in 50 }
    return list
  }

  @Test func `Stale heights are scaled, with the line being read kept; measured ones and estimates stay`() {
    var list = measured()
    list.apply(.width(600))
    list.frame { _ in 50 }
    let before = list.visibleSlots
    #expect(list.apply(.rescale([HeightScale(estimateClass: 0, factor: 0.5, offset: 5)])).refusal == nil)
    // Five rows are measured at the new width, 75 scaled, 20 were never measured.
    #expect(list.contentHeight == 3500)
    list.frame { _ in nil }
    #expect(list.visibleSlots.map(\.y) == before.map(\.y))
    #expect(list.largestScreenMovement == 0)
  }

  @Test func `Heights stay within what heights can be, and other classes keep theirs`() {
    var list = measured()
    list.apply(.width(600))
    list.apply(.rescale([HeightScale(estimateClass: 1, factor: 9, offset: 0)]))
    #expect(list.contentHeight == 5000)
    list.apply(.rescale([HeightScale(estimateClass: 0, factor: 0, offset: -5)]))
    #expect(list.contentHeight == 1000)
  }

  @Test(arguments: [(8, 1.0, 0.0), (0, .nan, 0), (0, .infinity, 0), (0, -1, 0), (0, 1, .nan)])
  func `A scale that is none is refused`(estimateClass: Int, factor: Double, offset: Double) {
    var list = measured()
    list.apply(.width(600))
    let before = list
    let report = list.apply(
      .rescale([HeightScale(estimateClass: estimateClass, factor: factor, offset: offset)]))
    #expect(report.refusal != nil && list == before)
  }

  @Test func `A list knows which widths' heights it keeps`() {
    var list = measured()
    #expect(list.remembers(width: 300) && !list.remembers(width: 600))
    list.apply(.width(600))
    #expect(list.remembers(width: 300) && list.remembers(width: 600))
    list.apply(.width(700))
    list.apply(.width(800))
    #expect(!list.remembers(width: 300))
  }
}
