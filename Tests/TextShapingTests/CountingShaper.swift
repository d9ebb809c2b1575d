import Synchronization

@testable import TextLayout
@testable import TextShaping

/// A shaper that counts the bytes it shapes, and those whose glyphs are asked for.
final class CountingShaper: TextShaper {
  let base: HarfBuzzShaper
  /// True if faces have tables that measure text without it.
  let hasTables: Bool
  let bytes = Atomic(0)
  let glyphBytes = Atomic(0)

  init(base: HarfBuzzShaper, hasTables: Bool = false) {
    self.base = base
    self.hasTables = hasTables
  }

  func simpleTextFace(for font: FontDescription, language: String?, script: UInt32) -> SimpleTextFace? {
    hasTables ? base.simpleTextFace(for: font, language: language, script: script) : nil
  }

  func makeSession(fonts: [FontDescription], language: String?) throws(TextError) -> any ShapingSession {
    Session(base: try base.makeSession(fonts: fonts, language: language), shaper: self)
  }

  private final class Session: ShapingSession {
    let base: any ShapingSession
    let shaper: CountingShaper

    init(base: any ShapingSession, shaper: CountingShaper) {
      self.base = base
      self.shaper = shaper
    }

    func font(ofRun run: Int) -> ShapingFont { base.font(ofRun: run) }
    func isCursive(_ item: TextItem) -> Bool { base.isCursive(item) }
    func metrics(of item: TextItem) -> FaceMetrics { base.metrics(of: item) }

    var stackMetrics: [FaceMetrics] { base.stackMetrics }

    func properties(ofCluster cluster: Range<Int>, in text: Span<UInt8>) -> ClusterProperties {
      base.properties(ofCluster: cluster, in: text)
    }

    func glyphs(_ text: Span<UInt8>, item: TextItem, range: Range<Int>) -> [ShapedGlyph] {
      shaper.glyphBytes.add(range.count, ordering: .relaxed)
      return base.glyphs(text, item: item, range: range)
    }

    func shape(_ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster]) {
      shaper.bytes.add(range.count, ordering: .relaxed)
      base.shape(text, item: item, range: range, into: &clusters)
    }

    func shape(
      _ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster],
      safeOffsets: inout [Int]
    ) {
      shaper.bytes.add(range.count, ordering: .relaxed)
      base.shape(text, item: item, range: range, into: &clusters, safeOffsets: &safeOffsets)
    }
  }
}
