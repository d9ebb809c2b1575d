import Testing

@testable import RowLayout

/// Lists as reference images show them that public snapshot suites recorded from SwiftUI, heights in the images' pixels, three to a point.
/// "vault" is bradleymackey/vault-ios, on iOS 26 but where a commit is named. "home" is home-assistant/iOS, at Dynamic Type Medium: on
/// iOS 26 since August 2025, on iOS 18 before. "spezi" is StanfordSpezi/SpeziViews, at Dynamic Type Medium on iOS 26.
@MainActor @Suite struct ListPictureTests {
  private typealias Profile = ListRowProfile

  private func row(_ view: some View, _ setting: DynamicTypeSize, _ profile: Profile) throws -> PreparedRow {
    try PreparedRow(
      view: view.listRowProfile(profile), environment: RowEnvironment(scale: 3, dynamicTypeSize: setting),
      texts: StandInEngine(hasWholeLines: false))
  }

  private func pixels(
    _ view: some View, _ setting: DynamicTypeSize = .medium, _ profile: Profile = .iOS26
  ) throws -> Int {
    let height = try row(view, setting, profile).height(width: 390) * 3
    return abs(height - height.rounded()) < 0.01 ? Int(height.rounded()) : -1
  }

  private func frame(
    _ view: some View, _ setting: DynamicTypeSize = .medium, _ profile: Profile = .iOS26
  ) throws -> RowRect {
    let placed = try row(view, setting, profile).layout(ProposedSize(width: 390, height: nil))
    return try #require(placed.frame("it"))
  }

  /// A text of lines that are broken where the image breaks them.
  private func text(lines: Int) -> Text {
    Text(verbatim: Array(repeating: "a", count: lines).joined(separator: "\n"))
  }

  private func card(icon: CGFloat, _ title: Font, between: CGFloat, lines: Int) -> some View {
    VStack(spacing: 16) {
      Color.red.frame(height: icon)
      VStack(spacing: between) {
        Text("title").font(title)
        text(lines: lines).font(.subheadline)
      }
    }
  }

  @Test(
    "Rows have 15 points above and below",
    // vault: VaultDetailLockEditView, VaultSettingsView and VaultAboutView.
    arguments: [(1, 475), (2, 535), (4, 655)])
  func insets(_ lines: Int, _ expected: Int) throws {
    let card = card(icon: 40, .headline, between: 2, lines: lines)
    #expect(try pixels(Form { card.padding() }, .large) == expected)
  }

  @Test(
    "On iOS 18 they have 11",
    // home: PrivacyView, AboutView and GesturesSetupView.
    arguments: [(80.0, 1, 534, 510), (100, 1, 594, 570), (80, 2, 591, 567)])
  func oldInsets(_ icon: Double, _ lines: Int, _ new: Int, _ old: Int) throws {
    let card = card(icon: icon, .title3.bold(), between: 4, lines: lines).padding(.vertical, 4)
    #expect(try pixels(List { card }) == new)
    #expect(try pixels(List { card }, .medium, .iOS18) == old)
  }

  @Test("A list in a form's row is rows of the form")
  func nested() throws {
    // home: SensorRow, LocationHistoryListView.
    func lines(_ font: Font) -> some View {
      VStack(alignment: .leading) {
        Text("Sensor 1")
        Text("false").font(font)
      }
    }
    #expect(try pixels(List { lines(.subheadline) }) == 206)
    #expect(try pixels(List { lines(.subheadline) }, .medium, .iOS18) == 182)
    let entries = Form {
      ViewSection(header: EmptyView(), content: List { lines(.body) }, footer: EmptyView())
    }
    #expect(try pixels(entries) == 212)
    #expect(try pixels(entries, .medium, .iOS18) == 188)
    #expect(try frame(Form { List { Color.red.id("it") } }).x == 32)
  }

  @Test(
    "Rows follow the size of text",
    // vault: OTPCodeDetailView emptyState, lockedStateNoAuthentication, withUserDescription, editMode_emptyState.
    arguments: [
      (DynamicTypeSize.xSmall, 147, 370, 185, 156), (.medium, 153, 401, 192, 156),
      (.xxLarge, 168, 557, 210, 168),
    ])
  func settings(_ setting: DynamicTypeSize, _ least: Int, _ locked: Int, _ callout: Int, _ field: Int) throws
  {
    let authentication = VStack(alignment: .leading) {
      Text("No authentication").font(.headline)
      text(lines: setting == .xxLarge ? 5 : 4)
    }
    #expect(try pixels(Form { Label("Metadata", systemImage: "info.circle") }, setting) == least)
    #expect(try pixels(Form { authentication }, setting) == locked)
    #expect(try pixels(Form { Text("a").font(.callout).padding(.vertical, 8) }, setting) == callout)
    #expect(try pixels(Form { TextField("Site Name", text: .constant("")) }, setting) == field)
  }

