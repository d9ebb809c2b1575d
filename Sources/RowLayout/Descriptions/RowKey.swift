/// The keys of parts; each kind has its own few of them. Bytes number them by this order, so that new ones come last.
package enum RowKey: String, CaseIterable, Sendable {
  case kind, id, child, children, content, alignment, spacing, minLength, w, h, firstBaseline
  case width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight
  case length, edges, insets, horizontal, vertical, value, ratio, mode, x, y, of, guide, axes
  case condition, then, `else`, count, elements, color, shape, cornerRadius, fill
  case name, symbol, resizable, baselineOffset, title, icon, label
  case horizontalSpacing, verticalSpacing, columns, anchor, columnAlignment, unsizedAxes
  case set, style
  case string, runs, words, advance, lineHeight, ascent, capHeight, leading, font, lineLimit
  case reservesSpace, lineSpacing, truncation, tracking, lang, features
  case size
  case axis, wraps, grow, shrink, basis

  /// All keys by their numbers.
  static let numbered = RowKey.allCases
}
