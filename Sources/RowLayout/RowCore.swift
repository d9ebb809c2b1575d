internal import Synchronization
internal import TextLayout

/// What all rows of a template share: the program, what its nodes stand for, and memory for resolving.
final class RowCore: Sendable {
  let program: RowProgram
  let parts: [RowPart]
  let sources: [TextSource]
  /// The node of each id, the first where several have it.
  let nodesByID: [String: Int]
  /// What the texts of the program want between themselves and their neighbours; rows whose texts want something else
  /// need another program.
  let metrics: [TextFontMetrics]
  let textCount: Int
  private let pool = Mutex<[RowScratch]>([])
  private static let rows = Atomic<UInt64>(0)

  init(_ lowering: RowLowering) {
    program = lowering.program
    parts = lowering.parts
    sources = lowering.sources
    textCount = lowering.texts.count
    metrics = lowering.texts.map(\.fontMetrics)
    var nodesByID: [String: Int] = [:]
    for (node, part) in lowering.parts.enumerated() {
      for id in part.ids where nodesByID[id] == nil { nodesByID[id] = node }
    }
    self.nodesByID = nodesByID
  }

  /// A number that no other row of this process has.
  static func newRowNumber() -> UInt64 {
    rows.wrappingAdd(1, ordering: .relaxed).newValue
  }

  func takeScratch() -> RowScratch {
    pool.withLock { $0.popLast() } ?? RowScratch(for: program, texts: textCount)
  }

  /// Keeps a scratch for the next resolution; more than a few are not worth their memory.
  func giveBack(_ scratch: consuming RowScratch) {
    let returned = scratch
    pool.withLock { if $0.count < 16 { $0.append(returned) } }
  }
}
