/// A glyph as the shaper placed it, in units of its face.
package struct ShapedGlyph: Hashable, Sendable {
  package var id: UInt32
  /// The UTF-8 offset of the cluster that it belongs to.
  package var offset: Int
  package var advance: Int
  package var x: Int
  package var y: Int
  /// True if breaking the text before its cluster needs shaping both sides again.
  package var isUnsafeToBreak: Bool

  package init(id: UInt32, offset: Int, advance: Int, x: Int, y: Int, isUnsafeToBreak: Bool) {
    self.id = id
    self.offset = offset
    self.advance = advance
    self.x = x
    self.y = y
    self.isUnsafeToBreak = isUnsafeToBreak
  }
}
