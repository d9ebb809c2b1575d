import RowLayout

enum DeviceKind: String, CaseIterable, Identifiable {
  case light, blind, climate
  var id: Self { self }
  var symbol: String {
    switch self {
    case .light: "lightbulb"
    case .blind: "blinds.horizontal.closed"
    case .climate: "thermometer.medium"
    }
  }
}

final class DeviceModel: ObservableObject {
  @Published var name: String
  @Published var isOn = false
  @Published var level = 0.4
  @Published var kind = DeviceKind.light

  init(name: String) { self.name = name }
}

private struct TileButtonStyle: ButtonStyle {
  var isOn: Bool
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(12)
      .frame(maxWidth: .infinity, minHeight: 64, alignment: .leading)
      .background(isOn ? Color.yellow.opacity(0.3) : Color(uiColor: .secondarySystemBackground))
      .overlay {
        RoundedRectangle(cornerRadius: 14).strokeBorder(Color(.separator), lineWidth: 1 / UIScreen.main.scale)
      }
      .clipShape(RoundedRectangle(cornerRadius: 14))
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .opacity(isEnabled ? 1 : 0.5)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .foregroundColor(configuration.isOn ? .accentColor : .secondary)
        .onTapGesture { configuration.isOn.toggle() }
      configuration.label
    }
  }
}

struct DeviceCard: View {
  @ObservedObject var device: DeviceModel
  @EnvironmentObject private var home: DeviceHome
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.presentationMode) private var presentation
  @AppStorage("showsLevels") private var showsLevels = true
  @State private var isEditing = false
  @FocusState private var nameHasFocus: Bool
  @GestureState private var drag = CGSize.zero

  private let columns = [GridItem(.adaptive(minimum: 90), spacing: 8)]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button(action: { device.isOn.toggle() }) {
        layout {
          Image(systemName: device.isOn ? device.kind.symbol + ".fill" : device.kind.symbol)
            .font(.title2)
            .frame(width: 32)
          VStack(alignment: .leading, spacing: 2) {
            Text(device.name).font(.headline)
            Text(LocalizedStringKey(device.isOn ? "On" : "Off")).font(.caption).foregroundColor(.secondary)
          }
        }
      }
      .buttonStyle(TileButtonStyle(isOn: device.isOn))

      if showsLevels {
        Slider(value: $device.level, in: 0...1) {
          Text("Level")
        } minimumValueLabel: {
          Image(systemName: "sun.min")
        } maximumValueLabel: {
          Image(systemName: "sun.max")
        }
        ProgressView(value: device.level) {
          Text("Used")
        } currentValueLabel: {
          Text(device.level, format: .percent.precision(.fractionLength(0)))
        }
      }

      Picker("Kind", selection: $device.kind) {
        ForEach(DeviceKind.allCases) { kind in
          Label(kind.rawValue.capitalized, systemImage: kind.symbol).tag(kind)
        }
      }
      .pickerStyle(.menu)

      TextField("Name", text: $device.name, prompt: Text("Living room"))
        .textFieldStyle(.roundedBorder)
        .focused($nameHasFocus)
        .submitLabel(.done)
        .onSubmit { nameHasFocus = false }

      Toggle("In favourites", isOn: .constant(true)).toggleStyle(CheckToggleStyle())

      LazyVGrid(columns: columns, alignment: .leading, spacing: 8) {
        ForEach(home.scenes, id: \.self) { scene in
          Text(scene).font(.footnote).padding(.horizontal, 10).padding(.vertical, 6)
            .background(Capsule().fill(Color.accentColor.opacity(colorScheme == .dark ? 0.4 : 0.15)))
        }
      }
    }
    .padding()
    .background(
      GeometryReader { proxy in
        Color.clear.preference(key: CardHeightKey.self, value: proxy.size.height)
      }
    )
    .onPreferenceChange(CardHeightKey.self) { height in home.cardHeight = height }
    .gesture(
      DragGesture(minimumDistance: 20)
        .updating($drag) { value, state, _ in state = value.translation }
        .onEnded { value in if value.translation.width < -80 { isEditing = true } }
    )
    .confirmationDialog("Remove?", isPresented: $isEditing, titleVisibility: .visible) {
      Button("Remove", role: .destructive) { presentation.wrappedValue.dismiss() }
    } message: {
      Text("It can be added again.")
    }
  }

  private var layout: AnyLayout {
    sizeCategory.isAccessibilityCategory
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 12))
  }
}

private struct CardHeightKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

final class DeviceHome: ObservableObject {
  @Published var scenes = ["Morning", "Evening", "Away"]
  @Published var cardHeight: CGFloat = 0
}

struct DeviceCard_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      DeviceCard(device: DeviceModel(name: "Lamp"))
      DeviceCard(device: DeviceModel(name: "Lamp")).environment(\.sizeCategory, .accessibilityLarge)
    }
    .environmentObject(DeviceHome())
    .previewLayout(.sizeThatFits)
  }
}
