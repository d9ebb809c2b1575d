import SelfSizing
import Testing

/// Rule 41.
@Suite struct SectionIndexTests {
  @Test func `Each title comes once and leads to its first section`() {
    let index = SectionIndex(sectionTitles: ["A", "A", nil, "E", "L", "E"])
    #expect(index.titles == ["A", "E", "L"])
    #expect((0..<3).map { index.section(at: $0) } == [0, 3, 4])
    #expect(index.section(for: "E") == 3)
  }

  @Test func `A title without a section leads to the next one that has one, else the last`() {
    let index = SectionIndex(
      titles: ["A", "B", "C", "D", "Z", "C"], sectionTitles: [nil, "B", "D", "D", nil])
    #expect(index.titles == ["A", "B", "C", "D", "Z"])
    #expect(index.titles.map { index.section(for: $0) } == [1, 1, 2, 2, 3])
  }

  @Test func `A title that is not there leads nowhere`() {
    let index = SectionIndex(sectionTitles: [])
    #expect(index.section(at: 0) == nil)
    #expect(index.section(at: -1) == nil)
    #expect(index.section(for: "A") == nil)
  }

  @Test func `A data source gives the index of its sections`() {
    let source = DataSource(sections: [
      Section(["x"], indexTitle: "E"), Section(["y"]), Section(["z"], indexTitle: "L"),
    ])
    #expect(source.sectionIndex.titles == ["E", "L"])
    #expect(source.sectionIndex.section(for: "L") == 2)
  }
}
