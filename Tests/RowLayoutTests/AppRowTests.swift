import RowLayout
import Testing

@testable import AppRows

/// Rows as they lie in apps, and each name that they use.
@MainActor @Suite struct AppRowTests {
  @Test("Rows as apps have them compile with only the import changed, and have sensible heights")
  func rows() throws {
    let podcast = PodcastRow(podcast: .sample).environmentObject(PodcastPlayer())
    let card = AccountCard(
      model: .init(name: "Savings", number: "nl91 abna", balance: 1234.5, isFrozen: false),
      showsBalance: .constant(true))
    #expect(try height(podcast) > 80)
    #expect(try height(card) > 250)
    #expect(try height(podcast) >= height(podcast, width: 600))
    #expect(try height(card) >= height(card, width: 600))
    #expect(try height(PodcastRow_Previews.previews) > 160)
  }

  @Test("Rows of five more kinds of apps have heights that are positive and do not grow with the width")
  func moreRows() throws {
    let entry = VaultItemRow.Entry(
      id: UUID(), name: "A name of several words", user: "me@example.org", changed: .now)
    let message = BubbleMessage(
      sender: "Ada", text: "A message of a few words that goes on", sent: .now, isMine: true,
      reactions: ["x": 2])
    let rows: [any View] = [
      TimelinePostRow(post: .constant(.sample)).environment(TimelineRouter()),
      VaultItemRow(entry: entry, perform: { _ in }),
      MessageBubble(message: message), EpisodeCell_Previews.previews, EpisodeCell(model: Episode()),
    ]
    for row in rows {
      let (narrow, wide) = (try height(AnyView(row), width: 250), try height(AnyView(row), width: 600))
      #expect(wide > 30 && narrow > 30, "\(type(of: row))")
      if !(row is TimelinePostRow) { #expect(narrow >= wide - 400) }
    }
    #expect(
      try height(MessageBubble(message: message), width: 250)
        >= height(MessageBubble(message: message), width: 600))
    #expect(try height(DeviceCard_Previews.previews) > 300)
    #expect(throws: RowError.self) { try height(DeviceCard(device: DeviceModel(name: "Lamp"))) }
  }

