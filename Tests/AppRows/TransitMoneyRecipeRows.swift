import RowLayout

// MARK: transit
struct Departure: Identifiable, Codable, Hashable {
  let id: Int; let line: String; let direction: String; let planned: Date; let realtime: Date?;
  var platform: String?; var color: String
  var delay: TimeInterval { (realtime ?? planned).timeIntervalSince(planned) };
  var isCancelled: Bool { platform == nil }
}
struct DepartureRow: View {
  var departure: Departure
  @Binding var favorites: Set<Departure.ID>
  @Environment(\.locale) private var locale
  private static let formatter: DateFormatter = {
    let f = DateFormatter(); f.timeStyle = .short; f.dateStyle = .none; return f
  }()
  private var isFavorite: Binding<Bool> {
    Binding {
      favorites.contains(departure.id)
    } set: {
      if $0 { favorites.insert(departure.id) } else { favorites.remove(departure.id) }
    }
  }
  var body: some View {
    HStack(alignment: .center) {
      Text(departure.line).font(.callout.weight(.heavy)).foregroundColor(.white).padding(.horizontal, 6)
        .frame(minWidth: 44, minHeight: 28)
        .background(Color(hex: departure.color) ?? .blue, in: RoundedRectangle(cornerRadius: 6))
      VStack(alignment: .leading, spacing: 2) {
        Text(departure.direction).strikethrough(departure.isCancelled, color: .red).truncationMode(.tail)
        HStack(spacing: 3) {
          if let platform = departure.platform {
            Text("Platform \(platform)").foregroundStyle(.secondary)
          } else {
            Text("Cancelled").foregroundStyle(.red)
          }
          if departure.delay > 60 {
            Text("+\(Int(departure.delay / 60))").foregroundColor(departure.delay > 300 ? .red : .orange)
              .bold()
          }
        }.font(.footnote)
      }
      Spacer()
      TimelineView(.everyMinute) { context in
        let minutes = Int((departure.realtime ?? departure.planned).timeIntervalSince(context.date) / 60)
        VStack(alignment: .trailing) {
          Group {
            if minutes <= 0 {
              Text("now")
            } else if minutes < 60 {
              Text("\(minutes) min")
            } else {
              Text(DepartureRow.formatter.string(from: departure.planned))
            }
          }
          .font(.title3.monospacedDigit().bold()).contentTransition(.numericText(countsDown: true))
          Text(departure.planned, formatter: Self.formatter).font(.caption).foregroundStyle(.tertiary)
        }
      }
      Toggle(isOn: isFavorite) { Image(systemName: isFavorite.wrappedValue ? "heart.fill" : "heart") }
        .toggleStyle(.button).labelStyle(.iconOnly).buttonStyle(.borderless)
    }
    .padding(.vertical, 4)
    .opacity(departure.isCancelled ? 0.6 : 1)
    .swipeActions { Button("Remove", role: .destructive) { favorites.remove(departure.id) } }
  }
}
extension Color {
  init?(hex: String) {
    var string = hex.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
    if string.hasPrefix("#") { string.removeFirst() }
    guard string.count == 6, let value = Int(string, radix: 16) else { return nil }
    self.init(
      .sRGB, red: Double((value >> 16) & 0xFF) / 255, green: Double((value >> 8) & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255, opacity: 1)
  }
}
// MARK: finance
struct TransactionRow: View {
  struct ViewState: Equatable {
    let merchant: String; let category: Category; let amount: Decimal; let currency: String; let date: Date;
    let isPending: Bool
  }
  enum Category: String, CaseIterable {
    case food, travel, other
    var icon: String {
      switch self {
      case .food: return "fork.knife";
      case .travel: return "airplane";
      case .other: return "questionmark"
      }
    }
    var color: Color {
      switch self {
      case .food: .orange;
      case .travel: .blue;
      case .other: Color(.systemGray3)
      }
    }
  }
  let state: ViewState
  let onTap: () -> Void
  var body: some View {
    Button(action: onTap) {
      HStack(spacing: 12) {
        ZStack {
          Circle().fill(state.category.color.opacity(0.2));
          Image(systemName: state.category.icon).foregroundStyle(state.category.color)
        }.frame(width: 40, height: 40)
        VStack(alignment: .leading, spacing: 2) {
          Text(state.merchant).font(.body.weight(.medium)).lineLimit(1)
          Text(state.date.formatted(.dateTime.day().month(.wide).hour().minute())).font(.caption)
            .foregroundStyle(Color.secondary)
        }
        Spacer(minLength: 8)
        VStack(alignment: .trailing) {
          Text(state.amount, format: .currency(code: state.currency).sign(strategy: .always()))
            .foregroundColor(state.amount > 0 ? Color.green : nil).privacySensitive()
          if state.isPending {
            Text("Pending").font(.caption2).textCase(.uppercase).padding(.horizontal, 4).overlay(
              RoundedRectangle(cornerRadius: 3).stroke(lineWidth: 0.5))
          }
        }
      }
      .contentShape(.rect)
    }
    .buttonStyle(RowButtonStyle())
    .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    .accessibilityIdentifier("transaction-\(state.merchant)")
  }
}
struct RowButtonStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label.background(configuration.isPressed ? Color(uiColor: .systemGray5) : Color.clear)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}
// MARK: recipe
struct RecipeCard: View {
  @ObservedObject var recipe: RecipeModel
  var namespace: Namespace.ID
  @State private var isExpanded = false
  @State private var imageHeight: CGFloat = .zero
  @FocusState private var isEditing: Bool
  init(recipe: RecipeModel, namespace: Namespace.ID) { self.recipe = recipe; self.namespace = namespace }
  let columns = [GridItem(.flexible(minimum: 40), spacing: 8, alignment: .leading), GridItem(.flexible())]
  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      Image(recipe.imageName).resizable().aspectRatio(16 / 9, contentMode: .fill).frame(maxWidth: .infinity)
        .frame(height: 180).clipped()
        .matchedGeometryEffect(id: recipe.id, in: namespace)
        .overlay(alignment: .topTrailing) { FavoriteButton(isSet: $recipe.isFavorite).padding(8) }
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: RecipeHeightKey.self, value: proxy.size.height)
          }
        )
        .onPreferenceChange(RecipeHeightKey.self) { imageHeight = $0 }
      VStack(alignment: .leading, spacing: 8) {
        TextField("Title", text: $recipe.title, axis: .vertical).font(.title3.bold()).focused($isEditing)
          .onSubmit { isEditing = false }
        LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
          Label("\(recipe.minutes) min", systemImage: "clock");
          Label("\(recipe.servings) servings", systemImage: "person.2")
        }.font(.footnote).labelStyle(.titleAndIcon)
        DisclosureGroup("Ingredients", isExpanded: $isExpanded.animation()) {
          ForEach($recipe.ingredients) { $item in
            Toggle(isOn: $item.checked) { Text(item.name).strikethrough(item.checked) }.toggleStyle(
              ChecklistToggleStyle())
          }
          .onDelete { recipe.ingredients.remove(atOffsets: $0) }.onMove {
            recipe.ingredients.move(fromOffsets: $0, toOffset: $1)
          }
        }
        Stepper(value: $recipe.servings, in: 1...12) { Text("Servings: \(recipe.servings)") }
      }.padding()
    }
    .background(Color(.secondarySystemGroupedBackground)).cornerRadius(16).compositingGroup().shadow(
      radius: 2
    )
    .gesture(
      TapGesture(count: 2).onEnded { recipe.isFavorite.toggle() }.exclusively(
        before: LongPressGesture().onEnded { _ in isExpanded = true })
    )
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer(); Button("Done") { isEditing = false }
      }
    }
  }
}
@MainActor final class RecipeModel: ObservableObject, Identifiable {
  struct Ingredient: Identifiable { let id = UUID(); var name: String; var checked = false }
  nonisolated let id = UUID(); @Published var title = "Soup"; @Published var isFavorite = false;
  @Published var servings = 2; @Published var ingredients: [Ingredient] = []; let imageName = "soup";
  var minutes: Int { ingredients.count * 5 }
}
struct RecipeHeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0;
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct FavoriteButton: View {
  @Binding var isSet: Bool;
  var body: some View {
    Button {
      isSet.toggle()
    } label: {
      Label("Toggle Favorite", systemImage: isSet ? "star.fill" : "star").labelStyle(.iconOnly)
        .foregroundStyle(isSet ? .yellow : .gray).symbolEffect(.bounce, value: isSet)
    }
  }
}
struct ChecklistToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(
          configuration.isOn ? Color.accentColor : .secondary);
        configuration.label
      }
    }.buttonStyle(.plain)
  }
}
// MARK: settings
struct SettingsRow<Accessory: View>: View {
  let icon: Image; let title: String; var subtitle: String? = nil; var tint: Color = .blue
  let accessory: Accessory
  init(
    icon: Image, title: String, subtitle: String? = nil, tint: Color = .blue,
    @ViewBuilder accessory: () -> Accessory
  ) {
    self.icon = icon; self.title = title; self.subtitle = subtitle; self.tint = tint;
    self.accessory = accessory()
  }
  var body: some View {
    LabeledContent {
      accessory
    } label: {
      Label {
        VStack(alignment: .leading) {
          Text(title); subtitle.map { Text($0).font(.caption).foregroundColor(.secondary) }
        }
      } icon: {
        icon.font(.system(size: 15)).foregroundColor(.white).frame(width: 29, height: 29).background(
          tint.cornerRadius(6))
      }
    }
  }
}
extension SettingsRow where Accessory == EmptyView {
  init(icon: Image, title: String) { self.init(icon: icon, title: title) { EmptyView() } }
}
