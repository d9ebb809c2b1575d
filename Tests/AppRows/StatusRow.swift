import RowLayout

@MainActor @Observable final class StatusRowModel {
  struct Account: Hashable { var name: String; var handle: String; var avatar: URL? }
  let id: String
  var account: Account
  var content: AttributedString
  var isReblogged = false
  var isFavorited = false
  var favoritesCount = 12_345
  var media: [URL] = []
  var isRemote = false
  var spoiler = ""
  var showSpoiler = false
  init(id: String, account: Account, content: AttributedString) {
    self.id = id; self.account = account; self.content = content
  }
  func toggleFavorite() async throws { isFavorited.toggle() }
  func share() {}
}

@MainActor
struct StatusRowView: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.isInCaptureMode) private var isInCaptureMode: Bool
  @Environment(\.redactionReasons) private var reasons
  @Environment(StatusTheme.self) private var theme
  @State private var showSelectableText = false
  @State private var isBlockConfirmationPresented = false
  @State var viewModel: StatusRowModel
  private let actions: [StatusAction] = StatusAction.allCases

  enum StatusAction: String, CaseIterable, Identifiable {
    case respond, boost, favorite, bookmark, share
    var id: Self { self }
    @MainActor func image(_ model: StatusRowModel) -> Image {
      switch self {
      case .respond: Image(systemName: "arrowshape.turn.up.left")
      case .boost: model.isReblogged ? Image(systemName: "arrow.2.squarepath.circle.fill") : Image("Rocket")
      case .favorite: Image(systemName: model.isFavorited ? "star.fill" : "star")
      case .bookmark: Image(systemName: "bookmark")
      case .share: Image(systemName: "square.and.arrow.up")
      }
    }
    @MainActor func tint(_ theme: StatusTheme) -> Color? {
      switch self {
      case .respond, .share: nil;
      case .boost: theme.tintColor;
      case .favorite: .yellow;
      case .bookmark: .pink
      }
    }
  }

  var contextMenu: some View {
    Group {
      Button {
        Task { try? await viewModel.toggleFavorite() }
      } label: {
        Label("Favorite", systemImage: "star")
      }
      ShareLink(item: URL(fileURLWithPath: "/status"), subject: Text("Hi")) {
        Label("Share", systemImage: "square.and.arrow.up")
      }
      Menu("More") {
        Picker("Language", selection: .constant("de")) {
          ForEach(["de", "en"], id: \.self) { Text($0).tag($0) }
        }
      }
      if !viewModel.isRemote {
        Divider();
        Button(role: .destructive) {
          isBlockConfirmationPresented = true
        } label: {
          Label("Block", systemImage: "hand.raised")
        }
      }
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .top, spacing: .statusColumnsSpacing) {
        AvatarView(viewModel.account.avatar)
          .accessibility(addTraits: .isButton)
          .onTapGesture { openWindow(id: viewModel.id) }
        VStack(alignment: .leading, spacing: 6) {
          header
          contentView
          if !viewModel.media.isEmpty { mediaGrid }
          actionBar
        }
      }
    }
    .padding(.init(top: 6, leading: 12, bottom: isInCaptureMode ? 12 : 6, trailing: .layoutPadding))
    .contextMenu { contextMenu }
    .swipeActions(edge: .trailing) {
      if !isInCaptureMode { StatusRowSwipe(viewModel: viewModel, mode: .trailing) }
    }
    .listRowBackground(viewModel.isRemote ? theme.secondaryBackground : nil)
    .listRowInsets(.init(top: 6, leading: 0, bottom: 6, trailing: 0))
    .accessibilityElement(children: .combine)
    .accessibilityActions { accessibilityActions }
    .confirmationDialog("", isPresented: $isBlockConfirmationPresented) {
      Button("Block", role: .destructive) {}
    }
    .alignmentGuide(.listRowSeparatorLeading) { _ in -100 }
    .sheet(isPresented: $showSelectableText) {
      Text(viewModel.content).textSelection(.enabled).presentationDetents([.medium])
    }
    .animation(.default, value: viewModel.isFavorited)
    .environment(\.openURL, OpenURLAction { url in url.host() == "a" ? .handled : .systemAction(url) })
  }

  @ViewBuilder private var accessibilityActions: some View {
    ForEach(actions) { action in Button(action.rawValue.capitalized) { viewModel.share() } }
  }

  private var header: some View {
    HStack(alignment: theme.isCentered ? .center : .top) {
      (Text(viewModel.account.name) + Text(" ").font(.footnote) + Text(Image(systemName: "lock")))
        .font(.scaledSubheadline).fontWeight(.semibold).lineLimit(1)
      Text("@\(viewModel.account.handle)").font(.scaledFootnote).foregroundStyle(.secondary).lineLimit(1)
        .layoutPriority(-1)
      Spacer()
      Text(Date.now, style: .relative).monospacedDigit().foregroundStyle(.tertiary)
    }
    .redacted(reason: reasons)
  }

  @ViewBuilder
  private var contentView: some View {
    if !viewModel.spoiler.isEmpty {
      Button {
        withAnimation(.snappy) { viewModel.showSpoiler.toggle() }
      } label: {
        Label(viewModel.spoiler, systemImage: viewModel.showSpoiler ? "eye" : "eye.slash").frame(
          maxWidth: .infinity)
      }.buttonStyle(.bordered).tint(theme.tintColor)
    }
    Text(viewModel.content).fixedSize(horizontal: false, vertical: true).lineSpacing(theme.lineSpacing).tint(
      theme.tintColor
    ).opacity(viewModel.isRemote ? 0.5 : 1)
  }

  private var mediaGrid: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 4) {
        ForEach(viewModel.media, id: \.self) { url in
          AsyncImage(url: url, transaction: .init(animation: .easeOut)) { phase in
            if let image = phase.image {
              image.resizable().aspectRatio(contentMode: .fill)
            } else {
              RoundedRectangle(cornerRadius: 4).fill(.quaternary)
            }
          }
          .frame(width: 120, height: 90).clipShape(.rect(cornerRadius: 4))
          .overlay(alignment: .bottomTrailing) {
            Text("ALT").font(.caption2.bold()).padding(4).background(.thinMaterial, in: .capsule).padding(4)
          }
          .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
  }

  private var actionBar: some View {
    HStack {
      ForEach(actions) { action in
        Button {
          Task { try await viewModel.toggleFavorite() }
        } label: {
          HStack(spacing: 2) {
            action.image(viewModel).symbolVariant(viewModel.isFavorited ? .fill : .none).imageScale(.medium)
            if action == .favorite {
              Text(viewModel.favoritesCount, format: .number.notation(.compactName)).font(
                .scaledFootnote.monospacedDigit()
              ).contentTransition(.numericText(value: Double(viewModel.favoritesCount)))
            }
          }
        }
        .buttonStyle(.statusAction(isOn: viewModel.isFavorited, tintColor: action.tint(theme)))
        .disabled(viewModel.isRemote)
        .accessibilityLabel(Text(action.rawValue))
        if action.id != actions.last?.id { Spacer() }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .sensoryFeedback(.selection, trigger: viewModel.isFavorited)
  }
}

struct StatusRowSwipe: View {
  enum HorizontalEdge { case leading, trailing }
  var viewModel: StatusRowModel
  let mode: HorizontalEdge
  var body: some View {
    switch mode {
    case .leading: makeButton("star", .yellow)
    case .trailing: makeButton("arrow.2.squarepath", nil)
    }
  }
  private func makeButton(_ name: String, _ tint: Color?) -> some View {
    Button {
      viewModel.share()
    } label: {
      Label("x", systemImage: name).environment(\.symbolVariants, .none)
    }.tint(tint)
  }
}

struct AvatarView: View {
  struct FrameConfig: Equatable, Sendable {
    let size: CGSize; static let status = FrameConfig(size: .init(width: 40, height: 40))
  }
  let avatar: URL?
  let config: FrameConfig
  init(_ avatar: URL?, config: FrameConfig = .status) { self.avatar = avatar; self.config = config }
  var body: some View {
    if let avatar {
      AsyncImage(url: avatar).frame(width: config.size.width, height: config.size.height).clipShape(Circle())
    } else {
      Circle().fill(.gray.opacity(0.3)).frame(width: config.size.width, height: config.size.height)
        .adaptiveOverlay()
    }
  }
}

@MainActor @Observable class StatusTheme {
  var tintColor = Color.indigo; var secondaryBackground: Color = .init(uiColor: .secondarySystemBackground);
  var lineSpacing: CGFloat = 1.2; var isCentered = false; init() {}
}

struct StatusActionButtonStyle: ButtonStyle {
  var isOn: Bool
  var tintColor: Color?
  @State private var sparkles = 0
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(isOn ? tintColor : Color(UIColor.secondaryLabel))
      .animation(nil, value: isOn)
      .brightness(brightness(configuration))
      .overlay {
        if isOn { SparklesView(counter: sparkles, tint: tintColor ?? .accentColor).allowsHitTesting(false) }
      }
      .onChange(of: configuration.isPressed) { _, new in if new { sparkles += 1 } }
      .scaleEffect(configuration.isPressed ? 0.8 : 1)
  }
  private func brightness(_ c: Configuration) -> Double { c.isPressed ? -0.1 : 0 }
}
extension ButtonStyle where Self == StatusActionButtonStyle {
  static func statusAction(isOn: Bool = false, tintColor: Color? = nil) -> Self {
    Self(isOn: isOn, tintColor: tintColor)
  }
}
struct SparklesView: View, Animatable {
  var counter: Int
  var tint: Color
  var progress = 0.0
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
  var body: some View {
    ZStack {
      ForEach(0..<5) { i in
        Circle().fill(tint).frame(width: 3, height: 3).offset(
          x: cos(Double(i)) * 10 * progress, y: sin(Double(i)) * 10 * progress)
      }
    }.compositingGroup()
  }
}
extension CGFloat { static let layoutPadding: CGFloat = 20; static let statusColumnsSpacing: CGFloat = 8 }
extension Font {
  static var scaledSubheadline: Font { .system(size: UIFontMetrics.default.scaledValue(for: 15)) }
  static var scaledFootnote: Font { Font.custom("SF", size: 13, relativeTo: .footnote).weight(.medium) }
}
private struct CaptureKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  var isInCaptureMode: Bool {
    get { self[CaptureKey.self] }
    set { self[CaptureKey.self] = newValue }
  }
}
extension View {
  @ViewBuilder func adaptiveOverlay() -> some View {
    if #available(iOS 26, *) {
      glassEffect(.regular, in: .circle)
    } else {
      overlay(Circle().strokeBorder(.separator, lineWidth: 1 / UIScreen.main.scale))
    }
  }
}
#Preview("Status", traits: .sizeThatFitsLayout) {
  StatusRowView(viewModel: .init(id: "1", account: .init(name: "A", handle: "b"), content: "x")).environment(
    StatusTheme())
}
