import SelfSizing

/// What the tests of a list's features share: rows that the host measures, in lists of a screen of 500 points.
final class FeatureList {
  struct Row: Identifiable, Hashable {
    var id: Int
    var height: Double
    var kind = 0
  }

  final class Cell: ReusableCell {
    var row: Row?
  }

  final class OtherCell: ReusableCell {}

  /// The rows that the host was asked to measure, in order.
  final class Log: @unchecked Sendable {
    var measured: [Int] = []
    var made = 0
  }

  let log = Log()
  let host: RecordingHost

  init(animates: Bool = false) { host = RecordingHost(animatesChanges: animates) }

  /// Rows of a height of their own, taller where the list is narrower than 300 points.
  var rows: AggregateConfigurator<Row> {
    let log = log
    let plain = Configurator<Row, Cell>(
      measure: { row in
        { width in
          log.measured.append(row.id)
          return RowHeight(row.height * 300 / width)
        }
      }, fill: { cell, row, _ in cell.row = row })
    let other = Configurator<Row, OtherCell>(height: 20) { _, _, _ in }
    return AggregateConfigurator { $0.kind == 0 ? plain.row(for: $0) : other.row(for: $0) }
  }

  /// Rows numbered from 0, all 50 high unless said otherwise.
  static func rows(_ count: Int, height: (Int) -> Double = { _ in 50 }) -> [Row] {
    (0..<count).map { Row(id: $0, height: height($0)) }
  }

  /// A screen of 500 by 300 points whose rows are 50 high until they are measured.
  static func screen(_ change: (inout ListConfiguration) -> Void = { _ in }) -> ListConfiguration {
    var configuration = ListConfiguration(viewport: 500, width: 300, estimates: [50])
    change(&configuration)
    return configuration
  }

  func list(
    _ rows: [Row], _ configuration: ListConfiguration = FeatureList.screen()
  ) -> ListDriver<Row, Int> {
    list(DataSource(rows), configuration)
  }

  func list(
    _ data: DataSource<Row>, _ configuration: ListConfiguration = FeatureList.screen()
  ) -> ListDriver<Row, Int> {
    ListDriver(data, rows: rows, host: host, configuration: configuration)
  }

  /// Ten million rows, made when they are asked for.
  func huge(_ configuration: ListConfiguration = FeatureList.screen()) -> ListDriver<Row, Int> {
    let log = log
    let data = DataSource<Row>(rowCounts: [10_000_000]) { place in
      log.made += 1
      return Row(id: place.row, height: 50)
    }
    return list(data, configuration)
  }

  /// Where the rows on screen stand, from its top, by identity.
  var screen: [Int: Double] {
    Dictionary(
      host.shown.compactMap { shown in
        (shown.cell as? Cell)?.row.map { ($0.id, shown.frame.y - host.offset) }
      }
    ) { first, _ in first }
  }

  /// The identities of the rows on screen, from the top down.
  var shown: [Int] { host.shown.compactMap { ($0.cell as? Cell)?.row?.id } }
}
