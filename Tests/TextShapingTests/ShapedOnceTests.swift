import Synchronization
import TestSupport
import Testing

@testable import SelfSizing
@testable import TextLayout
@testable import TextShaping

/// What draws a label at many widths shapes its items once, and beside them only parts that are not safe to cut (rule W4).
@Suite struct ShapedOnceTests {
  /// A shaper that counts the bytes whose glyphs were asked for.
  private final class Counter: TextShaper {
    private let base: HarfBuzzShaper
    let bytes = Mutex(0)

    init(_ base: HarfBuzzShaper) { self.base = base }

    func makeSession(fonts: [FontDescription], language: String?) throws(TextError) -> any ShapingSession {
      Session(try base.makeSession(fonts: fonts, language: language), self)
    }

    private final class Session: ShapingSession {
      private let base: any ShapingSession
      private let counter: Counter

      init(_ base: any ShapingSession, _ counter: Counter) {
        self.base = base
        self.counter = counter
      }

      func font(ofRun run: Int) -> ShapingFont { base.font(ofRun: run) }
      func isCursive(_ item: TextItem) -> Bool { base.isCursive(item) }
      func metrics(of item: TextItem) -> FaceMetrics { base.metrics(of: item) }
      var stackMetrics: [FaceMetrics] { base.stackMetrics }
      func properties(ofCluster cluster: Range<Int>, in text: Span<UInt8>) -> ClusterProperties {
        base.properties(ofCluster: cluster, in: text)
      }
      func shape(
        _ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster]
      ) {
        base.shape(text, item: item, range: range, into: &clusters)
      }
      func glyphs(_ text: Span<UInt8>, item: TextItem, range: Range<Int>) -> [ShapedGlyph] {
        counter.bytes.withLock { $0 += range.count }
        return base.glyphs(text, item: item, range: range)
      }
    }
  }

  @Test func itemsAreShapedOnce() throws {
    let library = try FontLibrary(stacks: [
      "ui": FontStack(files: ["NotoSans-Regular.ttf", "NotoSansHebrew-Regular.ttf"])
    ])
    let counter = Counter(HarfBuzzShaper(library: library))
    let preparer = TextPreparer(shaper: counter, dictionary: nil, bidi: nil)
    let string = "a journey of a thousand miles שלום עולם begins with one single step on the road"
    let label = TextLabel(string, font: FontDescription(stack: "ui", size: 17))
    let prepared = try preparer.prepare(label)
    let composer = try LineComposer(label: label, preparer: preparer)
    for width in stride(from: 40.0, to: 600, by: 1) { _ = try composer.compose(prepared.lines(width: width)) }
    #expect(counter.bytes.withLock { $0 } <= 2 * string.utf8.count)
  }
}
