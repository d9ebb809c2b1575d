/// A colour as UIKit names it.
public final class UIColor: Hashable, Sendable {
  let name: String
  private init(_ name: String) { self.name = name }
  /// A colour of parts from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)).spelling
  }
  /// A colour by name.
  public init?(named name: String) { self.name = name }
  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  /// A colour by its place in the circle of colours.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    name =
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)
      ).spelling
  }
  /// A colour of SwiftUI.
  public init(_ color: Color) { name = color.spelling }
  /// A colour by what the screen is like, which is light.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    name = dynamicProvider(UITraitCollection()).name
  }
  /// True if two colours are written alike.
  public static func == (one: UIColor, other: UIColor) -> Bool { one.name == other.name }
  /// The written form's hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  /// The colour let through in part.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(name + "/\(Double(alpha))") }
  /// The colour as the screen has it.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  /// The colour as Core Graphics has it.
  public var cgColor: CGColor { CGColor(name: name) }
  /// A colour of Core Graphics.
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
  /// The colour of text.
  public static let label = UIColor("primary")
  /// The colour of lesser text.
  public static let secondaryLabel = UIColor("secondary")
  /// The colour of text lesser still.
  public static let tertiaryLabel = UIColor("tertiary")
  /// The least of the colours of text.
  public static let quaternaryLabel = UIColor("quaternary")
  /// The colour of hints in fields.
  public static let placeholderText = UIColor("tertiary")
  /// The colour of lines.
  public static let separator = UIColor("gray/0.3")
  /// The colour of lines that let nothing through.
  public static let opaqueSeparator = UIColor("gray")
  /// The colour behind all.
  public static let systemBackground = UIColor("white")
  /// The colour behind groups.
  public static let secondarySystemBackground = UIColor("#f2f2f7")
  /// The colour behind groups in groups.
  public static let tertiarySystemBackground = UIColor("white")
  /// The colour behind grouped lists.
  public static let systemGroupedBackground = UIColor("#f2f2f7")
  /// The colour behind rows of grouped lists.
  public static let secondarySystemGroupedBackground = UIColor("white")
  /// The colour behind groups in rows of grouped lists.
  public static let tertiarySystemGroupedBackground = UIColor("#f2f2f7")
  /// The colour of thin shapes.
  public static let systemFill = UIColor("gray/0.2")
  /// The colour of shapes.
  public static let secondarySystemFill = UIColor("gray/0.16")
  /// The colour of large shapes.
  public static let tertiarySystemFill = UIColor("gray/0.12")
  /// The colour of the largest shapes.
  public static let quaternarySystemFill = UIColor("gray/0.08")
  /// Grey.
  public static let systemGray = UIColor("gray")
  /// A lighter grey.
  public static let systemGray2 = UIColor("#aeaeb2")
  /// A lighter grey.
  public static let systemGray3 = UIColor("#c7c7cc")
  /// A lighter grey.
  public static let systemGray4 = UIColor("#d1d1d6")
  /// A lighter grey.
  public static let systemGray5 = UIColor("#e5e5ea")
  /// The lightest grey.
  public static let systemGray6 = UIColor("#f2f2f7")
  /// Red.
  public static let systemRed = UIColor("red")
  /// Orange.
  public static let systemOrange = UIColor("orange")
  /// Yellow.
  public static let systemYellow = UIColor("yellow")
  /// Green.
  public static let systemGreen = UIColor("green")
  /// Blue.
  public static let systemBlue = UIColor("blue")
  /// Purple.
  public static let systemPurple = UIColor("purple")
  /// Pink.
  public static let systemPink = UIColor("pink")
  /// Teal.
  public static let systemTeal = UIColor("teal")
  /// Indigo.
  public static let systemIndigo = UIColor("indigo")
  /// Black.
  public static let black = UIColor("black")
  /// White.
  public static let white = UIColor("white")
  /// Grey.
  public static let gray = UIColor("gray")
  /// A light grey.
  public static let lightGray = UIColor("#aaaaaa")
  /// A dark grey.
  public static let darkGray = UIColor("#555555")
  /// Red.
  public static let red = UIColor("red")
  /// Blue.
  public static let blue = UIColor("blue")
  /// Green.
  public static let green = UIColor("green")
  /// Nothing seen.
  public static let clear = UIColor("clear")
  /// The colour of that name.
  public static let link = UIColor("blue")
  /// The colour of that name.
  public static let systemMint = UIColor("mint")
  /// The colour of that name.
  public static let systemCyan = UIColor("cyan")
  /// The colour of that name.
  public static let systemBrown = UIColor("brown")
  /// The colour of that name.
  public static let orange = UIColor("orange")
  /// The colour of that name.
  public static let yellow = UIColor("yellow")
  /// The colour of that name.
  public static let purple = UIColor("purple")
  /// The colour of that name.
  public static let brown = UIColor("brown")
  /// The colour of that name.
  public static let cyan = UIColor("cyan")
  /// The colour of that name.
  public static let magenta = UIColor("pink")
  /// The colour of that name.
  public static let darkText = UIColor("black")
  /// The colour of that name.
  public static let lightText = UIColor("white")
  /// The colour of what acts.
  public static let tintColor = UIColor("accentColor")
}

/// A colour as Core Graphics has it.
public struct CGColor: Hashable, Sendable {
  let name: String
  init(name: String) { self.name = name }
  /// A colour of parts from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = UIColor(red: red, green: green, blue: blue, alpha: alpha).name
  }
}

extension Color {
  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(cgColor.name) }
  /// A colour of Core Graphics.
  public init(_ color: CGColor) { self.init(cgColor: color) }
  /// The colour as Core Graphics has it.
  public var cgColor: CGColor? { CGColor(name: spelling) }
}
