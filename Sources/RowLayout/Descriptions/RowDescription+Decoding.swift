extension RowDescription: Codable {
  typealias Container = KeyedDecodingContainer<Keys>

  /// Reads a part of a document's tree. Each kind asks for its own keys only, so that a decoder can tell what was
  /// never asked for.
  ///
  /// - Throws: `DecodingError` with the path of what is at fault; nesting is bounded by ``RowLimits/maximumDepth``.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= RowLimits.maximumDepth * 3 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "the tree nests more than \(RowLimits.maximumDepth) parts"))
    }
    let keyed = try decoder.container(keyedBy: Keys.self)
    let name = try keyed.decode(String.self, forKey: .kind)
    let kind = try RowDescription.kind(name, keyed)
    self.init(kind, id: try keyed.decodeIfPresent(String.self, forKey: .id))
    if case .invalid(let error) = self.kind, error.code == .tooDeep {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.message))
    }
  }

  private static func kind(_ name: String, _ keyed: Container) throws -> Kind {
    switch name {
    case "hstack":
      .hstack(
        alignment: try vertical(keyed, .alignment) ?? .center, spacing: try keyed.finite(.spacing),
        children: try children(keyed))
    case "vstack":
      .vstack(
        alignment: try horizontal(keyed, .alignment) ?? .center, spacing: try keyed.finite(.spacing),
        children: try children(keyed))
    case "zstack": .zstack(alignment: try alignment(keyed), children: try children(keyed))
    case "viewThatFits":
      .viewThatFits(
        axes: try keyed.decodeIfPresent(Axis.Set.self, forKey: .axes) ?? [.horizontal, .vertical],
        children: try children(keyed))
    case "geometryReader": .geometryReader(children: try children(keyed))
    case "group": .group(children: try children(keyed))
    case "if": try conditional(keyed)
    case "forEach": try forEach(keyed)
    case "grid", "gridRow", "gridCell": try gridPart(name, keyed)
    case "spacer", "divider", "rect", "leaf", "text", "image", "empty": try leaf(name, keyed)
    case "frame", "flexFrame", "padding", "fixedSize", "layoutPriority", "aspectRatio":
      try sizeModifier(name, keyed)
    case "overlay", "background", "border", "offset", "alignmentGuide", "button", "label", "environment",
      "style":
      try otherModifier(name, keyed)
    default:
      throw keyed.fault(
        .kind, "unknown kind \"\(name)\"; \(adviceOnUnknown(name, known: kindNames))")
    }
  }

  private static func leaf(_ name: String, _ keyed: Container) throws -> Kind {
    switch name {
    case "spacer": .spacer(minLength: try keyed.finite(.minLength))
    case "divider": .divider
    case "rect": .rect(try shape(keyed))
    case "leaf":
      .leaf(
        width: try size(keyed, .w), height: try size(keyed, .h),
        firstBaseline: try keyed.finite(.firstBaseline))
    case "text": .text(try TextDescription(keyed: keyed))
    case "image": .image(try image(keyed))
    default: .empty
    }
  }

  private static func sizeModifier(_ name: String, _ keyed: Container) throws -> Kind {
    switch name {
    case "frame":
      .frame(
        width: try keyed.length(.width), height: try keyed.length(.height),
        alignment: try alignment(keyed), child: try child(keyed))
    case "flexFrame":
      .flexFrame(
        FlexibleFrame(
          minWidth: try keyed.length(.minWidth), idealWidth: try keyed.length(.idealWidth),
          maxWidth: try keyed.length(.maxWidth), minHeight: try keyed.length(.minHeight),
          idealHeight: try keyed.length(.idealHeight), maxHeight: try keyed.length(.maxHeight),
          alignment: try alignment(keyed)),
        child: try child(keyed))
    case "padding": .padding(try padding(keyed), child: try child(keyed))
    case "fixedSize":
      try fixedSize(keyed)
    case "layoutPriority": .layoutPriority(try number(keyed, .value), child: try child(keyed))
    default: .aspectRatio(try ratio(keyed), try mode(keyed), child: try child(keyed))
    }
  }

  private static func otherModifier(_ name: String, _ keyed: Container) throws -> Kind {
    switch name {
    case "overlay":
      .overlay(
        alignment: try alignment(keyed), content: try keyed.decode(RowDescription.self, forKey: .content),
        child: try child(keyed))
    case "background":
      .background(
        alignment: try alignment(keyed), content: try keyed.decode(RowDescription.self, forKey: .content),
        child: try child(keyed))
    case "border":
      .border(
        color: try keyed.decodeIfPresent(String.self, forKey: .color), width: try keyed.finite(.width),
        child: try child(keyed))
    case "offset":
      .offset(x: try keyed.finite(.x) ?? 0, y: try keyed.finite(.y) ?? 0, child: try child(keyed))
    case "alignmentGuide": try guide(keyed)
    case "button": .button(label: try keyed.decode(RowDescription.self, forKey: .label))
    case "label":
      .label(
        title: try keyed.decode(RowDescription.self, forKey: .title),
        icon: try keyed.decode(RowDescription.self, forKey: .icon))
    case "environment":
      .environment(try keyed.decode(EnvironmentChange.self, forKey: .set), child: try child(keyed))
    default: .style(try keyed.decode(StyleDescription.self, forKey: .style), child: try child(keyed))
    }
  }

  private static func gridPart(_ name: String, _ keyed: Container) throws -> Kind {
    switch name {
    case "grid":
      .grid(
        GridDescription(
          alignment: try alignment(keyed), horizontalSpacing: try keyed.finite(.horizontalSpacing),
          verticalSpacing: try keyed.finite(.verticalSpacing)),
        children: try children(keyed))
    case "gridRow":
      .gridRow(alignment: try vertical(keyed, .alignment), children: try children(keyed))
    default: .gridCell(try gridCell(keyed), child: try child(keyed))
    }
  }

  // MARK: Parts of parts

  private static func child(_ keyed: Container) throws -> RowDescription {
    try keyed.decode(RowDescription.self, forKey: .child)
  }

  private static func children(_ keyed: Container) throws -> [RowDescription] {
    try keyed.decode([RowDescription].self, forKey: .children)
  }

  private static func number(_ keyed: Container, _ key: Keys) throws -> Double {
    let value = try keyed.decode(Double.self, forKey: key)
    guard value.isFinite else { throw keyed.fault(key, "this has to be a finite number") }
    return value
  }

  private static func size(_ keyed: Container, _ key: Keys) throws -> Double {
    let value = try number(keyed, key)
    guard value >= 0 else {
      throw keyed.fault(key, "a part's own size cannot be negative, and this is \(value)")
    }
    return value
  }

  private static func alignment(_ keyed: Container) throws -> Alignment {
    guard let name = try keyed.decodeIfPresent(String.self, forKey: .alignment) else { return .center }
    guard let value = Alignment(spelling: name) else {
      let known = Alignment.named.map(\.name).joined(separator: ", ")
      throw keyed.fault(.alignment, "unknown alignment \"\(name)\"; known are \(known)")
    }
    return value
  }

  private static func horizontal(_ keyed: Container, _ key: Keys) throws -> HorizontalAlignment? {
    guard let name = try keyed.decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let value = HorizontalAlignment(spelling: name) else {
      throw keyed.fault(
        key, "unknown horizontal alignment \"\(name)\"; known are leading, center, trailing and \"h:name\"")
    }
    return value
  }

  private static func vertical(_ keyed: Container, _ key: Keys) throws -> VerticalAlignment? {
    guard let name = try keyed.decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let value = VerticalAlignment(spelling: name) else {
      throw keyed.fault(
        key,
        "unknown vertical alignment \"\(name)\"; known are top, center, bottom, firstTextBaseline, "
          + "lastTextBaseline and \"v:name\"")
    }
    return value
  }

  /// Without either axis both are fixed; with one of them, the other is not.
  private static func fixedSize(_ keyed: Container) throws -> Kind {
    let horizontal = try keyed.decodeIfPresent(Bool.self, forKey: .horizontal)
    let vertical = try keyed.decodeIfPresent(Bool.self, forKey: .vertical)
    let isPlain = horizontal == nil && vertical == nil
    return .fixedSize(
      horizontal: horizontal ?? isPlain, vertical: vertical ?? isPlain, child: try child(keyed))
  }

  private static func padding(_ keyed: Container) throws -> Padding {
    if let insets = try keyed.decodeIfPresent(EdgeInsets.self, forKey: .insets) { return .insets(insets) }
    return .length(
      try keyed.finite(.length), try keyed.decodeIfPresent(Edge.Set.self, forKey: .edges) ?? .all)
  }

  private static func ratio(_ keyed: Container) throws -> Double? {
    guard let value = try keyed.decodeIfPresent(Double.self, forKey: .ratio) else { return nil }
    guard value > 0, value.isFinite else {
      throw keyed.fault(.ratio, "a ratio has to be a number above 0, and this is \(value)")
    }
    return value
  }

  private static func mode(_ keyed: Container) throws -> ContentMode {
    guard let name = try keyed.decodeIfPresent(String.self, forKey: .mode) else { return .fit }
    return try keyed.named(name, among: ContentMode.allCases, forKey: .mode, what: "mode")
  }

  private static func shape(_ keyed: Container) throws -> ShapeDescription {
    var shape = ShapeDescription()
    if let name = try keyed.decodeIfPresent(String.self, forKey: .shape) {
      shape.shape = try keyed.named(
        name, among: ShapeDescription.Shape.allCases, forKey: .shape, what: "shape")
    }
    shape.cornerRadius = try keyed.finite(.cornerRadius)
    shape.fill = try keyed.decodeIfPresent(String.self, forKey: .fill)
    return shape
  }

  private static func image(_ keyed: Container) throws -> ImageDescription {
    ImageDescription(
      name: try keyed.decodeIfPresent(String.self, forKey: .name), width: try size(keyed, .width),
      height: try size(keyed, .height),
      isResizable: try keyed.decodeIfPresent(Bool.self, forKey: .resizable) ?? false,
      isSymbol: try keyed.decodeIfPresent(Bool.self, forKey: .symbol) ?? false,
      baselineOffset: try keyed.finite(.baselineOffset))
  }

  private static func conditional(_ keyed: Container) throws -> Kind {
    .conditional(
      try keyed.decode(Bool.self, forKey: .condition),
      then: try keyed.decodeIfPresent([RowDescription].self, forKey: .then) ?? [],
      otherwise: try keyed.decodeIfPresent([RowDescription].self, forKey: .else) ?? [])
  }

  private static func forEach(_ keyed: Container) throws -> Kind {
    if keyed.contains(.elements) {
      let elements = try keyed.decode([Element].self, forKey: .elements)
      if let twin = RowDescription.firstDuplicate(of: elements.map(\.id)) {
        throw keyed.fault(.elements, "two elements have the id \"\(twin)\"; ids have to differ")
      }
      return .identified(elements)
    }
    let count = try keyed.decode(Int.self, forKey: .count)
    guard count >= 0, count <= RowLimits.maximumParts else {
      throw keyed.fault(.count, "a count lies between 0 and \(RowLimits.maximumParts), and this is \(count)")
    }
    return .forEach(count: count, child: try child(keyed))
  }

  static func firstDuplicate(of ids: [String]) -> String? {
    var seen: Set<String> = []
    return ids.first { !seen.insert($0).inserted }
  }

  private static func guide(_ keyed: Container) throws -> Kind {
    func read(_ key: Keys) throws -> AnyGuide {
      let name = try keyed.decode(String.self, forKey: key)
      guard let guide = GuideKey(spelling: name) else {
        let known = GuideKey.all.map(\.name).joined(separator: ", ")
        throw keyed.fault(key, "unknown guide \"\(name)\"; known are \(known), \"h:name\" and \"v:name\"")
      }
      return AnyGuide(key: guide)
    }
    let guide = try read(.guide)
    let value: GuideValue =
      if keyed.contains(.of) { .of(try read(.of)) } else { .value(try number(keyed, .value)) }
    return .alignmentGuide(guide, value, child: try child(keyed))
  }

  private static func gridCell(_ keyed: Container) throws -> GridCell {
    var cell = GridCell()
    cell.columns = try keyed.decodeIfPresent(Int.self, forKey: .columns)
    if let columns = cell.columns, !(1...RowLimits.maximumColumns).contains(columns) {
      throw keyed.fault(
        .columns, "a cell spans between 1 and \(RowLimits.maximumColumns) columns, and this is \(columns)")
    }
    if let anchor = try keyed.decodeIfPresent([Double].self, forKey: .anchor) {
      guard anchor.count == 2, anchor.allSatisfy(\.isFinite) else {
        throw keyed.fault(.anchor, "an anchor is two numbers")
      }
      cell.anchor = UnitPoint(x: anchor[0], y: anchor[1])
    }
    cell.columnAlignment = try horizontal(keyed, .columnAlignment)
    cell.unsizedAxes = try keyed.decodeIfPresent(Axis.Set.self, forKey: .unsizedAxes)
    return cell
  }
}

extension RowDescription.Element: Codable {
  private enum Keys: String, CodingKey { case id, children }

  /// Reads an element of an identified list.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: Keys.self)
    self.init(
      id: try keyed.decode(String.self, forKey: .id),
      children: try keyed.decode([RowDescription].self, forKey: .children))
  }

  /// Writes the element.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encode(id, forKey: .id)
    try keyed.encode(children, forKey: .children)
  }
}
