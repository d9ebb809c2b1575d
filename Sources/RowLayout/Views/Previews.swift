/// A view to look at while one writes it; described rows have none, so that it comes to nothing.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "RowMacros", type: "Preview")

/// A view to look at while one writes it, shown under traits; described rows have none, so that it comes to nothing.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ others: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RowMacros", type: "Preview")

/// Marks a property of a preview's own.
@attached(peer)
public macro Previewable() = #externalMacro(module: "RowMacros", type: "Previewable")

/// Makes a value of the environment of a property with a value: `@Entry var isCompact = false`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "RowMacros", type: "Entry")

/// A view to look at while one writes it.
public struct Preview: Sendable {
  /// The target of preview traits.
  public struct ViewTraits: Sendable {}
}

/// A trait of a preview.
public struct PreviewTrait<T>: Sendable {
  /// In the size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// In the size of a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// In a size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// With its left side down.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// With its right side down.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// In what a modifier puts around the view.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

/// A modifier that previews share, with a context that is made once; described rows have no previews, so that it is never asked.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The context shared by previews.
  associatedtype Context = Void
  /// The view with the modifier around it.
  associatedtype Body: View
  /// The view of the preview.
  typealias Content = ModifierContent
  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context
  /// Puts the modifier around a view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}
