import TestSupport
import Testing

@testable import ListLayout

/// Rules 40 and 41: animated scrolls, and sections by title.
@Suite struct ScrollTests {
  private static func height(_ slot: Int) -> Double { Double(15 + slot * 53 % 120) }

  @Test(
    "Rule 40: an animated scroll goes one way, measures on the way, and ends exactly",
    arguments: [
      (3, ScrollAlignment.top), (12, .bottom), (4, .middle), (900, .top), (700, .bottom), (400, .nearest),
    ])
  func animation(row: Int, alignment: ScrollAlignment) {
    for start in [0.0, 20_000] {
      var list = ListCache.rows(1000)
      list.scroll(by: start)
      list.frame { Self.height($0.slot) }
      list.apply(.animate(.place(.row(row)), alignment))
      list.frame { Self.height($0.slot) }
      let goesBack = (list.remainingDistance ?? 0) < 0
      #expect((list.remainingDistance ?? 0).magnitude < 5 * 200)
      for step in 1...20 {
        let before = list.visibleSlots
        let offset = list.contentOffset
        let report = list.apply(.step(Double(step) / 20))
        #expect(report.refusal == nil)
        if step < 20 {
          let motion = list.contentOffset - offset
          #expect(goesBack ? motion <= 0 : motion >= 0)
        }
        // What stays on screen goes along with the motion; measuring around it moves it no further.
        list.frame { Self.height($0.slot) }
        if step < 20 { #expect(list.largestScreenMovement == 0, "step \(step)") }
        for slot in before {
          guard let after = list.visibleSlots.first(where: { $0.slot == slot.slot }), step < 20 else {
            continue
          }
          #expect(goesBack ? after.y >= slot.y : after.y <= slot.y)
        }
      }
      #expect(!list.isAnimating && list.remainingDistance == nil)
      let target = list.visibleSlots.first { $0.slot == row }
      var exact = list
      exact.apply(.show(.place(.row(row)), alignment))
      exact.frame { Self.height($0.slot) }
      #expect(target?.y == exact.visibleSlots.first { $0.slot == row }?.y)
      #expect(target != nil)
    }
  }

  @Test("Rule 40: from farther away than two viewports it jumps to one and a half before the target")
  func jump() {
    var list = ListCache.rows(1000)
    list.frame { _ in 50 }
    list.apply(.animate(.place(.row(7))))
    #expect(list.contentOffset == 0 && list.remainingDistance == 350)
    list.apply(.animate(.place(.row(500))))
    #expect(list.remainingDistance == 300 && list.contentOffset == 24_700)
    list.apply(.animate(.place(.row(100))))
    #expect(list.remainingDistance == -300)
    list.apply(.animateToEnd)
    #expect(list.remainingDistance == 300)
    list.apply(.step(1))
    list.frame { _ in 50 }
    #expect(list.contentOffset == 50_000 - 200)
  }

  @Test("Rule 40: the user's scroll cancels, steps go only forwards, and rows between are taken into account")
  func cancel() {
    var list = ListCache.rows(100)
    list.frame { _ in 50 }
    list.apply(.animate(.place(.row(6))))
    list.apply(.step(0.5))
    #expect(list.contentOffset == 150)
    list.apply(.step(0.2))
    list.apply(.step(.nan))
    #expect(list.contentOffset == 150)
    list.setHeight(150, ofSlot: 5)
    #expect(list.remainingDistance == 250)
    list.apply(.step(0.75))
    #expect(list.contentOffset == 275)
    list.scroll(by: -5)
    #expect(!list.isAnimating)
    list.apply(.step(1))
    #expect(list.contentOffset == 270)
  }

  @Test("Rule 40: a deleted target is replaced by the slot of rule 15 f")
  func deletedTarget() {
    var list = ListCache.rows(100)
    list.frame { _ in 50 }
    list.apply(.animate(.key("7")))
    var batch = ListBatch()
    batch.deletes = [RowPlace(0, 7)]
    list.apply(.batch(batch))
    #expect(list.isAnimating)
    list.apply(.step(1))
    list.frame { _ in 50 }
    #expect(list.shown.first == "8@0.0")
  }

  @Test(
    "Rule 41: a section is shown exactly; one without slots stands for the next that has any, else the last")
  func sections() throws {
    var list = ListCache(ListConfiguration(viewport: 200, estimates: [50]))
    let counts = [40, 0, 30, 20, 0]
    list.apply(
      .load(
        counts.enumerated().map { number, count in
          SectionDescription(
            header: count > 0 ? SlotDescription("h\(number)") : nil,
            rows: .counted(count, prefix: "r\(number)-"))
        }))
    let index = SectionIndex(titles: ["A", "B", "C", "D"], sectionTitles: ["A", nil, "C", nil, nil])
    #expect(index.section(for: "B") == 2 && index.section(for: "D") == 2)
    func shows(_ section: Int) -> String? {
      list.apply(.showSection(section))
      list.frame { Self.height($0.slot) }
      return list.shown.first
    }
    #expect(shows(try #require(index.section(for: "B"))) == "h2@0.0")
    #expect(shows(1) == "h2@0.0")
    #expect(shows(3) == "h3@0.0")
    #expect(shows(4) == "h3@0.0")
    #expect(shows(0) == "h0@0.0")
    let before = list
    #expect(list.apply(.showSection(5)).refusal?.code == .outOfRange)
    #expect(list.apply(.showSection(-1)).refusal?.code == .outOfRange)
    #expect(list == before)
  }
}
