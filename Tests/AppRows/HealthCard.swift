import RowLayout

final class HealthViewModel: ObservableObject {
  enum LoadState { case idle, loading, loaded([Sample]), failed(Error) }
  struct Sample: Identifiable { let id = UUID(); let date: Date; let value: Double }
  @Published private(set) var state: LoadState = .idle
  @Published var goal: Measurement<UnitEnergy> = .init(value: 500, unit: .kilocalories)
  @MainActor func load() async {
    state = .loading; try? await Task.sleep(nanoseconds: 1); state = .loaded([])
  }
}

struct HealthMetricCard<Chart: View>: View {
  let title: LocalizedStringKey
  let systemImage: String
  let value: Measurement<UnitEnergy>
  var trend: Double?
  let gradient: [Color]
  @ViewBuilder var chart: () -> Chart
  @ScaledMetric(relativeTo: .title) private var iconSize: CGFloat = 28
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var appeared = false

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      layout {
        Label {
          Text(title).font(.headline)
        } icon: {
          Image(systemName: systemImage).resizable().scaledToFit().frame(width: iconSize, height: iconSize)
            .symbolRenderingMode(.palette).foregroundStyle(.white, gradient.first ?? .red)
            .symbolEffect(.pulse, options: .repeating, isActive: appeared && !reduceMotion)
        }
        Spacer(minLength: 0)
        Text(
          value.formatted(
            .measurement(
              width: .abbreviated, usage: .workout, numberFormatStyle: .number.precision(.fractionLength(0))))
        )
        .font(.system(.title2, design: .rounded).weight(.bold)).minimumScaleFactor(0.6).lineLimit(1)
      }
      chart().frame(height: 60).mask(
        LinearGradient(
          stops: [.init(color: .black, location: 0.9), .init(color: .clear, location: 1)],
          startPoint: .leading, endPoint: .trailing))
      Gauge(value: min(max(trend ?? 0, 0), 1)) {
        Text("Trend")
      } currentValueLabel: {
        Text(trend ?? 0, format: .percent)
      }.gaugeStyle(TrendGauge(colors: gradient))
      if let trend {
        HStack(spacing: 4) {
          Image(systemName: trend >= 0 ? "arrow.up.right" : "arrow.down.right")
          Text("\(abs(trend), format: .percent.precision(.fractionLength(1))) vs last week")
        }
        .font(.caption.weight(.medium)).foregroundStyle(
          trend >= 0 ? AnyShapeStyle(.green) : AnyShapeStyle(.red.gradient)
        )
        .padding(.horizontal, 8).padding(.vertical, 4)
        .background((trend >= 0 ? Color.green : .red).opacity(0.15), in: Capsule(style: .continuous))
      }
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 20, style: .continuous).fill(.background.secondary).shadow(
        color: .black.opacity(0.05), radius: 8, y: 4)
    }
    .overlay {
      RoundedRectangle(cornerRadius: 20, style: .continuous).strokeBorder(
        LinearGradient(colors: gradient, startPoint: .topLeading, endPoint: .bottomTrailing).opacity(0.3))
    }
    .onAppear {
      withAnimation(reduceMotion ? nil : .spring(response: 0.5, dampingFraction: 0.8).delay(0.1)) {
        appeared = true
      }
    }
    .accessibilityElement(children: .ignore).accessibilityLabel(Text(title)).accessibilityValue(
      Text("\(value.value, specifier: "%.0f")"))
  }
}

struct TrendGauge: GaugeStyle {
  let colors: [Color]
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { geo in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.tertiarySystemFill))
        Capsule().fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)).frame(
          width: geo.size.width * configuration.value)
      }
    }
    .frame(height: 6)
  }
}

struct Sparkline: Shape {
  var values: [Double]
  var animatableData: Double = 1
  func path(in rect: CGRect) -> Path {
    guard let lo = values.min(), let hi = values.max(), hi > lo else { return Path() }
    return Path { p in
      for (i, v) in values.enumerated() {
        let pt = CGPoint(
          x: rect.minX + rect.width * CGFloat(i) / CGFloat(values.count - 1),
          y: rect.maxY - rect.height * (v - lo) / (hi - lo))
        if i == 0 { p.move(to: pt) } else { p.addLine(to: pt) }
      }
    }
  }
}

struct HealthDashboardRow: View {
  @StateObject private var model = HealthViewModel()
  @EnvironmentObject private var settings: HealthSettings
  init(model: @autoclosure @escaping () -> HealthViewModel = HealthViewModel()) {
    _model = StateObject(wrappedValue: model())
  }
  var body: some View {
    content.task { await model.load() }.refreshable { await model.load() }
  }
  @ViewBuilder private var content: some View {
    switch model.state {
    case .idle, .loading: ProgressView("Loading…").frame(maxWidth: .infinity, minHeight: 120)
    case .loaded(let samples) where samples.isEmpty:
      ContentUnavailableView("No Data", systemImage: "heart.slash")
    case .loaded(let samples):
      HealthMetricCard(
        title: "Active Energy", systemImage: "flame.fill", value: model.goal, trend: 0.12,
        gradient: [.orange, .pink]
      ) {
        Sparkline(values: samples.map(\.value)).stroke(
          .orange, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      }
    case .failed(let error):
      Label(error.localizedDescription, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
    }
  }
}
final class HealthSettings: ObservableObject {
  @AppStorage("metric") var metric = true; @Published var goals: [String: Double] = [:]
}
struct HealthCard_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(ColorScheme.allCases, id: \.self) { scheme in
      HealthDashboardRow().environmentObject(HealthSettings()).preferredColorScheme(scheme)
        .previewDisplayName("\(scheme)")
    }
    .previewLayout(.sizeThatFits)
  }
}