  @Test("A switch makes no row higher")
  func switches() throws {
    // home: PrivacyView; vault: VaultDetailLockEditView, at commit 8d637a35 on iOS 18.
    let toggle = Toggle("Alerts", isOn: .constant(true))
    #expect(try pixels(Form { toggle }) == 153)
    #expect(try pixels(Form { toggle }, .large) == 156)
    #expect(try pixels(Form { toggle }, .large, .iOS18) == 132)
    #expect(try pixels(Form { toggle }, .medium, .iOS18) == 132)
    #expect(try pixels(Form { toggle.toggleStyle(.switch) }) == 153)
    #expect(try pixels(toggle) == 93)
    // vault: VaultSettingsView and OTPCodeDetailView editMode, whose rows have an icon of 28 in the label.
    let icon = Form { Toggle(isOn: .constant(true)) { Color.red.frame(width: 28, height: 28) } }
    #expect(try pixels(icon, .large) == 174)
    // A switch of 51 or 63 points reaches 2 beyond the content.
    let wide = Toggle(isOn: .constant(true)) { Color.red.frame(height: 9).id("it") }
    #expect(try frame(Form { wide }).width == 326 - 61 - 8)
    #expect(try frame(Form { wide }, .medium, .iOS18).width == 310 - 49 - 8)
  }

