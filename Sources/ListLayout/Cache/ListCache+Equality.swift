// Comparison: lists are equal when everything that can be asked of them, now and after any further events and frames, is
// equal. How their trees came to be shaped does not matter, nor what the last step told, what is recorded, and which slots
// were handed out to be measured ahead (rule 49).

/// A value that does not count where lists are compared.
@propertyWrapper
struct Uncompared<Value: Sendable>: Hashable, Sendable {
  var wrappedValue: Value

  static func == (a: Uncompared, b: Uncompared) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// The content of an index, not its nodes.
struct HeightContent: Hashable {
  struct Section: Hashable {
    var header: SlotValue?
    var rows: [Run<SlotValue>]
    var footer: SlotValue?
    var lanes: LaneContent?
  }

  var sections: [Section]
  var estimates: [Units]
  var estimateStamp: Int32
}

extension HeightIndex {
  var content: HeightContent {
    HeightContent(
      sections: (0..<sectionCount).compactMap { sections.located($0).map { content(of: $0.section) } },
      estimates: (0..<8).map { estimates[$0] }, estimateStamp: estimateStamp)
  }

  private func content(of record: SectionReader) -> HeightContent.Section {
    var rows: [Run<SlotValue>] = []
    record.visit(from: 0, staleness) { count, value in
      rows.append(count, value.normal)
      return true
    }
    return HeightContent.Section(
      header: record.header?.current(staleness).normal, rows: rows,
      footer: record.footer?.current(staleness).normal, lanes: record.lanes?.content)
  }
}

extension SlotValue {
  /// The value without what has no meaning in its state.
  fileprivate var normal: SlotValue {
    var value = self
    if value.followsClass { value.height = 0 }
    if value.state != .unmeasured { value.estimateStamp = -1 }
    return value
  }
}

extension HeightIndex: Hashable {
  /// True if two indexes have the same slots with the same heights and states, and the same estimates and gaps.
  /// Complexity: O(known slots).
  public static func == (a: HeightIndex, b: HeightIndex) -> Bool {
    a.content == b.content && a.gaps == b.gaps && a.paddingTop == b.paddingTop
      && a.paddingBottom == b.paddingBottom
  }

  /// Hashes the slots, their heights and states, and the estimates. Complexity: O(known slots).
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension RemovedHeights: Hashable {
  static func == (a: RemovedHeights, b: RemovedHeights) -> Bool {
    a.content.elementsEqual(b.content) { $0 == $1 }
  }

  func hash(into hasher: inout Hasher) {
    for (key, height) in content {
      hasher.combine(key)
      hasher.combine(height)
    }
  }
}

extension KeyMap: Hashable {
  static func == (a: KeyMap, b: KeyMap) -> Bool { a.content == b.content }
  func hash(into hasher: inout Hasher) { hasher.combine(content) }

  /// The keys in order, in one form however they were given: each as its longest number behind a prefix, neighbours
  /// that count up joined; a key without a number alone.
  private var content: [KeyRun] {
    var content: [KeyRun] = []
    func append(_ prefix: String, _ first: Int, _ count: Int) {
      if case .counted(prefix, let start, let length) = content.last, start &+ length == first {
        content[content.count - 1] = .counted(prefix: prefix, first: start, count: length + count)
      } else {
        content.append(.counted(prefix: prefix, first: first, count: count))
      }
    }
    func append(_ key: String) {
      if let reading = KeyRun.readings(of: key).last {
        append(reading.prefix, reading.number, 1)
      } else {
        content.append(.listed([key]))
      }
    }
    for run in runs(in: 0..<count) {
      switch run {
      case .counted(let prefix, let first, let count)
      where prefix.utf8.last.map({ !(48...57).contains($0) }) ?? true:
        append(prefix, first, count)
      default: for number in 0..<run.count { append(run.key(at: number)) }
      }
    }
    return content
  }
}
