extension RowDescription {
  /// The parts on the way to the one at a path, as views name them: `HStack > Text 2` is the second text of a row. Modifiers and what
  /// only holds parts together are left out.
  func way(to path: String) -> [String] {
    var part = self
    var names = part.kind.viewName.map { [$0] } ?? []
    var ordinal: Int?
    for key in path.split(separator: ".") {
      guard let (child, siblings) = part.child(key) else { break }
      if siblings.count > 1 { ordinal = Self.ordinal(of: child, among: siblings) }
      part = siblings[child]
      guard let name = part.kind.viewName else { continue }
      names.append(ordinal.map { "\(name) \($0)" } ?? name)
      ordinal = nil
    }
    // A modifier at fault is named by what it modifies.
    if part.kind.viewName == nil, let name = part.unmodified.kind.viewName {
      names.append(ordinal.map { "\(name) \($0)" } ?? name)
    }
    return names
  }

  /// The number of a part among those of its name, from 1; nil where it is the only one.
  private static func ordinal(of child: Int, among siblings: [RowDescription]) -> Int? {
    let names = siblings.map(\.unmodified.kind.viewName)
    guard names.count(where: { $0 == names[child] }) > 1 else { return nil }
    return names[...child].count { $0 == names[child] }
  }

  /// The part without the modifiers around it.
  private var unmodified: RowDescription {
    var part = self
    while let child = part.kind.modified { part = child }
    return part
  }

  /// The place of a part by a key of a path, and the parts beside it.
  private func child(_ key: Substring) -> (Int, [RowDescription])? {
    let pieces = key.split(whereSeparator: { $0 == "[" || $0 == "]" })
    let number = pieces.count > 1 ? Int(pieces[1]) ?? 0 : key == "content" || key == "title" ? 1 : 0
    let siblings: [RowDescription] =
      switch kind {
      case .conditional(_, let then, let otherwise): key.hasPrefix("then") ? then : otherwise
      case .identified(let elements): elements.map { RowDescription(.group(children: $0.children)) }
      default: kind.children
      }
    return siblings.indices.contains(number) ? (number, siblings) : nil
  }
}

extension RowDescription.Kind {
  /// The name of the view that is described so; nil for modifiers and for what only holds parts together.
  fileprivate var viewName: String? {
    switch self {
    case .hstack: "HStack"
    case .vstack: "VStack"
    case .zstack: "ZStack"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .rect: "Shape"
    case .leaf: "FixedLeaf"
    case .text: "Text"
    case .image: "Image"
    case .viewThatFits: "ViewThatFits"
    case .geometryReader, .reader: "GeometryReader"
    case .forEach, .identified: "ForEach"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .flex: "FlexStack"
    case .button: "Button"
    case .label: "Label"
    case .layout: "Layout"
    default: nil
    }
  }
}

extension RowError {
  /// The error of a row that is a view, with the way from the view's type to the part.
  func named<Content: View>(after view: Content.Type, _ description: RowDescription) -> RowError {
    let type = String("\(view)".prefix { $0 != "<" })
    var way = description.way(to: path)
    // The library's own wrappers are no names that anyone wrote.
    let isOwn = view is any PrimitiveView.Type
    if !isOwn { way.insert(type, at: 0) }
    var error = self
    error.way = way.joined(separator: " > ")
    return error
  }
}
