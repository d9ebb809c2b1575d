import RowLayout

struct NotificationRow: View {
  let n: AppNotification
  var body: some View {
    HStack(alignment: .top) {
      ZStack(alignment: .bottomTrailing) {
        Circle().fill(.quaternary).frame(width: 40, height: 40);
        n.kind.icon.font(.caption).padding(3).background(Circle().fill(n.kind.color)).offset(x: 4, y: 4)
      }
      VStack(alignment: .leading) {
        Text(n.attributed).lineLimit(3...);
        Text(n.date, format: .relative(presentation: .named, unitsStyle: .abbreviated)).font(.caption)
          .foregroundStyle(.secondary)
      }
      if !n.isRead { Circle().fill(.blue).frame(width: 8, height: 8).accessibilityHidden(true) }
    }
    .badge(n.count).listRowBackground(n.isRead ? Color.clear : Color.blue.opacity(0.05)).id(n.id)
  }
}
struct AppNotification: Identifiable {
  enum Kind {
    case like, mention;
    var icon: Image { self == .like ? Image(systemName: "heart.fill") : Image(systemName: "at") };
    var color: some ShapeStyle { self == .like ? Color.red.gradient : Color.blue.gradient }
  }
  let id: Int; let kind: Kind; let date: Date; var isRead = false; var count = 0
  var attributed: AttributedString {
    var s =
      (try? AttributedString(
        markdown: "**Ann** liked _it_", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
      ?? AttributedString("x");
    for run in s.runs where run.inlinePresentationIntent?.contains(.stronglyEmphasized) == true {
      s[run.range].foregroundColor = .primary
    }; s.font = .body;
    if let r = s.range(of: "it") {
      s[r].foregroundColor = .accentColor; s[r].underlineStyle = Text.LineStyle(pattern: .solid, color: .red)
    }; return s
  }
}
struct FileRow: View {
  let file: URL; @Binding var selection: Set<URL>; @Environment(\.editMode) private var editMode
  private var values: URLResourceValues? {
    try? file.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey, .isDirectoryKey])
  }
  private var subtitle: String {
    [
      values?.contentModificationDate?.formatted(date: .numeric, time: .omitted),
      values?.fileSize.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) },
    ].compactMap { $0 }.joined(separator: " · ")
  }
  var body: some View {
    Label {
      VStack(alignment: .leading) {
        Text(file.lastPathComponent).lineLimit(2);
        if !subtitle.isEmpty { Text(verbatim: subtitle).font(.caption2).foregroundStyle(.secondary) }
      }
    } icon: {
      Image(systemName: values?.isDirectory == true ? "folder.fill" : "doc").symbolRenderingMode(.multicolor)
        .imageScale(.large)
    }
    .tag(file).opacity(editMode?.wrappedValue.isEditing == true ? 0.5 : 1).draggable(file).dropDestination(
      for: URL.self
    ) { urls, _ in
      selection.formUnion(urls); return true
    }
    .contextMenu(forSelectionType: URL.self) { urls in
      Button("Open \(urls.count)") {}
    } primaryAction: { _ in
    }
  }
}
struct CalendarEventRow: View {
  let event: (title: String, start: Date, end: Date, color: Color); @ScaledMetric var bar = 4.0;
  @Environment(\.calendar) var calendar
  private var isToday: Bool { calendar.isDateInToday(event.start) }
  var body: some View {
    HStack(alignment: .top, spacing: bar * 2) {
      RoundedRectangle(cornerRadius: bar / 2).fill(event.color).frame(width: bar).frame(maxHeight: .infinity)
      VStack(alignment: .leading) {
        Text(event.title).font(.headline);
        Text(event.start..<event.end, format: .interval.hour().minute()).font(.subheadline);
        Text((event.start...event.end)).foregroundStyle(.secondary)
      }
      Spacer();
      if isToday {
        Text(
          timerInterval: Date.now...max(event.start, .now), pauseTime: nil, countsDown: true,
          showsHours: false)
      }
    }.fixedSize(horizontal: false, vertical: true).padding(8).background(
      event.color.opacity(0.1).clipShape(.rect(cornerRadius: 8)))
  }
}
@MainActor struct TaskRow: View {
  @Bindable var task: TodoTask; var onToggle: ((TodoTask) -> Void)? = nil;
  @FocusState private var focusedField: Field?; enum Field: Hashable { case title, notes }
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Button {
        withAnimation(.bouncy) {
          task.isDone.toggle()
        } completion: {
          onToggle?(task)
        }
      } label: {
        Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle").contentTransition(
          .symbolEffect(.replace.downUp)
        ).font(.title3)
      }.buttonStyle(.plain).sensoryFeedback(.success, trigger: task.isDone) { _, new in new }
      VStack(alignment: .leading) {
        TextField("Task", text: $task.title).focused($focusedField, equals: .title).submitLabel(.next)
          .onSubmit { focusedField = .notes }
        TextField("Notes", text: $task.notes, axis: .vertical).focused($focusedField, equals: .notes).font(
          .caption
        ).foregroundStyle(.secondary)
        FlowLayout(spacing: 4) {
          ForEach(task.tags, id: \.self) { tag in
            Text("#\(tag)").font(.caption2).padding(.horizontal, 6).padding(.vertical, 2).background(
              .blue.opacity(0.15), in: .capsule)
          }
        }
      }
      if let due = task.due {
        Text(due, format: .dateTime.weekday(.abbreviated).day()).foregroundStyle(
          due < .now ? .red : .secondary
        ).font(.caption)
      }
    }
    .swipeActions(edge: .leading, allowsFullSwipe: true) {
      Button("Flag", systemImage: "flag") { task.isFlagged.toggle() }.tint(.orange)
    }
    .onKeyPress(.return) {
      focusedField = nil; return .handled
    }
    .defaultFocus($focusedField, .title)
  }
}
@Observable final class TodoTask: Identifiable {
  let id = UUID(); var title = "t"; var notes = ""; var isDone = false; var isFlagged = false;
  var tags: [String] = ["a"]; var due: Date?
}
struct FlowLayout: Layout {
  var spacing: CGFloat = 8; var alignment: HorizontalAlignment = .leading
  struct Cache { var rows: [[(index: Int, size: CGSize)]] = [] }
  func makeCache(subviews: Subviews) -> Cache { Cache() }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.width ?? .infinity; var x: CGFloat = 0, y: CGFloat = 0, h: CGFloat = 0
    for s in subviews {
      let size = s.sizeThatFits(.unspecified);
      if x + size.width > width, x > 0 { x = 0; y += h + spacing; h = 0 }; x += size.width + spacing;
      h = max(h, size.height)
    }
    return CGSize(width: width.isFinite ? width : x, height: y + h)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var p = bounds.origin; var h: CGFloat = 0
    for s in subviews {
      let d = s.dimensions(in: .unspecified);
      if p.x + d.width > bounds.maxX, p.x > bounds.minX { p.x = bounds.minX; p.y += h + spacing; h = 0 };
      s.place(at: p, proposal: .init(width: d.width, height: d.height)); p.x += d.width + spacing;
      h = max(h, d.height)
    }
  }
}
struct WeatherCard: View {
  let w: Weather
  struct Weather {
    var temperature: Measurement<UnitTemperature>; var condition: String; var hourly: [(Date, Double)];
    var gradient: Gradient { Gradient(colors: [.blue, .cyan]) }
  }
  var body: some View {
    VStack(spacing: 8) {
      HStack {
        VStack(alignment: .leading) {
          Text("Here").font(.title3);
          Text(w.temperature.formatted(.measurement(width: .narrow))).font(.system(size: 44, weight: .thin))
        }; Spacer();
        Image(systemName: w.condition).symbolVariant(.fill).font(.largeTitle).symbolRenderingMode(.multicolor)
      }
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(w.hourly, id: \.0) { hour in
            VStack {
              Text(hour.0, format: .dateTime.hour(.defaultDigits(amPM: .abbreviated)));
              Text("\(hour.1, format: .number.precision(.fractionLength(0)))°")
            }.frame(width: 44)
          }
        }
      }
    }
    .foregroundStyle(.white).padding().background(
      LinearGradient(gradient: w.gradient, startPoint: .top, endPoint: .bottom)
    ).clipShape(ContainerRelativeShape()).containerShape(RoundedRectangle(cornerRadius: 20))
    .environment(\.colorScheme, .dark)
  }
}
