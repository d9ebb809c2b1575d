/// A text that is set smaller where it does not fit the space proposed to it (rule R6), down to a part of its size.
public struct FittedText: Sendable {
  /// The text at its own size.
  public let text: PreparedText

  /// A text that may be set smaller by its style's ``ParagraphStyle/minimumScale``.
  public init(_ text: PreparedText) { self.text = text }

  /// The metrics of one line at the text's own size.
  public var fontMetrics: TextFontMetrics { text.fontMetrics }

  /// True if the text's widths are estimates.
  public var isEstimated: Bool { text.isEstimated }

  /// The text at the size in which it is shown in a space; a side that is no number counts as 0.
  ///
  /// - Complexity: see ``PreparedText/shrunkToFit(width:height:minimumScale:)``.
  public func fitted(width: Double?, height: Double?) -> PreparedText {
    largestFit(width: width, height: height).text
  }

  private func largestFit(width: Double?, height: Double?) -> (text: PreparedText, below: Double?) {
    let (width, height) = (width ?? .infinity, height ?? .infinity)
    let fitted = try? text.largestFit(
      width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height,
      minimumScale: text.style.minimumScale)
    return fitted ?? (text, nil)
  }

  /// The size of the text in the given space, at the largest size that fits it.
  ///
  /// - Complexity: that of ``fitted(width:height:)`` and a measurement.
  public func measure(width: Double?, height: Double?) -> TextMeasurement {
    let (fitted, below) = largestFit(width: width, height: height)
    var measured = fitted.measure(width: width, height: height)
    measured.validTo = min(measured.validTo, below ?? .infinity)
    guard fitted.fontSize < text.fontSize, below == nil else {
      // Lines that reach beyond their space by less than a pixel are set smaller.
      measured.validFrom = max(measured.validFrom, min(measured.width, width ?? .infinity))
      return measured
    }
    // In any other space another size may be the largest that fits: where faces meet, in a narrower one also a larger.
    measured.validFrom = max(measured.validFrom, width ?? .infinity)
    measured.validTo = min(measured.validTo, (width ?? .infinity).nextUp)
    return measured
  }
}

extension TextLabel {
  /// The label with its fonts, boxes and tracking in proportion to a size of the first font, as ``PreparedText/withFontSize(_:)`` has it.
  public func withFontSize(_ size: Double) -> TextLabel {
    guard let first = runs.first?.font.size, first > 0, size != first else { return self }
    var label = self
    let factor = size / first
    for index in runs.indices {
      label.runs[index].font.size *= factor
      label.runs[index].font.tracking *= factor
      label.runs[index].font.wordSpacing *= factor
      label.runs[index].font.baselineOffset *= factor
      label.runs[index].box?.width *= factor
      label.runs[index].box?.ascent *= factor
      label.runs[index].box?.descent *= factor
    }
    label.style.tabStops = style.tabStops.map { $0 * factor }
    return label
  }
}
