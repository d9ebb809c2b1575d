import TestSupport
import Testing

@testable import ListLayout

/// The index against arrays: every answer worked out anew by adding up.
private struct NaiveIndex {
  struct Section {
    var header: SlotValue?
    var rows: [SlotValue] = []
    var footer: SlotValue?
  }

  var sections: [Section] = []
  var estimates: [Int]
  var gaps: GapRules
  var paddingTop: Int
  var paddingBottom: Int

  struct Slot: Equatable {
    var place: SlotPlace
    var top: Int
    var height: Int
    var value: SlotValue
  }

  /// All slots with their tops, and the content height.
  func layOut() -> (slots: [Slot], content: Int) {
    var slots: [Slot] = []
    var y = paddingTop
    var isFirst = true
    for (number, section) in sections.enumerated() {
      let hidden = gaps.hidesEmptySections && section.rows.isEmpty
      if !hidden {
        if !isFirst { y += gaps.section }
        isFirst = false
      }
      var parts: [(SlotPlace.Part, SlotValue)] = []
      if let header = section.header { parts.append((.header, header)) }
      for (row, value) in section.rows.enumerated() { parts.append((.row(row), value)) }
      if let footer = section.footer { parts.append((.footer, footer)) }
      for (index, (part, value)) in parts.enumerated() {
        if index > 0, !hidden {
          if parts[index - 1].0 == .header { y += gaps.header }
          if part == .footer { y += gaps.footer }
          if case .row = part, case .row = parts[index - 1].0 { y += gaps.row }
        }
        let height = hidden ? 0 : value.followsClass ? estimates[value.estimateClass] : value.height
        slots.append(
          Slot(place: SlotPlace(section: number, part: part), top: y, height: height, value: value))
        y += height
      }
    }
    return (slots, y + paddingBottom)
  }

  func slot(at y: Int, _ slots: [Slot]) -> Int? {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].top <= y { low = middle + 1 } else { high = middle }
    }
    if let last = slots[..<low].lastIndex(where: { $0.height > 0 }) { return last }
    return slots.firstIndex { $0.height > 0 } ?? (slots.isEmpty ? nil : 0)
  }
}

@Suite struct HeightIndexTests {
  private static func value(_ random: inout SeededGenerator) -> SlotValue {
    let estimateClass = Int.random(in: 0..<3, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return SlotValue(estimateClass: estimateClass)
    case 4:
      // An estimate of its own, now and then a very tall one.
      var value = SlotValue(
        estimateClass: estimateClass, height: Int.random(in: 0..<(1 << 30), using: &random))
      if Bool.random(using: &random) { value.height %= 1000 }
      value.estimateStamp = Int32.random(in: 0..<9, using: &random)
      return value
    case 1:
      let tall = Int.random(in: 0..<20, using: &random) == 0
      return SlotValue(
        state: .stale, estimateClass: estimateClass,
        height: tall ? HeightIndex.maximumHeight - 5 : Int.random(in: 0..<9, using: &random))
    default:
      return SlotValue(
        state: .measured, estimateClass: estimateClass, height: Int.random(in: 0..<60000, using: &random))
    }
  }

  private func expectEqual(_ index: HeightIndex, _ naive: NaiveIndex, _ note: String) {
    index.checkInvariants()
    let (slots, content) = naive.layOut()
    #expect(index.slotCount == slots.count, "\(note)")
    #expect(index.contentHeight == content, "\(note)")
    // Compared plainly: a macro a slot would take most of the test's time.
    for (number, slot) in slots.enumerated() {
      var expected = slot
      if expected.value.followsClass { expected.value.height = 0 }
      let found = index.frame(of: number).map {
        NaiveIndex.Slot(place: $0.place, top: $0.top, height: $0.height, value: $0.value)
      }
      if found != expected || index.slot(of: slot.place) != number {
        Issue.record("\(note): slot \(number) is \(expected), not \(String(describing: found))")
      }
    }
    for y in [-5, 0, content / 3, content / 2, content - 1, content + 5] + slots.map(\.top) {
      if index.slot(at: y) != naive.slot(at: y, slots) { Issue.record("\(note): another slot at \(y)") }
    }
    let (a, b) = (content / 4, content / 4 * 3)
    var visible: [Int] = []
    index.visitVisible(a, b) { visible.append($0.slot) }
    let expected = slots.indices.filter {
      slots[$0].height > 0 && slots[$0].top + slots[$0].height > a && slots[$0].top < b
    }
    #expect(visible == (a < b ? expected : []), "\(note)")
    for each in 0..<3 {
      let measured = slots.map(\.value).filter { $0.state == .measured && $0.estimateClass == each }
      #expect(index.samples[each].count == measured.count)
      #expect(index.samples[each].sum == measured.reduce(0) { $0 + $1.height })
    }
  }

