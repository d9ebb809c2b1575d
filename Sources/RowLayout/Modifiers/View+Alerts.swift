// More of what is shown over a row, in SwiftUI's older and newer forms: no matter of the row's own layout.

nonisolated extension View {
  /// A question.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  /// A question for a value.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }
  /// A question of a value.
  @OtherTitlesAndText
  public func alert<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }
  /// A question of a value.
  @OtherTitlesAndText
  public func alert<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { self }
  /// A question of a fault.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// A question of a fault with a message.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View { self }
  /// A choice of actions.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
  /// A choice of actions for a value.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View { self }
  /// A choice of actions of a value.
  @OtherTitlesAndText
  public func confirmationDialog<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }
  /// A choice of actions of a value with a message.
  @OtherTitlesAndText
  public func confirmationDialog<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }
  /// Accepts a switch that keeps a question from coming again.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Accepts a switch that keeps a question from coming again, with a text.
  @OtherTitlesAndText
  public func dialogSuppressionToggle(_ title: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    self
  }
  /// Accepts a hold on the app's end during a question.
  public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  /// The image of a question.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Content over the whole screen.
  @preconcurrency
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Actions that a press shows, or none.
  public func contextMenu<MenuItems: View>(_ menu: ContextMenu<MenuItems>?) -> some View { self }
  /// Accepts the heights of a sheet.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil
  ) -> some View { self }
  /// Accepts a drag mark setting.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Accepts a sheet's background.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Accepts views behind a sheet.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// Accepts adaptations to screens that are narrow or low.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  /// Accepts a sheet's corner radius.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  /// Accepts an adaptation to other screens.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// Accepts a setting of dragging away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepts a menu's mark.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// The order of a menu.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Accepts a menu's behaviour after a choice.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// The machine of a preview.
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }
  /// Orients a preview.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
}
