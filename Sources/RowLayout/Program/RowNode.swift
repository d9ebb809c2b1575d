/// One part of a row, lowered: nodes lie in one array, parents before their children, and hold plain numbers only.
struct RowNode {
  /// The sizing rule of a node.
  enum Kind: UInt8 {
    /// Takes what is proposed (rule L1), a circle a square of it (rule L3).
    case flexible
    /// Has a size of its own (rule L2).
    case leaf
    case text
    case spacer
    case divider
    case hstack
    case vstack
    case zstack
    case frame
    case flexFrame
    case padding
    case fixedSize
    case aspectRatio
    /// An overlay or a background: the primary child, then the secondary (rule O1).
    case layered
    case offset
    case alignmentGuide
    case viewThatFits
    case geometryReader
    case grid
    /// A flexible container (rules FX1 to FX6).
    case flex
    /// A frame of parts of what is proposed (rule FR1).
    case fraction
    /// A container of somebody's own.
    case layout

    /// A kind's part in placing what is inside it.
    enum Role {
      /// Nothing is inside.
      case leaf
      /// A single part is inside, or is chosen of several.
      case wrapper
      /// Two parts lie on top of each other.
      case layers
      /// The children are given their places together.
      case container
    }

    var role: Role {
      switch self {
      case .flexible, .leaf, .text, .spacer, .divider: .leaf
      case .frame, .flexFrame, .fraction, .padding, .fixedSize, .aspectRatio, .offset, .alignmentGuide,
        .viewThatFits:
        .wrapper
      case .layered: .layers
      case .hstack, .vstack, .zstack, .grid, .flex, .layout, .geometryReader: .container
      }
    }

    /// True if the part inside is placed by its guides.
    var alignsChild: Bool { self == .frame || self == .flexFrame || self == .fraction }
  }

  /// The numbers of a kind's layout beside its children, in points; absent lengths are NaN.
  enum Numbers {
    case none
    /// A leaf, an image, or a frame that fixes some of its lengths, or has parts of those proposed; a leaf's baseline from its top.
    case lengths(width: Double, height: Double, baseline: Double)
    case spacer(least: Double)
    case divider(thickness: Double)
    /// The sum of a stack's gaps.
    case stack(gaps: Double)
    case padding(EdgeInsets)
    case limits(width: FrameLimits, height: FrameLimits)
    /// Width over height; NaN for the child's own.
    case ratio(Double)
    case offset(x: Double, y: Double)
  }

  /// The facts known beforehand of a node's answers in a dimension.
  struct Facts {
    /// The answers to 0 and to infinity; NaN where they have to be asked for.
    var least = Double.nan
    var greatest = Double.nan
    /// True if the answer at infinity is finite, even where it is not known.
    var isBounded = false
    /// True if an answer that is as long at 0 as at infinity is the same across too, at any proposal in between. A text
    /// beside a wider part in a column is not: it breaks differently while the column stays as wide.
    var isSteady = true

    /// Sets the answers to 0 and to infinity.
    mutating func set(_ least: Double, _ greatest: Double) {
      (self.least, self.greatest) = (least, greatest)
      isBounded = greatest < .infinity
    }

    /// Makes the answers longer; one that is made shorter may come out at 0.
    mutating func lengthen(by length: Double) {
      (least, greatest) = length >= 0 ? (least + length, greatest + length) : (.nan, .nan)
    }

    /// Leaves the answers open.
    mutating func open() { (least, greatest) = (.nan, .nan) }

    /// Makes of a child's facts those of its ideal length.
    mutating func fix() {
      isBounded = true
      if least != greatest { open() }
    }

    /// Makes of a child's facts those of a flexible frame, by rules F3 and F5.
    mutating func limit(by limits: FrameLimits) {
      if limits.greatest.isNaN {
        if !limits.least.isNaN, !greatest.isNaN { greatest = max(greatest, limits.least) }
      } else {
        if !least.isNaN { least = min(least, limits.greatest) }
        greatest = limits.greatest
        isBounded = limits.greatest < .infinity
        // Cut to a greatest length, it is as long while what is inside still changes.
        isSteady = false
      }
      if !limits.least.isNaN { least = limits.least }
    }
  }

  var kind: Kind
  /// True for a dimension chosen by the node's kind: fixedSize's axes, a spacer's or divider's axis, the axes that
  /// viewThatFits constrains.
  var horizontal = false
  var vertical = false
  /// Fill instead of fit (rule A1).
  var fills = false
  /// As wide as high (rule L3).
  var isSquare = false
  /// True if lines inside the part begin at the right (rule Q1).
  var isRightToLeft = false
  /// True if every group of children has its order in ``RowProgram/order`` (rule S3).
  var hasStaticOrder = false
  /// True if frames inside are relative to this part; answers of such a one are not kept.
  var isContainer = false
  /// True if the answer never shrinks as the proposal grows.
  var isMonotone = true

