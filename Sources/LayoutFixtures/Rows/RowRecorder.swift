internal import RowLayout
internal import SelfSizing
internal import TextLayout

/// Writes into a document of rows what its rows now measure, and with which fonts; it changes nothing else: every other
/// byte stays.
public struct RowRecorder {
  /// The document as it was read.
  public let original: [UInt8]
  /// The document with what was recorded.
  public private(set) var bytes: [UInt8]
  /// The changes, a sentence per row, and one per font file before them.
  public private(set) var changes: [String] = []

  /// Records all rows of a document.
  ///
  /// Rows that expect heights get them at the same widths again, rows that expect nothing at the document's widths;
  /// rows with a proposal of their own get their size and frames.
  ///
  /// - Parameters:
  ///   - path: the document's file; streams cannot be recorded.
  ///   - fontFolders: where bare font names are looked up, after the document's folder.
  ///   - fonts: what keeps fonts open for other documents.
  /// - Throws: ``DocumentError``, also for a row whose size is infinite, which no document can hold; or `FontError`. Then
  ///   nothing is recorded.
  public init(path: String, fontFolders: [String] = [], fonts: FixtureFonts = FixtureFonts()) throws {
    var rows = try RowFileReader(path: path)
    guard let document = rows.document else {
      throw DocumentError(
        .invalidValue, "\(path) is a stream of rows; record a document, whose rows stand in \"rows\"")
    }
    let measurer = try RowFixtureMeasurer(
      header: rows.header, folders: [rows.folder] + fontFolders, fonts: fonts)
    original = document.source.bytes
    bytes = original
    var edits: [(range: Range<Int>, text: String)] = []
    var rowChanges: [String] = []
    while let row = try rows.next() {
      let (text, change) = try Self.recorded(row, measurer, in: document.source)
      guard let change else { continue }
      rowChanges.append(change)
      if let old = row.value["expected"] {
        edits.append((old.range, text))
      } else {
        let end = row.value.range.upperBound - 1
        edits.append((end..<end, ", \"expected\": " + text))
      }
    }
    // Once the rows are measured it is known which of the system's fonts they are set in.
    if let edit = Self.recordedFonts(of: measurer, in: document, changes: &changes) { edits.append(edit) }
    changes += rowChanges
    bytes = Self.bytes(original, with: edits)
  }

  /// Bytes with parts of them replaced.
  private static func bytes(_ original: [UInt8], with edits: [(range: Range<Int>, text: String)]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.count)
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += original[end..<edit.range.lowerBound]
      bytes += edit.text.utf8
      end = edit.range.upperBound
    }
    return bytes + original[end...]
  }

  /// Returns a row's new expectations, and a sentence if they changed.
  private static func recorded(
    _ row: RowFixture, _ measurer: RowFixtureMeasurer, in source: SourceText
  ) throws -> (text: String, change: String?) {
    func check(_ numbers: [Double], _ proposal: ProposedSize) throws(DocumentError) {
      guard numbers.allSatisfy(\.isFinite) else {
        throw DocumentError(
          .invalidValue, "the row \"\(row.id)\" at \(proposal.title) is infinite, which no document can hold",
          in: source, at: row.value.range.lowerBound)
      }
    }
    let text = try JSONWriter.line { json in
      if row.entry.proposal != nil, let result = try measurer.measure(row, withFrames: true).first {
        try check(
          result.measurement.size.numbers + (result.frames ?? [:]).values.flatMap(\.numbers), result.proposal)
        writeLayout(of: result, row, into: &json)
      } else {
        var widths: [Double] = []
        if case .heights(let heights)? = row.entry.expected {
          widths = RowFixtureMeasurer.byWidth(heights).map(\.width)
        }
        // A width that is given twice, or spelled in two ways, is one key: an object with a key twice is no document.
        var written: Set<Double> = []
        for result in try measurer.measure(row, widths: widths) {
          try check([result.measurement.height], result.proposal)
          let width = result.proposal.width ?? 0
          guard written.insert(width).inserted else { continue }
          // In all its digits: rounded, it would be another width, and perhaps that of the next.
          json.member(
            width.isFinite ? JSONWriter.spelled(width) : width.spelled,
            result.measurement.height.roundedForFixtures)
        }
      }
    }
    guard row.entry.expected != nil else { return (text, "\(row.id.withVisibleControls): new") }
    let mismatches = try measurer.mismatches(of: row)
    return (text, mismatches.isEmpty ? nil : mismatches.map(\.description).joined(separator: "\n"))
  }

  private static func writeLayout(of result: RowResult, _ row: RowFixture, into json: inout JSONWriter) {
    json.member("size", result.measurement.size.numbers.map(\.roundedForFixtures))
    var frames = result.frames ?? [:]
    if case .layout(_, let wanted)? = row.entry.expected { frames = frames.filter { wanted[$0.key] != nil } }
    json.member("frames", frames.mapValues { $0.numbers.map(\.roundedForFixtures) })
  }
}

extension RowRecorder {
  /// Notes what changed in the fonts; how the document says it from now on, if anything changed.
  private static func recordedFonts(
    of measurer: RowFixtureMeasurer, in document: JSONDocument, changes: inout [String]
  ) -> (range: Range<Int>, text: String)? {
    let actual = measurer.fontIdentities
    let recorded = measurer.header.fonts
    guard actual != recorded else { return nil }
    for (file, identity) in actual.sorted(by: { $0.key < $1.key }) where recorded[file] != identity {
      let before =
        recorded[file].map { ", before \($0.version.withVisibleControls) (digest \($0.digest))" } ?? ""
      changes.append(
        "font \(file.withVisibleControls): version \(identity.version.withVisibleControls) (digest \(identity.digest))\(before)"
      )
    }
    for file in recorded.keys.sorted() where actual[file] == nil {
      changes.append("font \(file.withVisibleControls): no stack names it any more")
    }
    let text = JSONWriter(actual).text
    if let old = document.root["fonts"] { return (old.range, text) }
    // Before the rows, on a line of its own where they begin one.
    guard case .object(let members) = document.root.content,
      let rows = members.first(where: { $0.key == "rows" })
    else { return nil }
    let start = rows.keyRange.lowerBound
    let space = document.source.bytes[..<start].reversed().prefix { $0 <= 0x20 }.reversed()
    let gap = space.contains(0x0A) ? String(decoding: space, as: UTF8.self) : " "
    return (start..<start, "\"fonts\": \(text),\(gap)")
  }
}
