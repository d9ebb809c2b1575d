import RowLayout

protocol EpisodeShowing: AnyObject, ObservableObject {
  var title: String { get }
  var progress: Double? { get }
}

final class Episode: EpisodeShowing {
  @Published var title = "An episode"
  @Published var progress: Double? = 0.3
  let published = Date(timeIntervalSinceReferenceDate: 0)
  let duration: TimeInterval = 3725
}

struct EpisodeCell<Model: EpisodeShowing, Trailing: View>: View {
  @ObservedObject private var model: Model
  private let trailing: Trailing
  private let artwork: UIImage?

  init(model: Model, artwork: UIImage? = nil, @ViewBuilder trailing: () -> Trailing) {
    self._model = ObservedObject(wrappedValue: model)
    self.artwork = artwork
    self.trailing = trailing()
  }

  var body: some View {
    HStack(alignment: .center) {
      ZStack(alignment: .bottom) {
        if let artwork = artwork {
          Image(uiImage: artwork).resizable().renderingMode(.original).aspectRatio(1, contentMode: .fit)
        } else {
          LinearGradient(
            gradient: Gradient(colors: [.purple, .blue]), startPoint: .topLeading, endPoint: .bottomTrailing)
        }
        if let progress = model.progress {
          GeometryReader { reader in
            Capsule()
              .fill(Color.white)
              .frame(width: reader.size.width * CGFloat(progress), height: 3)
              .frame(maxHeight: .infinity, alignment: .bottom)
          }
          .padding(4)
        }
      }
      .frame(width: 56, height: 56)
      .cornerRadius(8)
      .shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 1)

      VStack(alignment: .leading, spacing: 4) {
        if #available(iOS 16.0, *) {
          Text(model.title).fontWeight(.medium).contentTransition(.interpolate)
        } else {
          Text(model.title)
        }
        Text(timeLeft)
          .font(Font.system(size: 13, weight: .regular, design: .default))
          .foregroundColor(.secondary)
          .monospacedDigit()
      }
      .modifier(CompactWhenNarrow(limit: 300))
      Spacer(minLength: 8)
      trailing
    }
    .frame(minHeight: 72)
    .transition(.asymmetric(insertion: .move(edge: .top).combined(with: .opacity), removal: .opacity))
  }

  private var timeLeft: String {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .abbreviated
    return formatter.string(from: 3725) ?? ""
  }
}

extension EpisodeCell where Trailing == EmptyView {
  init(model: Model) { self.init(model: model) { EmptyView() } }
}

struct CompactWhenNarrow: ViewModifier {
  let limit: CGFloat
  @Environment(\.horizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View {
    ViewThatFits(in: .horizontal) {
      content.padding(.horizontal, sizeClass == .regular ? 16 : 4)
      content
    }
  }
}

struct EpisodeCell_Previews: PreviewProvider {
  static var previews: some View {
    EpisodeCell(model: Episode()) {
      Button(action: {}) { Image(systemName: "play.circle").font(.largeTitle) }.buttonStyle(
        PlainButtonStyle())
    }
  }
}