  var childStart: Int32 = 0
  var childCount: Int32 = 0
  /// The first of the node's slots for answers; -1 where answers are not kept.
  var slot: Int32 = -1
  /// The place of what does not fit here in a table of the program: a text, a guide's rule, a layout.
  var payload: Int32 = -1
  /// The guides by which children are aligned.
  var horizontalGuide: Int32 = 1
  var verticalGuide: Int32 = 4
  /// The guides that the node may set itself, a bit each.
  var explicitGuides: UInt64 = 0

  /// The guides that any of the children may set.
  var childrenExplicitGuides: UInt64 = 0

  /// The priority that a stack around the node sees (rules S2, PR1).
  var priority: Double = 0
  /// The numbers of the kind.
  var numbers = Numbers.none
  /// The facts known of the answers in each dimension, whatever is proposed in the other.
  var width = Facts()
  var height = Facts()

  init(_ kind: Kind) { self.kind = kind }

  /// Says of this node what is known of the one inside it: it answers and is placed as that one.
  mutating func takeFacts(of inner: RowNode) {
    priority = inner.priority
    explicitGuides = inner.explicitGuides
    isMonotone = inner.isMonotone
    width = inner.width
    height = inner.height
  }

  @inline(__always) subscript(axis: Axis) -> Facts {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The own lengths of a leaf, an image or a fixed frame.
  @inline(__always) var own: (width: Double, height: Double, baseline: Double) {
    if case .lengths(let width, let height, let baseline) = numbers {
      (width, height, baseline)
    } else {
      (.nan, .nan, .nan)
    }
  }
  @inline(__always) var leastLength: Double { if case .spacer(let least) = numbers { least } else { 0 } }
  @inline(__always) var thickness: Double {
    if case .divider(let thickness) = numbers { thickness } else { 0 }
  }
  @inline(__always) var gaps: Double { if case .stack(let gaps) = numbers { gaps } else { 0 } }
  @inline(__always) var insets: EdgeInsets {
    if case .padding(let insets) = numbers { insets } else { EdgeInsets() }
  }
  @inline(__always) var limits: (width: FrameLimits, height: FrameLimits) {
    if case .limits(let width, let height) = numbers {
      (width, height)
    } else {
      (FrameLimits(), FrameLimits())
    }
  }
  @inline(__always) var ratio: Double { if case .ratio(let ratio) = numbers { ratio } else { .nan } }
  @inline(__always) var shift: (x: Double, y: Double) {
    if case .offset(let x, let y) = numbers { (x, y) } else { (0, 0) }
  }

  @inline(__always) var children: Range<Int> { Int(childStart)..<Int(childStart) + Int(childCount) }
}

/// The limits of a flexible frame in one dimension, in order (rule F2); absent ones are NaN.
struct FrameLimits {
  var least = Double.nan
  var ideal = Double.nan
  var greatest = Double.nan
}

/// A lowered row without its texts: what resolving reads, shared by all rows of a template.
struct RowProgram: Sendable {
  /// The greatest number of sizings in one resolution (``RowLimits/sizings``).
  var mostSizings = RowLimits().sizings
  /// The greatest number of times that containers ask their children in one resolution, all in all.
  var mostVisits = Int.max
  var nodes: [RowNode] = []
  /// The children of all nodes, those of one node side by side.
  var childList: [Int32] = []
  /// For each place of `childList`: the gap before that child (rule S1).
  var gaps: [Double] = []
  /// For each place of `childList`: places of the same node's children by priority, then, where it is known
  /// beforehand, by flexibility.
  var order: [Int32] = []
  /// For each place of `childList` that begins a group of equal priority in `order`: the group's length.
  var groupLengths: [Int32] = []
  /// The guides in use, the built-in ones first.
  private(set) var guides: [GuideKey] = GuideKey.all
  /// The places of the guides in use.
  private var guideNumbers = GuideKey.numbers
  var guideRules: [GuideRule] = []
  var grids: [GridProgram] = []
  var flexes: [FlexProgram] = []
  var layouts: [LayoutProgram] = []
  var readers: [ReaderProgram] = []
  var slotCount = 0
  /// True if the order of some group was found out for texts without hard breaks (rule S3).
  var needsUnbrokenTexts = false
  var scale = 2.0

  /// The number of a guide; nil where it is not in use.
  func number(of guide: GuideKey) -> Int32? {
    guide.builtIn.map { Int32($0) } ?? guideNumbers[guide]
  }

  /// Takes a guide into use; returns its number.
  mutating func use(_ guide: GuideKey) -> Int32 {
    if let known = number(of: guide) { return known }
    let number = Int32(guides.count)
    guides.append(guide)
    guideNumbers[guide] = number
    return number
  }
}

/// The guide and value of an alignmentGuide node (rule N1).
struct GuideRule: Sendable {
  var guide: Int32
  var value: GuideValue
}
