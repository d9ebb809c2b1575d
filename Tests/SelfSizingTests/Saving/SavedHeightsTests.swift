import TestSupport
import Testing

@testable import SelfSizing

@Suite struct SavedHeightsTests {
  /// Heights as lists have them, and some at the limits of what can be written.
  private func sample(count: Int, seed: UInt64) -> SavedHeights {
    var random = SeededGenerator(seed: seed)
    let entries = (0..<count).map { _ in
      let width = Double(Int.random(in: 100...900, using: &random))
      let height: RowHeight =
        switch Int.random(in: 0..<6, using: &random) {
        case 0: RowHeight(Double.random(in: 0...1000, using: &random))
        case 1: RowHeight(44.5, validFrom: width, validTo: width.nextUp)
        case 2: RowHeight(0, validFrom: 0, validTo: 0)
        case 3: RowHeight(1e9, validFrom: 1e15, validTo: .infinity)
        default:
          RowHeight(
            Double(Int.random(in: 0...400_000, using: &random)) / 192,
            validFrom: width - .random(in: 0..<60, using: &random),
            validTo: width + .random(in: 0.1..<60, using: &random))
        }
      return SavedHeights.Entry(
        key: random.next() >> UInt64.random(in: 0...60, using: &random), content: random.next(),
        height: height)
    }
    return SavedHeights(environment: random.next(), entries: entries)
  }

  @Test(arguments: [0, 1, 1000])
  func `What is written is read again, and no height holds where it did not`(count: Int) throws {
    let saved = sample(count: count, seed: UInt64(count))
    let read = try SavedHeights(decoding: saved.encoded())
    #expect(read.environment == saved.environment)
    #expect(read.entries.map(\.key) == saved.entries.map(\.key))
    #expect(read.entries.map(\.content) == saved.entries.map(\.content))
    for (before, after) in zip(saved.entries, read.entries) {
      #expect(after.height.height == before.height.height)
      guard after.height.validTo > after.height.validFrom else { continue }
      #expect(after.height.validFrom >= before.height.validFrom)
      #expect(after.height.validTo <= before.height.validTo)
      // Widths that are steps of 1/64 point are not lost.
      let middle = ((before.height.validFrom + min(before.height.validTo, 2000)) * 32).rounded() / 64
      #expect(after.height.holds(at: middle) == before.height.holds(at: middle))
    }
    // Written once more, it is the same: the form has one spelling for each value.
    #expect(read.encoded() == (try SavedHeights(decoding: read.encoded())).encoded())
  }

  @Test func `A row takes about two dozen bytes`() {
    let entries = (0..<1000).map { number in
      SavedHeights.Entry(
        key: UInt64(number), content: UInt64(number),
        height: RowHeight(134.5, validFrom: 340.25, validTo: 391.5))
    }
    let bytes = SavedHeights(environment: 1, entries: entries).encoded().count
    #expect(bytes <= 24 * 1000 + 32)
  }

  @Test func `Of two heights of one key the first counts, and what is no height is left out`() {
    let saved = SavedHeights(
      environment: 0,
      entries: [(5, 10.0), (3, .nan), (5, 20), (4, -1), (2, .infinity), (1, 7)].map {
        SavedHeights.Entry(key: $0.0, content: 0, height: RowHeight($0.1))
      })
    #expect(saved.entries.map(\.key) == [1, 5])
    #expect(saved.entry(for: 5)?.height.height == 10)
    #expect(saved.entry(for: 2) == nil && saved.entry(for: 6) == nil && saved.entry(for: 0) == nil)
  }

  @Test func `A byte changed, lost or added is refused`() {
    let bytes = sample(count: 40, seed: 3).encoded()
    for position in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[position] ^= 1 << bit
        let expected: SavedHeightsError.Code =
          position < 8 ? .foreign : position == 8 ? .unsupportedVersion : .damaged
        #expect(throws: SavedHeightsError.self) { try SavedHeights(decoding: changed) }
        #expect(code(changed) == expected, "byte \(position), bit \(bit)")
      }
      #expect(code(Array(bytes[..<position])) == (position < 8 ? .foreign : .damaged))
    }
    #expect(code(bytes + [0]) == .damaged)
  }

  @Test func `Other data is refused by name`() {
    #expect(code([]) == .foreign)
    #expect(code(Array("{\"format\": 1}".utf8)) == .foreign)
    #expect(code(Array("SelfSize".utf8)) == .damaged)
    #expect(code(Array("SelfSize\u{2}".utf8)) == .unsupportedVersion)
    #expect(code(Array("SelfSize\u{1}1234567".utf8)) == .damaged)
  }

  @Test func `Bytes under a digest that fits are read as heights or refused, whatever they are`() {
    // A digest is no seal: here everything before it is made up, so that the reader itself is tried.
    var random = SeededGenerator(seed: 11)
    let bytes = sample(count: 20, seed: 5).encoded()
    var read = 0
    for _ in 0..<4000 {
      var changed = Array(bytes.dropLast(8))
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let position = Int.random(in: 9..<changed.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: changed[position] = UInt8.random(in: .min ... .max, using: &random)
        case 1: changed[position] = 0xFF
        case 2: changed.remove(at: position)
        default: changed.insert(0x80, at: position)
        }
      }
      let digest = ContentDigest(of: changed[...])
      for shift in stride(from: 0, to: 64, by: 8) {
        changed.append(UInt8(truncatingIfNeeded: digest.value >> shift))
      }
      guard let heights = try? SavedHeights(decoding: changed) else { continue }
      read += 1
      #expect(heights.entries.allSatisfy { $0.height.height >= 0 && $0.height.height.isFinite })
      #expect(zip(heights.entries, heights.entries.dropFirst()).allSatisfy { $0.key < $1.key })
    }
    #expect(read > 0)
  }

  private func code(_ bytes: [UInt8]) -> SavedHeightsError.Code? {
    do throws(SavedHeightsError) {
      _ = try SavedHeights(decoding: bytes)
      return nil
    } catch {
      return error.code
    }
  }
}
