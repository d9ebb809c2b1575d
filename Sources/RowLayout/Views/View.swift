public import TextLayout

/// A row or a part of one, written as SwiftUI's views are: a type whose body says what it consists of.
///
/// Views here only describe. A view comes down to the same ``RowDescription`` as a document's tree does, and is
/// resolved from that. Views of one's own belong to the main actor, so that they may read what does, and are described on any
/// thread; one that reads what another thread may change is described on the main actor.
@MainActor @preconcurrency
public protocol View: SendableMetatype {
  /// The type of the body.
  associatedtype Body: View
  /// The view's content.
  @ViewBuilder var body: Body { get }
  /// The part that a view stands for: the library's way to it without a cast, which views of one's own leave as it is.
  nonisolated static func part(of view: Self, in context: ViewContext) -> RowDescription
  /// The parts that a view stands for; left as it is, too.
  nonisolated static func parts(of view: Self, in context: ViewContext) -> [RowDescription]
  /// True if views of the type may stand for any number of parts; left as it is, too.
  nonisolated static var mayBeSeveral: Bool { get }
}

nonisolated extension View {
  /// The part that the view's body stands for.
  public static func part(of view: Self, in context: ViewContext) -> RowDescription {
    context.describeBody(of: view)
  }

  /// The one part that the view stands for.
  public static func parts(of view: Self, in context: ViewContext) -> [RowDescription] {
    [context.describe(view)]
  }

  /// False: the view stands for one part.
  public static var mayBeSeveral: Bool { false }

  // swift-format-ignore: NoLeadingUnderscores
  /// Does nothing: a described row does not change.
  public static func _printChanges() {}

  // swift-format-ignore: NoLeadingUnderscores
  /// Does nothing: a described row does not change.
  public static func _logChanges() {}
}

extension Never: View {
  /// Never there: primitive views have no body.
  public var body: Never { return absurd() }

  private func absurd() -> Never { switch self {} }
}

/// A view that describes itself instead of having a body.
nonisolated protocol PrimitiveView: View where Body == Never {
  /// The part that the view stands for.
  func describe(_ context: ViewContext) -> RowDescription
}

nonisolated extension PrimitiveView {
  /// Never asked for.
  public var body: Never { fatalError("A primitive view has no body; the library never asks for it.") }

  /// The part that the view stands for.
  public static func part(of view: Self, in context: ViewContext) -> RowDescription { view.describe(context) }
}

nonisolated extension MultiView {
  /// The parts that the view stands for.
  public static func parts(of view: Self, in context: ViewContext) -> [RowDescription] {
    context.describeAll(of: view)
  }

  /// A group of the parts that the view stands for.
  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.group(children: describeAll(context)))
  }

  /// True: the view stands for any number of parts.
  public static var mayBeSeveral: Bool { true }
}

/// A view that stands for any number of parts side by side.
nonisolated protocol MultiView: PrimitiveView {
  func describeAll(_ context: ViewContext) -> [RowDescription]
}

/// The context of described views, the library's own. One object goes through all views that see the same values.
public final class ViewContext {
  let scope: EnvironmentScope
  /// The values that views tell those around them; nil where no view asks for any.
  let preferences: PreferenceValues?
  private var depth: Int

  var values: EnvironmentValues { _read { yield scope.values } }

  /// Views inside each other that are followed; bodies and groups count, so it is more than parts may nest.
  static let maximumDepth = RowLimits.maximumDepth * 2

  init(_ scope: EnvironmentScope, depth: Int = 0, preferences: PreferenceValues? = nil) {
    self.scope = scope
    self.depth = depth
    self.preferences = preferences
  }

  /// Returns a context of other values.
  func with(_ values: EnvironmentValues) -> ViewContext {
    ViewContext(EnvironmentScope(values, inside: scope), depth: depth, preferences: preferences)
  }

  /// Returns a context in which views tell their values.
  func with(_ preferences: PreferenceValues) -> ViewContext {
    ViewContext(scope, depth: depth, preferences: preferences)
  }

  /// The part that a view stands for.
  func describe<Content: View>(_ view: Content) -> RowDescription {
    guard depth < Self.maximumDepth else { return .tooDeep }
    depth += 1
    defer { depth -= 1 }
    return Content.part(of: view, in: self)
  }

  /// The part that the body of a view stands for.
  fileprivate func describeBody<Content: View>(of view: Content) -> RowDescription {
    if Content.Body.self == Never.self { return RowDescription(.rect(ShapeDescription(.rectangle))) }
    if let missing = scope.values.objects.missing(for: view) { return RowDescription(.invalid(missing)) }
    return describe(scope.make(view) { $0.body })
  }

  /// The parts that the content of a container stands for.
  func children<Content: View>(_ view: Content) -> [RowDescription] { Content.parts(of: view, in: self) }

  /// The parts of a view that may stand for several.
  fileprivate func describeAll(of several: some MultiView) -> [RowDescription] {
    guard depth < Self.maximumDepth else { return [.tooDeep] }
    depth += 1
    defer { depth -= 1 }
    return several.describeAll(self)
  }

  /// Adds the parts that a view stands for.
  @usableFromInline
  func add<Content: View>(_ view: Content, to parts: inout [RowDescription]) {
    if Content.mayBeSeveral { parts += children(view) } else { parts.append(describe(view)) }
  }

  /// One part for content that may be several, which then is a group.
  func grouped<Content: View>(_ view: Content) -> RowDescription {
    guard Content.mayBeSeveral else { return describe(view) }
    let found = children(view)
    return found.count == 1 ? found[0] : RowDescription(.group(children: found))
  }

  /// One part for content that may be several, which then lie on top of each other (rule O2).
  func single<Content: View>(_ view: Content) -> RowDescription {
    guard Content.mayBeSeveral else { return describe(view) }
    let found = children(view)
    return found.count == 1
      ? found[0] : RowDescription(.zstack(alignment: .center, children: found))
  }
}

extension RowDescription {
  static let tooDeep = RowDescription(
    .invalid(
      RowError(
        .tooDeep, "The views nest more than \(RowLimits.maximumDepth) parts; make the row flatter.")))

  /// The description of a view.
  ///
  /// What cannot be described (nesting without an end, ids that are not unique) is reported when the description is
  /// prepared.
  public init(_ view: some View, environment: RowEnvironment = RowEnvironment()) {
    self = describingViews {
      ViewContext(EnvironmentScope(EnvironmentValues(environment))).describe(view)
    }
  }
}

extension RowTemplate {
  /// Prepares a row written as a view; see ``init(_:environment:texts:)``.
  public init(
    view: some View, environment: RowEnvironment = RowEnvironment(),
    texts engine: (any TextPreparing)? = nil
  ) throws(RowError) {
    let description = RowDescription(view, environment: environment)
    do throws(RowError) {
      try self.init(description, environment: environment, texts: engine)
    } catch {
      throw error.named(after: type(of: view), description)
    }
  }
}

extension PreparedRow {
  /// Prepares a row written as a view.
  public init(
    view: some View, environment: RowEnvironment = RowEnvironment(),
    texts engine: (any TextPreparing)? = nil
  ) throws(RowError) { self = try RowTemplate(view: view, environment: environment, texts: engine).row }
}
