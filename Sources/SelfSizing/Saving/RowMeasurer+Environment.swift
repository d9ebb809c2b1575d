internal import RowLayout
internal import TextLayout

extension RowMeasurer {
  /// A digest of what the heights of rows depend on beside their content and width, the same in every process: the
  /// environment, and how the environment's font measures a few words of several scripts, so that another version of a
  /// font file shows.
  ///
  /// - Parameter context: whatever else heights depend on, in the caller's words.
  func environmentDigest(context: String) -> UInt64 {
    var digest = ContentDigest()
    digest.combine(context)
    digest.combine(environment.scale)
    digest.combine(environment.layoutDirection.rawValue)
    if axis == .horizontal { digest.combine(axis.rawValue) }
    digest.combine(environment.dynamicTypeSize.rawValue)
    digest.combine(environment.language ?? "")
    digest.combine(environment.lineLimit?.minimum ?? -1)
    digest.combine(environment.lineLimit?.maximum ?? -1)
    digest.combine(environment.lineSpacing ?? -1)
    if environment.metrics != .face { digest.combine(environment.metrics.rawValue) }
    digest.combine(environment.font)
    let font = environment.font.description(at: environment.dynamicTypeSize)
    for sample in [
      "AVATAR office, 0123456789 – “quoted”", "Привет Ελλάδα", "日本語한국어", "שלום مرحبا", "नमस्ते ไทย", "👍🏽→★",
    ] {
      guard let text = try? text?.prepare(TextLabel(sample, font: font)) else { continue }
      let size = text.measure(width: nil, height: nil)
      digest.combine(size.width)
      digest.combine(size.height)
      digest.combine(size.firstBaseline)
    }
    return digest.value
  }
}
