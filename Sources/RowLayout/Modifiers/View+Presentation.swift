// What is shown over, beside or around a row: no matter of the row's own layout. Content that is not shown is never made.

extension View {
  /// Actions that a press shows.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
  /// Actions that a press shows, with a preview.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }
  /// Actions that a swipe shows.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  /// Content in a bubble.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Content in a bubble.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Content over the screen.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Content over the screen.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Content over the whole screen.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// A question.
  public func alert<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// A question with a message.
  public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  /// A question.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// A choice of actions.
  public func confirmationDialog<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// A choice of actions with a message.
  public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }
  /// What stands in the bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// The title of the screen.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
  /// The title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// What is done while the view is there.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { filledLater("task") }
  /// What is done while the view is there and a value stays.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { filledLater("task") }
  /// What is done when the view appears; the row is described as it is before, which its report says.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    filledLater("onAppear")
  }

  private func filledLater(_ name: String) -> some View { noted("filledLater", name) }
}

/// A leading or a trailing edge.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}

/// Where a bubble points to.
public enum PopoverAttachmentAnchor: Sendable {
  /// What the bubble is for.
  public enum Source: Sendable {
    /// The view's bounds.
    case bounds
  }
  /// A part of the view.
  case rect(Source)
  /// A place in the view.
  case point(UnitPoint)
}

/// Whether something is seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As usual.
  case automatic
  /// Seen.
  case visible
  /// Not seen.
  case hidden
}

// MARK: Rows of lists

extension View {
  /// What stands behind the row in its list.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// The line between rows.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .vertical) -> some View { self }
  /// The colour of the line between rows.
  public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .vertical) -> some View { self }
  /// The colour of the row.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// A number or word at the row's end, which is shown in lists only.
  public func badge(_ count: Int) -> some View { self }
  /// A number or word at the row's end, which is shown in lists only.
  public func badge(_ label: LocalizedStringKey?) -> some View { self }
  /// Whether the row can be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Whether the row can be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}

// MARK: Styles of controls that are as large in every style

/// The looks of a control by name; every style is as large.
public struct ControlStyle: Hashable, Sendable {
  /// As usual.
  public static let automatic = ControlStyle()
  /// As the control alone.
  public static let plain = ControlStyle()
  /// In a menu.
  public static let menu = ControlStyle()
  /// Side by side.
  public static let segmented = ControlStyle()
  /// In the row.
  public static let inline = ControlStyle()
  /// As a switch.
  public static let `switch` = ControlStyle()
  /// As a wheel.
  public static let circular = ControlStyle()
  /// As a bar.
  public static let linear = ControlStyle()
  /// With round corners.
  public static let roundedBorder = ControlStyle()
}

extension View {
  /// The looks of switches inside.
  public func toggleStyle(_ style: ControlStyle) -> some View { self }
  /// The looks of choices inside.
  public func pickerStyle(_ style: ControlStyle) -> some View { noted("notMeasured", "pickerStyle") }
  /// The looks of fields inside: a round border adds 7 points on all sides.
  public func textFieldStyle(_ style: ControlStyle) -> some View {
    padding(style == .roundedBorder ? 7 : 0)
  }
  /// The looks of progress inside.
  public func progressViewStyle(_ style: ControlStyle) -> some View { self }
  /// How large controls inside are.
  public func controlSize(_ size: ControlSize) -> some View { noted("notMeasured", "controlSize") }
  /// The shape of bordered buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Whether labels of controls are shown.
  public func labelsHidden() -> some View { noted("notMeasured", "labelsHidden") }
  /// The kind of keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Whether spelling is mended.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The least.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// The greatest.
  case extraLarge
}

/// The shape of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
  /// As usual.
  public static let automatic = ButtonBorderShape()
  /// With half circles at the ends.
  public static let capsule = ButtonBorderShape()
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape()
  /// A circle.
  public static let circle = ButtonBorderShape()
  /// With round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

/// The kind of keyboard of a field.
public enum UIKeyboardType: Hashable, Sendable {
  /// As usual.
  case `default`
  /// Digits.
  case numberPad
  /// Digits and a point.
  case decimalPad
  /// Addresses of mail.
  case emailAddress
  /// Addresses.
  case url
  /// Numbers of telephones.
  case phonePad
}
