// Buttons and toggles that act by what an app does for others, as widgets have them; nothing acts in a described row.

/// Something that an app does for others.
public protocol AppIntent {}

extension Button {
  /// A button with a label.
  public init<I: AppIntent>(role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: {}, label: label)
  }
}

extension Button where Label == Text {
  /// A button with a text.
  @OtherTitles
  public init<I: AppIntent>(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
    self.init(title, role: role) {}
  }
}

extension Button where Label == RowLayout.Label<Text, Image> {
  /// A button with a text beside a symbol.
  @OtherTitles
  public init<I: AppIntent>(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(title, systemImage: systemImage, role: role) {}
  }
}

extension Toggle {
  /// A toggle of a value.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text.
  @OtherTitles
  public init<I: AppIntent>(_ title: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(title, isOn: .constant(isOn))
  }
}

/// A button with a question mark in a circle, which opens help; as large as such a symbol (U).
nonisolated public struct HelpLink: View {
  /// A button that acts.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void) {}
  /// A button that opens an address.
  public init(destination: URL) {}
  /// A button that opens a place of the app's help.
  public init(anchor: String) {}
  /// A button that opens a place of a book of help.
  public init(anchor: String, book: String) {}
  /// The button.
  public var body: some View { Button(action: {}, label: { Image(systemName: "questionmark.circle") }) }
}
