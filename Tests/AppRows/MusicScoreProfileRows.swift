import RowLayout

// MARK: music
struct TrackRow: View {
  @Environment(MusicPlayer.self) private var player
  let track: Track
  var index: Int?
  @State private var isHovering = false
  @GestureState(resetTransaction: Transaction(animation: .spring)) private var dragOffset: CGSize = .zero
  private var isPlaying: Bool { player.current?.id == track.id && player.isPlaying }
  private var durationText: String {
    Duration.seconds(track.duration).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 1)))
  }
  var body: some View {
    @Bindable var player = player
    HStack(spacing: 10) {
      ZStack {
        AsyncImage(url: track.artwork) { image in
          image.resizable().aspectRatio(1, contentMode: .fit)
        } placeholder: {
          Rectangle().fill(.gray.gradient).overlay(Image(systemName: "music.note"))
        }
        if isPlaying {
          Color.black.opacity(0.4);
          PlayingBars().frame(width: 20, height: 20).foregroundStyle(.white).transition(
            .opacity.combined(with: .scale(scale: 0.6)))
        }
      }
      .frame(width: 48, height: 48).clipShape(RoundedRectangle(cornerRadius: 6, style: .continuous))
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 4) {
          Text(track.title).fontWeight(isPlaying ? .semibold : .regular).foregroundStyle(
            isPlaying ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
          if track.isExplicit {
            Image(systemName: "e.square.fill").font(.caption2).foregroundStyle(.secondary).accessibilityLabel(
              "Explicit")
          }
        }.lineLimit(1)
        Text("\(track.artist) — \(track.album)").font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
          .truncationMode(.middle)
        if isPlaying {
          Slider(value: $player.progress).controlSize(.mini);
          ProgressView(value: player.progress).progressViewStyle(.linear).tint(.pink)
        }
      }
      Spacer(minLength: 0)
      Text(durationText).font(.footnote.monospacedDigit()).foregroundStyle(.tertiary)
      Menu {
        Button("Play Next", systemImage: "text.insert") { player.enqueue(track) };
        ControlGroup { Button("Love", systemImage: "heart") {} }
      } label: {
        Image(systemName: "ellipsis").frame(width: 32, height: 32).contentShape(Rectangle())
      }.menuIndicator(.hidden).menuOrder(.fixed).buttonStyle(.borderless)
    }
    .offset(x: dragOffset.width).gesture(
      DragGesture(minimumDistance: 20).updating($dragOffset) { value, state, _ in state = value.translation }
    )
    .onHover { isHovering = $0 }.background(isHovering ? Color.gray.opacity(0.1) : .clear)
    .contextMenu(menuItems: { Button("Share") {} }, preview: { Text(track.title).padding() })
    .draggable(track.title) { Label(track.title, systemImage: "music.note") }
    .task(id: track.id, priority: .low) { await player.preload(track) }
    .accessibilityElement(children: .combine).accessibilityAddTraits(
      isPlaying ? [.isSelected, .startsMediaSession] : .isButton)
  }
}
struct Track: Identifiable, Hashable {
  var id = UUID(); var title = "T"; var artist = "A"; var album = "B"; var artwork: URL?;
  var duration = 215.0; var isExplicit = true
}
@MainActor @Observable final class MusicPlayer {
  var current: Track?; var isPlaying = true; var progress = 0.3; func enqueue(_ t: Track) {};
  nonisolated func preload(_ t: Track) async {}; nonisolated init() {}
}
struct PlayingBars: View {
  @State private var animating = false
  var body: some View {
    GeometryReader { g in
      HStack(alignment: .bottom, spacing: g.size.width * 0.1) {
        ForEach(0..<3) { i in
          RoundedRectangle(cornerRadius: 1).frame(
            height: animating ? g.size.height : g.size.height * (0.3 + 0.2 * CGFloat(i))
          ).animation(.easeInOut(duration: 0.4).repeatForever().delay(Double(i) * 0.1), value: animating)
        }
      }
    }.onAppear { animating = true }
  }
}
// MARK: sports
struct ScoreRow: View {
  let game: Game
  struct Game: Identifiable {
    struct Team { let name: String; let score: Int?; let logo: ImageResource; let record: (Int, Int) };
    let id: Int; let home, away: Team; let status: Status;
    enum Status: Equatable { case scheduled(Date), live(period: Int, clock: String), final(overtime: Bool) }
  }
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
      ForEach([game.away, game.home], id: \.name) { team in
        GridRow {
          Image(team.logo).resizable().scaledToFit().frame(width: 24, height: 24)
          VStack(alignment: .leading) {
            Text(team.name);
            Text("(\(team.record.0)–\(team.record.1))").font(.caption2).foregroundStyle(.secondary)
          }
          Text(team.score.map(String.init) ?? "–").font(.title3.bold().monospacedDigit()).gridColumnAlignment(
            .trailing
          ).foregroundStyle(isWinner(team) ? .primary : .secondary)
        }
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { statusView.gridCellColumns(3).gridCellAnchor(.center) }
    }
  }
  private func isWinner(_ team: Game.Team) -> Bool {
    guard let a = game.away.score, let h = game.home.score, let s = team.score else { return false };
    return s >= max(a, h)
  }
  @ViewBuilder private var statusView: some View {
    switch game.status {
    case .scheduled(let date): Text(date, style: .time) + Text(" · ") + Text(date, style: .date)
    case .live(let period, let clock):
      HStack {
        Circle().fill(.red).frame(width: 6).phaseAnimator([1.0, 0.3]) { $0.opacity($1) };
        Text("Q\(period) \(clock)").monospacedDigit()
      }.foregroundStyle(.red)
    case .final(let ot): Text(ot ? "Final/OT" : "Final").font(.caption.smallCaps())
    }
  }
}
// MARK: profile header
struct ProfileHeader: View {
  @ObservedObject var user: UserStore
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss
  @State private var scrollOffset: CGFloat = 0
  var body: some View {
    ZStack(alignment: Alignment(horizontal: .leading, vertical: .bottom)) {
      GeometryReader { proxy in
        let minY = proxy.frame(in: .named("scroll")).minY
        Image("banner").resizable().scaledToFill().frame(
          width: proxy.size.width, height: max(proxy.size.height + (minY > 0 ? minY : 0), 0)
        ).offset(y: minY > 0 ? -minY : 0).blur(radius: min(20, max(0, -minY / 10)))
      }.frame(height: 150)
      VStack(alignment: .leading) {
        HStack(alignment: .bottom) {
          Circle().fill(.white).frame(width: 84, height: 84).overlay(
            Image(uiImage: user.avatar ?? UIImage()).resizable().clipShape(Circle()).padding(3)
          ).offset(y: 42)
          Spacer()
          Button(action: { user.toggleFollow() }) {
            Text(user.isFollowing ? "Following" : "Follow").padding(.horizontal).frame(height: 34).background(
              Capsule().strokeBorder(Color.accentColor))
          }.animation(.interactiveSpring(), value: user.isFollowing)
        }.padding(.horizontal)
      }
    }
    .padding(.bottom, 50)
    .overlay(alignment: .bottomLeading) {
      VStack(alignment: .leading) {
        HStack(alignment: .firstTextBaseline) {
          Text(user.name).font(.title2).fontWeight(.bold);
          if user.isVerified { Image(systemName: "checkmark.seal.fill").foregroundStyle(.white, .blue) }
        }
        Text(.init(user.bio)).font(.subheadline)
        HStack {
          ForEach(user.stats.sorted(by: <), id: \.key) { key, value in
            (Text(value.formatted(.number.notation(.compactName))).bold()
              + Text(" \(key)").foregroundColor(.secondary))
          }
        }
        if let url = user.website { Link(url.host ?? "", destination: url).font(.footnote) }
      }.padding(.horizontal)
    }
    .navigationBarItems(trailing: Button("Close") { dismiss() })
    .onReceive(user.objectWillChange) { _ in }
    .onReceive(user.$name.debounce(for: .seconds(1), scheduler: RunLoop.main)) { print($0) }
  }
}
class UserStore: ObservableObject {
  @Published var name = "n"; @Published var isFollowing = false; var avatar: UIImage?; var isVerified = true;
  var bio = "**b**"; var stats = ["a": 1]; var website: URL?;
  func toggleFollow() { objectWillChange.send(); isFollowing.toggle() };
  private var bag = Set<AnyCancellable>();
  init() {
    $name.sink { _ in }.store(in: &bag);
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification).map { _ in () }.sink
    { [weak self] in self?.toggleFollow() }.store(in: &bag)
  }; let events = PassthroughSubject<String, Never>(); let current = CurrentValueSubject<Int, Never>(3)
}
