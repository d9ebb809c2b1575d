/// A session that shapes some text in a way of its own, and leaves all else to another.
protocol WrappingSession: ShapingSession {
  var base: any ShapingSession { get }
}

extension WrappingSession {
  func font(ofRun run: Int) -> ShapingFont { base.font(ofRun: run) }

  func isCursive(_ item: TextItem) -> Bool { base.isCursive(item) }

  func metrics(of item: TextItem) -> FaceMetrics { base.metrics(of: item) }

  func glyphs(_ text: Span<UInt8>, item: TextItem, range: Range<Int>) -> [ShapedGlyph] {
    base.glyphs(text, item: item, range: range)
  }

  func widths(
    _ text: Span<UInt8>, item: TextItem, cut: UnsafeCut, clusters: inout [ShapedCluster]
  ) -> (before: Int, after: Int) {
    base.widths(text, item: item, cut: cut, clusters: &clusters)
  }
}
