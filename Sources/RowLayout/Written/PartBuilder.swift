internal import TextLayout

/// Makes descriptions of written parts, their holes filled; what is written and cannot be is an error with its place.
struct PartBuilder {
  /// The source of the values of holes.
  enum Source {
    /// There are none: a hole is an error.
    case none
    /// From values by name.
    case values(RowHoleValues)
    /// From values by name, but for strings: their holes stay.
    case allButStrings(RowHoleValues)
    /// From values that stand in, while a template's holes are gathered.
    case standIns
  }

  private let source: Source
  /// The holes met so far, each once.
  private(set) var holes: [RowHole] = []
  /// The places of their names.
  private(set) var holePlaces = NamePlaces()

  init(filling source: Source = .none) { self.source = source }

  /// The description of a part.
  mutating func description(of part: WrittenPart) throws(RowError) -> RowDescription {
    let result = RowDescription(try kind(of: part), id: part.id)
    if case .invalid(let error) = result.kind { throw error }
    return result
  }

  private mutating func kind(of part: WrittenPart) throws(RowError) -> RowDescription.Kind {
    switch part.kind {
    case .hstack, .vstack, .zstack, .viewThatFits, .geometryReader, .group, .flex: try container(part)
    case .conditional, .forEach: try repetition(part)
    case .grid, .gridRow, .gridCell: try gridPart(part)
    case .spacer, .divider, .rect, .leaf, .text, .image, .empty: try leaf(part)
    case .frame, .flexFrame, .padding, .fixedSize, .layoutPriority, .aspectRatio, .flexItem, .fraction:
      try sizeModifier(part)
    case .overlay, .background, .border, .offset, .alignmentGuide, .button, .label, .environment, .style:
      try otherModifier(part)
    }
  }

  private mutating func container(_ part: WrittenPart) throws(RowError) -> RowDescription.Kind {
    switch part.kind {
    case .hstack:
      .hstack(
        alignment: try vertical(part, .alignment) ?? .center, spacing: try finite(part, .spacing),
        children: try children(part))
    case .vstack:
      .vstack(
        alignment: try horizontal(part, .alignment) ?? .center, spacing: try finite(part, .spacing),
        children: try children(part))
    case .zstack: .zstack(alignment: try alignment(part), children: try children(part))
    case .viewThatFits:
      .viewThatFits(
        axes: try axes(part, .axes) ?? [.horizontal, .vertical], children: try children(part))
    case .flex: .flex(try fields(of: part), children: try children(part))
    case .geometryReader: .geometryReader(children: try children(part))
    default: .group(children: try children(part))
    }
  }

  private mutating func repetition(_ part: WrittenPart) throws(RowError) -> RowDescription.Kind {
    if part.kind == .conditional {
      guard let condition = try flag(part, .condition) else { throw missing(.condition) }
      return .conditional(
        condition, then: try parts(part, .then) ?? [], otherwise: try parts(part, .else) ?? [])
    }
    if case .elements(let list)? = part[.elements] { return try identified(list) }
    guard let count = try whole(part, .count) else { throw missing(.count) }
    guard count >= 0, count <= RowLimits.maximumParts else {
      throw fault(part, .count, "a count lies between 0 and \(RowLimits.maximumParts), and this is \(count)")
    }
    return .forEach(count: count, child: try child(part))
  }

  private mutating func identified(_ list: [WrittenElement]) throws(RowError) -> RowDescription.Kind {
    if let twin = RowDescription.firstDuplicate(of: list.map { $0.id }) {
      throw RowError(
        .duplicateID, path: "elements", "two elements have the id \"\(twin)\"; ids have to differ")
    }
    var elements: [RowDescription.Element] = []
    elements.reserveCapacity(list.count)
    for (number, element) in list.enumerated() {
      do throws(RowError) {
        elements.append(.init(id: element.id, children: try descriptions(of: element.children, "children")))
      } catch {
        throw error.prefixed(by: "elements[\(number)]")
      }
    }
    return .identified(elements)
  }

  private mutating func gridPart(_ part: WrittenPart) throws(RowError) -> RowDescription.Kind {
    switch part.kind {
    case .grid: return .grid(try fields(of: part), children: try children(part))
    case .gridRow:
      return .gridRow(alignment: try vertical(part, .alignment), children: try children(part))
    default: break
    }
    var cell = GridCell()
    cell.columns = try whole(part, .columns)
    if let columns = cell.columns, !(1...RowLimits.maximumColumns).contains(columns) {
      throw fault(
        part, .columns,
        "a cell spans between 1 and \(RowLimits.maximumColumns) columns, and this is \(columns)")
    }
    if let anchor = try numbers(part, .anchor, "an anchor is two numbers") {
      cell.anchor = UnitPoint(x: anchor.0, y: anchor.1)
    }
    cell.columnAlignment = try horizontal(part, .columnAlignment)
    cell.unsizedAxes = try axes(part, .unsizedAxes)
    return .gridCell(cell, child: try child(part))
  }

