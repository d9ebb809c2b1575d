/// Turns labels into texts that can be measured at any width: the seam between rows and fonts.
public protocol TextPreparing: TextService {
  /// Prepares a label once; the result is measured at as many widths as wanted.
  ///
  /// - Throws: ``TextError`` where the label names no known font stack, or its style contradicts itself.
  func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring
}
