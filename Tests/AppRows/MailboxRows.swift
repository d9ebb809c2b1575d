import RowLayout

// Rows of a mail app, a shop, a player and a calendar in the style of 2020 to 2025.

final class MailboxModel: ObservableObject {
  @Published var unread: Set<UUID> = []
  @Published var isLoading = false
  func toggle(_ id: UUID) { unread.formSymmetricDifference([id]) }
}

struct Mail: Identifiable, Hashable {
  let id: UUID
  var sender: String
  var subject: String
  var preview: String
  var date: Date
  var attachments: Int
}

private struct CompactKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var isCompact: Bool {
    get { self[CompactKey.self] }
    set { self[CompactKey.self] = newValue }
  }
}

struct SenderWidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct RaisedCard: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  var radius: CGFloat = 12

  func body(content: Content) -> some View {
    content
      .padding(12)
      .background(
        RoundedRectangle(cornerRadius: radius, style: .continuous)
          .fill(colorScheme == .dark ? Color.black : Color.white)
          .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
      )
      .overlay(RoundedRectangle(cornerRadius: radius).strokeBorder(Color.gray.opacity(0.2), lineWidth: 1))
  }
}

extension View {
  func raised(radius: CGFloat = 12) -> some View { modifier(RaisedCard(radius: radius)) }
  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

extension Color { static let accentBlue = Color(red: 0.1, green: 0.4, blue: 0.9) }
extension Font { static let cardTitle = Font.system(.headline, design: .rounded).weight(.semibold) }

struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.7), value: configuration.isPressed)
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct MailRow: View {
  let mail: Mail
  @ObservedObject var model: MailboxModel
  @Environment(\.isCompact) private var isCompact
  @State private var showsDelete = false
  @State private var showsDetails = false
  var onArchive: () -> Void = {}

  private var isUnread: Bool { model.unread.contains(mail.id) }

  var body: some View {
    NavigationLink(value: mail) {
      HStack(alignment: .top, spacing: 10) {
        Circle()
          .fill(isUnread ? Color.accentBlue : .clear)
          .frame(width: 10, height: 10)
          .padding(.top, 5)
        VStack(alignment: .leading, spacing: 3) {
          HStack(alignment: .firstTextBaseline) {
            Text(mail.sender)
              .font(.headline)
              .fontWeight(isUnread ? .bold : .regular)
              .lineLimit(1)
              .background(
                GeometryReader { proxy in
                  Color.clear.preference(key: SenderWidthKey.self, value: proxy.size.width)
                })
            Spacer(minLength: 8)
            Text(mail.date, format: .dateTime.hour().minute())
              .font(.subheadline)
              .foregroundStyle(.secondary)
              .monospacedDigit()
            if mail.attachments > 0 {
              Image(systemName: "paperclip").imageScale(.small).symbolVariant(.fill)
            }
          }
          Text(mail.subject).font(.subheadline).lineLimit(1).truncationMode(.tail)
          if !isCompact {
            Text(mail.preview).font(.subheadline).foregroundColor(.secondary).lineLimit(2)
              .multilineTextAlignment(.leading)
          }
        }
      }
      .contentShape(Rectangle())
    }
    .onPreferenceChange(SenderWidthKey.self) { _ in }
    .swipeActions(edge: .trailing, allowsFullSwipe: true) {
      Button(role: .destructive) {
        showsDelete = true
      } label: {
        Label("Delete", systemImage: "trash")
      }
      Button("Archive", action: onArchive).tint(.purple)
    }
    .swipeActions(edge: .leading) {
      Button {
        model.toggle(mail.id)
      } label: {
        Label("Read", systemImage: "envelope.open")
      }
    }
    .contextMenu {
      Button {
        model.toggle(mail.id)
      } label: {
        Label("Mark", systemImage: "circle")
      }
      Divider()
      Menu("Move to …") {
        ForEach(["Inbox", "Archive"], id: \.self) { name in Button(name) {} }
      }
    }
    .confirmationDialog("Delete?", isPresented: $showsDelete, titleVisibility: .visible) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It cannot be undone.")
    }
    .sheet(isPresented: $showsDetails, onDismiss: {}) { Text(mail.preview).presentationDetents([.medium]) }
    .onChange(of: isUnread) { _, isNew in showsDetails = isNew }
    .task(id: mail.id) { await Task.yield() }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isUnread ? [.isSelected] : [])
    .listRowInsets(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
    .listRowSeparator(.hidden)
  }
}

struct ProductCard: View {
  let title: String
  let price: Decimal
  let rating: Double
  let imageURL: URL?
  @Binding var isFavorite: Bool
  @Namespace private var namespace
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 88

