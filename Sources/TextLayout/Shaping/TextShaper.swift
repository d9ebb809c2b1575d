/// Turns characters into advances: what preparing a label asks of fonts.
package protocol TextShaper: TextService {
  /// Begins the work on one label set in `fonts`, one for each of its runs.
  func makeSession(
    fonts: [FontDescription], language: String?
  ) throws(TextError) -> any ShapingSession

  /// The tables by which simple text of a script (its ISO 15924 tag) is measured without shaping, as the stack's first face sets
  /// it; nil without such.
  func simpleTextFace(for font: FontDescription, language: String?, script: UInt32) -> SimpleTextFace?
}

extension TextShaper {
  /// Without tables all text is shaped.
  package func simpleTextFace(for font: FontDescription, language: String?, script: UInt32) -> SimpleTextFace?
  {
    nil
  }
}

/// The shaping of one label. A session is used by one thread and does not outlive the preparation.
package protocol ShapingSession: AnyObject {
  /// Returns the facts of a run's fonts that preparing needs.
  func font(ofRun run: Int) -> ShapingFont

  /// True if the item's letters touch each other, so that no tracking may part them.
  func isCursive(_ item: TextItem) -> Bool

  /// The vertical metrics of the face that an item is set in.
  func metrics(of item: TextItem) -> FaceMetrics

  /// Shapes the part `range` of an item with the text around it as context, and gives its clusters in logical order.
  func shape(
    _ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster])

  /// Shapes as ``shape(_:item:range:into:)`` does, and gives the offsets that are *safe to concatenate*: the starts of clusters, rising, at which
  /// neither side's shape depends on the other, so that the text on one side may change and the other stays as it is.
  func shape(
    _ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster],
    safeOffsets: inout [Int])

  /// The glyphs of a part of an item, from left to right.
  func glyphs(_ text: Span<UInt8>, item: TextItem, range: Range<Int>) -> [ShapedGlyph]

  /// The metrics of all faces of the first run's stack, in order.
  var stackMetrics: [FaceMetrics] { get }

  /// True once a width was estimated of an item whose face has glyphs for it, or if all widths are estimates.
  var isEstimating: Bool { get }

  /// True if advances in ems depend on the fonts' sizes, as with axes of optical size.
  var dependsOnSize: Bool { get }

  /// The face and script of a grapheme cluster of the first run, whatever stands around it.
  func properties(ofCluster cluster: Range<Int>, in text: Span<UInt8>) -> ClusterProperties

  /// The widths on both sides of a cut, as ``shapedWidths(_:item:cut:clusters:)`` finds them, or remembered.
  func widths(
    _ text: Span<UInt8>, item: TextItem, cut: UnsafeCut, clusters: inout [ShapedCluster]
  ) -> (before: Int, after: Int)
}

/// A place in an item that is not safe to cut, and how far around it shaping again reaches (rule W4); UTF-8 offsets of the label.
package struct UnsafeCut: Hashable, Sendable {
  /// The first cluster that is shaped again, and the end of the last.
  package var before: Int
  package var after: Int
  /// The cut itself.
  package var cut: Int
  /// The end of the content before the cut.
  package var contentEnd: Int
  /// The start and end of the widths compared: what lies beyond stands too near to another unsafe place to compare.
  package var from: Int
  package var to: Int
}

extension ShapingSession {
  /// A stack of one face.
  package var stackMetrics: [FaceMetrics] { [font(ofRun: 0).metrics] }

  /// Shapers with fonts estimate nothing.
  package var isEstimating: Bool { false }

  /// Without axes of optical size they do not.
  package var dependsOnSize: Bool { false }

  /// Without scripts or other faces, all clusters have the same properties.
  package func properties(ofCluster cluster: Range<Int>, in text: Span<UInt8>) -> ClusterProperties {
    ClusterProperties(face: 0, script: 0)
  }

  /// Shapers that know of no safe offsets give none.
  package func shape(
    _ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster],
    safeOffsets: inout [Int]
  ) {
    safeOffsets.removeAll(keepingCapacity: true)
    shape(text, item: item, range: range, into: &clusters)
  }

  /// The widths as they are found, where nothing is remembered.
  package func widths(
    _ text: Span<UInt8>, item: TextItem, cut: UnsafeCut, clusters: inout [ShapedCluster]
  ) -> (before: Int, after: Int) {
    shapedWidths(text, item: item, cut: cut, clusters: &clusters)
  }

  /// The widths on both sides of a cut, in the face's units: from the start of what is compared to the end of what does not
  /// hang before the cut, and from the cut to the end of what is compared.
  ///
  /// - Parameter clusters: room to work in.
  package func shapedWidths(
    _ text: Span<UInt8>, item: TextItem, cut: UnsafeCut, clusters: inout [ShapedCluster]
  ) -> (before: Int, after: Int) {
    var before = 0
    var after = 0
    if cut.contentEnd > cut.from {
      shape(text, item: item, range: cut.before..<cut.cut, into: &clusters)
      for cluster in clusters where cluster.offset >= cut.from && cluster.offset < cut.contentEnd {
        before += cluster.advance
      }
    }
    if cut.to > cut.cut {
      shape(text, item: item, range: cut.cut..<cut.after, into: &clusters)
      for cluster in clusters where cluster.offset < cut.to { after += cluster.advance }
    }
    return (before, after)
  }
}

/// A part of a paragraph that is shaped as a whole.
package struct TextItem: Hashable, Sendable {
  /// UTF-8 offsets in the label.
  package var range: Range<Int>
  /// The run that it belongs to.
  package var run: Int
  /// The face's place in the run's font stack.
  package var face: Int
  /// The script's ISO 15924 tag, as the shaper writes it.
  package var script: UInt32
  package var isRightToLeft: Bool
  /// True if the face has glyphs for the item; where no face of the stack has, the first one's `.notdef` stands in.
  package var isCovered: Bool
  /// True if the item is one grapheme cluster so long that it is shaped in parts, each without the others.
  package var isShapedInParts = false

  /// The longest grapheme cluster in bytes that is shaped as a whole: within one cluster HarfBuzz may take time by the square of
  /// its length, as with variation selectors. Nothing that anyone writes comes near.
  package static let longestCluster = 1 << 11

  package init(
    range: Range<Int>, run: Int, face: Int, script: UInt32, isRightToLeft: Bool, isCovered: Bool
  ) {
    self.range = range
    self.run = run
    self.face = face
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.isCovered = isCovered
  }
}

/// A cluster as the shaper gave it: characters that cannot be told apart in its glyphs.
package struct ShapedCluster: Hashable, Sendable {
  /// Its start in UTF-8 bytes of the label; it ends where the next one begins.
  package var offset: Int
  /// Its advance in the face's units.
  package var advance: Int
  /// True if breaking the text before it needs shaping both sides again.
  package var isUnsafeToBreak: Bool
  /// The kerning with the cluster before it, in the face's units, where breaking between the two takes that away and changes nothing
  /// else; nil where only shaping both sides tells.
  var kerning: Int16?

  package init(offset: Int, advance: Int, isUnsafeToBreak: Bool) {
    self.offset = offset
    self.advance = advance
    self.isUnsafeToBreak = isUnsafeToBreak
  }
}
