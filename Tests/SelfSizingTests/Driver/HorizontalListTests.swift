import SelfSizing
import Testing

private final class Plain: ReusableCell {}

/// Lists that scroll sideways, that run from right to left, and that have lanes, through the driver.
@Suite struct HorizontalListTests {
  private let host = RecordingHost()

  /// Rows 30 high, each 10 wider than the one before.
  private func list(_ configuration: ListConfiguration, _ environment: RowEnvironment = RowEnvironment())
    -> ListDriver<Int, Int>
  {
    ListDriver(
      DataSource(Array(0..<50)), id: { $0 },
      rows: Configurator<Int, Plain> {
        Rectangle().frame(width: 40 + Double($0) * 10, height: 30)
      } fill: { _, _, _ in
      },
      host: host, measurer: RowMeasurer(environment: environment), configuration: configuration)
  }

  @Test func `A described row of a list that scrolls sideways is as long as it is wide`() {
    let list = list(ListConfiguration(viewport: 300, width: 80, axis: .horizontal))
    list.layout()
    #expect(host.shown.map(\.frame.width) == [40, 50, 60, 70, 80])
    #expect(host.shown.map(\.frame.x) == [0, 40, 90, 150, 220])
    #expect(host.shown.allSatisfy { $0.frame.y == 0 && $0.frame.height == 80 })
  }

  @Test func `Where the environment runs from right to left, so does a list that scrolls sideways`() {
    var environment = RowEnvironment()
    environment.layoutDirection = .rightToLeft
    let list = list(ListConfiguration(viewport: 300, width: 80, axis: .horizontal), environment)
    list.layout()
    let end = list.contentLength
    #expect(host.shown.map { end - $0.frame.x - $0.frame.width }.sorted() == [0, 40, 90, 150, 220])
    list.scroll(by: 100)
    list.layout()
    #expect(list.offset == 100)
    #expect(host.shown.map { list.contentLength - $0.frame.x - $0.frame.width }.min() == 90)
    for shown in host.shown {
      for x in [shown.frame.x, shown.frame.x + shown.frame.width - 1] {
        #expect(list.place(at: RowPoint(x: x, y: 40)) == shown.place)
      }
    }
  }

  @Test(arguments: [ListAxis.vertical, .horizontal])
  func `A list whose environment turns runs the other way, at the same place`(axis: ListAxis) throws {
    var configuration = ListConfiguration(viewport: 300, width: 80, axis: axis)
    configuration.lanes = ListLanes(axis == .vertical ? 2 : 1)
    var turned = RowEnvironment()
    turned.layoutDirection = .rightToLeft
    let list = list(configuration)
    list.scroll(by: 100)
    list.layout()
    let (before, offset) = (host.shown, list.offset)
    for environment in [turned, RowEnvironment()] {
      list.environment = environment
      #expect(list.layout().largestMovement == 0 && list.offset == offset)
      for old in before {
        let mirrored = (axis == .vertical ? 80 : list.contentLength) - old.frame.x - old.frame.width
        let new = try #require(host.shown.first { $0.place == old.place })
        #expect(new.frame.x == (environment == turned ? mirrored : old.frame.x) && new.frame.y == old.frame.y)
        #expect(list.place(at: RowPoint(x: new.frame.x, y: new.frame.y)) == new.place)
      }
      #expect(host.shown.count == before.count)
    }
  }

  @Test func `Rows in lanes are measured at the width of their lane and stand beside each other`() {
    var configuration = ListConfiguration(viewport: 100, width: 320)
    configuration.lanes = ListLanes(3, gap: 10, leading: 5, trailing: 15)
    let tall = Configurator<Int, Plain>(measure: { _ in { width in RowHeight(width / 2) } }) { _, _, _ in }
    let list = ListDriver(
      DataSource(Array(0..<50)), id: { $0 }, rows: tall, host: host, configuration: configuration)
    list.layout()
    let width = Double(280 * 192 / 3) / 192
    #expect(host.shown.map(\.frame.width).allSatisfy { $0 == width })
    #expect(host.shown.prefix(3).map(\.frame.x) == [5, 15 + width, 25 + 2 * width])
    #expect(host.shown.map(\.frame.y).filter { $0 == 0 }.count == 3)
    #expect(host.shown.count == 9)
  }
}
