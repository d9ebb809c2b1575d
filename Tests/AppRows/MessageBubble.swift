import RowLayout

struct BubbleShape: Shape {
  var corners: UIRectCorner
  var radius: CGFloat = 16

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

struct BubbleMessage: Identifiable {
  enum Status { case sending, sent, failed(any Error) }

  let id = UUID()
  var sender: String
  var text: AttributedString
  var sent: Date
  var isMine: Bool
  var status = Status.sent
  var reactions: [String: Int] = [:]
}

struct MessageBubble: View {
  let message: BubbleMessage
  var onReply: (() -> Void)?
  @State private var offset: CGFloat = 0
  @State private var alert: String?

  private var hasReactions: Bool { !message.reactions.isEmpty }

  var body: some View {
    HStack(alignment: .bottom, spacing: 6) {
      if message.isMine { Spacer(minLength: 48) }
      VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
        if !message.isMine {
          Text(message.sender).font(.caption.bold()).foregroundStyle(.tint)
        }
        content
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(background)
          .clipShape(BubbleShape(corners: message.isMine ? [.topLeft, .topRight, .bottomLeft] : .allCorners))
          .overlay(alignment: message.isMine ? .bottomLeading : .bottomTrailing) {
            if hasReactions { reactions.offset(y: 12) }
          }
        footer
      }
      .padding(.bottom, hasReactions ? 14 : 0)
      if !message.isMine { Spacer(minLength: 48) }
    }
    .offset(x: offset)
    .simultaneousGesture(
      DragGesture().onChanged { offset = min(0, $0.translation.width) }.onEnded { _ in
        withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) { offset = 0 }
      }
    )
    .alert(
      "Not sent", isPresented: Binding(get: { alert != nil }, set: { if !$0 { alert = nil } }),
      presenting: alert
    ) { _ in
      Button("Try again") {}
      Button("Cancel", role: .cancel) {}
    } message: { reason in
      Text(reason)
    }
    .id(message.id)
  }

  private var content: some View {
    Text(message.text)
      .foregroundColor(message.isMine ? .white : .primary)
      .environment(\.openURL, OpenURLAction { _ in .handled })
  }

  @ViewBuilder private var background: some View {
    if message.isMine {
      LinearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom)
    } else {
      Color(UIColor.systemGray5)
    }
  }

  private var reactions: some View {
    HStack(spacing: 4) {
      ForEach(message.reactions.sorted(by: { $0.key < $1.key }), id: \.key) { emoji, count in
        HStack(spacing: 2) {
          Text(emoji)
          if count > 1 { Text("\(count)").font(.caption2).contentTransition(.numericText()) }
        }
        .padding(4)
        .background(.regularMaterial, in: Capsule())
      }
    }
  }

  private var footer: some View {
    HStack(spacing: 3) {
      Text(message.sent, style: .time)
      switch message.status {
      case .sending: ProgressView().controlSize(.mini)
      case .sent: Image(systemName: "checkmark")
      case .failed(let error):
        Image(systemName: "exclamationmark.circle").foregroundColor(.red).help(
          Text(error.localizedDescription))
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }
}

#Preview {
  MessageBubble(
    message: BubbleMessage(sender: "Ada", text: "Hello", sent: .now, isMine: false, reactions: ["👍": 2]))
}
