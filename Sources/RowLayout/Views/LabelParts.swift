/// A title, with each further part of it below as a subtitle, as Apple documents of toggles and labeled content; in the size of
/// subheadlines (U).
nonisolated struct TitleLines<Title: View>: PrimitiveView {
  let title: Title

  func describe(_ context: ViewContext) -> RowDescription {
    context.joined(title) { parts in
      var subtitle = EnvironmentChange()
      subtitle.font = FontChoice(style: .subheadline)
      let lines = parts.enumerated().map {
        $0 == 0 ? $1 : RowDescription(.environment(subtitle, child: $1))
      }
      return .vstack(alignment: .leading, spacing: nil, children: lines)
    }
  }
}

/// The label of what is tapped: its parts side by side (probable).
nonisolated struct LabelRow<Label: View>: PrimitiveView {
  let label: Label

  func describe(_ context: ViewContext) -> RowDescription {
    context.joined(label) { .hstack(alignment: .center, spacing: nil, children: $0) }
  }
}

extension ViewContext {
  /// The part that a view stands for; of several, what a container makes of them.
  fileprivate func joined(
    _ view: some View, _ container: ([RowDescription]) -> RowDescription.Kind
  ) -> RowDescription {
    let part = grouped(view)
    guard part.kind.standsForSeveral else { return part }
    if case .group(let parts) = part.kind, part.id == nil { return RowDescription(container(parts)) }
    return RowDescription(container([part]))
  }
}
