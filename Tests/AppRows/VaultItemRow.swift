import RowLayout

/// An entry of a list of secrets, with what can be done with it.
struct VaultItemRow: View {
  struct Entry: Identifiable, Equatable {
    let id: UUID
    var name: String
    var user: String?
    var symbol = "key"
    var changed: Date
    var isShared = false
    var length = 1_234_567
  }

  enum Action { case copy, edit, delete }

  let entry: Entry
  var showsChevron = true
  let perform: @MainActor (Action) -> Void
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dynamicTypeSize) private var typeSize
  @Namespace private var animation

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 16) {
        Image(systemName: entry.symbol)
          .resizable()
          .scaledToFit()
          .frame(width: 22, height: 22)
          .foregroundColor(Color("Tint"))
          .matchedGeometryEffect(id: entry.id, in: animation)
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 8) {
            Text(entry.name)
              .styled(.headline)
              .lineLimit(typeSize > .xLarge ? 2 : 1)
            if entry.isShared {
              Image(systemName: "person.2").imageScale(.small).accessibilityLabel(Text("Shared"))
            }
          }
          if let user = entry.user, !user.isEmpty {
            Text(user).styled(.subheadline).foregroundStyle(.secondary).truncationMode(.middle).lineLimit(1)
          }
          Text("Changed \(entry.changed, style: .date), \(entry.length) bytes").styled(.caption).redacted(
            if: entry.isShared)
        }
        Spacer()
        menu
        if showsChevron {
          Image(systemName: "chevron.forward").flipsForRightToLeftLayoutDirection(true).font(.footnote.bold())
        }
      }
      .padding(EdgeInsets(top: 9, leading: 16, bottom: 9, trailing: 16))
      Divider().padding(.leading, layoutDirection == .leftToRight ? 54 : 0)
    }
    .background(Color(.systemBackground).ignoresSafeArea())
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("Vault-\(entry.id)")
  }

  private var menu: some View {
    Menu {
      Button {
        perform(.copy)
      } label: {
        Label("Copy", systemImage: "doc.on.doc")
      }
      Button(action: { perform(.edit) }, label: { Text("Edit") })
      Button("Delete", role: .destructive) { perform(.delete) }
    } label: {
      Image(systemName: "ellipsis.circle")
        .frame(minWidth: 44, minHeight: 44)
        .contentShape(.rect)
    }
    .menuStyle(.borderlessButton)
    .disabled(entry.name.isEmpty)
  }
}

extension Text {
  func styled(_ style: Font.TextStyle) -> some View {
    font(.system(style, design: .rounded)).multilineTextAlignment(.leading).tracking(0)
  }
}

extension View {
  @ViewBuilder func redacted(if condition: @autoclosure () -> Bool) -> some View {
    if condition() { redacted(reason: .placeholder) } else { self }
  }
}

@available(iOS 17, *)
#Preview {
  VStack {
    ForEach(0..<3) { number in
      VaultItemRow(
        entry: .init(id: UUID(), name: "Entry \(number)", user: "me@example.org", changed: .now),
        perform: { _ in })
    }
  }
}
