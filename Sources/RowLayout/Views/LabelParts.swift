/// A title, with each further part of it below as a subtitle, as Apple documents of toggles and labeled content; the first in the size of
/// subheadlines, others in that of footnotes (probable).
nonisolated struct TitleLines<Title: View>: PrimitiveView {
  let title: Title

  func describe(_ context: ViewContext) -> RowDescription {
    context.joined(title) { parts in
      var level = 0
      let lines = parts.map { part in
        part.eachPart { line in
          level += 1
          guard level > 1 else { return line }
          var subtitle = EnvironmentChange()
          subtitle.font = FontChoice(style: level == 2 ? .subheadline : .footnote)
          return RowDescription(.environment(subtitle, child: line))
        }
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
