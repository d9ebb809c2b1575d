/// A label above content that is shown while the group is open.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>

  /// A group that is open or closed by a value; closed without one.
  public init(
    isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded
  }

  /// The label with its arrow, the content below.
  public var body: some View {
    StyledControl(configuration) { AutomaticDisclosureGroupStyle().makeBody(configuration: configuration) }
  }

  private var configuration: DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: StyledPart(label), content: StyledPart(content), isExpanded: isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a text.
  @OtherTitles
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content, label: { Text(title) }) }
}

/// Content in a box with room around it, a label above.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// A box with a label, or without one.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content.
  public var body: some View {
    StyledControl(configuration) { DefaultGroupBoxStyle().makeBody(configuration: configuration) }
  }

  private var configuration: GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(label: StyledPart(label), content: StyledPart(content))
  }
}

extension GroupBox {
  /// A box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }
}

extension GroupBox where Label == Text {
  /// A box with a text.
  @OtherTitles
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

/// Controls side by side that belong together; the label is not shown unless a style does.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: StyledPart
  /// A group of controls with a label, or without one.
  public init<Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
  ) { (self.content, self.label) = (content(), StyledPart(label())) }
  /// A group of controls with a title.
  @OtherTitles
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// A group of controls with a title and a symbol.
  @OtherTitles
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
  /// The controls.
  public var body: some View {
    StyledControl(ControlGroupStyleConfiguration(content: StyledPart(content), label: label)) {
      HStack { content }
    }
  }
}
