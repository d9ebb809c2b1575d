internal import SelfSizing

/// Writes into a document of rows what its rows now measure, and changes nothing else in it: every other byte stays.
public struct RowRecorder {
  /// The document with what was recorded.
  public private(set) var bytes: [UInt8]
  /// What changed, a sentence per row.
  public private(set) var changes: [String] = []

  /// Records all rows of a document.
  ///
  /// Rows that expect heights get them at the same widths again, rows that expect nothing at the document's widths;
  /// rows with a proposal of their own get their size and frames.
  ///
  /// - Parameters:
  ///   - path: the document's file; streams cannot be recorded.
  ///   - fontFolders: where bare font names are looked up, after the document's folder.
  /// - Throws: ``DocumentError`` or `FontError`; then nothing is recorded.
  public init(path: String, fontFolders: [String] = []) throws {
    var rows = try RowFileReader(path: path)
    guard !rows.isStream else {
      throw DocumentError(
        .invalidValue, "\(path) is a stream of rows; record a document, whose rows stand in \"rows\"")
    }
    let measurer = try RowFixtureMeasurer(header: rows.header, folders: [rows.folder] + fontFolders)
    var edits: [(range: Range<Int>, text: String)] = []
    var source: SourceText?
    while let row = try rows.next() {
      source = row.document.source
      let (text, change) = try Self.recorded(row, measurer)
      if let change { changes.append(change) }
      guard change != nil else { continue }
      if let old = row.value["expected"] {
        edits.append((old.range, text))
      } else {
        let end = row.value.range.upperBound - 1
        edits.append((end..<end, ", \"expected\": " + text))
      }
    }
    bytes = source?.bytes ?? []
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.text.utf8) }
  }

  /// What a row is to expect from now on, and a sentence if that is new.
  private static func recorded(
    _ row: RowFixture, _ measurer: RowFixtureMeasurer
  ) throws -> (text: String, change: String?) {
    var json = JSONWriter()
    json.beginObject()
    if row.entry.proposal != nil, let result = try measurer.measure(row, withFrames: true).first {
      writeLayout(of: result, row, into: &json)
    } else {
      var widths: [Double] = []
      if case .heights(let heights)? = row.entry.expected {
        widths = RowFixtureMeasurer.byWidth(heights).map(\.width)
      }
      for result in try measurer.measure(row, widths: widths) {
        json.key(JSONWriter.spelled(result.proposal.width ?? 0))
        json.value(rounded(result.measurement.height))
      }
    }
    json.endObject()
    guard row.entry.expected != nil else { return (json.text, "\(row.id): new") }
    let mismatches = try measurer.mismatches(of: row)
    return (json.text, mismatches.isEmpty ? nil : mismatches.map(\.description).joined(separator: "\n"))
  }

  private static func writeLayout(of result: RowResult, _ row: RowFixture, into json: inout JSONWriter) {
    json.key("size")
    json.value([rounded(result.measurement.size.width), rounded(result.measurement.size.height)])
    var frames = result.frames ?? [:]
    if case .layout(_, let wanted)? = row.entry.expected { frames = frames.filter { wanted[$0.key] != nil } }
    json.key("frames")
    json.beginObject()
    for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
      json.key(name)
      json.value([frame.x, frame.y, frame.width, frame.height].map(rounded))
    }
    json.endObject()
  }

  /// Four decimals: more than any tolerance wants, and thirds stay readable.
  private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}