  // MARK: Parts inside

  mutating func child(_ part: WrittenPart, _ key: RowKey = .child) throws(RowError) -> RowDescription {
    guard case .part(let inner)? = part[key] else { throw missing(key) }
    do throws(RowError) {
      return try description(of: inner)
    } catch {
      throw error.prefixed(by: key.rawValue)
    }
  }

  private mutating func children(_ part: WrittenPart) throws(RowError) -> [RowDescription] {
    guard let children = try parts(part, .children) else { throw missing(.children) }
    return children
  }

  private mutating func parts(_ part: WrittenPart, _ key: RowKey) throws(RowError) -> [RowDescription]? {
    guard case .parts(let parts)? = part[key] else { return nil }
    return try descriptions(of: parts, key.rawValue)
  }

  private mutating func descriptions(
    of parts: [WrittenPart], _ key: String
  ) throws(RowError) -> [RowDescription] {
    var result: [RowDescription] = []
    result.reserveCapacity(parts.count)
    for (number, inner) in parts.enumerated() {
      do throws(RowError) {
        result.append(try description(of: inner))
      } catch {
        throw error.prefixed(by: "\(key)[\(number)]")
      }
    }
    return result
  }

  // MARK: Holes

  /// True if holes of strings stay holes.
  var leavesStrings: Bool {
    if case .allButStrings = source { true } else { false }
  }

  /// The value of a hole.
  mutating func filling(
    _ name: String, _ kind: RowHole.Kind, at key: RowKey
  ) throws(RowError) -> RowHoleValue {
    if let known = holePlaces[name].map({ holes[$0] }) {
      guard known.kind == kind else {
        throw RowError(
          .hole, path: key.rawValue,
          "the hole \"\(name)\" is \(known.kind.inWords) in one place and \(kind.inWords) in another")
      }
    } else {
      holes.append(RowHole(name: name, kind: kind))
      holePlaces.append(name)
    }
    switch source {
    case .standIns: return kind.standIn
    case .none:
      throw RowError(.hole, path: key.rawValue, "the hole \"\(name)\" is not filled; give it \(kind.inWords)")
    case .values(let values), .allButStrings(let values):
      guard let value = values[name] else {
        throw RowError(
          .hole, path: key.rawValue, "the hole \"\(name)\" has no value; give it \(kind.inWords)")
      }
      guard kind.takes(value) else {
        throw RowError(
          .hole, path: key.rawValue,
          "the hole \"\(name)\" takes \(kind.inWords), and was given \(value.typeInWords)\(kind.limits(of: value))"
        )
      }
      return value
    }
  }

  /// A fault of a key's value; of one that filled a hole, with the hole's name.
  func fault(_ part: WrittenPart, _ key: RowKey, _ message: String) -> RowError {
    if case .hole(let name)? = part[key] {
      return RowError(.hole, path: key.rawValue, "the hole \"\(name)\": \(message)")
    }
    return RowError(.invalidValue, path: key.rawValue, message)
  }

  func missing(_ key: RowKey) -> RowError {
    RowError(.missingKey, path: key.rawValue, "the key \"\(key.rawValue)\" is missing here")
  }
}

extension RowHole.Kind {
  /// A value that every place of the kind allows.
  fileprivate var standIn: RowHoleValue {
    switch self {
    case .string: .string("")
    case .number, .count: .number(1)
    case .flag: .flag(false)
    case .size: .size(width: 1, height: 1)
    }
  }

  /// True if a value fits the kind.
  func takes(_ value: RowHoleValue) -> Bool {
    switch (self, value) {
    case (.string, .string), (.flag, .flag): true
    case (.number, .number(let number)): number.isFinite
    case (.count, .number(let number)): Int(exactly: number).map { $0 >= 0 } ?? false
    case (.size, .size(let width, let height)):
      width >= 0 && height >= 0 && width < .infinity && height < .infinity
    default: false
    }
  }

  /// Returns why a value of the right type misfits.
  fileprivate func limits(of value: RowHoleValue) -> String {
    switch (self, value) {
    case (.number, .number): " that is not finite"
    case (.count, .number(let number)): ", \(number), which is no whole number from 0 on"
    case (.size, .size(let width, let height)): ", \(width) by \(height), which no image has"
    default: ""
    }
  }
}
