/// A row, or a part of one, as a value: what views and documents both come down to.
///
/// It is read from and written as the JSON of a document's `tree`. Trees deeper than ``RowLimits/maximumDepth`` are
/// not kept: building one gives a description that is refused when it is prepared.
public struct RowDescription: Sendable {
  /// The part's kind.
  public let kind: Kind
  /// The name of the part's frame.
  public var id: String?
  /// Parts from this one to its farthest leaf, itself counted.
  package let depth: Int

  /// A kind of part. The comments cite the rules by which it is laid out.
  public indirect enum Kind: Sendable {
    /// A row of parts (rules S1 to S10).
    case hstack(alignment: VerticalAlignment, spacing: Double?, children: [RowDescription])
    /// A column of parts (rules S1 to S10).
    case vstack(alignment: HorizontalAlignment, spacing: Double?, children: [RowDescription])
    /// Parts on top of each other (rules Z1 to Z3).
    case zstack(alignment: Alignment, children: [RowDescription])
    /// Space that takes what is left (rules P1 to P3).
    case spacer(minLength: Double?)
    /// A line one pixel thick (rule V1).
    case divider
    /// A shape or a colour (rule L1).
    case rect(ShapeDescription)
    /// A part with a size of its own (rule L2), and a baseline if it has one.
    case leaf(width: Double, height: Double, firstBaseline: Double?)
    /// A text (rules T1 to T8).
    case text(TextDescription)
    /// An image (rules L1, L2, G3).
    case image(ImageDescription)
    /// A fixed frame (rule F1).
    case frame(width: Double?, height: Double?, alignment: Alignment, child: RowDescription)
    /// A flexible frame (rules F2 to F6).
    case flexFrame(FlexibleFrame, child: RowDescription)
    /// Padding (rules D1, D2).
    case padding(Padding, child: RowDescription)
    /// The ideal size on the chosen axes (rule X1).
    case fixedSize(horizontal: Bool, vertical: Bool, child: RowDescription)
    /// The priority in the stack around (rules S2, PR1).
    case layoutPriority(Double, child: RowDescription)
    /// A ratio of width to height (rules A1 to A4).
    case aspectRatio(Double?, ContentMode, child: RowDescription)
    /// Content in front (rules O1, O2).
    case overlay(alignment: Alignment, content: RowDescription, child: RowDescription)
    /// Content behind (rules O1, O2).
    case background(alignment: Alignment, content: RowDescription, child: RowDescription)
    /// A drawn border (rule O1: no effect on layout).
    case border(color: String?, width: Double?, child: RowDescription)
    /// A shift of what is drawn (rule M1).
    case offset(x: Double, y: Double, child: RowDescription)
    /// A guide's value (rule N1).
    case alignmentGuide(AnyGuide, GuideValue, child: RowDescription)
    /// The first child that fits (rule W1).
    case viewThatFits(axes: Axis.Set, children: [RowDescription])
    /// Content that gets the size taken (rule R1).
    case geometryReader(children: [RowDescription])
    /// Parts that are there or not (rule C1).
    case conditional(Bool, then: [RowDescription], otherwise: [RowDescription])
    /// One part several times (rule C1).
    case forEach(count: Int, child: RowDescription)
    /// Parts that are there or not as a value of a template says, under the name of its hole.
    case chosen(hole: String, then: [RowDescription], otherwise: [RowDescription])
    /// One part as often as a value of a template says, under the name of its hole.
    case repeated(hole: String, child: RowDescription)
    /// Parts with identities of their own, no two the same (rule C1).
    case identified([Element])
    /// Parts that belong to the container around (rule C1).
    case group(children: [RowDescription])
    /// Nothing (rule C1).
    case empty
    /// Rows and columns.
    case grid(GridDescription, children: [RowDescription])
    /// A row of cells in a grid.
    case gridRow(alignment: VerticalAlignment?, children: [RowDescription])
    /// The grid settings of a cell.
    case gridCell(GridCell, child: RowDescription)
    /// Items that grow, shrink and begin new lines (rules FX1 to FX6); not one of SwiftUI's.
    case flex(FlexDescription, children: [RowDescription])
    /// The factors of an item of a flexible container (rules FX2 to FX4).
    case flexItem(FlexItem, child: RowDescription)
    /// A frame of parts of what is proposed (rule FR1).
    case fraction(FractionFrame, child: RowDescription)
    /// A label that acts; laid out as its label.
    case button(label: RowDescription)
    /// An icon and a title beside it.
    case label(title: RowDescription, icon: RowDescription)
    /// Settings for everything inside.
    case environment(EnvironmentChange, child: RowDescription)
    /// Drawing that does not change the layout (rule M1).
    case style(StyleDescription, child: RowDescription)
    /// A value for the custom container around the part; has no written form.
    case layoutValue(LayoutValue, child: RowDescription)
    /// A container of somebody's own; has no written form.
    case layout(AnyLayout, children: [RowDescription])
    /// Content made from the size taken (rule R1); has no written form.
    case reader(@Sendable (RowSize) -> RowDescription)
    /// A part that cannot be made, and why.
    case invalid(RowError)
  }

  /// An element of an identified list.
  public struct Element: Sendable {
    /// The element's identity.
    public var id: String
    /// The parts that it consists of.
    public var children: [RowDescription]

    /// An element.
    public init(id: String, children: [RowDescription]) {
      self.id = id
      self.children = children
    }
  }

  /// A part of a kind.
  public init(_ kind: Kind, id: String? = nil) {
    let depth = 1 + kind.depthInside
    self.id = id
    if depth > RowLimits.maximumDepth {
      self.kind = .invalid(
        RowError(
          .tooDeep,
          "The description nests more than \(RowLimits.maximumDepth) parts; make the row flatter."))
      self.depth = 1
    } else {
      self.kind = kind
      self.depth = depth
    }
  }

  /// Returns a named copy.
  public func named(_ id: String) -> RowDescription {
    var copy = self
    copy.id = id
    return copy
  }
}

extension RowDescription {
  static func firstDuplicate(of ids: [String]) -> String? {
    var seen: Set<String> = []
    return ids.first { !seen.insert($0).inserted }
  }
}

extension RowDescription.Kind {
  /// Parts from the farthest leaf to the parts directly inside.
  fileprivate var depthInside: Int {
    switch self {
    case .spacer, .divider, .rect, .leaf, .text, .image, .empty, .reader, .invalid: return 0
    case .overlay(_, let content, let child), .background(_, let content, let child):
      return max(content.depth, child.depth)
    default:
      if let modified { return modified.depth }
      return children.reduce(0) { max($0, $1.depth) }
    }
  }

  /// The parts directly inside.
  package var children: [RowDescription] {
    switch self {
    case .hstack(_, _, let children), .vstack(_, _, let children), .zstack(_, let children),
      .viewThatFits(_, let children), .geometryReader(let children), .group(let children),
      .grid(_, let children), .gridRow(_, let children), .layout(_, let children), .flex(_, let children):
      children
    case .forEach(_, let child), .repeated(_, let child), .button(let child): [child]
    case .overlay(_, let content, let child), .background(_, let content, let child): [child, content]
    case .label(let title, let icon): [icon, title]
    case .conditional(_, let then, let otherwise), .chosen(_, let then, let otherwise): then + otherwise
    case .identified(let elements): elements.flatMap { $0.children }
    default: modified.map { [$0] } ?? []
    }
  }
}