  @Test("Random edits give what arrays give", arguments: 0..<12)
  func randomEdits(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var gaps = GapRules()
    if seed % 2 == 1 {
      gaps = GapRules(row: 3, header: 5, footer: 7, section: 11, hidesEmptySections: seed % 4 == 1)
    }
    var naive = NaiveIndex(estimates: [10, 20, 0], gaps: gaps, paddingTop: seed % 3, paddingBottom: 4)
    var index = HeightIndex(estimates: naive.estimates, gaps: gaps, paddingTop: seed % 3, paddingBottom: 4)
    let isLarge = seed % 3 == 0
    let steps = isLarge ? 150 : 120
    var copies: [(HeightIndex, NaiveIndex)] = []
    for step in 0..<steps {
      let section = naive.sections.isEmpty ? 0 : Int.random(in: 0..<naive.sections.count, using: &random)
      let rows = naive.sections.isEmpty ? 0 : naive.sections[section].rows.count
      switch Int.random(in: 0..<(naive.sections.isEmpty ? 1 : 12), using: &random) {
      case 0 where naive.sections.count < (isLarge ? 3 : 80):
        let at = Int.random(in: 0...naive.sections.count, using: &random)
        naive.sections.insert(.init(), at: at)
        index.insertSection(at: at)
      case 1 where step % 9 == 0 && naive.sections.count > 1:
        naive.sections.remove(at: section)
        index.removeSection(at: section)
      case 2 where !naive.sections.isEmpty:
        let target = Int.random(in: 0..<naive.sections.count, using: &random)
        naive.sections.insert(naive.sections.remove(at: section), at: target)
        if let record = index.sections.remove(at: section) { index.insert(record, at: target) }
      case 3, 4:
        guard !naive.sections.isEmpty else { continue }
        let at = Int.random(in: 0...rows, using: &random)
        let count = Int.random(in: 1...(isLarge ? 400 : 6), using: &random)
        let estimateClass = Int.random(in: 0..<3, using: &random)
        naive.sections[section].rows.insert(
          contentsOf: [SlotValue](repeating: SlotValue(estimateClass: estimateClass), count: count), at: at)
        index.insertRows(count: count, estimateClass: estimateClass, at: at, section: section)
      case 5 where rows > 0:
        let start = Int.random(in: 0..<rows, using: &random)
        let end = min(rows, start + Int.random(in: 1...(isLarge ? 300 : 4), using: &random))
        naive.sections[section].rows.removeSubrange(start..<end)
        index.removeRows(start..<end, section: section)
      case 6, 7, 8:
        guard rows > 0 else { continue }
        let start = Int.random(in: 0..<rows, using: &random)
        let end = min(rows, start + Int.random(in: 1...(isLarge ? 500 : 4), using: &random))
        var values: [SlotValue] = []
        for row in start..<end where naive.sections[section].rows[row].state != .measured {
          if start + values.count != row { break }
          var value = Self.value(&random)
          value.estimateClass = naive.sections[section].rows[row].estimateClass
          if value.followsClass {
            value = SlotValue(state: .measured, estimateClass: value.estimateClass, height: 7)
          }
          values.append(value)
        }
        naive.sections[section].rows.replaceSubrange(start..<start + values.count, with: values)
        index.measureRows(of: section, count: values.count) { (start + $0, values[$0]) }
      case 9 where rows > 0:
        let row = Int.random(in: 0..<rows, using: &random)
        let value = Self.value(&random)
        naive.sections[section].rows[row] = value
        index.set(value, at: .row(row, section: section))
      case 10 where !naive.sections.isEmpty:
        let value = Bool.random(using: &random) ? Self.value(&random) : nil
        if Bool.random(using: &random) {
          naive.sections[section].header = value
          index.setEdge(value, at: .header(section))
        } else {
          naive.sections[section].footer = value
          index.setEdge(value, at: .footer(section))
        }
      case 11:
        let estimateClass = step % 4 == 3 ? nil : step % 4
        index.makeStale(class: estimateClass)
        for number in naive.sections.indices {
          func age(_ value: inout SlotValue) {
            if value.state == .measured, estimateClass == nil || value.estimateClass == estimateClass {
              value.state = .stale
            }
          }
          for row in naive.sections[number].rows.indices { age(&naive.sections[number].rows[row]) }
          if var edge = naive.sections[number].header { age(&edge); naive.sections[number].header = edge }
          if var edge = naive.sections[number].footer { age(&edge); naive.sections[number].footer = edge }
        }
      default: break
      }
      if step % 17 == 0 {
        naive.estimates[step % 3] = Int.random(in: 0..<40, using: &random)
        index.setEstimate(naive.estimates[step % 3], ofClass: step % 3)
      }
      for number in naive.sections.indices {
        naive.sections[number].rows = naive.sections[number].rows.map {
          $0.followsClass ? SlotValue(estimateClass: $0.estimateClass) : $0
        }
      }
      if step % (isLarge ? 25 : 5) == 0 { expectEqual(index, naive, "seed \(seed) step \(step)") }
      if step % 60 == 30 { copies.append((index, naive)) }
    }
    expectEqual(index, naive, "seed \(seed) end")
    for (index, naive) in copies { expectEqual(index, naive, "seed \(seed) copy") }
  }

  @Test(
    "A list of as many rows as there can be measures any of them",
    arguments: [
      1, (1 << 27) - 1, 1 << 27, 8 * ((1 << 27) - 1), 8 * ((1 << 27) - 1) + 1, 2_000_000_050,
      HeightIndex.maximumCount,
    ])
  func longestLists(count: Int) {
    var index = HeightIndex(rows: count, estimate: 20)
    var expected = count * 20
    var seen: Set<Int> = []
    for row in [count - 1, 0, count / 2, count * 3 / 4, count / 8 * 7, count - 1] {
      index.setHeights([row % 97], fromRow: row)
      if seen.insert(row).inserted { expected += row % 97 - 20 }
      #expect(index.contentHeight == expected)
      #expect(index.height(of: row) == row % 97)
    }
    index.checkInvariants()
    #expect(index.slotCount == count)
  }
}
