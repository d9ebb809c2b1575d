import Foundation
import Synchronization
import Testing

@testable import TextLayout
@testable import TextShaping

@Suite struct SimpleSettingsTests {
  /// Threads that run at once count references of different settings, so that they do not wait for each other's counts.
  @Test func threadsReferToSettingsOfTheirOwn() throws {
    let library = try FontLibrary(stacks: ["ui": FontStack(files: ["DejaVuSans.ttf"])])
    let preparer = TextPreparer(shaper: HarfBuzzShaper(library: library), dictionary: nil, bidi: nil)
    let label = TextLabel("the same on all threads", font: FontDescription(stack: "ui", size: 16))
    let texts = Mutex<[PreparedText]>([])
    let arrived = DispatchSemaphore(value: 0)
    let (goOn, leave) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let count = 8
    for _ in 0..<count {
      Thread.detachNewThread {
        // The first makes a setting, where none is known yet; the second, when all are made, refers to one that is.
        _ = try? preparer.prepare(label)
        arrived.signal()
        goOn.wait()
        if let text = try? preparer.prepare(label) { texts.withLock { $0.append(text) } }
        arrived.signal()
        leave.wait()
      }
    }
    for next in [goOn, leave] {
      for _ in 0..<count { arrived.wait() }
      for _ in 0..<count { next.signal() }
    }
    let prepared = texts.withLock { $0 }
    #expect(prepared.count == count)
    #expect(prepared.allSatisfy { $0.setting.isSimple })
    // Some may meet in a list.
    #expect(Set(prepared.map { ObjectIdentifier($0.setting) }).count > count / 2)
  }
}
