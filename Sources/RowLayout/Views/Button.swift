/// A label that acts; laid out as its style dresses the label.
public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let label: Label

  /// A button; what it does is no matter of layout and never called.
  @preconcurrency
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
  }

  func describe(_ context: ViewContext) -> RowDescription {
    let row = LabelRow(label: label)
    let part =
      context.values.buttonSizing == .flexible
      ? StyledPart(row.frame(maxWidth: .infinity)) : StyledPart(row)
    let configuration = ButtonStyleConfiguration(role: role, label: part)
    return RowDescription(.button(label: context.dressed(configuration) ?? context.single(part)))
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the label of its role. The last parameter is never given: with it, the compiler
  /// finds the faults of another label in that label, and not in a role that is missing.
  @preconcurrency
  public init(
    role: ButtonRole, action: @escaping @MainActor () -> Void, label: (() -> DefaultButtonLabel)? = nil
  ) {
    self.role = role
    self.label = DefaultButtonLabel(role: role)
  }
}

/// The usual label of a button's role: a symbol for closing and confirming, else a word (U).
nonisolated public struct DefaultButtonLabel: View {
  fileprivate let role: ButtonRole
  /// The symbol or the word.
  public var body: some View {
    switch role {
    case .close: Image(systemName: "xmark")
    case .confirm: Image(systemName: "checkmark")
    case .destructive: Text("Delete")
    default: Text("Cancel")
    }
  }
}

extension Button where Label == StyledPart {
  /// A button in a style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: {}) { configuration.label }
  }
}

extension Button where Label == Text {
  /// A button with a text.
  @OtherTitles
  @preconcurrency
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == RowLayout.Label<Text, Image> {
  /// A button with a text beside a symbol.
  @OtherTitles
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { RowLayout.Label(title, systemImage: systemImage) } }

  /// A button with a text beside an image.
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { RowLayout.Label(title, image: image) } }

  /// A button with a text beside an image.
  @OtherTitles
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { RowLayout.Label(title, image: image) } }
}

/// A label that leads elsewhere; laid out as its label.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// A link to a view, which is never made.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A link to a view, which is never made.
  public init(destination: @autoclosure () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label, which acts as a button does; in a list's row beside the room for the link's mark (C at Dynamic Type Medium).
  public var body: some View {
    ModifiedView(content: Button(action: {}) { label }) { link, context in
      guard let room = context.values.listRow?.system?.linkRoom else { return .group(children: [link]) }
      return .padding(.insets(EdgeInsets(trailing: room)), child: link)
    }
  }
}

extension NavigationLink where Label == Text {
  /// A link with a text.
  @OtherTitles
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }
  /// A link with a text.
  @OtherTitles
  public init(_ title: LocalizedStringKey, destination: @autoclosure () -> Destination) {
    label = Text(title)
  }
}

extension NavigationLink where Destination == Never {
  /// A link by a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// A link by a value.
  @OtherTitles
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) { label = Text(title) }
}

/// A label that opens an address; laid out as its label.
nonisolated public struct Link<Label: View>: View {
  private let label: Label

  /// A link.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
  /// The label.
  public var body: some View { Button(action: {}) { label } }
}

extension Link where Label == Text {
  /// A link with a text.
  @OtherTitles
  public init(_ title: LocalizedStringKey, destination: URL) { label = Text(title) }
}

/// A label that shows a choice of actions; laid out as its label.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label

  /// A menu; its content is not shown and never made.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void = {}
  ) { self.label = label() }

  /// The label.
  public var body: some View {
    StyledControl(MenuStyleConfiguration(label: StyledPart(label))) { Button(action: {}) { label } }
  }
}

extension Menu where Label == Text {
  /// A menu with a text.
  @OtherTitles
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void = {}
  ) { label = Text(title) }
}

extension Menu where Label == RowLayout.Label<Text, Image> {
  /// A menu with a text beside an image.
  @OtherTitles
  public init(_ title: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { RowLayout.Label(title, image: image) }
  }
  /// A menu with a text beside a symbol and what a tap does.
  @OtherTitles
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void = {}
  ) { self.init(content: content) { RowLayout.Label(title, systemImage: systemImage) } }
}
