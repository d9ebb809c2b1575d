// Attributes of Foundation's attributed strings with fonts and colours of UIKit, which texts have too.

extension AttributeScopes {
  /// The attributes of texts, as SwiftUI calls them.
  public typealias SwiftUIAttributes = TextAttributes
  /// Those of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
  /// Those of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes with fonts and colours of UIKit.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: UIKitFontAttribute
    /// The colour.
    public let foregroundColor: UIKitForegroundColorAttribute
    /// The colour behind.
    public let backgroundColor: UIKitBackgroundColorAttribute
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AttributeScopes {
  /// A font of UIKit.
  public enum UIKitFontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
  }
  /// A colour of UIKit.
  public enum UIKitForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
  }
  /// A colour of UIKit behind.
  public enum UIKitBackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSBackgroundColor"
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit; where nothing says which, the one of texts is meant.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
