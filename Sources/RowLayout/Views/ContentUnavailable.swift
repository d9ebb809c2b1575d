/// A word where there is nothing to show: a large symbol, a title, a description and actions, in all the room that is proposed (U, but
/// for the description's font and the 4 points above it).
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A word with actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other.
  public var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
        description.font(.subheadline)
      }
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A symbol of 48 points above the title (U).
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48))
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == RowLayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title below a symbol.
  @OtherTitles
  public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init {
      RowLayout.Label(title, systemImage: systemImage)
    } description: {
      description
    }
  }
  /// A title below an image.
  @OtherTitles
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      RowLayout.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// A view that is made anew when a value changes.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public let content: Content
  /// A view.
  public init(content: Content) { self.content = content }
  /// The view.
  public var body: some View { content }
}

extension ContentUnavailableView
where Label == RowLayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A word where nothing was found.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
  /// A word where nothing was found for a text.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
