/// A colour of a picture: red, green, blue and opacity from 0 to 1.
public struct PictureColor: Hashable, Sendable {
  /// Its red part.
  public var red: Double
  /// Its green part.
  public var green: Double
  /// Its blue part.
  public var blue: Double
  /// Its opacity.
  public var opacity: Double

  /// A colour from its parts.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// A grey; 0 is black.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour of a name of SwiftUI's, or of `#RRGGBB` and `#RRGGBBAA`; nil for anything else.
  ///
  /// The names have the colours of the light appearance in Apple's Human Interface Guidelines.
  public init?(_ text: String) {
    if let named = Self.named[text] {
      self = named
    } else if text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16),
      text.utf8.count == 7 || text.utf8.count == 9
    {
      let rgba = text.utf8.count == 7 ? number << 8 | 0xFF : number
      self.init(rgba: rgba)
    } else {
      return nil
    }
  }

  private init(rgba: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }

  private static let named: [String: PictureColor] = [
    "primary": .init(white: 0), "black": .init(white: 0), "white": .init(white: 1),
    "clear": .init(white: 0, opacity: 0), "secondary": .init(rgba: 0x3C3C_4399),
    "tertiary": .init(rgba: 0x3C3C_434D), "accentColor": .init(rgba: 0x007A_FFFF),
    "tint": .init(rgba: 0x007A_FFFF),
    "red": .init(rgba: 0xFF3B_30FF), "orange": .init(rgba: 0xFF95_00FF), "yellow": .init(rgba: 0xFFCC_00FF),
    "green": .init(rgba: 0x34C7_59FF), "mint": .init(rgba: 0x00C7_BEFF), "teal": .init(rgba: 0x30B0_C7FF),
    "cyan": .init(rgba: 0x32AD_E6FF), "blue": .init(rgba: 0x007A_FFFF), "indigo": .init(rgba: 0x5856_D6FF),
    "purple": .init(rgba: 0xAF52_DEFF), "pink": .init(rgba: 0xFF2D_55FF), "brown": .init(rgba: 0xA284_5EFF),
    "gray": .init(rgba: 0x8E8E_93FF), "grey": .init(rgba: 0x8E8E_93FF), "separator": .init(rgba: 0x3C3C_434A),
  ]
}
