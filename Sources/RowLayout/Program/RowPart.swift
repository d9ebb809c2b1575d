/// The part behind a node of a row: its kind and name, and its drawing.
public struct RowPart: Sendable {
  /// The kinds of the parts that the node stands for, outermost first: modifiers without an effect on layout have no
  /// frame of their own.
  public internal(set) var kinds: [String]
  /// The names given to it, outermost first.
  public internal(set) var ids: [String]
  /// The paints, innermost first.
  public internal(set) var paints: [Paint]
  /// The kinds and names, as `text "body"`.
  package var title: String { (kinds + ids.map(\.debugDescription)).joined(separator: " ") }

  init(kind: String, id: String?, paint: Paint?) {
    kinds = [kind]
    ids = id.map { [$0] } ?? []
    paints = paint.map { [$0] } ?? []
  }
}

/// Something that is drawn in a part's frame.
public enum Paint: Sendable {
  /// A shape or a colour.
  case shape(ShapeDescription)
  /// A text.
  case text(TextDescription)
  /// An image.
  case image(ImageDescription)
  /// A one-pixel line.
  case divider
  /// A border.
  case border(color: String?, width: Double?)
  /// Colours and effects for everything inside.
  case style(StyleDescription)

  init?(_ kind: RowDescription.Kind) {
    switch kind {
    case .rect(let shape): self = .shape(shape)
    case .text(let text): self = .text(text)
    case .image(let image): self = .image(image)
    case .divider: self = .divider
    case .border(let color, let width, _): self = .border(color: color, width: width)
    case .style(let style, _): self = .style(style)
    default: return nil
    }
  }
}
