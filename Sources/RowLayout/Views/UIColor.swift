// Colours by the names of UIKit and Core Graphics.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A colour as UIKit names it.
public final class UIColor: Hashable, Sendable {
  let name: String
  private init(_ name: String) { self.name = name }
  /// A colour of parts from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)).spelling
  }
  public init?(named name: String) { self.name = name }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
    self.init(named: name)
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    name =
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)
      ).spelling
  }
  /// A colour of SwiftUI.
  public init(_ color: Color) { name = color.spelling }
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    name = dynamicProvider(UITraitCollection()).name
  }
  public static func == (one: UIColor, other: UIColor) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(name + "/\(Double(alpha))") }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  public var cgColor: CGColor { CGColor(name: name) }
  public init(cgColor: CGColor) { name = cgColor.name }
  /// The parts from 0 to 1 of a colour that was made of parts; those of grey for one that has a name only, and false.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let digits = name.hasPrefix("#") ? name.dropFirst().prefix(8) : ""
    let number = UInt32(digits, radix: 16).map { digits.utf8.count == 6 ? $0 << 8 | 255 : $0 }
    func part(_ shift: UInt32) -> CGFloat { CGFloat((number ?? 0x8080_80FF) >> shift & 255) / 255 }
    unsafe red?.pointee = part(24)
    unsafe green?.pointee = part(16)
    unsafe blue?.pointee = part(8)
    unsafe alpha?.pointee = part(0)
    return number != nil
  }
  /// The part of white from 0 to 1 of a grey that was made of parts, and its opacity; those of grey for another colour, and
  /// false.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let isKnown = unsafe getRed(&red, green: &green, blue: &blue, alpha: alpha)
    unsafe white?.pointee = (red + green + blue) / 3
    return isKnown && red == green && green == blue
  }
  public static let label = UIColor("primary"), secondaryLabel = UIColor("secondary"),
    tertiaryLabel = UIColor("tertiary"), quaternaryLabel = UIColor("quaternary"),
    placeholderText = UIColor("tertiary"), darkText = UIColor("black"), lightText = UIColor("white")
  public static let separator = UIColor("gray/0.3"), opaqueSeparator = UIColor("gray"),
    link = UIColor("blue"), tintColor = UIColor("accentColor")
  public static let systemBackground = UIColor("white"), secondarySystemBackground = UIColor("#f2f2f7"),
    tertiarySystemBackground = UIColor("white")
  public static let systemGroupedBackground = UIColor("#f2f2f7"),
    secondarySystemGroupedBackground = UIColor("white"),
    tertiarySystemGroupedBackground = UIColor("#f2f2f7")
  public static let systemFill = UIColor("gray/0.2"), secondarySystemFill = UIColor("gray/0.16"),
    tertiarySystemFill = UIColor("gray/0.12"), quaternarySystemFill = UIColor("gray/0.08")
  public static let systemGray = UIColor("gray"), systemGray2 = UIColor("#aeaeb2"),
    systemGray3 = UIColor("#c7c7cc"), systemGray4 = UIColor("#d1d1d6"), systemGray5 = UIColor("#e5e5ea"),
    systemGray6 = UIColor("#f2f2f7")
  public static let systemRed = UIColor("red"), systemOrange = UIColor("orange"),
    systemYellow = UIColor("yellow"), systemGreen = UIColor("green"), systemBlue = UIColor("blue"),
    systemPurple = UIColor("purple"), systemPink = UIColor("pink"), systemTeal = UIColor("teal"),
    systemIndigo = UIColor("indigo"), systemMint = UIColor("mint"), systemCyan = UIColor("cyan"),
    systemBrown = UIColor("brown")
  public static let black = UIColor("black"), white = UIColor("white"), gray = UIColor("gray"),
    lightGray = UIColor("#aaaaaa"), darkGray = UIColor("#555555"), clear = UIColor("clear"),
    red = UIColor("red"), orange = UIColor("orange"), yellow = UIColor("yellow"), green = UIColor("green"),
    cyan = UIColor("cyan"), blue = UIColor("blue"), purple = UIColor("purple"), magenta = UIColor("pink"),
    brown = UIColor("brown")
}

/// A colour as Core Graphics has it.
public struct CGColor: Hashable, Sendable {
  let name: String
  init(name: String) { self.name = name }
  /// A colour of parts from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = UIColor(red: red, green: green, blue: blue, alpha: alpha).name
  }
  /// The parts from 0 to 1 and the opacity; those of grey for a colour that has a name only.
  public var components: [CGFloat]? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    unsafe UIColor(cgColor: self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { components?.last ?? 1 }
}

extension Color {
  public init(cgColor: CGColor) { self.init(cgColor.name) }
  public init(_ color: CGColor) { self.init(cgColor: color) }
  public var cgColor: CGColor? { CGColor(name: spelling) }
}

// swift-format-ignore: NoLeadingUnderscores
/// The type of a `#colorLiteral` where no type is asked for.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
