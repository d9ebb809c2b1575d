import Foundation
import RowLayout
import Testing

/// Names of macOS, pixels, lists and paths that row files use beside those of the other tests of names.
@MainActor @Suite struct PaneAndMarkNameTests {
  private func box(_ height: CGFloat, width: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test("A checkbox stands before its label, and is as high as the higher of the two")
  func checkboxes() throws {
    #expect(try height(Toggle(isOn: .constant(true)) { box(5) }.toggleStyle(.checkbox)) == 16)
    #expect(try height(Toggle(isOn: .constant(true)) { box(50) }.toggleStyle(.checkbox)) == 50)
    #expect(try width(Toggle(isOn: .constant(true)) { box(5) }.toggleStyle(CheckboxToggleStyle())) == 32)
  }

  @Test("Choices by round marks stand below each other, or side by side")
  func radioGroups() throws {
    let picker = Picker(selection: .constant(1)) {
      ForEach([1, 2], id: \.self) { number in box(20).tag(number) }
      box(30).tag(3)
    } label: {
      box(10)
    }
    .pickerStyle(.radioGroup)
    #expect(try height(picker) == 20 + 6 + 20 + 6 + 30)
    #expect(try height(picker.horizontalRadioGroupLayout()) == 30)
    #expect(
      try height(Picker("a", selection: .constant(1)) { box(3) }.pickerStyle(RadioGroupPickerStyle())) >= 16)
    let segments = Picker("a", selection: .constant(1)) { Text("a") }
    #expect(try height(segments.pickerStyle(PalettePickerStyle())) == 32)
  }

