/// The memory of a resolution: answers kept for reuse, and where a container's children go.
///
/// Sizing is a pure function of the proposal (rule M3), so answers stay good for as long as the same row is resolved
/// with the scratch, at whatever width; another row starts a new generation.
struct RowScratch {
  /// The answers kept for a node. Stacks ask for 0, infinity and the open length again and again, and most answers to a number stand
  /// for a range of them, so nested stacks find nearly all their probes here.
  static let slotsPerNode = 12
  /// Measurements kept for a text; see ``Resolver/measure(_:_:)``.
  static let slotsPerText = 8

  /// An answer to a proposal, in terms of that proposal.
  struct Slot {
    var generation: UInt32 = 0
    var width = 0.0
    var height = 0.0
    var size = Extent.zero
    var interval = Interval()

    /// Returns the change from the answered proposal to one that the answer serves: one dimension is the same, and the
    /// other lies in the interval; nil for any other proposal.
    @inline(__always) func change(to proposal: Proposal) -> (width: Double, height: Double)? {
      let isSameWidth = proposal.width.value == width
      let isSameHeight = proposal.height.value == height
      if isSameWidth, isSameHeight { return (0, 0) }
      if isSameWidth, Self.isFinite(height), Self.isFinite(proposal.height.value) {
        let change = proposal.height.value - height
        return interval.height.contains(change) ? (0, change) : nil
      }
      if isSameHeight, Self.isFinite(width), Self.isFinite(proposal.width.value) {
        let change = proposal.width.value - width
        return interval.width.contains(change) ? (change, 0) : nil
      }
      return nil
    }

    @inline(__always) private static func isFinite(_ length: Double) -> Bool {
      length >= 0 && length < .infinity
    }

    /// The answer to a proposal that it serves, a change away in one dimension. Nothing is known then of changes in the other.
    func moved(to proposal: Proposal, by change: (width: Double, height: Double)) -> Slot {
      var result = self
      result.size = size.at(width: proposal.width.value, height: proposal.height.value)
      if change.width != 0 {
        result.interval.width.shift(by: change.width)
        result.interval.height.collapse()
      }
      if change.height != 0 {
        result.interval.height.shift(by: change.height)
        result.interval.width.collapse()
      }
      return result
    }
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
    var answer = GuideAnswer()
  }

  /// The place of a guide in a part; nil where nothing inside sets it.
  struct GuideAnswer {
    var value: Length?
    var interval = Interval()
  }

  /// The answers that a node was given slots for.
  struct Turns {
    var count: UInt32 = 0
    /// The count before the resolution.
    var before: UInt32 = 0
    var resolution: UInt32 = 0

    /// The number of answers of a resolution.
    @inline(__always) func count(in resolution: UInt32) -> UInt32 {
      self.resolution == resolution ? count &- before : 0
    }
  }

  /// A container's data on a child during layout.
  struct Child {
    var proposal = Proposal(width: .zero, height: .zero)
    var size = Extent.zero
    var x = Length.zero
    var y = Length.zero
    var guide = Length.zero
    var least = Length.zero
    var greatest = Length.zero

    @inline(__always) var flexibility: Resolver.Flexibility { .init(least: least, greatest: greatest) }
  }

  /// A flexible container's data on an item, along the container (rules FX3 to FX5).
  struct Item {
    /// The length before growing and shrinking.
    var basis = Length.zero
    /// The least length; unspecified where it was not asked for.
    var least = Length.zero
    var length = Length.zero
    /// True if the item neither grows nor shrinks further.
    var isFrozen = false
  }

  /// The number that answers are kept under: that of a row, or of a container in it that frames are relative to.
  var generation: UInt32 = 0
  private var newestGeneration: UInt32 = 0
  /// The row's latest containers.
  private var containers: [(lengths: Proposal, generation: UInt32)] = []
  var row: UInt64 = 0
  var slots: [Slot]
  private var turns: [Turns]
  /// Tells resolutions apart.
  private var resolution: UInt32 = 0
  /// The resolution's answers that others have taken the slots of.
  private var older = KeptAnswers<SizeQuestion, Slot>()
  /// The resolution's guides of parts that lie deep inside others.
  var deepGuides = KeptAnswers<GuideQuestion, GuideAnswer>()
  var guides: [GuideSlot]
  var texts: [TextSlot]
  var children: [Child]
  /// As many as children where there are flexible containers; else none.
  var items: [Item] = []
  var order: [Int32]
  /// Alternates between the two slots that a text has for widths in between.
  var turn: UInt32 = 0
  /// The caches of containers of somebody's own, each with the generation that it belongs to.
  var layoutCaches = LayoutCaches()

  /// No memory at all, to stand in while the scratch is lent.
  init() {
    slots = []
    turns = []
    guides = []
    texts = []
    children = []
    order = []
  }

  init(for program: RowProgram, texts textCount: Int) {
    slots = Array(repeating: Slot(), count: program.slotCount * RowScratch.slotsPerNode)
    turns = Array(repeating: Turns(), count: program.slotCount)
    guides = Array(repeating: GuideSlot(), count: program.slotCount * 2)
    texts = Array(repeating: TextSlot(), count: textCount * RowScratch.slotsPerText)
    children = Array(repeating: Child(), count: program.childList.count)
    if !program.flexes.isEmpty { items = Array(repeating: Item(), count: program.childList.count) }
    order = program.order
  }

  /// Takes the scratch over for a resolution of a row; what it holds of another row counts no more.
  mutating func begin(row id: UInt64) {
    resolution &+= 1
    older.forget()
    deepGuides.forget()
    let isWornOut = newestGeneration > .max / 2
    guard row != id || isWornOut else { return }
    row = id
    containers.removeAll(keepingCapacity: true)
    if isWornOut {
      newestGeneration = 0
      for index in slots.indices { slots[index].generation = 0 }
      for index in guides.indices { guides[index].generation = 0 }
      for index in texts.indices { texts[index].generation = 0 }
    }
    newestGeneration += 1
    generation = newestGeneration
  }

  /// The number that answers in a container are kept under, by the lengths that frames inside are relative to.
  mutating func generation(in lengths: Proposal) -> UInt32 {
    if let known = containers.first(where: { $0.lengths == lengths }) { return known.generation }
    if containers.count == 16 { containers.removeFirst() }
    newestGeneration &+= 1
    containers.append((lengths, newestGeneration))
    return newestGeneration
  }

  /// An answer to the same proposal that another has taken the slot of.
  @inline(__always)
  func olderAnswer(_ node: Int, _ proposal: Proposal) -> Slot? {
    guard turns[node].count(in: resolution) > UInt32(RowScratch.slotsPerNode) else { return nil }
    return older[
      SizeQuestion(
        slot: node, width: proposal.width.value, height: proposal.height.value, generation: generation)]
  }

  /// Keeps an answer in a free slot of its node, or in place of the oldest.
  @inline(__always)
  mutating func keep(_ answer: Slot, slot node: Int) {
    let first = node * RowScratch.slotsPerNode
    if slots[first].generation != generation { turns[node] = Turns() }
    if turns[node].resolution != resolution {
      turns[node].resolution = resolution
      turns[node].before = turns[node].count
    }
    let place = first + Int(turns[node].count % UInt32(RowScratch.slotsPerNode))
    if turns[node].count(in: resolution) >= UInt32(RowScratch.slotsPerNode) {
      let last = slots[place]
      older.keep(
        last,
        to: SizeQuestion(
          slot: node, width: last.width, height: last.height, generation: last.generation))
    }
    slots[place] = answer
    turns[node].count &+= 1
  }
}
