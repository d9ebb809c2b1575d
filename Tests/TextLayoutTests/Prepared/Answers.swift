@testable import TextLayout

/// What a prepared text answers at some widths, to be compared with what another answers.
struct Answers: Equatable {
  /// What is asked at one width.
  struct AtWidth: Equatable {
    var height: Double
    var lineCount: Int
    var lines: [TextLine]
    /// The lines that show in a height.
    var cutLines: [TextLine]
    var size: TextMeasurement
    var cutSize: TextMeasurement
    var interval: HeightInterval
  }

  /// Questions from the number of lines, or the size.
  struct Inverse: Equatable {
    var least: [Double?]
    var widest: [Double?]
    var balanced: Double
    var shrunkSize: Double
  }

  var widths: [AtWidth]
  var inverse: Inverse
  var steps: [Double]
  var metrics: TextFontMetrics
  var certificate: TextCertificate
  var atOtherSize: [Double]

  init(_ text: PreparedText, widths: [Double], height: Double = 30) throws {
    self.widths = try widths.map { width in
      AtWidth(
        height: try text.height(width: width), lineCount: try text.lineCount(width: width),
        lines: try text.lines(width: width), cutLines: try text.lines(width: width, height: height),
        size: text.measure(width: width, height: nil), cutSize: text.measure(width: width, height: height),
        interval: try text.heightInterval(width: width))
    }
    inverse = Inverse(
      least: [1, 2, 5].map { text.leastWidth(forLines: $0) },
      widest: [1, 2, 5].map { text.widestWidth(forLines: $0) },
      balanced: try text.balancedWidth(width: widths.first ?? 100),
      shrunkSize: try text.shrunkToFit(width: widths.first ?? 100, height: height, minimumScale: 0.5).fontSize
    )
    steps = Self.steps(of: text.keepingHeightSteps()) + Self.steps(of: text)
    metrics = text.fontMetrics
    certificate = text.certificate
    let larger = try text.withFontSize(text.fontSize * 1.75)
    atOtherSize = try widths.map { try larger.height(width: $0) }
  }

  /// The kept steps: their widths and heights in turn.
  static func steps(of text: PreparedText) -> [Double] {
    text.withKeptSteps { kept in
      (0..<kept.count).flatMap { [Double(kept.width(ofStep: $0)), kept.height(ofStep: $0)] }
    } ?? []
  }
}
