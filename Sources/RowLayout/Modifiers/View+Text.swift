public import TextLayout

nonisolated extension View {
  /// The font of texts inside that name none.
  @inlinable public func font(_ font: Font?) -> some View { environment(changing: { $0.font = font }) }

  /// The greatest number of lines of texts inside, 1 for fewer; nil for all (rule T4). A least number set further out stays.
  @inlinable public func lineLimit(_ limit: Int?) -> some View {
    environment(changing: { $0.lineLimit = limit })
  }

  /// The least and greatest number of lines of texts inside (rules T4, T5).
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(LineLimit(minimum: limit.lowerBound, maximum: limit.upperBound))
  }

  /// The least number of lines of texts inside (rule T5).
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(LineLimit(minimum: limit.lowerBound, maximum: nil))
  }

  /// The greatest number of lines of texts inside (rule T4).
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(LineLimit(maximum: limit.upperBound))
  }

  /// The number of lines of texts inside, whose height is taken up in any case (rule T5).
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(LineLimit(minimum: reservesSpace ? limit : 1, maximum: limit))
  }

  private func lineLimit(_ limit: LineLimit) -> some View {
    environment(changing: { ($0.leastLines, $0.lineLimit) = (limit.minimum, limit.maximum) })
  }

  /// Points between lines of texts inside, beyond their font's.
  public func lineSpacing(_ points: CGFloat) -> some View {
    environment(changing: { _ in }) { $0.lineSpacing = Double(points) }
  }

  /// Aligns the lines of texts inside; without effect on sizes.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(changing: { _ in }) { $0.textAlignment = alignment.rawValue }
  }

  /// Sets the truncated part of texts inside.
  public func truncationMode(_ mode: TruncationMode) -> some View {
    environment(changing: { _ in }) { $0.truncation = mode.rawValue }
  }

  /// The reader's setting for the size of texts inside.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(changing: { $0.dynamicTypeSize = size })
  }

  /// A value of the environment for all views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { environment(changing: { $0[keyPath: keyPath] = value }) }

  /// Texts inside in bold, or not heavier than their fonts.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Texts inside in a weight; nil for that of their fonts.
  public func fontWeight(_ weight: Font.Weight?) -> some View { asking { $0.weight = weight?.value } }

  /// Texts inside in a width of letters; nil for that of their fonts.
  public func fontWidth(_ width: Font.Width?) -> some View { asking { $0.width = width?.percent } }

  /// Texts inside in italics, or as upright as their fonts.
  public func italic(_ isActive: Bool = true) -> some View { asking { $0.isItalic = isActive ? true : nil } }

  /// A shape of letters inside; nil for that of their fonts.
  public func fontDesign(_ design: Font.Design?) -> some View { asking { $0.design = design } }

  /// Letters of one width inside, or those of their fonts.
  public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }

  /// Digits of one width inside, in faces that have such.
  public func monospacedDigit() -> some View { asking { $0.hasMonospacedDigits = true } }

  private func asking(_ change: @escaping (inout FontChoice) -> Void) -> some View {
    environment(changing: { change(&$0.fontTraits) })
  }

  /// Texts inside underlined.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { styled { $0.underline = isActive } }

  /// Texts inside struck through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { styled { $0.strikethrough = isActive } }
}

extension Text {
  /// The truncated part of a long text.
  public typealias TruncationMode = RowLayout.TruncationMode
}
