internal import Synchronization
internal import TextLayout

/// The shared core of a template's rows: the program, its nodes' parts, and memory for resolving.
final class RowCore: Sendable {
  let program: RowProgram
  let parts: [RowPart]
  let sources: [TextSource]
  let report: RowReport
  /// The node of each id, the first where several have it.
  let nodesByID: [String: Int]
  /// The font metrics of the program's texts for spacing; rows whose texts have others need another program.
  let metrics: [TextFontMetrics]
  var textCount: Int { metrics.count }
  /// Geometry readers around the row.
  let readerNesting: Int
  /// The row lowered for texts with hard breaks, made when the first such text comes.
  let withBreaks = Mutex<RowCore?>(nil)
  private let pool = ObjectPool<RowScratchBox>()
  private static let rows = Atomic<UInt64>(0)

  init(_ lowering: RowLowering) {
    program = lowering.program
    parts = lowering.parts
    sources = lowering.sources
    report = RowReport(notes: lowering.notes)
    readerNesting = lowering.readerNesting
    metrics = lowering.texts.map { $0.fontMetrics }
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

  /// A scratch for a resolution, used before if there is one.
  func takeScratch() -> RowScratchBox {
    pool.take() ?? RowScratchBox(RowScratch(for: program, texts: textCount))
  }

  /// Keeps a scratch for the next resolution.
  func giveBack(_ box: RowScratchBox) { pool.giveBack(box) }
}

/// A scratch waiting for its next use: the pool passes references, and whoever resolves moves the scratch out.
///
/// It is `Sendable` unchecked because it has one owner at a time: the pool, where no one uses it, or one resolution.
final class RowScratchBox: @unchecked Sendable {
  private var scratch: RowScratch

  init(_ scratch: consuming RowScratch) { self.scratch = scratch }

  /// Moves the scratch out.
  func take() -> RowScratch {
    var taken = RowScratch()
    swap(&taken, &scratch)
    return taken
  }

  /// Moves a scratch in.
  func put(_ returned: consuming RowScratch) { scratch = returned }
}
