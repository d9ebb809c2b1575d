// Containers of somebody's own are made in code, and no template has any.

/// A container of somebody's own: there is none.
public enum AnyLayout: Sendable {}

/// A value for such a container: there is none.
public enum LayoutValue: Sendable {}

/// Such a container in a program.
struct LayoutProgram: Sendable {
  let layout: AnyLayout
  let children: [LayoutChild]
  var isRelative: Bool { false }

  func ownSpacing() -> Spacing { .plain }
}

/// A child of such a container.
struct LayoutChild: Sendable {
  let node: Int
  let spacing: Spacing
  let priority: Double
  let values: [LayoutValue]
}

extension Resolver {
  func layoutSize(_ index: Int, _ proposal: Proposal) -> Extent { .zero }
  func arrangeLayout(_ index: Int, _ proposal: Proposal, _ size: Extent) {}
  func layoutGuide(_ index: Int, _ guide: Int, _ proposal: Proposal, _ size: Extent) -> Length? { nil }
}