  @Test("Panes have a point between them and take the room that there is")
  func panes() throws {
    #expect(
      try height(
        VSplitView {
          box(20); box(30)
        }) == 51)
    #expect(
      try height(
        HSplitView {
          box(20); box(30)
        }) == 30)
    #expect(
      try width(
        HSplitView {
          box(20, width: 40); box(30, width: 50)
        }) == 91)
    #expect(try height(HSplitView { box(20) }.frame(height: 70).overlay { Color.red }) == 70)
    #expect(try height(SettingsLink { box(33) }) == 33)
    #expect(try height(SettingsLink()) == height(Text("Settings…")))
    #expect(
      try height(
        Button {
        } label: {
          box(33)
        }.buttonStyle(.link)) == 33)
    #expect(
      try height(
        Button {
        } label: {
          box(33)
        }.buttonStyle(LinkButtonStyle())) == 33)
  }

  @Test("Pixels are as large as their scale says, and turned ones exchange width and height")
  func pixels() throws {
    let pixels = try #require(UIImage(size: CGSize(width: 40, height: 60)).cgImage)
    #expect(try height(Image(decorative: pixels, scale: 2)) == 30)
    #expect(try height(Image(pixels, scale: 2, label: Text("a"))) == 30)
    #expect(try height(Image(pixels, scale: 1, orientation: .left, label: Text("a"))) == 40)
    #expect(try width(Image(decorative: pixels, scale: 1, orientation: .rightMirrored)) == 60)
    #expect(try width(Image(decorative: pixels, scale: 1, orientation: .downMirrored)) == 40)
    #expect(try height(Image(decorative: pixels, scale: 0)) == 60)
    #expect(try height(Image(nsImage: NSWorkspace.shared.icon(forFile: "/a"))) == 32)
  }

  @Test("A list's headers are at least as high as the environment says; its looks leave rows as they are")
  func lists() throws {
    let section = ViewSection(header: box(10), content: box(10), footer: EmptyView())
    let list = List { section }.listRowProfile(.iOS18)
    #expect(try height(list) == 33 + 44)
    #expect(try height(list.environment(\.defaultMinListHeaderHeight, 90)) == 90 + 44)
    #expect(try height(list.environment(\.defaultMinListHeaderHeight, 3)) == 33 + 44)
    let outside = VStack(spacing: 0) { section }
    #expect(try height(outside.environment(\.defaultMinListHeaderHeight, 90)) == 20)
    let looks: [any View] = [
      list.listStyle(.bordered), list.listStyle(.bordered(alternatesRowBackgrounds: true)),
      list.listStyle(.inset(alternatesRowBackgrounds: false)), list.listStyle(.carousel),
      list.listStyle(InsetListStyle(alternatesRowBackgrounds: true)), list.listStyle(.elliptical),
      list.listStyle(BorderedListStyle(alternatesRowBackgrounds: true)),
      list.listStyle(CarouselListStyle()), list.listStyle(EllipticalListStyle()),
    ]
    for view in looks { #expect(try height(AnyView(view)) == 77, "\(type(of: view))") }
  }

  @Test("Editors of text with attributes are as high as the text; room of a screen's shape is room around")
  func editors() throws {
    let text = AttributedString("some words in more than one line, as they are here")
    #expect(
      try height(TextEditor(text: .constant(text)), width: 90)
        == height(Text(text).frame(maxWidth: .infinity, alignment: .leading), width: 90))
    #expect(try height(box(20).safeAreaPadding(7)) == 34)
    #expect(
      try height(ShareLink("a", items: ["b"]) { SharePreview($0, icon: Image("c")) })
        == height(Label("a", systemImage: "b")))
    #expect(
      try height(
        ShareLink(items: ["b"]) {
          SharePreview($0, image: Image("c"), icon: Image("d"))
        } label: {
          box(9)
        }) == 9)
    #expect(
      try height(ShareLink(items: ["b"]) { _ in SharePreview("a", icon: Image("c")) })
        == height(Label("a", systemImage: "b")))
  }

  @Test("Paths of screens are equal where their values are, and never go back beyond the first")
  func paths() {
    var path = NavigationPath([1, 2])
    #expect(path.count == 2 && path != NavigationPath())
    path.append("a")
    path.removeLast()
    #expect(path == NavigationPath([1, 2]) && path != NavigationPath([1, 3]))
    path.removeLast(-1)
    #expect(path.count == 2)
    path.removeLast(9)
    #expect(path.isEmpty)
  }

  @Test("Matrices are put one after another")
  func matrices() {
    let matrix = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(CGPoint(x: 1, y: 1).applying(matrix) == CGPoint(x: 4, y: 6))
    #expect(CGSize(width: 1, height: 1).applying(matrix) == CGSize(width: 2, height: 3))
    let turned = CGPoint(x: 1, y: 0).applying(
      CGAffineTransform.identity.rotated(by: .pi / 2).scaledBy(x: 2, y: 2))
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 2) < 1e-9)
    #expect(
      CGAffineTransform(translationX: 1, y: 2).concatenating(CGAffineTransform(scaleX: 2, y: 2)).ty == 4)
  }

  @Test("Relative dates are written from parts; nothing runs on a Mac")
  func foundation() {
    #expect(RelativeDateTimeFormatter().localizedString(from: DateComponents(hour: 3)) == "in 3 hours")
    #expect(RelativeDateTimeFormatter().localizedString(from: DateComponents(day: -2)) == "2 days ago")
    let formatter = MeasurementFormatter()
    #expect(formatter.string(from: Measurement(value: 1.5, unit: UnitLength.meters)) == "1.5 m")
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitTemperature.celsius)) == "3°C")
    #expect(formatter.string(from: UnitMass.grams) == "g")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    formatter.unitStyle = .short
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 1.6, unit: UnitLength.meters)) == "2m")
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitTemperature.celsius)) == "3°")
    let process = ProcessInfo.processInfo
    #expect(!process.isLowPowerModeEnabled && !process.isiOSAppOnMac && !process.isMacCatalystApp)
    #expect(NSPasteboard.general.declareTypes([.string, .URL, .fileURL], owner: nil) == 0)
    NSCursor.pointingHand.push()
    NSCursor.pop()
  }
}