  @Test("Fields of a line are as high as its distance, grids as their rows")
  func fields() throws {
    // home: HATextField on iOS 18; spezi: descriptionGridRow.
    #expect(try pixels(TextField("a", text: .constant("")).padding(16), .medium, .iOS18) == 159)
    let grid = Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow { Text("Description") }
      Divider()
      GridRow { Text("Description") }
      GridRow { Text("Description") }
    }
    #expect(try pixels(Form { grid }) == 337)
  }

  @Test("T2, T10: several lines of a style are their distances apart")
  func lines() throws {
    // meshtastic/Meshtastic-Apple: aboutMeshtastic, on iOS 18.5.
    let product = VStack(alignment: .leading) {
      text(lines: 2).font(.title2)
      text(lines: 5).font(.callout)
    }
    #expect(try pixels(List { text(lines: 4).font(.title3) }, .large, .iOS18) == 363)
    #expect(try pixels(List { product }, .large, .iOS18) == 545)
    // stadiamaps/ferrostar: OffRouteBannerView (4 lines and 1), CurrentRoadNameView and NavigationUIButton, on iOS 26.
    #expect(try pixels(text(lines: 4).font(.title2.bold()).padding(), .large) == 427)
    #expect(try pixels(text(lines: 1).font(.title2.bold()).padding(), .large) == 175)
    #expect(try pixels(text(lines: 1).font(.callout.bold()).padding(6), .large) == 94)
    #expect(try pixels(Button("a") {}.buttonStyle(.plain).padding(), .large) == 157)
    // home: OnboardingScanningInstanceRow, accessibility-large-text, lines 144 and 117 pixels apart.
    let server = VStack(alignment: .leading) {
      text(lines: 3).font(.headline)
      text(lines: 3).font(.caption)
      Text("a").font(.caption2)
    }
    #expect(try pixels(server.padding(8), .accessibility3) == 938)
  }

  @Test("Headers and footers have fonts and room of their own")
  func sections() throws {
    func list(footer lines: Int) -> some View {
      List { ViewSection(header: Text("Accounts"), content: Text("Checking"), footer: text(lines: lines)) }
    }
    // cashapp/AccessibilitySnapshot: testListWithHeadersAndFooters of 26_2 and of 18_5.
    #expect(try pixels(list(footer: 1), .large) == 121 + 156 + 89)
    #expect(try pixels(list(footer: 1), .large, .iOS18) == 116 + 132 + 101)
    // vault: VaultSettingsView, 258 from row to row.
    #expect(try pixels(list(footer: 2), .large) == 258 + 156)
    // spezi: optionSetPicker.option-picker-inline; vault: OTPCodeDetailView editMode.
    let headed = List { ViewSection(header: Text("Code"), content: Text("Option"), footer: EmptyView()) }
    #expect(try pixels(headed, .xSmall) == 111 + 147)
    #expect(try pixels(headed) == 118 + 153)
    #expect(try pixels(headed, .xxLarge) == 136 + 168)
    // Rows that are set by numbers have headers and footers like them.
    let numbers = Profile(insets: EdgeInsets(1, on: .vertical), minimumHeight: 30)
    #expect(try pixels(list(footer: 1), .medium, numbers) == 270)
  }

  @Test("Between groups an edge without header or footer takes room; rows outside of sections are a group")
  func groups() throws {
    // vault: VaultDetailKillphraseEditView, 105 pixels between bare groups. home: AboutView 105 (on iOS 18 106), PrivacyView 180 (192)
    // below a footer of two lines, GesturesSetupView 170 and 171 (165) above a header.
    func room(_ profile: Profile, _ upper: some View, _ lower: some View) throws -> Double {
      let form = Form {
        upper
        lower
      }
      let placed = try row(form, .medium, profile).layout(ProposedSize(width: 390, height: nil))
      let insets = profile.insets.top + profile.insets.bottom
      let room = try #require(placed.frame("b")).y - #require(placed.frame("a")).maxY - insets
      return (room * 300).rounded() / 100
    }
    let (first, last) = (Color.red.frame(height: 60).id("a"), Color.red.frame(height: 60).id("b"))
    let bare = ViewSection(header: EmptyView(), content: last, footer: EmptyView())
    let footed = ViewSection(header: EmptyView(), content: first, footer: text(lines: 2))
    let headed = ViewSection(header: Text("a"), content: last, footer: EmptyView())
    #expect(try room(.iOS26, first, bare) == 105)
    #expect(try room(.iOS18, first, bare) == 106)
    #expect(try room(.iOS26, ViewSection(header: Text("a"), content: first, footer: Text?.none), last) == 105)
    #expect(try room(.iOS26, first, Group { if true { bare } }.padding(0)) == 105)
    #expect(try abs(room(.iOS26, footed, bare) - 179.5) < 0.51)
    #expect(try room(.iOS18, footed, bare) == 192)
    #expect(try abs(room(.iOS26, first, headed) - 170.5) < 0.51)
    #expect(try room(.iOS18, first, headed) == 165)
    // Within a group, above the first and below the last there is none; nor in lists that are no groups.
    #expect(try room(.iOS26, first, last) == 0)
    #expect(try pixels(List { bare }) == 270)
    #expect(try frame(List { ForEach(0..<2) { _ in bare } }.id("it")).height == 215)
  }

  @Test("A colour to pick is 28 points high, a gauge's ring 58, whatever is proposed")
  func wells() throws {
    // vault: OTPCodeDetailView editMode_emptyState.light_medium, whose header of 83 points holds a symbol of 21.
    let header = VStack(spacing: 6) {
      FixedLeaf(width: 30, height: 21)
      ColorPicker("", selection: .constant(.red)).labelsHidden()
    }
    let list = Form {
      ViewSection(
        header: header.padding(.vertical, 2).padding(.bottom, 4), content: EmptyView(), footer: EmptyView())
    }
    #expect(try pixels(list) == 249)
    // home: CircularComplicationSnapshot capacity-ring and full-fraction, 174 pixels wide in a frame of 100 points.
    let gauge = Gauge(value: 0.5) { EmptyView() }
    let ring = try frame(gauge.gaugeStyle(.accessoryCircularCapacity).id("it").frame(width: 100, height: 100))
    #expect(ring.width == 58 && ring.height == 58 && ring.x == 21)
    #expect(try frame(gauge.gaugeStyle(.accessoryCircular).id("it").frame(width: 100)).width == 58)
  }

  @Test("A list has 16 points beside its rows, and 16 in them; on iOS 18 20 and 20")
  func sides() throws {
    // All images, of phones 390 and 402 wide.
    let wide = Color.red.frame(height: 1).id("it")
    #expect(try frame(List { wide }).x == 32)
    #expect(try frame(List { wide }).width == 326)
    #expect(try frame(List { wide }, .medium, .iOS18).width == 310)
    for style in [PlainListStyle(), .plain, .grouped] {
      #expect(try frame(List { wide }.listStyle(style)).width == 358)
    }
    #expect(try frame(List { wide }.listStyle(InsetGroupedListStyle())).width == 326)
    // vault: PlaceholderView, in a container of 358.
    #expect(try frame(Form { wide.padding().containerRelativeFrame(.horizontal) }).width == 326)
  }

  @Test("A choice that does not fit beside its label is a button below it")
  func choices() throws {
    // meshtastic/Meshtastic-Apple: packetAuthenticity_balanced_light.
    func choice(_ title: String) -> some View {
      Picker("Protection Level", selection: .constant(1)) { Text(verbatim: title).id("it").tag(1) }
    }
    let long = choice("Balanced — Prefer authenticated")
    let form = Form {
      VStack(alignment: .leading) {
        long
        text(lines: 2).font(.caption)
      }
    }
    // 371 pixels; the last edge lies between two.
    #expect(try abs(row(form, .large, .iOS26).height(width: 390) * 3 - 371) < 0.5)
    #expect(try frame(form, .large).x == 32 + 12)
    // StanfordSpezi/SpeziViews: caseIterablePicker.iphone-regular.
    #expect(try pixels(List { choice("A") }) == 153)
    #expect(try abs(frame(List { choice("A") }).maxX - (358 - 16)) < 0.01)
    #expect(try pixels(List { long.labelsHidden() }) == 153)
  }

  @Test("At sizes for accessibility a labelled content is below its label where it does not fit")
  func labelled() throws {
    // spezi: listRow.iphone-XA3 and iphone-regular.
    let weather = LabeledContent("San Francisco") { Text(verbatim: "20 °C, Sunny") }
    #expect(try pixels(List { weather }, .accessibility3) == 390)
    #expect(try pixels(List { LabeledContent("a", value: "b") }, .accessibility3) == 234)
    #expect(try pixels(List { weather }) == 153)
  }

  @Test("Groups that open have room above and below their labels outside of lists")
  func openGroups() throws {
    // vault: BackupKeyChangeView layoutAuthenticated.light_xSmall; OTPCodeDetailView emptyState.
    let group = DisclosureGroup("Keygen Information") { Text("a") }
    #expect(try pixels(group, .xSmall) == 75)
    #expect(try pixels(Form { group }, .xSmall) == 147)
  }

  @Test("A description stands 4 points below the title of what is unavailable")
  func unavailable() throws {
    // meshtastic/Meshtastic-Apple: historyEmpty, whose ink is 28 1/3 apart, of fonts of 22 and 15.
    let title = Text("No Discovery Sessions").id("title")
    let view = ContentUnavailableView {
      Label(title: { title }, icon: { EmptyView() })
    } description: {
      text(lines: 3).id("it")
    }
    let placed = try row(view, .large, .iOS18).layout(ProposedSize(width: 300, height: 300))
    let (upper, lower) = try (#require(placed.frame("title")), #require(placed.frame("it")))
    #expect(abs(lower.y - upper.maxY - 4) < 0.01)
    #expect(abs(lower.height - 58) < 0.01)
  }

  @Test("G3: texts keep their distances from dividers and buttons")
  func tiles() throws {
    // spezi: simpleTile.leading.
    let tile = VStack(alignment: .leading) {
      Text("Clean Code").id("title")
      Divider().padding(.bottom, 4)
      Text("A book by Robert C. Martin").id("body")
      Button {
      } label: {
        Text("Buy").frame(maxWidth: .infinity, minHeight: 30)
      }
      .buttonStyle(.borderedProminent).id("it").padding(.top, 8)
    }
    let placed = try row(tile, .medium, .iOS26).layout(ProposedSize(width: 390, height: nil))
    let (title, body) = try (#require(placed.frame("title")), #require(placed.frame("body")))
    let button = try #require(placed.frame("it"))
    // In the middle of the screen's safe area, its title stands at 368 1/4, its body at 407 2/3, its button at 444 2/3 to 488 2/3.
    #expect(abs(428.5 - placed.size.height / 2 - 368.25) < 0.17)
    #expect(abs(body.y - title.y - 39.35) < 0.17)
    #expect(abs(button.y - title.y - 76.5) < 0.17)
    #expect(button.height == 44 && abs(placed.size.height - 120.5) < 0.17)
  }

  @Test("A link's mark takes room in a list's row")
  func links() throws {
    // home: GesturesSetupView, whose values end 64 pixels before the row's content does, on iOS 18 53.
    let link = NavigationLink(value: 1) { Color.red.frame(height: 1).id("it") }
    #expect(try abs(frame(List { link }).width - (326 - 64.0 / 3)) < 0.01)
    #expect(try abs(frame(List { link }, .medium, .iOS18).width - (310 - 53.0 / 3)) < 0.01)
    #expect(try frame(link).width == 390)
  }

  @Test(
    "Titles of labels begin 16 after a column of icons",
    // vault: OTPCodeDetailView emptyState; home: SettingsServersView.
    arguments: [(DynamicTypeSize.xSmall, 37.0), (.medium, 39), (.xxLarge, 44)])
  func labels(_ setting: DynamicTypeSize, _ x: Double) throws {
    let label = Label(title: { Text("Metadata").id("it") }, icon: { Color.red.frame(width: 9, height: 9) })
    #expect(try frame(List { label }, setting).x == 32 + x)
    #expect(try frame(List { label }, setting, .iOS18).x == 40 + 9 + 8)
    #expect(try frame(List { label.labelIconToTitleSpacing(3) }, setting).x == 32 + x - 13)
  }
}
