/// A part of a row as documents and bytes have it: the name of its kind, and its values by key, some of them perhaps holes.
struct WrittenPart: Sendable {
  var kind: PartKind
  var id: String?
  var values: [(key: RowKey, value: WrittenValue)] = []

  init(_ kind: PartKind, id: String? = nil) {
    self.kind = kind
    self.id = id
  }

  /// The value of a key; nil where there is none.
  subscript(key: RowKey) -> WrittenValue? {
    for (other, value) in values where other == key { return value }
    return nil
  }

  /// Adds a value; none is no value.
  mutating func set(_ key: RowKey, _ value: WrittenValue?) {
    if let value { values.append((key, value)) }
  }
}

/// A value of a part.
indirect enum WrittenValue: Sendable {
  /// To be filled under a name.
  case hole(String)
  case null
  case flag(Bool)
  /// A number; also infinite where a length may be.
  case number(Double)
  case string(String)
  /// Numbers in an order, each perhaps a hole: insets, an anchor, a size.
  case numbers([WrittenValue])
  case part(WrittenPart)
  case parts([WrittenPart])
  case elements([WrittenElement])
  case axes(Axis.Set)
  case edges(Edge.Set)
  case words([StandInText.Word])
  case runs([TextDescription.Run])
  case font(FontChoice)
  case lineLimit(LineLimit)
  case features([String: Int])
  case change(EnvironmentChange)
  case style(StyleDescription)
}

/// An element of an identified list as it is written.
struct WrittenElement: Sendable {
  var id: String
  var children: [WrittenPart]
}

#if !hasFeature(Embedded)
  extension WrittenElement: Codable {}
#endif

/// The kinds of parts that have a written form; bytes number them by this order, so that new ones come last.
enum PartKind: String, CaseIterable, Sendable {
  case hstack, vstack, zstack, spacer, divider, rect, leaf, text, image, frame, flexFrame, padding, fixedSize
  case layoutPriority, aspectRatio, overlay, background, border, offset, alignmentGuide, viewThatFits
  case geometryReader, conditional = "if", forEach, group, empty, grid, gridRow, gridCell, button, label
  case environment, style
  case flex, flexItem, fraction

  /// All kinds by their numbers.
  static let numbered = PartKind.allCases

  /// The keys that a part of the kind may have beside its kind and id.
  var keys: [RowKey] {
    switch self {
    case .hstack, .vstack: [.alignment, .spacing, .children]
    case .zstack: [.alignment, .children]
    case .spacer: [.minLength]
    case .divider, .empty: []
    case .rect: [.shape, .cornerRadius, .fill]
    case .leaf: [.w, .h, .firstBaseline]
    case .text: RowKey.ofTexts
    case .image: [.name, .width, .height, .size, .resizable, .symbol, .baselineOffset]
    case .frame: [.width, .height, .alignment, .child]
    case .flexFrame: FlexibleFrame.keys + [.child]
    case .padding: [.insets, .length, .edges, .child]
    case .fixedSize: [.horizontal, .vertical, .child]
    case .layoutPriority: [.value, .child]
    case .aspectRatio: [.ratio, .mode, .child]
    case .overlay, .background: [.alignment, .content, .child]
    case .border: [.color, .width, .child]
    case .offset: [.x, .y, .child]
    case .alignmentGuide: [.guide, .value, .of, .child]
    case .viewThatFits: [.axes, .children]
    case .geometryReader, .group: [.children]
    case .conditional: [.condition, .then, .else]
    case .forEach: [.elements, .count, .child]
    case .grid: GridDescription.keys + [.children]
    case .gridRow: [.alignment, .children]
    case .gridCell: [.columns, .anchor, .columnAlignment, .unsizedAxes, .child]
    case .button: [.label]
    case .label: [.title, .icon]
    case .environment: [.set, .child]
    case .style: [.style, .child]
    case .flex: FlexDescription.keys + [.children]
    case .flexItem: FlexItem.keys + [.child]
    case .fraction: FractionFrame.keys + [.child]
    }
  }
}

extension RowDescription {
  /// The names of the kinds in documents.
  public static var kindNames: [String] { PartKind.numbered.map { $0.rawValue } }
}
