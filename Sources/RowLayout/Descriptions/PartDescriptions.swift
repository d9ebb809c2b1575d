/// A shape or a colour: takes what is proposed (rule L1), a circle a square of it (rule L3).
public struct ShapeDescription: Hashable, Sendable {
  /// Which shape is drawn.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A rectangle.
    case rectangle
    /// A rectangle with round corners.
    case roundedRectangle
    /// A circle in the middle of the space.
    case circle
    /// A rectangle whose short sides are half circles.
    case capsule
    /// An ellipse.
    case ellipse
    /// A colour, which fills its space.
    case color
  }

  /// Which shape is drawn.
  public var shape: Shape
  /// The radius of round corners in points.
  public var cornerRadius: Double?
  /// The colour that fills it, as written.
  public var fill: String?

  /// A shape.
  public init(_ shape: Shape = .rectangle, cornerRadius: Double? = nil, fill: String? = nil) {
    self.shape = shape
    self.cornerRadius = cornerRadius
    self.fill = fill
  }
}

/// An image: of its own size, or resizable.
public struct ImageDescription: Hashable, Sendable {
  /// The image's name.
  public var name: String?
  /// True for the name of a symbol, which stands by text as text does (rule G3).
  public var isSymbol: Bool
  /// True if it takes the proposal (rule L1, its own length where a dimension is open), not its own size (rule L2).
  public var isResizable: Bool
  /// Its own width in points; NaN where it is not known, which is an error but inside a frame that fixes both dimensions.
  public var width: Double
  /// Its own height in points; NaN where it is not known.
  public var height: Double
  /// The name under which a template's own size is filled (``PortableRowTemplate``); nil for one that is given.
  public var hole: String?
  /// From a symbol's bottom up to its baseline, in points.
  public var baselineOffset: Double?

  /// An image.
  public init(
    name: String? = nil, width: Double, height: Double, isResizable: Bool = false, isSymbol: Bool = false,
    baselineOffset: Double? = nil
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.isResizable = isResizable
    self.isSymbol = isSymbol
    self.baselineOffset = baselineOffset
  }
}

/// A ratio's fit in its space (rule A1).
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// As large as fits inside.
  case fit
  /// As small as covers everything.
  case fill
}

/// The limits of a flexible frame, in points (rules F2 to F6).
public struct FlexibleFrame: Hashable, Sendable {
  /// The least width.
  public var minWidth: Double?
  /// The width where none is proposed.
  public var idealWidth: Double?
  /// The greatest width.
  public var maxWidth: Double?
  /// The least height.
  public var minHeight: Double?
  /// The height where none is proposed.
  public var idealHeight: Double?
  /// The greatest height.
  public var maxHeight: Double?
  /// The alignment in the frame.
  public var alignment: Alignment

  /// A frame with limits.
  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }

  /// True if a child scrolls in the frame: it is as long as it wants on an axis on which the frame takes what is proposed.
  func isScrolled(_ child: RowDescription) -> Bool {
    guard case .fixedSize(let horizontal, let vertical, _) = child.kind else { return false }
    return horizontal && minWidth == 0 && maxWidth == .infinity
      || vertical && minHeight == 0 && maxHeight == .infinity
  }
}

/// An amount of padding.
public enum Padding: Hashable, Sendable {
  /// A length on several edges; nil for the default of 16 (rule D2).
  case length(Double?, Edge.Set)
  /// An amount for each edge.
  case insets(EdgeInsets)

  /// The amounts in points.
  public var insets: EdgeInsets {
    switch self {
    case .length(let length, let edges): EdgeInsets(length ?? 16, on: edges)
    case .insets(let insets): insets
    }
  }
}

/// The spacing and alignment of a grid.
public struct GridDescription: Hashable, Sendable {
  /// The cells' alignment in column and row.
  public var alignment: Alignment
  /// Points between columns; nil for the default.
  public var horizontalSpacing: Double?
  /// Points between rows; nil for the default.
  public var verticalSpacing: Double?

  /// A grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// The grid settings of a cell.
public struct GridCell: Hashable, Sendable {
  /// The number of columns that it spans.
  public var columns: Int?
  /// The anchor in its space, as parts of the width and height.
  public var anchor: UnitPoint?
  /// The alignment of its column.
  public var columnAlignment: HorizontalAlignment?
  /// The axes on which it does not make its column or row larger.
  public var unsizedAxes: Axis.Set?

  /// A cell's wishes.
  public init(
    columns: Int? = nil, anchor: UnitPoint? = nil, columnAlignment: HorizontalAlignment? = nil,
    unsizedAxes: Axis.Set? = nil
  ) {
    self.columns = columns
    self.anchor = anchor
    self.columnAlignment = columnAlignment
    self.unsizedAxes = unsizedAxes
  }
}
