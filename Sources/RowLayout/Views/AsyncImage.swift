/// A picture that is loaded when it is seen; a described row has its placeholder.
nonisolated public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// The placeholder.
  public var body: some View { content }

  /// A picture of its own size once loaded; a grey shape until then.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color { content = Color("gray") }

  /// A picture with a placeholder until it is loaded.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.content = ConditionalContent(branch: .second(placeholder()))
  }

  /// A picture by the phase of its loading, which is the first one.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }
}

/// A phase of loading a picture.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture once loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it cannot be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
