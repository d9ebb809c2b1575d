import Testing

@testable import SelfSizing

private final class TextCell: ReusableCell {
  var text = ""
}

private final class NumberCell: ReusableCell {
  var number = 0
}

private enum Model {
  case text(String)
  case number(Int)
}

@Suite struct ConfiguratorTests {
  private let texts = Configurator<String, TextCell>(height: 20) { cell, text, place in
    cell.text = "\(text) at \(place)"
  }
  private let numbers = Configurator<Int, NumberCell>(height: 33) { $0.number = $1 + $2.section }

  private func show(_ row: ConfiguredRow, at place: SlotPlace, pools: inout ReusePools) -> any ReusableCell {
    let cell = row.dequeue(&pools, RecordingHost())()
    row.fill(cell, place)
    return cell
  }

  @Test func `A configurator fills a cell of its type with its item`() {
    var pools = ReusePools()
    let cell = show(texts.row(for: "A"), at: .row(2), pools: &pools)
    #expect((cell as? TextCell)?.text == "A at row 2 of section 0")
    #expect(pools.liveCount(TextCell.self) == 1)
  }

  @Test func `The reuse identifier is the cell type's name unless another is given`() {
    #expect(texts.kind.identifier == "TextCell")
    let named = Configurator<String, TextCell>(identifier: "title", height: 1) { _, _, _ in }
    #expect(named.kind.identifier == "title")
    #expect(named.kind != texts.kind)
  }

  @Test func `An aggregate hands each model to the configurator of its kind`() {
    let mixed = AggregateConfigurator<Model> { [texts, numbers] model in
      switch model {
      case .text(let text): texts.row(for: text)
      case .number(let number): numbers.row(for: number)
      }
    }
    var pools = ReusePools()
    let text = show(mixed.row(for: .text("A")), at: .header(1), pools: &pools)
    let number = show(mixed.row(for: .number(3)), at: .footer(4), pools: &pools)
    #expect((text as? TextCell)?.text == "A at header of section 1")
    #expect((number as? NumberCell)?.number == 7)
    #expect(pools.liveCount == 2)
  }

  @Test func `The source of a height is told with the row and without it alike`() {
    let views = Configurator<Int, NumberCell> {
      Color.red.frame(height: CGFloat($0))
    } fill: { _, _, _ in
    }
    let aggregate = AggregateConfigurator<Int> { views.row(for: $0) }
    let environment = RowEnvironment()
    let digest = views.body(for: 3, in: environment).digest
    #expect(digest != nil && digest == aggregate.body(for: 3, in: environment).digest)
    #expect(digest == views.row(for: 3).body(environment).digest)
    #expect(digest != views.body(for: 4, in: environment).digest)
    #expect(numbers.body(for: 3, in: environment).digest == RowBody.fixed(33).digest)
  }

  @Test func `A host's own way to make cells is used`() {
    final class Host: ListHost {
      var made: [ReuseKind] = []
      func create<Cell: ReusableCell>(_ type: Cell.Type, for kind: ReuseKind) -> Cell {
        made.append(kind)
        return Cell()
      }
      func place(_ cell: any ReusableCell, in frame: RowRect, at place: SlotPlace) {}
      func hide(_ cell: any ReusableCell, at place: SlotPlace) {}
      func commit(offset: Double, contentLength: Double) {}
    }
    let host = Host()
    var pools = ReusePools()
    let row = texts.row(for: "A")
    let cell = row.dequeue(&pools, host)()
    pools.recycle(cell, kind: row.kind)
    #expect(row.dequeue(&pools, host)() === cell)
    _ = row.dequeue(&pools, host)()
    #expect(host.made == [texts.kind, texts.kind])
  }
}
