// Attributed strings of Foundation's older kind, with UIKit's fonts and colours.

extension NSAttributedString.Key {
  /// A font: `UIFont`, or a ``Font``.
  public static let font = NSAttributedString.Key("NSFont")
  /// A colour: `UIColor`, or a ``Color``.
  public static let foregroundColor = NSAttributedString.Key("NSColor"),
    backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A line at letters: a number, 0 for none.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline"),
    strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Points between letters, or above the line.
  public static let kern = NSAttributedString.Key("NSKern"),
    baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A line around letters, which they are no wider by.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor"),
    strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An address.
  public static let link = NSAttributedString.Key("NSLink")
}

extension AttributeContainer {
  /// The attributes of texts among those by Foundation's older names.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = (attributes[.font] as? UIFont).map { Font($0) } ?? attributes[.font] as? Font
    self.foregroundColor = Self.color(attributes[.foregroundColor])
    self.backgroundColor = Self.color(attributes[.backgroundColor])
    self.kern = Self.number(attributes[.kern]).map { CGFloat($0) }
    self.baselineOffset = Self.number(attributes[.baselineOffset]).map { CGFloat($0) }
    self.underlineStyle = Self.line(attributes[.underlineStyle])
    self.strikethroughStyle = Self.line(attributes[.strikethroughStyle])
    self.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }

  private static func color(_ value: Any?) -> Color? {
    (value as? UIColor).map { Color(uiColor: $0) } ?? value as? Color
  }

  private static func line(_ value: Any?) -> Text.LineStyle? { (number(value) ?? 0) == 0 ? nil : .single }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension AttributedString {
  /// The text with those attributes of texts that it has.
  public init(_ text: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: text.length)
    unsafe text.enumerateAttributes(in: whole) { attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}

extension String {
  /// The room of a text in one line: a line of its font, and letters half as wide as that is high, those of East Asia twice as wide
  /// (U). A font's own widths are known where a row is measured, not where it is described.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let halves = unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
    return CGSize(width: font.pointSize / 2 * CGFloat(halves), height: font.lineHeight)
  }
}

extension NSString {
  /// The room of the text in one line, as a `String` has it.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attributes)
  }
}

/// A direction and a length.
public struct CGVector: Hashable, Sendable {
  /// None.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// To the right, and down.
  public var dx, dy: CGFloat
  /// A direction and a length.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
