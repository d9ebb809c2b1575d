import RowLayout

// A row as an app has it: but for the import, nothing here was written for this package.

final class PodcastPlayer: ObservableObject {
  @Published var playing: Int?
  @Published var progress = 0.4
}

struct Podcast: Identifiable, Hashable {
  let id: Int
  let title: String
  let author: String
  let published: Date
  let duration: TimeInterval
  let isNew: Bool
  let artwork: URL?
}

struct PodcastRow: View {
  @EnvironmentObject private var player: PodcastPlayer
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.openURL) private var openURL
  @ScaledMetric(relativeTo: .body) private var artworkSize = 56
  @State private var isConfirmingDelete = false

  let podcast: Podcast
  var onDelete: (() -> Void)? = nil

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter
  }()

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      AsyncImage(url: podcast.artwork) { image in
        image.resizable().aspectRatio(contentMode: .fill)
      } placeholder: {
        RoundedRectangle(cornerRadius: 8).fill(.quaternary)
      }
      .frame(width: artworkSize, height: artworkSize)
      .clipShape(.rect(cornerRadius: 8))
      .overlay(alignment: .topTrailing) {
        if podcast.isNew {
          Circle().fill(.red).frame(width: 10, height: 10).offset(x: 3, y: -3)
            .transition(.scale.combined(with: .opacity))
        }
      }

      VStack(alignment: .leading, spacing: 4) {
        Text(podcast.title)
          .font(.headline)
          .lineLimit(2)
          .multilineTextAlignment(.leading)
        Text(podcast.author)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .minimumScaleFactor(0.8)
        HStack(spacing: 6) {
          Label(Self.formatter.string(from: podcast.published), systemImage: "calendar")
            .labelStyle(.titleOnly)
          Text("·")
          Text("\(Int(podcast.duration / 60)) min", comment: "Length of an episode")
            .monospacedDigit()
        }
        .font(.caption)
        .foregroundColor(Color(.secondaryLabel))
        if player.playing == podcast.id {
          ProgressView(value: player.progress)
            .progressViewStyle(.linear)
            .animation(.easeInOut(duration: 0.2), value: player.progress)
        }
      }
      Spacer(minLength: 8)
      Button(role: .destructive) {
        isConfirmingDelete = true
      } label: {
        Image(systemName: "trash")
          .symbolRenderingMode(.hierarchical)
          .imageScale(.medium)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Delete")
    }
    .padding(.vertical, 8)
    .contentShape(Rectangle())
    .background(.background)
    .contextMenu {
      Button("Share") {}
      Button("Delete", role: .destructive) { onDelete?() }
    }
    .swipeActions(edge: .trailing, allowsFullSwipe: true) {
      Button("Delete", systemImage: "trash", role: .destructive) { onDelete?() }
        .tint(.red)
    }
    .confirmationDialog("Delete?", isPresented: $isConfirmingDelete) {
      Button("Delete", role: .destructive) { onDelete?() }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
    .onAppear { player.playing = nil }
  }
}

struct PodcastRow_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PodcastRow(podcast: .sample)
      PodcastRow(podcast: .sample)
        .environment(\.colorScheme, .dark)
        .previewDisplayName("Dark")
    }
    .environmentObject(PodcastPlayer())
    .previewLayout(.sizeThatFits)
  }
}

extension Podcast {
  static let sample = Podcast(
    id: 1, title: "A long conversation about the height of rows", author: "The Layout People",
    published: Date(timeIntervalSince1970: 1_700_000_000), duration: 2_940, isNew: true, artwork: nil)
}
