/// A part's preferred spacing to a neighbour where a stack has none of its own (rules G1 to G4).
struct Spacing {
  /// The wishes at one edge; absent ones are NaN.
  struct EdgeWish {
    /// Next to anything.
    var plain = Double.nan
    /// Between this and a text below it.
    var aboveText = Double.nan
    /// Between this and a text above it.
    var belowText = Double.nan
    /// Between two texts.
    var textToText = Double.nan
    /// The distance of the text's lines, by which the texts of a row are compared.
    var line = -Double.infinity

    func union(_ other: EdgeWish) -> EdgeWish {
      let isTaller = textToText.isNaN || !other.textToText.isNaN && other.line > line
      return EdgeWish(
        plain: largest(plain, other.plain), aboveText: largest(aboveText, other.aboveText),
        belowText: largest(belowText, other.belowText),
        textToText: isTaller ? other.textToText : textToText, line: isTaller ? other.line : line)
    }

    private func largest(_ a: Double, _ b: Double) -> Double { a.isNaN ? b : b.isNaN ? a : max(a, b) }

    /// The gap to the facing edge of the next part (rule G2).
    func gap(to next: EdgeWish) -> Double {
      var result = largest(aboveText + next.aboveText, belowText + next.belowText)
      result = largest(result, textToText + next.textToText)
      guard result.isNaN else { return result }
      result = largest(plain, next.plain)
      return result.isNaN ? 8 : result
    }
  }

  var top: EdgeWish
  var leading: EdgeWish
  var bottom: EdgeWish
  var trailing: EdgeWish

  private static let plainTop = EdgeWish(belowText: 0)
  private static let plainBottom = EdgeWish(aboveText: 0)
  private static let none = EdgeWish(plain: 0)

  /// An ordinary view.
  static let plain = Spacing(top: plainTop, leading: EdgeWish(), bottom: plainBottom, trailing: EdgeWish())
  /// An empty stack (rule S9).
  static let empty = Spacing(top: none, leading: none, bottom: none, trailing: none)

  /// A spacer: 0 along its axes, no preference at all across them (rule P3).
  static func spacer(horizontal: Bool, vertical: Bool) -> Spacing {
    Spacing(
      top: vertical ? none : EdgeWish(), leading: horizontal ? none : EdgeWish(),
      bottom: vertical ? none : EdgeWish(), trailing: horizontal ? none : EdgeWish())
  }

  /// A text (rule G3).
  static func text(
    ascent: Double, descent: Double, leading: Double, capHeight: Double, scale: Double
  ) -> Spacing {
    let tenth = roundedUp((ascent + descent) / 10, toScale: scale)
    let line = ascent + descent + tenth
    var spacing = Spacing.plain
    spacing.top = EdgeWish(
      aboveText: line - ascent, textToText: roundedUp(leading, toScale: scale),
      line: ascent + descent + leading)
    spacing.bottom = EdgeWish(belowText: max(line - capHeight, tenth + descent), textToText: 0)
    return spacing
  }

  /// A symbol image that is not resizable (rule G3).
  static func symbol(baselineOffset: Double) -> Spacing {
    var spacing = Spacing.plain
    spacing.top = EdgeWish(aboveText: baselineOffset, textToText: 0)
    spacing.bottom = EdgeWish(belowText: baselineOffset + 1, textToText: 0)
    return spacing
  }

  /// Returns a copy with some edges of an ordinary view (rule G2).
  func resetting(_ edges: Edge.Set) -> Spacing {
    var result = self
    if edges.contains(.top) { result.top = Spacing.plainTop }
    if edges.contains(.leading) { result.leading = EdgeWish() }
    if edges.contains(.bottom) { result.bottom = Spacing.plainBottom }
    if edges.contains(.trailing) { result.trailing = EdgeWish() }
    return result
  }

  /// The wishes of two parts at once at some edges, and this part's at the others (rule G4).
  func union(_ other: Spacing, _ edges: Edge.Set = .all) -> Spacing {
    Spacing(
      top: edges.contains(.top) ? top.union(other.top) : top,
      leading: edges.contains(.leading) ? leading.union(other.leading) : leading,
      bottom: edges.contains(.bottom) ? bottom.union(other.bottom) : bottom,
      trailing: edges.contains(.trailing) ? trailing.union(other.trailing) : trailing)
  }

  /// The wishes of parts that share all edges; of none those of an empty stack (rules G4, S9).
  static func pile(_ children: [Spacing]) -> Spacing {
    children.dropFirst().reduce(children.first ?? .empty) { $0.union($1) }
  }

  /// The wishes of a stack: across its axis those of all children, along it those of the first and the last.
  static func stack(_ children: [Spacing], _ axis: Axis) -> Spacing {
    guard let first = children.first, let last = children.last else { return .empty }
    var result = pile(children)
    if axis == .horizontal {
      result.leading = first.leading
      result.trailing = last.trailing
    } else {
      result.top = first.top
      result.bottom = last.bottom
    }
    return result
  }

  /// The gap between this and the next part along an axis.
  func gap(to next: Spacing, along axis: Axis) -> Double {
    axis == .horizontal ? trailing.gap(to: next.leading) : bottom.gap(to: next.top)
  }
}
