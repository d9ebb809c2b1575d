// Titles by resources of texts, where modifiers take titles by keys.

nonisolated extension View {
  /// The title of the screen.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View { self }
  /// A line below the title.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View { self }
  /// Accepts a spoken label.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { self }
  /// Accepts a spoken value.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some View { self }
  /// Accepts a spoken hint.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { self }
  /// Accepts a further action.
  @_disfavoredOverload
  @preconcurrency
  public func accessibilityAction(
    named name: LocalizedStringResource, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Accepts a word of help.
  @_disfavoredOverload
  public func help(_ text: LocalizedStringResource) -> some View { self }
  /// A text at the row's end in a list.
  @_disfavoredOverload
  public func badge(_ label: LocalizedStringResource?) -> some View { badge(label.map { Text($0) }) }
  /// A question, which is not shown.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// A question with a word, which is not shown.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// A choice of actions, which is not shown.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// A choice of actions with a word, which is not shown.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// A field to look for something.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View { self }
}
