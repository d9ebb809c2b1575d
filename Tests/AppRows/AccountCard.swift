import RowLayout

// A card as an app has it: but for the import, nothing here was written for this package.

struct PillButtonStyle: ButtonStyle {
  var color: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .background(color.opacity(configuration.isPressed ? 0.6 : 1), in: Capsule())
      .foregroundColor(.white)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.7), value: configuration.isPressed)
  }
}

struct CardBackground: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  let radius: CGFloat

  func body(content: Content) -> some View {
    content
      .padding()
      .background(
        RoundedRectangle(cornerRadius: radius, style: .continuous)
          .fill(colorScheme == .dark ? Color(.systemGray6) : Color(uiColor: .systemBackground))
          .shadow(color: .black.opacity(0.1), radius: 6, x: 0, y: 2)
      )
  }
}

extension View {
  func card(radius: CGFloat = 16) -> some View { modifier(CardBackground(radius: radius)) }
}

struct AccountCard: View {
  struct Model {
    var name: String
    var number: String
    var balance: Decimal
    var isFrozen: Bool
  }

  let model: Model
  @Binding var showsBalance: Bool
  @State private var note = ""

  private var gradient: LinearGradient {
    LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      header
      Divider()
      LabeledContent("Balance") {
        Text(model.balance, format: .currency(code: "EUR").locale(Locale(identifier: "en_US")))
          .redacted(reason: showsBalance ? [] : .placeholder)
      }
      Toggle("Show balance", isOn: $showsBalance)
        .tint(.green)
      TextField("Note", text: $note)
        .textFieldStyle(.roundedBorder)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          ForEach(["Food", "Travel", "Rent"], id: \.self) { tag in
            Text(tag.uppercased())
              .font(.caption2)
              .padding(.horizontal, 8)
              .padding(.vertical, 4)
              .background(.thinMaterial, in: .capsule)
          }
        }
      }
      Button("Freeze") { withAnimation { showsBalance.toggle() } }
        .buttonStyle(PillButtonStyle(color: .red))
        .disabled(model.isFrozen)
    }
    .card()
  }

  private var header: some View {
    HStack {
      Circle().fill(gradient).frame(width: 40, height: 40)
        .overlay(Text(model.name.prefix(1)).foregroundStyle(.white))
      VStack(alignment: .leading) {
        Text(model.name).font(.title3).bold()
        Text(model.number).font(.footnote).foregroundStyle(.secondary).textCase(.uppercase)
      }
    }
  }
}
