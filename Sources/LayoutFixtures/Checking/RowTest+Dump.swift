public import RowLayout

extension RowTest {
  /// The row as text: at each width its size and the frames of all its parts, for people and for
  /// ``verify(dump:widths:)``.
  ///
  /// - Throws: `RowError` where the row cannot be resolved.
  public func dump(widths: [Double]) throws(RowError) -> String {
    try RowDump(of: row, widths: widths, fonts: fonts).text
  }

  /// Compares a dump that stands in the test.
  ///
  /// - Parameters:
  ///   - dump: what ``dump(widths:)`` gave once.
  ///   - widths: the widths that the dump has to be of; nil for those that it is of.
  /// - Returns: which parts came, went or moved, by how much and the rules behind them, and the dump as it is now; nil
  ///   if all agree.
  public func verify(dump: String, widths: [Double]? = nil) -> String? {
    do {
      return try verify(SourceText(name: "the dump of \(id)", string: dump), widths: widths, isPasted: true)
    } catch {
      return "\(error)"
    }
  }

  /// Compares a dump that stands in a file.
  ///
  /// With the environment variable `SELFSIZING_RECORD=1` the file is written instead, in a new folder where there is none, and
  /// the test fails with what changed.
  ///
  /// - Parameters:
  ///   - path: the file's path; a relative one starts at the folder of the source file that names it.
  ///   - widths: the widths that the dump is of.
  ///   - isRecording: whether to write the file.
  ///   - sourceFile: the source file that names the path.
  /// - Returns: fonts that are others than those recorded, then which parts came, went or moved, by how much and the
  ///   rules behind them; nil if all agree. When recording always a message.
  public func verify(
    snapshot path: String, widths: [Double], isRecording: Bool = Recording.isRequested,
    sourceFile: String = #filePath
  ) -> String? {
    let path = FixtureFile.path(path, namedIn: sourceFile)
    do {
      if isRecording { return try record(path, widths: widths) }
      return try verify(InputFile(path: path).readAll(), widths: widths, isPasted: false)
    } catch let error as DocumentError where error.code == .unreadable && !isRecording {
      return "\(error); \(Recording.variable)=1 records it"
    } catch {
      return "\(error)"
    }
  }

  private func verify(_ source: SourceText, widths: [Double]?, isPasted: Bool) throws -> String? {
    let expected = try RowDump(source)
    let known = expected.sections.map(\.width)
    let actual = try RowDump(of: row, widths: widths ?? known, fonts: fonts)
    var lines = FontMismatch.between(recorded: expected.fonts, actual: fonts).map(\.description)
    if let widths, widths != known {
      let lists = [known, widths].map { $0.map(\.spelled).joined(separator: ", ") }
      lines.append("it is of the widths \(lists[0]), and the test asks for \(lists[1]); record it again")
    }
    if known.isEmpty { lines.append("it is of no width") }
    for section in actual.sections {
      guard let old = expected.sections.first(where: { $0.width == section.width }) else { continue }
      lines += try comparison.mismatches(old, section).map(\.description)
    }
    guard !lines.isEmpty else { return nil }
    let message = Report.text(head: "\(id) is not as in \(source.name):", lines: lines)
    return isPasted ? message + "\nThe dump is now:\n" + actual.text : message
  }

  private func record(_ path: String, widths: [Double]) throws -> String {
    let now = try RowDump(of: row, widths: widths, fonts: fonts)
    var changes = ["new"]
    if let source = try? InputFile(path: path).readAll() {
      let isSame = source.bytes == Array(now.text.utf8)
      changes =
        isSame ? [] : (try? verify(source, widths: widths, isPasted: false)).map { [$0] } ?? ["rewritten"]
    }
    if !changes.isEmpty {
      OutputFile.makeFolder(of: path)
      try OutputFile.replace(path, with: Array(now.text.utf8))
    }
    return Recording.message(path, changes)
  }
}

extension RowComparison {
  /// Compares a row at a width with how it was: parts that came or went with what is inside them, then parts whose size differs,
  /// then parts that were only moved, each inside the other.
  func mismatches(_ old: RowDump.Section, _ new: RowDump.Section) throws(RowError) -> [RowMismatch] {
    let proposal = ProposedSize.width(new.width)
    let shown = try ShownParts(of: row, at: proposal).parts
    let difference = new.parts.map(\.key).difference(from: old.parts.map(\.key))
    var gone: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var mismatches = outermost(gone, old.parts).map {
      mismatch(old.parts[$0].title, .missing, "", at: proposal)
    }
    mismatches += outermost(added, new.parts).map {
      mismatch(shown[$0].place, .unexpected, shown[$0].reason, at: proposal)
    }
    let kept = zip(
      old.parts.indices.filter { !gone.contains($0) }, new.parts.indices.filter { !added.contains($0) })
    let changed = kept.sorted { new.parts[$0.1].depth > new.parts[$1.1].depth }.compactMap { was, now in
      self.difference(old.parts[was].frame, new.parts[now].frame).map {
        mismatch(shown[now].place, $0, shown[now].reason, at: proposal)
      }
    }
    mismatches += Self.sorted(changed)
    // A row has the size of its root but for what the proposal clips; sizes agree where roots do.
    let numbers = NumberDifference.between(
      old.size.numbers, new.size.numbers, named: RowSize.numberNames, tolerance: tolerance)
    return numbers.isEmpty || !mismatches.isEmpty
      ? mismatches : [mismatch(nil, .numbers(numbers), "", at: proposal)]
  }

  /// The parts of a set that lie in no other one, which had all of them inside it.
  private func outermost(_ set: Set<Int>, _ parts: [RowDump.Part]) -> [Int] {
    var top: Int?
    return set.sorted().filter { index in
      if let top, set.contains(index - 1), parts[index].depth > parts[top].depth { return false }
      top = index
      return true
    }
  }
}
