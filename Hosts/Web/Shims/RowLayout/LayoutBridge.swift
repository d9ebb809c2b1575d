// Containers of somebody's own are made in code, and no template has any.

/// A container of somebody's own: there is none.
public struct AnyLayout: Sendable {
  private init() {}
}

/// A value for such a container: there is none.
public struct LayoutValue: Sendable {
  private init() {}
}

/// The preferred spacing of a part in such a container.
struct ViewSpacing: Sendable {
  init(_ spacing: Spacing) {}
}

/// Such a container in a program.
struct LayoutProgram: Sendable {
  var layout: AnyLayout
  var spacings: [ViewSpacing] = []
  var values: [[LayoutValue]] = []
}

extension Resolver {
  func layoutSize(_ index: Int, _ proposal: Proposal) -> Extent { .zero }
  func arrangeLayout(_ index: Int, _ proposal: Proposal, _ size: Extent) {}
}
