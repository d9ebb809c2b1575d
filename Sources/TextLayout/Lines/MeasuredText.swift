extension PreparedText {
  /// The text as rows measure it: one whose style has a least scale is set smaller where it does not fit.
  package var asShown: any TextMeasuring { style.minimumScale < 1 ? FittedText(self).asMeasured : asMeasured }
}

#if hasFeature(Embedded)
  /// A text that rows measure, kept as an object.
  private final class MeasuredText<Text: Sendable>: TextMeasuring {
    let fontMetrics: TextFontMetrics
    let isEstimated: Bool
    private let text: Text
    private let measuring: @Sendable (Text, Double?, Double?) -> TextMeasurement

    init(
      _ text: Text, _ fontMetrics: TextFontMetrics, isEstimated: Bool,
      measuring: @escaping @Sendable (Text, Double?, Double?) -> TextMeasurement
    ) {
      self.text = text
      self.fontMetrics = fontMetrics
      self.isEstimated = isEstimated
      self.measuring = measuring
    }

    func measure(width: Double?, height: Double?) -> TextMeasurement { measuring(text, width, height) }
  }

  extension PreparedText {
    fileprivate var asMeasured: any TextMeasuring {
      MeasuredText(self, fontMetrics, isEstimated: isEstimated) { $0.measure(width: $1, height: $2) }
    }
  }

  extension FittedText {
    fileprivate var asMeasured: any TextMeasuring {
      MeasuredText(self, fontMetrics, isEstimated: isEstimated) { $0.measure(width: $1, height: $2) }
    }
  }
#else
  extension PreparedText: TextMeasuring {
    fileprivate var asMeasured: any TextMeasuring { self }
  }

  extension FittedText: TextMeasuring {
    fileprivate var asMeasured: any TextMeasuring { self }
  }
#endif
