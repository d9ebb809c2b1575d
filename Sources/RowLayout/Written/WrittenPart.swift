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

  /// A part of the kind that holds usual values.
  var usual: RowDescription.Kind {
    let none = RowDescription(.empty)
    return switch self {
    case .hstack: .hstack(alignment: .center, spacing: nil, children: [])
    case .vstack: .vstack(alignment: .center, spacing: nil, children: [])
    case .zstack: .zstack(alignment: .center, children: [])
    case .spacer: .spacer(minLength: nil)
    case .divider: .divider
    case .rect: .rect(ShapeDescription())
    case .leaf: .leaf(width: 0, height: 0, firstBaseline: nil)
    case .text: .text(TextDescription(""))
    case .image: .image(ImageDescription(width: 0, height: 0))
    case .frame: .frame(width: nil, height: nil, alignment: .center, child: none)
    case .flexFrame: .flexFrame(FlexibleFrame(), child: none)
    case .padding: .padding(.length(nil, .all), child: none)
    case .fixedSize: .fixedSize(horizontal: true, vertical: true, child: none)
    case .layoutPriority: .layoutPriority(0, child: none)
    case .aspectRatio: .aspectRatio(nil, .fit, child: none)
    case .overlay: .overlay(alignment: .center, content: none, child: none)
    case .background: .background(alignment: .center, content: none, child: none)
    case .border: .border(color: nil, width: nil, child: none)
    case .offset: .offset(x: 0, y: 0, child: none)
    case .alignmentGuide: .alignmentGuide(AnyGuide(key: .leading), .value(0), child: none)
    case .viewThatFits: .viewThatFits(axes: [.horizontal, .vertical], children: [])
    case .geometryReader: .geometryReader(children: [])
    case .conditional: .conditional(false, then: [], otherwise: [])
    case .forEach: .forEach(count: 0, child: none)
    case .group: .group(children: [])
    case .empty: .empty
    case .grid: .grid(GridDescription(), children: [])
    case .gridRow: .gridRow(alignment: nil, children: [])
    case .gridCell: .gridCell(GridCell(), child: none)
    case .button: .button(label: none)
    case .label: .label(title: none, icon: none)
    case .environment: .environment(EnvironmentChange(), child: none)
    case .style: .style(StyleDescription(), child: none)
    case .flex: .flex(FlexDescription(), children: [])
    case .flexItem: .flexItem(FlexItem(), child: none)
    case .fraction: .fraction(FractionFrame(), child: none)
    }
  }
}

extension RowDescription {
  /// The names of the kinds in documents.
  public static var kindNames: [String] { PartKind.numbered.map { $0.rawValue } }
}
