import SelfSizing
import Testing

private final class RowView: ReusableCell {}

/// Rule 12.
@Suite struct AheadTests {
  /// The rows measured, in order.
  private final class Log: @unchecked Sendable {
    var rows: [Int] = []
  }

  private let log = Log()
  private let host = RecordingHost(recordsEvents: false)

  private func list(_ count: Int = 1000, height: Double = 50) -> ListDriver<Int, Int> {
    let log = log
    let rows = Configurator<Int, RowView>(
      measure: { number in
        { _ in
          log.rows.append(number)
          return RowHeight(height)
        }
      }, fill: { _, _, _ in }
    ).estimated { _, _ in 50 }
    return ListDriver(
      DataSource(Array(0..<count)), id: { $0 }, rows: rows, host: host,
      configuration: ListConfiguration(viewport: 500, width: 375))
  }

  @Test func `Rows nearest to the viewport come first, in the direction of scrolling before the others`() {
    let list = list()
    list.layout()
    list.scroll(to: 25_000)
    list.layout()
    log.rows = []
    list.scroll(by: 50)
    list.layout()
    // Rows 501 to 510 are shown, and 500 is known; a row above counts as twice as far as one below.
    log.rows = []
    #expect(list.measureAhead(rows: 6) == 6)
    #expect(log.rows == [511, 512, 513, 499, 514, 515])
    log.rows = []
    list.scroll(by: -50)
    list.layout()
    log.rows = []
    list.measureAhead(rows: 4)
    #expect(log.rows == [498, 497, 496, 495])
  }

  @Test func `Every row is measured once, and no more than was asked for at a time`() {
    let list = list(200)
    list.layout()
    var total = log.rows.count
    while true {
      let before = log.rows.count
      let count = list.measureAhead(rows: 7)
      #expect(count == log.rows.count - before && count <= 7)
      total += count
      if count == 0 { break }
    }
    #expect(total == 200 && Set(log.rows).count == 200)
    #expect(list.measureAhead(for: .seconds(1)) == 0)
    #expect(list.measureAhead(for: Duration(attoseconds: .max)) == 0)
  }

  @Test func `Nothing on screen moves, whatever the rows around turn out to be`() {
    let list = list(1000, height: 83)
    list.layout()
    list.scroll(to: 20_000)
    list.layout()
    let before = host.shown.map { ($0.place, $0.frame.y - host.offset) }
    while list.measureAhead(rows: 100) > 0 {}
    let report = list.layout()
    #expect(report.largestMovement == 0 && report.measuredCount == 0)
    let after = host.shown.map { ($0.place, $0.frame.y - host.offset) }
    #expect(before.map(\.0) == after.map(\.0) && before.map(\.1) == after.map(\.1))
    #expect(list.contentLength == 83_000)
  }

  @Test func `A batch measured elsewhere is taken in, but for what changed meanwhile`() throws {
    let list = list(100)
    list.layout()
    let batch = list.batch(limit: 20)
    #expect(batch.count == 20)
    // Handed out once.
    let other = list.batch(limit: 20)
    #expect(other.count == 20)
    let measured = batch.measured()
    try list.remove(at: RowPlace(0, 10))
    try list.replace(at: RowPlace(0, 10), with: 500)
    try list.reload(at: RowPlace(0, 11))
    // Rows 10 and 11 are gone and row 12 was reloaded: the other seventeen count.
    #expect(list.apply(measured) == 17)
    #expect(list.apply(measured) == 0)
    list.resize(width: 400)
    #expect(list.apply(other.measured()) == 0)
    while list.measureAhead(rows: 10) > 0 {}
    #expect(list.batch().count == 0)
  }

  @Test func `Of two batches with one row the later counts`() {
    let list = list(100)
    list.layout()
    let first = list.batch(limit: 10)
    list.reload()
    list.layout()
    let second = list.batch(limit: 10)
    #expect(list.apply(first.measured()) == 0)
    #expect(list.apply(second.measured()) == 10)
  }
}
