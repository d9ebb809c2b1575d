/// Builds a view from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// No statement.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
  /// One statement.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several statements.
  @inlinable @inline(__always) public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView((repeat each content)) }
  /// A statement.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// The branch of an `if` that is taken.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ConditionalContent(branch: .first(first)) }
  /// The branch of an `else` that is taken.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ConditionalContent(branch: .second(second)) }
  /// An `if` without an `else`.
  @inlinable public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
  /// A loop.
  @inlinable public static func buildArray<Content: View>(_ content: [Content]) -> ArrayView<Content> {
    ArrayView(elements: content)
  }
  /// A branch behind an availability check.
  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views side by side.
public struct TupleView<each Content: View>: MultiView {
  /// Adds the parts of the views, which are behind a reference: what holds them is handed on several times on the way to its description.
  /// They are read where their types are known: else these are looked up for each.
  @usableFromInline let addParts: (ViewContext, inout [RowDescription]) -> Void

  @inlinable init(_ content: (repeat each Content)) {
    addParts = { context, parts in for view in repeat each content { context.add(view, to: &parts) } }
  }

  func describeAll(_ context: ViewContext) -> [RowDescription] {
    var result: [RowDescription] = []
    result.reserveCapacity(4)
    addParts(context, &result)
    return result
  }
}

/// One of two views.
public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  @usableFromInline
  enum Branch {
    case first(First)
    case second(Second)
  }

  @usableFromInline let branch: Branch

  @inlinable init(branch: Branch) { self.branch = branch }

  /// The parts of the branch that is taken; the other one is not made.
  func describe(_ context: ViewContext) -> RowDescription {
    switch branch {
    case .first(let view): RowDescription(.conditional(true, then: context.children(view), otherwise: []))
    case .second(let view): RowDescription(.conditional(false, then: [], otherwise: context.children(view)))
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// One of two views, as SwiftUI names it.
public typealias _ConditionalContent<TrueContent: View, FalseContent: View> =
  ConditionalContent<TrueContent, FalseContent>

extension Optional: View, PrimitiveView where Wrapped: View {
  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.conditional(self != nil, then: map { context.children($0) } ?? [], otherwise: []))
  }
}

/// The views of a loop.
public struct ArrayView<Element: View>: PrimitiveView {
  @usableFromInline let elements: [Element]

  @inlinable init(elements: [Element]) { self.elements = elements }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.group(children: elements.flatMap { context.children($0) }))
  }
}

/// No view at all (rule C1).
public struct EmptyView: MultiView {
  /// Nothing.
  @inlinable public init() {}

  func describe(_ context: ViewContext) -> RowDescription { RowDescription(.empty) }
  func describeAll(_ context: ViewContext) -> [RowDescription] { [RowDescription(.empty)] }
}

/// Several views that belong to the container around (rule C1).
public struct Group<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// A group.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.group(children: context.children(content)))
  }
}

/// A view whose type is left open.
public struct AnyView: PrimitiveView {
  private let storage: Storage

  /// Leaves the type of a view open.
  public init<Content: View>(_ content: Content) { storage = Storage(content) }

  /// Leaves the type of a view open.
  public init(erasing content: some View) { self.init(content) }

  func describe(_ context: ViewContext) -> RowDescription {
    storage.content.map { context.describe($0) } ?? RowDescription(.empty)
  }

  /// The view. Those in one another, of which there may be any number, are let go of one after the other: each inside the one
  /// around it would exhaust the stack.
  private final class Storage {
    /// The views that wait to be let go of, while one is.
    ///
    /// It is `Sendable` unchecked because it stays with the call that made it.
    private final class Leaving: @unchecked Sendable {
      @TaskLocal static var current: Leaving?
      var views: [(any View)?] = []
    }

    private(set) var content: (any View)?

    init(_ content: any View) { self.content = content }

    deinit {
      if let leaving = Leaving.current { return leaving.views.append(content.take()) }
      let leaving = Leaving()
      leaving.views.append(content.take())
      Leaving.$current.withValue(leaving) {
        while !leaving.views.isEmpty {
          // Let go of outside of the array, which takes in those inside.
          var views: [(any View)?] = []
          swap(&views, &leaving.views)
        }
      }
    }
  }
}
