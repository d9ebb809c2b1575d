import SelfSizing
import Testing

@Suite struct DataSourceTests {
  @Test func `Sections of arrays give their numbers and items`() {
    let source = DataSource(["A", "B", "C"], ["1", "2", "3"])
    #expect(source.numberOfSections == 2)
    #expect(source.numberOfItems == 6)
    #expect(source.numberOfItems(inSection: 1) == 3)
    #expect(source.item(at: RowPlace(0, 0)) == "A")
    #expect(source.item(at: RowPlace(1, 2)) == "3")
  }

  @Test(arguments: [RowPlace(-1, 0), RowPlace(0, -1), RowPlace(0, 3), RowPlace(2, 0), RowPlace(.max, .min)])
  func `A row that is not there has no item`(index: RowPlace) {
    let source = DataSource(["A", "B", "C"], [])
    #expect(source.item(at: index) == nil)
    #expect(DataSource<String>().item(at: index) == nil)
  }

  @Test func `A section that is not there has no rows`() {
    let source = DataSource([1])
    #expect(source.numberOfItems(inSection: -1) == 0)
    #expect(source.numberOfItems(inSection: 1) == 0)
  }

  @Test func `Row counts make items on demand`() {
    let source = DataSource(rowCounts: [100, 200, 10_000_000, -4]) { $0 }
    #expect(source.numberOfItems == 10_000_300)
    #expect(source.item(at: RowPlace(2, 9_999_999)) == RowPlace(2, 9_999_999))
    #expect(source.item(at: RowPlace(2, 10_000_000)) == nil)
    #expect(source.numberOfItems(inSection: 3) == 0)
  }

  @Test func `Generated items can be changed like given ones`() {
    var items = SectionItems(count: 5) { $0 * 10 }
    items.remove(at: 1)
    items.insert(7, at: 0)
    items[1] = 1
    items.append(99)
    #expect(items == [7, 1, 20, 30, 40, 99])
    #expect(Array(items.reversed()) == [99, 40, 30, 20, 1, 7])
  }

  @Test func `More rows than there are numbers are as many as there are`() {
    #expect(DataSource(rowCounts: [.max, .max], item: { $0 }).numberOfItems == .max)
    #expect(DataSource(rowCounts: [5, .max, 1], item: { $0 }).numberOfItems == .max)
    #expect(DataSource(rowCounts: [.max - 1, 1], item: { $0 }).numberOfItems == .max)
  }
}
