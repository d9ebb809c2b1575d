/// Turns labels into texts that can be measured at any width: the seam between rows and fonts.
public protocol TextPreparing: TextService {
  /// Prepares a label once; the result is measured at as many widths as wanted.
  ///
  /// - Throws: ``TextError`` where the label names no known font stack, or its style contradicts itself.
  func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring

  /// Prepares a label of one run with another text in it, as that label is prepared.
  func prepare(_ label: TextLabel, text: String) throws(TextError) -> any TextMeasuring

  /// The object that all preparers of the same answers share, as long as one of them is there; nil where there is none. Where there
  /// is one, a row template prepares texts of its own once for all of its rows.
  var identity: ObjectIdentifier? { get }

  /// True unless labels in a font stack are refused, as nothing is known of it.
  func hasStack(_ name: String) -> Bool
}

extension TextPreparing {
  /// The label with the other text is prepared.
  public func prepare(_ label: TextLabel, text: String) throws(TextError) -> any TextMeasuring {
    try prepare(label.with(text))
  }

  /// Preparers need no identity.
  public var identity: ObjectIdentifier? { nil }

  /// Preparers take stacks of any name.
  public func hasStack(_ name: String) -> Bool { true }
}
