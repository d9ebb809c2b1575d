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
    let parts = children(view)
    guard parts.standForSeveral else { return parts.first ?? RowDescription(.empty) }
    return RowDescription(container(parts))
  }
}

extension [RowDescription] {
  /// True if the parts are more than one, however they are given.
  fileprivate var standForSeveral: Bool {
    guard count < 2, let kind = first?.kind else { return count > 1 }
    return switch kind {
    case .group(let children): children.standForSeveral
    case .conditional(let holds, let then, let otherwise): (holds ? then : otherwise).standForSeveral
    case .identified(let elements): elements.count > 1
    case .forEach(let count, _): count > 1
    default: kind.modified.map { [$0].standForSeveral } ?? false
    }
  }
}