  var body: some View {
    HStack(spacing: 12) {
      AsyncImage(url: imageURL, transaction: Transaction(animation: .easeIn)) { phase in
        switch phase {
        case .success(let image): image.resizable().aspectRatio(contentMode: .fill)
        case .failure: Image(systemName: "photo").foregroundStyle(.tertiary)
        case .empty: ProgressView()
        @unknown default: EmptyView()
        }
      }
      .frame(width: side, height: side)
      .clipShape(.rect(cornerRadius: 8))
      .matchedGeometryEffect(id: "image", in: namespace)
      VStack(alignment: .leading, spacing: 6) {
        Text(title).font(.cardTitle).lineLimit(2).fixedSize(horizontal: false, vertical: true)
        HStack(spacing: 2) {
          ForEach(0..<5) { star in
            Image(systemName: Double(star) < rating ? "star.fill" : "star").font(.caption2)
          }
        }
        .foregroundStyle(.yellow)
        Text(price, format: .currency(code: "EUR")).font(.title3.bold()).contentTransition(.numericText())
      }
      Spacer()
      Button {
        withAnimation(.snappy) { isFavorite.toggle() }
      } label: {
        Image(systemName: isFavorite ? "heart.fill" : "heart")
          .symbolEffect(.bounce, value: isFavorite)
      }
      .buttonStyle(PressedStyle())
      .sensoryFeedback(.selection, trigger: isFavorite)
    }
    .raised(radius: 16)
    .if(isFavorite) {
      $0.overlay(alignment: .topTrailing) { Triangle().fill(.red).frame(width: 12, height: 12) }
    }
    .gesture(DragGesture(minimumDistance: 10).onEnded { _ in })
    .onTapGesture(count: 2) { isFavorite = true }
  }
}

struct ForecastRow: View {
  struct Hour: Identifiable { let id: Int; let symbol: String; let degrees: Int }
  let hours: [Hour]

  var body: some View {
    VStack(alignment: .leading) {
      Label("HOURLY FORECAST", systemImage: "clock").font(.caption).foregroundStyle(.secondary)
      Divider()
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 16) {
          ForEach(hours) { hour in
            VStack(spacing: 8) {
              Text("\(hour.id)").font(.footnote.weight(.medium))
              Image(systemName: hour.symbol).symbolRenderingMode(.multicolor).frame(height: 24)
              Text("\(hour.degrees)°")
            }
          }
        }
      }
      .frame(height: 90)
      Gauge(value: 0.4) {
        Text("UV")
      } currentValueLabel: {
        Text("4")
      }
      .gaugeStyle(.accessoryLinear)
      TimelineView(.periodic(from: .now, by: 60)) { context in
        Text(context.date, style: .time).font(.caption2)
      }
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.orange))
      }
      .frame(height: 20)
    }
    .padding()
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 15, style: .continuous))
  }
}

@available(iOS 16.0, *)
struct EventRow: View {
  var title: AttributedString
  var start: Date
  var end: Date
  var tags: [String]
  @EnvironmentObject private var model: MailboxModel

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        bar; details; Spacer(); times
      }
      VStack(alignment: .leading) {
        HStack {
          bar; details
        }; times
      }
    }
    .redacted(reason: model.isLoading ? .placeholder : [])
    .alert("Event", isPresented: .constant(false)) { Button("OK") {} }
    .id(start)
    .transition(.asymmetric(insertion: .opacity, removal: .move(edge: .leading)))
  }

  private var bar: some View {
    Capsule().fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)).frame(
      width: 4)
  }

  private var details: some View {
    VStack(alignment: .leading) {
      Text(title)
      Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 2) {
        GridRow {
          Text("Where").gridColumnAlignment(.trailing)
          Text("Room 4")
        }
        GridRow { Divider().gridCellColumns(2).gridCellUnsizedAxes(.horizontal) }
      }
      .font(.caption)
      HStack { ForEach(tags.indices, id: \.self) { Text(verbatim: "#" + tags[$0]).textCase(.uppercase) } }
        .font(.caption2)
    }
  }

  private var times: some View {
    Text("\(start.formatted(date: .omitted, time: .shortened)) – \(end, format: .dateTime.hour())")
      .foregroundStyle(.secondary)
      .layoutPriority(1)
  }
}

#if canImport(UIKit)
  import UIKit
  struct BlurView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: nil) }
    func updateUIView(_ view: UIVisualEffectView, context: Context) {}
  }
#endif

struct MailboxRows_Previews: PreviewProvider {
  static var previews: some View {
    ForecastRow(hours: []).previewLayout(.sizeThatFits).padding()
  }
}
