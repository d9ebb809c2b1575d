// The making of views is inlined where they are written, with their types known: else these are looked up as they are made, and views
// are copied by way of their types.

/// A view with a modifier around it.
public struct ModifiedView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let modify: (RowDescription, ViewContext) -> RowDescription.Kind

  @inlinable init(content: Content, modify: @escaping (RowDescription, ViewContext) -> RowDescription.Kind) {
    self.content = content
    self.modify = modify
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(modify(context.grouped(content), context))
  }
}

/// A view under other values of the environment.
public struct EnvironmentView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let change: (inout EnvironmentValues) -> Void
  /// Changes beside the values.
  @usableFromInline let also: ((inout EnvironmentChange) -> Void)?

  @inlinable init(
    content: Content, change: @escaping (inout EnvironmentValues) -> Void,
    also: ((inout EnvironmentChange) -> Void)?
  ) {
    self.content = content
    self.change = change
    self.also = also
  }

  func describe(_ context: ViewContext) -> RowDescription {
    var values = context.values
    change(&values)
    var change = context.values.change(to: values)
    also?(&change)
    let child = context.with(values).grouped(content)
    return change == EnvironmentChange() ? child : RowDescription(.environment(change, child: child))
  }
}

/// A view under a name.
struct NamedView<Content: View>: PrimitiveView {
  let content: Content
  let name: String

  func describe(_ context: ViewContext) -> RowDescription {
    let found = context.children(content)
    return found.count == 1
      ? found[0].id == nil ? found[0].named(name) : RowDescription(.group(children: found), id: name)
      : RowDescription(.group(children: found), id: name)
  }
}

/// A modifier of one's own.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The view with the modifier around it.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = ModifierContent
  /// Puts the modifier around a view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier of one's own is put around.
public struct ModifierContent: MultiView {
  let content: any View

  func describe(_ context: ViewContext) -> RowDescription { context.describe(content) }
  func describeAll(_ context: ViewContext) -> [RowDescription] { context.children(content) }
}

/// A view with a modifier of one's own around it, which sees the environment as the view does.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// A view with a modifier around it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  func describe(_ context: ViewContext) -> RowDescription {
    if let missing = context.scope.values.objects.missing(for: modifier) {
      return RowDescription(.invalid(missing))
    }
    return context.describe(
      context.scope.make((modifier, ModifierContent(content: content))) { $0.body(content: $1) })
  }
}

nonisolated extension View {
  @inlinable func modified(_ modify: @escaping (RowDescription) -> RowDescription.Kind) -> ModifiedView<Self>
  { ModifiedView(content: self) { child, _ in modify(child) } }

  func styled(_ change: (inout StyleDescription) -> Void) -> ModifiedView<Self> {
    var style = StyleDescription()
    change(&style)
    let changed = style
    return modified { .style(changed, child: $0) }
  }

  @inlinable func environment(
    changing change: @escaping (inout EnvironmentValues) -> Void,
    also: ((inout EnvironmentChange) -> Void)? = nil
  ) -> EnvironmentView<Self> { EnvironmentView(content: self, change: change, also: also) }

  /// The view with a modifier of one's own around it.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier of one's own and another one around it.
struct ModifierPair<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
  let inner: Inner
  let outer: Outer
  func body(content: Content) -> some View { content.modifier(inner).modifier(outer) }
}

extension ViewModifier {
  /// The modifier with another one around it.
  public func concat<Other: ViewModifier>(_ other: Other) -> some ViewModifier {
    ModifierPair(inner: self, outer: other)
  }
}

extension RowDescription.Kind {
  /// A part with another in front of it or behind it (rules O1, O2).
  static func layers(
    _ child: RowDescription, _ content: RowDescription, _ alignment: Alignment, isFront: Bool
  ) -> RowDescription.Kind {
    isFront
      ? .overlay(alignment: alignment, content: content, child: child)
      : .background(alignment: alignment, content: content, child: child)
  }
}