  @Test("Rows of a mail app, a shop, a weather app and a calendar have the heights that their parts give")
  func mailbox() throws {
    let model = MailboxModel()
    let mail = Mail(
      id: UUID(), sender: "Ann", subject: "Lunch", preview: String(repeating: "some words ", count: 20),
      date: Date(timeIntervalSince1970: 0), attachments: 0)
    let row = MailRow(mail: mail, model: model)
    // One line of 20 each for sender and subject, two for the preview, 3 apart, and the row's insets of 6.
    #expect(try height(row) == 20 + 3 + 20 + 3 + 40 + 12)
    #expect(try height(row.environment(\.isCompact, true)) == 20 + 3 + 20 + 12)
    model.toggle(mail.id)
    #expect(try height(row) == 98)
    let product = ProductCard(
      title: "A product", price: 12, rating: 4, imageURL: nil, isFavorite: .constant(true))
    // The picture's 88 and the card's padding of 12: the texts beside it are lower.
    #expect(try height(product) == 88 + 24)
    #expect(try height(product.dynamicTypeSize(.accessibility3)) > 112)
    let forecast = ForecastRow(hours: [.init(id: 9, symbol: "sun.max", degrees: 21)])
    // The strip and the drawing have fixed heights whatever is in them.
    #expect(try height(forecast) > 90 + 20 + 32)
    #expect(try height(forecast) == height(ForecastRow(hours: [])))
    let event = EventRow(
      title: AttributedString("A long title of an event"), start: .now, end: .now, tags: ["a", "b"])
    #expect(throws: RowError.self) { try height(event) }
    #expect(
      try height(event.environmentObject(model), width: 200)
        > height(event.environmentObject(model), width: 800))
    #expect(try height(MailboxRows_Previews.previews) > 150)
  }

  @Test(
    "Styles of one's own dress controls; a choice shows the chosen view; a part of the container is measured")
  func dressed() throws {
    #expect(try height(Toggle("a", isOn: .constant(true)).toggleStyle(CheckToggleStyle())) == 20.5)
    #expect(try height(Toggle("a", isOn: .constant(true)).labelsHidden()) == 31)
    let choice = Picker("a", selection: .constant(2)) {
      Color.red.frame(height: 5).tag(1)
      Color.red.frame(height: 50).tag(2)
    }
    #expect(try height(choice) == 50 + 14)
    #expect(try height(choice.pickerStyle(.navigationLink)) == 50)
    #expect(try height(List { choice }) == 50 + 30)
    #expect(try height(choice.pickerStyle(.segmented)) == 32)
    #expect(try height(choice.pickerStyle(.wheel)) == 216)
    #expect(try height(ProgressView(value: 0.5).progressViewStyle(.circular)) == 20)
    let half = Color.red.aspectRatio(1, contentMode: .fit).containerRelativeFrame(.horizontal) { length, _ in
      length / 2
    }
    #expect(try height(half) == 160)
    let third = Color.red.aspectRatio(1, contentMode: .fit).containerRelativeFrame(
      .horizontal, count: 3, spacing: 10)
    #expect(try height(third) == 100)
  }

  @Test("Further texts of a control's label are its subtitles, and parts of a button's stand side by side")
  func labelsOfSeveralParts() throws {
    func box(_ height: CGFloat) -> some View { Color.red.frame(height: height) }
    let lines = VStack(alignment: .leading) {
      Text("title")
      Text("subtitle").font(.subheadline)
    }
    let isShown = true
    let texts = Group {
      Text("title")
      if isShown { Text("subtitle") }
    }
    let tall = try height(lines)
    #expect(tall > 31)
    #expect(try height(Toggle(isOn: .constant(true)) { texts }) == tall)
    #expect(try height(Label(title: { texts }, icon: { box(5) })) == tall)
    #expect(try height(Label(title: { texts }, icon: { box(5) }).labelStyle(.titleOnly)) == tall)
    #expect(
      try height(
        LabeledContent {
          box(5)
        } label: {
          Text("title")
          Text("subtitle")
        }) == tall)
    #expect(try height(Toggle(isOn: .constant(true)) { texts }.toggleStyle(.switch)) == tall)
    #expect(try height(Stepper(value: .constant(1), label: { if isShown { texts } })) == tall)
    let boxes = Group {
      box(20).frame(width: 20)
      box(50).frame(width: 30)
    }
    for view in [
      AnyView(
        Button {
        } label: {
          boxes
        }),
      AnyView(NavigationLink(value: 1) { if isShown { boxes } }),
    ] {
      let row = try PreparedRow(view: view.fixedSize(), texts: StandInEngine())
      #expect(try row.size(ProposedSize(width: 320, height: nil)) == RowSize(width: 58, height: 50))
    }
    #expect(
      try height(
        Button {
        } label: {
          boxes
        }.buttonStyle(.bordered)) == 50 + 14)
    #expect(
      try height(
        Button {
        } label: {
          if isShown { box(9) } else { box(8) }
        }) == 9)
  }

  @Test("Bordered buttons and wheels follow the size of controls, and a circle is a square")
  func sizes() throws {
    let button = Button("text") {}.buttonStyle(.bordered)
    let small = try height(Text("text").font(.subheadline)) + 10
    #expect(try height(button.controlSize(.small)) == small)
    #expect(try height(button.controlSize(.mini)) == small)
    #expect(try height(button.controlSize(.large)) == 50)
    #expect(try height(Toggle("text", isOn: .constant(true)).toggleStyle(.button)) == 34)
    #expect(try height(Toggle("text", isOn: .constant(true)).toggleStyle(.button).buttonStyle(.plain)) == 20)
    #expect(try height(ProgressView().controlSize(.large)) == 37)
    let date = DatePicker("text", selection: .constant(.now))
    #expect(try height(date.datePickerStyle(.compact)) == height(date))
    #expect(try height(date.datePickerStyle(.wheel)) == 216)
    #expect(try height(date.datePickerStyle(GraphicalDatePickerStyle())) > 300)
    #expect(try height(Circle().frame(width: 40)) == 40)
    #expect(try height(Circle().fill(.red).frame(maxWidth: 30)) == 30)
    #expect(try height(HStack { Circle().stroke(.red).frame(width: 9) }) == 9)
    #expect(try height(Circle().frame(width: 40, height: 10)) == 10)
    #expect(try height(HStack { Circle() }.fixedSize()) == 10)
    #expect(try height(Circle()) == 320)
    #expect(try height(ContentUnavailableView("text", systemImage: "star")) > 48 + 16 + 20)
  }

  @Test("What changes the layout is measured")
  func measured() throws {
    let text = Text("text")
    #expect(try height(Button("text") {}.buttonStyle(.bordered)) == 34)
    #expect(try height(Button("text", role: .cancel) {}.buttonStyle(.plain)) == 20)
    #expect(try height(Toggle("text", isOn: .constant(true))) == 31)
    #expect(try height(LabeledContent("text", value: "value")) == 20)
    #expect(try height(ProgressView()) == 20)
    #expect(try height(ProgressView(value: 0.5)) == 4)
    #expect(try height(TextField("text", text: .constant("")).textFieldStyle(.roundedBorder)) == 34)
    #expect(try height(Stepper("text", value: .constant(1))) == 32)
    #expect(try height(Slider(value: .constant(0.5))) == 31)
    #expect(try height(NavigationLink("text", value: 1)) == 20)
    #expect(try height(ScrollView { text }) == 20)
    #expect(try height(ScrollView(.horizontal) { Text(String(repeating: "word ", count: 50)) }) == 20)
    #expect(
      try height(
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Color.red.frame(height: 50)
        }) == 50)
    #expect(try height(Label("text", systemImage: "star").labelStyle(.titleOnly)) == 20)
    #expect(try height(Color.red.frame(height: 10).containerRelativeFrame(.horizontal)) == 10)
    #expect(try height(Text("\(3.14159, specifier: "%.2f")")) == 20)
    #expect(try height(GroupBox("text") { text }) == 20 + 32 + 0 + 20)
    #expect(
      try height(text.dynamicTypeSize(.large ... .xLarge).environment(\.dynamicTypeSize, .accessibility5))
        == 20)
  }

  @Test(
    "Columns of a lazy grid share the width: fixed ones first, adaptive ones as many as there is room for")
  func lazyGrids() throws {
    func cell(_ name: String) -> some View { Color.red.frame(height: 10).id(name) }
    let fixed = LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(), GridItem()], spacing: 4) {
      cell("a"); cell("b"); cell("c"); cell("d")
    }
    let layout = try PreparedRow(view: fixed).layout(width: 316)
    #expect(layout.size == RowSize(width: 316, height: 24))
    #expect(layout.frame("b") == RowRect(x: 108, y: 0, width: 100, height: 10))
    #expect(layout.frame("d") == RowRect(x: 0, y: 14, width: 100, height: 10))
    let adaptive = LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
      cell("a"); cell("b"); cell("c"); cell("d"); cell("e")
    }
    #expect(try PreparedRow(view: adaptive).layout(width: 316).frame("d")?.maxX == 316)
    #expect(try PreparedRow(view: adaptive).height(width: 316) == 28)
  }

  @Test(
    "Numbers of a lazy grid that are none, or infinite, count as not given",
    arguments: [CGFloat.infinity, -.infinity, .nan])
  func lazyGridNumbers(number: CGFloat) throws {
    func cell(_ name: String) -> some View { Color.red.frame(height: 10).id(name) }
    let adaptive = LazyVGrid(columns: [GridItem(.adaptive(minimum: number))], spacing: number) {
      cell("a"); cell("b")
    }
    let column = try PreparedRow(view: adaptive).layout(width: 316)
    #expect(column.size == RowSize(width: 316, height: 28))
    #expect(column.frame("b") == RowRect(x: 0, y: 18, width: 316, height: 10))
    let spaced = LazyVGrid(columns: [GridItem(.fixed(100), spacing: number), GridItem()]) {
      cell("a"); cell("b")
    }
    #expect(
      try PreparedRow(view: spaced).layout(width: 316).frame("b")
        == RowRect(x: 108, y: 0, width: 208, height: 10))
    let fixed = LazyVGrid(columns: [GridItem(.fixed(number)), GridItem(.flexible(minimum: number))]) {
      cell("a"); cell("b")
    }
    #expect(
      try PreparedRow(view: fixed).layout(width: 316).frame("b")
        == RowRect(x: 8, y: 0, width: 308, height: 10))
  }

  @Test("A body's case, symbols' scale and scaled metrics follow the environment")
  func environment() throws {
    let small = Text("Aé").textCase(.uppercase)
    guard case .environment = RowDescription(small).kind else {
      guard case .text(let text) = RowDescription(small).kind, case .runs(let runs) = text.content else {
        Issue.record("no text")
        return
      }
      #expect(runs.map(\.string) == ["AÉ"])
      return
    }
    Issue.record("The case stayed in the environment")
  }

  @Test(
    "Letters change their case by the language around them",
    arguments: [
      ("el", "Άλφα ή Ωμέγα τάξη", "ΑΛΦΑ Ή ΩΜΕΓΑ ΤΑΞΗ"), ("tr", "istanbul ılık", "İSTANBUL ILIK"),
      ("az-Latn", "iş", "İŞ"), ("lt", "i\u{307}\u{300}", "I\u{300}"), ("de", "Straße", "STRASSE"),
      ("en", "istanbul", "ISTANBUL"),
    ])
  func lettersByLanguage(language: String, written: String, shown: String) throws {
    let view = Text(verbatim: written).textCase(.uppercase).environment(\.language, language)
    guard case .environment(_, let child) = RowDescription(view).kind, case .text(let text) = child.kind,
      case .runs(let runs) = text.content
    else {
      Issue.record("no text")
      return
    }
    #expect(runs.map(\.string) == [shown])
  }

  @Test("Rows that may be filled in later, and what is not measured, are said in the report")
  func notes() throws {
    let view = VStack {
      Text("a").padding(1).listRowSpacing(2).onAppear {}
      Text("b").padding(1).listRowSpacing(nil)
      Text("c").onGeometryChange(for: CGFloat.self, of: \.size.height) { _ in }
      Text("d").onChange(of: 1) {}.onChange(of: 1, initial: true) {}
    }
    let codes = try PreparedRow(view: view, texts: StandInEngine()).report.notes.map(\.code)
    #expect(codes == [.filledLater, .notMeasured, .filledLater, .filledLater])
  }

  @Test("Names without an effect on layout leave the height as it is")
  func withoutEffect() throws {
    let plain = Text("some words").padding(3)
    let all: [any View] = [
      plain.contextMenu { Text("a") }, plain.swipeActions { Text("a") }, plain.animation(.default, value: 1),
      plain.transition(.opacity), plain.redacted(reason: .placeholder), plain.badge(3),
      plain.listRowSeparator(.hidden), plain.listRowBackground(Color.red),
      plain.sheet(isPresented: .constant(true)) {},
      plain.alert("a", isPresented: .constant(true)) {},
      plain.popover(isPresented: .constant(true)) { Text("a") },
      plain.onChange(of: 1) { _, _ in }, plain.task {}, plain.accessibilityElement(children: .combine),
      plain.accessibilityLabel(Text("a")), plain.accessibilityValue("a"), plain.accessibilityHint("a"),
      plain.accessibilityAddTraits([.isButton, .isHeader]), plain.help("a"), plain.zIndex(1),
      plain.mask { Color.red }, plain.blur(radius: 2), plain.ignoresSafeArea(), plain.allowsHitTesting(false),
      plain.scaleEffect(x: 2, y: 3), plain.symbolVariant(.fill), plain.textSelection(.enabled),
      plain.sensoryFeedback(.success, trigger: 1), plain.contentTransition(.numericText()), plain.tag(1),
      plain.background(.red), plain.background(.secondary), plain.overlay(.red.opacity(0.1)),
      plain.background(.thinMaterial, in: .rect(cornerRadius: 3)), plain.overlay(Color.red),
      plain.privacySensitive(),
      plain.onLongPressGesture {}, plain.toolbar { Text("a") }, plain.help(String("a")), plain.equatable(),
      plain.focused(FocusState<Bool>().projectedValue), plain.onSubmit {}, plain.foregroundStyle(.red, .blue),
      plain.disabled(true),
      plain.buttonBorderShape(.capsule), plain.preferredColorScheme(.dark), plain.navigationTitle("a"),
    ]
    let expected = try height(plain)
    for view in all { #expect(try height(AnyView(view)) == expected, "\(type(of: view))") }
  }
}
