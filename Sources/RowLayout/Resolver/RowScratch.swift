/// The memory of a resolution: answers kept for reuse, and where a container's children go.
///
/// Sizing is a pure function of the proposal (rule M3), so answers stay good for as long as the same row is resolved
/// with the scratch, at whatever width; another row starts a new generation.
struct RowScratch {
  /// The answers kept for a node: one for each pair of {0, infinity, unspecified, another number}. Stacks ask for
  /// the first three again and again, and a number changes only from one resolution to the next, so nested stacks
  /// find nearly all their probes here.
  static let slotsPerNode = 16
  /// Measurements kept for a text; see ``Resolver/measure(_:_:)``.
  static let slotsPerText = 8

  /// An answer to a proposal.
  struct Slot {
    var generation: UInt32 = 0
    var proposal = Proposal(width: .zero, height: .zero)
    var size = Extent.zero
    var interval = Interval()
  }

  /// A text's answer to every width of a window, and to every height it fits in (rule T8).
  struct TextSlot {
    var generation: UInt32 = 0
    /// The proposed height if it took lines away; NaN if it did not.
    var limitingHeight = Double.nan
    var from = 0.0
    var to = 0.0
    var width = 0.0
    var height = 0.0
    var firstBaseline = 0.0
    var lastBaseline = 0.0
    var lineCount: Int32 = 1
    var isTruncated = false
  }

  /// The place of a guide that a container's children set, kept as answers are.
  struct GuideSlot {
    var generation: UInt32 = 0
    var guide: Int32 = 0
    var proposal = Proposal(width: .zero, height: .zero)
    var value: Length?
    var interval = Interval()
  }

  /// What a container knows of a child while it lays it out.
  struct Child {
    var proposal = Proposal(width: .zero, height: .zero)
    var size = Extent.zero
    var x = Length.zero
    var y = Length.zero
    var guide = Length.zero
    var least = Length.zero
    var greatest = Length.zero
  }

  var generation: UInt32 = 0
  var row: UInt64 = 0
  var slots: [Slot]
  var guides: [GuideSlot]
  var texts: [TextSlot]
  var children: [Child]
  var order: [Int32]
  /// Alternates between the two slots that a text has for widths in between.
  var turn: UInt32 = 0
  /// The caches of containers of somebody's own, each with the generation that it belongs to.
  private var layoutCaches: [Int: (generation: UInt32, cache: Any)] = [:]

  /// No memory at all, to stand in while the scratch is lent.
  init() {
    slots = []
    guides = []
    texts = []
    children = []
    order = []
  }

  init(for program: RowProgram, texts textCount: Int) {
    slots = Array(repeating: Slot(), count: program.slotCount * RowScratch.slotsPerNode)
    guides = Array(repeating: GuideSlot(), count: program.slotCount * 2)
    texts = Array(repeating: TextSlot(), count: textCount * RowScratch.slotsPerText)
    children = Array(repeating: Child(), count: program.childList.count)
    order = program.order
  }

  /// Takes the scratch over for a row; what it holds of another row counts no more.
  mutating func begin(row id: UInt64) {
    guard row != id else { return }
    row = id
    generation &+= 1
    guard generation == 0 else { return }
    for index in slots.indices { slots[index].generation = 0 }
    for index in guides.indices { guides[index].generation = 0 }
    for index in texts.indices { texts[index].generation = 0 }
    generation = 1
  }

  mutating func takeCache(of layout: Int) -> Any? {
    guard let kept = layoutCaches.removeValue(forKey: layout), kept.generation == generation else {
      return nil
    }
    return kept.cache
  }

  mutating func keepCache(_ cache: Any, of layout: Int) { layoutCaches[layout] = (generation, cache) }
}
