nonisolated extension View {
  /// A frame of a fixed size (rule F1).
  @inlinable public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified {
      .frame(
        width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment, child: $0)
    }
  }

  /// A frame with limits (rules F2 to F6).
  @inlinable public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let limits = FlexibleFrame(
      minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
      maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
      idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) },
      alignment: alignment)
    return modified { .flexFrame(limits, child: $0) }
  }

  /// Padding on some edges, of 16 unless given (rules D1, D2).
  @inlinable public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified { .padding(.length(length.map { Double($0) }, edges), child: $0) }
  }

  /// Padding on all edges (rule D1).
  @inlinable public func padding(_ length: CGFloat) -> some View {
    modified { .padding(.length(length, .all), child: $0) }
  }

  /// Padding of an amount for each edge (rule D1).
  @inlinable public func padding(_ insets: EdgeInsets) -> some View {
    modified { .padding(.insets(insets), child: $0) }
  }

  /// Room that a screen's shape takes away (rule D1).
  @inlinable public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Room that a screen's shape takes away on all edges (rule D1).
  @inlinable public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Room that a screen's shape takes away on some edges (rule D1).
  @inlinable public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// The ideal size in both directions (rule X1).
  @inlinable public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The ideal size in the chosen directions (rule X1).
  @inlinable public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified { .fixedSize(horizontal: horizontal, vertical: vertical, child: $0) }
  }

  /// The priority in the stack around (rules S2, PR1).
  @inlinable public func layoutPriority(_ value: Double) -> some View {
    modified { .layoutPriority(value, child: $0) }
  }

  /// A ratio of width to height, nil for that of the view's ideal size (rules A1 to A4).
  @inlinable public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified { .aspectRatio(ratio.map { Double($0) }, contentMode, child: $0) }
  }

  /// The ratio of a size (rules A1 to A4).
  @inlinable public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.width / ratio.height, contentMode: contentMode)
  }

  /// As large as fits, at the ratio of the view's ideal size.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// As small as covers everything, at the ratio of the view's ideal size.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

  /// Views in front, proposed this view's size (rules O1, O2).
  public func overlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Front
  ) -> some View { layered(content(), alignment, isFront: true) }

  /// A colour in front.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layered(ShapeView(shape: ShapeDescription(.color, fill: style.spelling)), .center, isFront: true)
  }

  /// A shape in front, filled with a colour.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  { layered(shape.fill(style), .center, isFront: true) }

  /// A view in front (rules O1, O2).
  @_disfavoredOverload
  public func overlay<Front: View>(_ overlay: Front, alignment: Alignment = .center) -> some View {
    layered(overlay, alignment, isFront: true)
  }

  /// Views behind, proposed this view's size (rules O1, O2).
  public func background<Back: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Back
  ) -> some View { layered(content(), alignment, isFront: false) }

  /// A colour behind.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  { layered(ShapeView(shape: ShapeDescription(.color, fill: style.spelling)), .center, isFront: false) }

  /// A shape behind, filled with the colour of backgrounds.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    layered(shape, .center, isFront: false)
  }

  /// A view behind (rules O1, O2).
  @_disfavoredOverload
  public func background<Back: View>(_ background: Back, alignment: Alignment = .center) -> some View {
    layered(background, alignment, isFront: false)
  }

  /// A shape behind, filled with a colour.
  public func background(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle())
    -> some View
  { layered(shape.fill(style), .center, isFront: false) }

  private func layered<Other: View>(
    _ other: Other, _ alignment: Alignment, isFront: Bool
  ) -> some View {
    ModifiedView(content: self) { child, context in
      .layers(child, context.single(other), alignment, isFront: isFront)
    }
  }

  /// A shift of what is drawn (rule M1).
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified { .offset(x: Double(x), y: Double(y), child: $0) }
  }

  /// A shift of what is drawn (rule M1).
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// A guide's value, from the view's own size and guides (rule N1).
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modified {
      .alignmentGuide(AnyGuide(guide), .computed({ Double(computeValue(ViewDimensions($0))) }), child: $0)
    }
  }

  /// A guide's value, from the view's own size and guides (rule N1).
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modified {
      .alignmentGuide(AnyGuide(guide), .computed({ Double(computeValue(ViewDimensions($0))) }), child: $0)
    }
  }

  /// A guide's value that descriptions can write: a number, or the place of another guide (rule N1).
  public func alignmentGuide(_ guide: AnyGuide, _ value: GuideValue) -> some View {
    modified { .alignmentGuide(guide, value, child: $0) }
  }

  /// The number of columns that a cell of a grid spans.
  public func gridCellColumns(_ count: Int) -> some View {
    modified { .gridCell(GridCell(columns: count), child: $0) }
  }

  /// Sets the anchor of a grid cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modified { .gridCell(GridCell(anchor: anchor), child: $0) }
  }

  /// The alignment of the grid's column that this cell is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified { .gridCell(GridCell(columnAlignment: guide), child: $0) }
  }

  /// The directions in which a cell does not make its column or row larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified { .gridCell(GridCell(unsizedAxes: axes), child: $0) }
  }

  /// As wide or high as the nearest scroll view or list, or the row itself.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// So many parts of the nearest scroll view or list, or the row itself, which is cut into some with gaps between.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// As wide or high as a function of the nearest scroll view or list, or the row itself.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
  ) -> some View {
    LayoutView(
      layout: AnyLayout(ContainerLayout(axes: axes, alignment: alignment, length: length)), content: self)
  }

  /// A place of the view's middle in the space that is proposed, all of which is taken.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    alignmentGuide(AnyGuide(HorizontalAlignment.leading), .of(AnyGuide(HorizontalAlignment.center)))
      .alignmentGuide(AnyGuide(VerticalAlignment.top), .of(AnyGuide(VerticalAlignment.center)))
      .offset(x: x, y: y).frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
  }

  /// Accepts reaching beneath bars; a row has none.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  /// Accepts reaching beneath bars; a row has none.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// The order in which views are drawn; no matter of layout.
  public func zIndex(_ value: Double) -> some View { self }

  /// Names the view's frame.
  public func id(_ id: some Hashable) -> some View { NamedView(content: self, name: "\(id)") }
}

/// Covered regions of a screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the screen's shape; the keyboard; all.
  public static let container = Self(rawValue: 1), keyboard = Self(rawValue: 2),
    all: SafeAreaRegions = [.container, .keyboard]
}
