/// Which punctuation stands out at the sides of lines (CSS Text, `hanging-punctuation`): it takes up no width there, and is drawn beside
/// the label's own box.
///
/// One character hangs at each side of a line at most. Where a full-width mark might give up its empty half too
/// (``SpacingTrim``), it hangs instead.
public struct HangingPunctuation: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public var rawValue: UInt8

  /// Options from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A bracket or quote that begins the label.
  public static let first = HangingPunctuation(rawValue: 1)
  /// A bracket or quote that ends the label.
  public static let last = HangingPunctuation(rawValue: 2)
  /// A stop or comma at a line's end, where the line does not hold it otherwise.
  public static let allowEnd = HangingPunctuation(rawValue: 4)
  /// A stop or comma at any line's end.
  public static let forceEnd = HangingPunctuation(rawValue: 8)

  /// True if stops and commas may hang.
  var hangsStops: Bool { !isDisjoint(with: [.allowEnd, .forceEnd]) }

  /// True for a stop or comma that may hang.
  static func isStop(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2C, 0x2E, 0x60C, 0x6D4, 0x3001, 0x3002, 0xFE50...0xFE52, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: true
    default: false
    }
  }

  /// True for a bracket or quote that may hang before the label's first line.
  static func isOpening(_ scalar: UInt32) -> Bool {
    isQuote(scalar) || category(scalar) == .openPunctuation
  }

  /// True for a bracket or quote that may hang behind the label's last line.
  static func isClosing(_ scalar: UInt32) -> Bool {
    isQuote(scalar) || category(scalar) == .closePunctuation
  }

  private static func isQuote(_ scalar: UInt32) -> Bool {
    switch category(scalar) {
    case .initialPunctuation, .finalPunctuation: true
    default: scalar == 0x22 || scalar == 0x27
    }
  }

  private static func category(_ scalar: UInt32) -> Unicode.GeneralCategory? {
    Unicode.Scalar(scalar)?.properties.generalCategory
  }
}
