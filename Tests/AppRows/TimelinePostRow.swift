import RowLayout

struct TimelinePost: Identifiable, Hashable {
  struct Attachment: Identifiable, Hashable {
    let id: Int
    let url: URL?
    let aspectRatio: CGFloat
  }

  let id: String
  var author: String
  var handle: String
  var text: String
  var date: Date
  var attachments: [Attachment]
  var isFavorite = false
  var replies = 3
}

@MainActor @Observable final class TimelineRouter {
  var path: [String] = []
  nonisolated init() {}
  func open(_ id: String) { path.append(id) }
}

extension EnvironmentValues {
  @Entry var isCompactTimeline = false
}

struct TimelinePostRow: View {
  @Environment(TimelineRouter.self) private var router
  @Environment(\.isCompactTimeline) private var isCompact
  @Environment(\.openURL) private var openURL
  @Environment(\.redactionReasons) private var reasons
  @ScaledMetric(relativeTo: .headline) private var avatarSize: CGFloat = 40
  @State private var isExpanded = false
  @State private var isSharing = false
  @Binding var post: TimelinePost

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      if !isCompact {
        AsyncImage(url: post.attachments.first?.url) { phase in
          switch phase {
          case .success(let image):
            image.resizable().aspectRatio(contentMode: .fill)
          case .failure, .empty:
            RoundedRectangle(cornerRadius: 6).fill(.quaternary)
          @unknown default:
            EmptyView()
          }
        }
        .frame(width: avatarSize, height: avatarSize)
        .clipShape(.rect(cornerRadius: 6))
        .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: 6) {
        header
        Text(post.text)
          .font(.body)
          .lineLimit(isExpanded ? nil : 6)
          .fixedSize(horizontal: false, vertical: true)
          .textSelection(.enabled)
        if !post.attachments.isEmpty && reasons.isEmpty { media }
        actions
          .padding(.top, 4)
      }
    }
    .padding(.vertical, 10)
    .contentShape(Rectangle())
    .onTapGesture { [router, id = post.id] in router.open(id) }
    .swipeActions(edge: .trailing, allowsFullSwipe: true) {
      Button(role: .destructive) {
      } label: {
        Label("Delete", systemImage: "trash")
      }
      Button("Mute", systemImage: "speaker.slash") {}.tint(.indigo)
    }
    .contextMenu { menu }
    .accessibilityElement(children: .combine)
    .accessibilityActions {
      Button("Reply") {}
      Button("Boost") {}
    }
    .sheet(isPresented: $isSharing) {
      Text(post.text).presentationDetents([.medium, .large])
    }
    .sensoryFeedback(.selection, trigger: post.isFavorite)
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(post.author).font(.subheadline.weight(.semibold)).lineLimit(1)
      Group {
        Text(verbatim: "@\(post.handle)")
        Text(Image(systemName: "globe")) + Text(" ⸱ ") + Text(post.date, format: .dateTime.day().month())
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
  }

  @ViewBuilder private var media: some View {
    if let only = post.attachments.first, post.attachments.count == 1 {
      Color.gray.opacity(0.2)
        .aspectRatio(only.aspectRatio, contentMode: .fit)
        .overlay(alignment: .bottomTrailing) {
          Text("ALT").font(.caption2).padding(4).background(.thinMaterial, in: Capsule()).padding(6)
        }
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
    } else {
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 4), GridItem(.flexible())], spacing: 4) {
        ForEach(post.attachments) { _ in
          Rectangle().fill(.tertiary).aspectRatio(16 / 9, contentMode: .fill).clipped()
        }
      }
    }
  }

  private var actions: some View {
    HStack {
      ForEach([("bubble.left", post.replies), ("arrow.2.squarepath", 12)], id: \.0) { name, count in
        Button {
        } label: {
          Label("\(count)", systemImage: name).labelStyle(.titleAndIcon)
        }
        Spacer()
      }
      Button {
        withAnimation(.bouncy) {}
      } label: {
        Image(systemName: post.isFavorite ? "star.fill" : "star")
          .symbolEffect(.bounce, value: post.isFavorite)
          .foregroundStyle(post.isFavorite ? AnyShapeStyle(.yellow) : AnyShapeStyle(.secondary))
      }
      Spacer()
      ShareLink(item: post.text) { Image(systemName: "square.and.arrow.up") }
    }
    .buttonStyle(.borderless)
    .font(.callout.monospacedDigit())
    .imageScale(.small)
  }

  @ViewBuilder private var menu: some View {
    Group {
      Button("Copy") { UIPasteboard.general.string = "text" }
      if let url = URL(string: "https://example.org/\(post.id)") {
        Link(destination: url) { Label("Open", systemImage: "safari") }
      }
    }
    Divider()
    Menu("Translate") { Text("English") }
  }
}

/// The router that previews share.
struct SampleRouter: PreviewModifier {
  static func makeSharedContext() async throws -> TimelineRouter { await TimelineRouter() }

  func body(content: Content, context: TimelineRouter) -> some View { content.environment(context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var routed: Self = .modifier(SampleRouter())
}

#Preview("Routed", traits: .routed, .sizeThatFitsLayout) {
  @Previewable @State var post = TimelinePost.sample
  TimelinePostRow(post: $post)
}

#Preview("Short", traits: .sizeThatFitsLayout) {
  @Previewable @State var post = TimelinePost.sample
  TimelinePostRow(post: $post).environment(TimelineRouter())
}

extension TimelinePost {
  static let sample = TimelinePost(
    id: "1", author: "Ada", handle: "ada@example.org",
    text: "A post of a few words that goes on for a while.",
    date: Date(timeIntervalSince1970: 0),
    attachments: [.init(id: 1, url: nil, aspectRatio: 1.5), .init(id: 2, url: nil, aspectRatio: 1)])
}
