import Synchronization
import TestSupport
import Testing

@testable import SelfSizing
@testable import TextLayout
@testable import TextShaping

/// What draws a label at many widths shapes its items once, and beside them only parts that are not safe to cut (rule W4).
@Suite struct ShapedOnceTests {
  @Test func itemsAreShapedOnce() throws {
    let library = try FontLibrary(stacks: [
      "ui": FontStack(files: ["NotoSans-Regular.ttf", "NotoSansHebrew-Regular.ttf"])
    ])
    let counter = CountingShaper(base: HarfBuzzShaper(library: library))
    let preparer = TextPreparer(shaper: counter, dictionary: nil, bidi: nil)
    let string = "a journey of a thousand miles שלום עולם begins with one single step on the road"
    let label = TextLabel(string, font: FontDescription(stack: "ui", size: 17))
    let prepared = try preparer.prepare(label)
    let composer = try LineComposer(label: label, preparer: preparer)
    for width in stride(from: 40.0, to: 600, by: 1) { _ = try composer.compose(prepared.lines(width: width)) }
    #expect(counter.glyphBytes.load(ordering: .relaxed) <= 2 * string.utf8.count)
  }
}
