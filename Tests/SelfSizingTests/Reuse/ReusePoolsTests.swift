import SelfSizing
import Testing

private class TextCell: ReusableCell {
  var text = ""
  var timesReused = 0
  required init() {}
  func prepareForReuse() {
    text = ""
    timesReused += 1
  }
}

private final class LargeTextCell: TextCell {}

private final class ImageCell: ReusableCell {}

@Suite struct ReusePoolsTests {
  @Test func `An empty pool makes a cell of the wanted type`() {
    var pools = ReusePools()
    let cell = pools.dequeue(TextCell.self)
    #expect(cell.timesReused == 0)
    #expect(pools.liveCount == 1 && pools.pooledCount == 0)
  }

  @Test func `A recycled cell comes back prepared, the last one first`() {
    var pools = ReusePools()
    let first = pools.dequeue(TextCell.self)
    let second = pools.dequeue(TextCell.self)
    second.text = "old"
    pools.recycle(first)
    pools.recycle(second)
    #expect(pools.pooledCount == 2)
    let again = pools.dequeue(TextCell.self)
    #expect(again === second && again.text == "" && again.timesReused == 1)
    #expect(pools.dequeue(TextCell.self) === first)
    #expect(pools.liveCount == 2)
  }

  @Test func `Types and identifiers have pools of their own`() {
    var pools = ReusePools()
    pools.recycle(pools.dequeue(TextCell.self))
    pools.recycle(pools.dequeue(TextCell.self, identifier: "quote"), identifier: "quote")
    pools.recycle(pools.dequeue(ImageCell.self))
    #expect(pools.liveCount(TextCell.self) == 1)
    #expect(pools.liveCount(TextCell.self, identifier: "quote") == 1)
    #expect(pools.liveCount(ImageCell.self) == 1)
    #expect(pools.liveCount == 3 && pools.pooledCount == 3)
  }

  @Test func `A cell goes back to the pool of its own type, not of the type by which it is called`() {
    var pools = ReusePools()
    let large: TextCell = pools.dequeue(LargeTextCell.self)
    pools.recycle(large)
    #expect(pools.dequeue(TextCell.self) !== large)
    #expect(pools.dequeue(LargeTextCell.self) === large)
  }

  @Test func `Registered cells are made by their closure, and found by identifier`() {
    var pools = ReusePools()
    #expect(pools.dequeue(identifier: "TextCell") == nil)
    pools.register(TextCell.self) {
      let cell = TextCell()
      cell.text = "made here"
      return cell
    }
    #expect((pools.dequeue(identifier: "TextCell") as? TextCell)?.text == "made here")
    #expect(pools.dequeue(TextCell.self).text == "made here")
  }

  @Test func `Trimming lets go of pooled cells`() {
    var pools = ReusePools()
    let cells = (0..<5).map { _ in pools.dequeue(TextCell.self) }
    cells.dropLast().forEach { pools.recycle($0) }
    pools.trim(to: 1)
    #expect(pools.pooledCount == 1 && pools.liveCount == 2)
    pools.trim(to: -1)
    #expect(pools.pooledCount == 0 && pools.liveCount == 1)
  }
}
