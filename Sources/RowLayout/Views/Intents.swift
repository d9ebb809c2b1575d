// Buttons and toggles that act by what an app does for others, as widgets have them; nothing acts in a described row.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Something that an app does for others.
public protocol AppIntent {}

extension Button {
  public init<I: AppIntent>(role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: {}, label: label)
  }
}

extension Button where Label == Text {
  @OtherTitles
  public init<I: AppIntent>(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
    self.init(title, role: role) {}
  }
}

extension Button where Label == RowLayout.Label<Text, Image> {
  @OtherTitles
  public init<I: AppIntent>(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
  ) { self.init(title, systemImage: systemImage, role: role) {} }
}

extension Toggle {
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}

extension Toggle where Label == Text {
  @OtherTitles
  public init<I: AppIntent>(_ title: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(title, isOn: .constant(isOn))
  }
}

/// A button with a question mark in a circle, which opens help; as large as such a symbol (U).
nonisolated public struct HelpLink: View {
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void) {}
  public init(destination: URL) {}
  public init(anchor: String) {}
  public init(anchor: String, book: String) {}
  public var body: some View { Button(action: {}, label: { Image(systemName: "questionmark.circle") }) }
}
