import Foundation
import RowLayout
import Testing

/// Names found in row files of public apps, beside those of the other tests of names.
@MainActor @Suite struct LatestNameTests {
  private struct Person: Identifiable {
    let id: Int
    var isOn = false
  }

  private enum Failure: LocalizedError { case first }

  private func height(_ view: some View, width: Double = 320) throws -> Double {
    try PreparedRow(view: view, texts: StandInEngine()).height(width: width)
  }

  private func width(_ view: some View) throws -> Double {
    try PreparedRow(view: view, texts: StandInEngine()).size(ProposedSize(width: nil, height: nil)).width
  }

  @Test("Forms of steppers and toggles are as large as those that are written shorter")
  func steppers() throws {
    let value = Binding.constant(1.5)
    let plain = Stepper("some title", value: value)
    let people = Binding.constant([Person(id: 1), Person(id: 2)])
    let pairs: [(any View, any View)] = [
      (Stepper("some title", value: value, in: 0...3, step: 0.5, format: .number), plain),
      (Stepper("some title", value: value, format: .percent), plain),
      (Stepper(value: value, in: 0...3, format: .number) { Text("some title") }, plain),
      (Stepper(value: value, format: .number) { Text("some title") }, plain),
      (Stepper(value: value, in: 0...3, onEditingChanged: { _ in }, label: { Text("some title") }), plain),
      (Stepper(value: value, onEditingChanged: { _ in }, label: { Text("some title") }), plain),
      (Stepper(onIncrement: {}, onDecrement: nil, label: { Text("some title") }), plain),
      (
        Stepper(
          label: { Text("some title") }, onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }), plain
      ),
      (Stepper(String("some title"), value: value), plain),
      (Stepper(String("some title"), onIncrement: {}, onDecrement: {}), plain),
      (
        Toggle("a", systemImage: "star", sources: people, isOn: \.isOn),
        Toggle("a", systemImage: "star", isOn: .constant(true))
      ),
    ]
    for (one, other) in pairs {
      for points in [60.0, 320] {
        #expect(try height(AnyView(one), width: points) == height(AnyView(other), width: points))
      }
      #expect(try width(AnyView(one)) == width(AnyView(other)), "\(type(of: one))")
    }
    // The label beside the buttons, which are 32 high.
    #expect(try height(Stepper(value: value, format: .number) { Color.red.frame(height: 70) }) == 70)
  }

  @Test("Fields whose selection is told are as high as fields, and grow where they may")
  func fields() throws {
    let text = Binding.constant("words that take up more than a single line of this width")
    let selection = Binding<TextSelection?>.constant(nil)
    #expect(try height(TextField("a", text: text, selection: selection), width: 100) == 20)
    #expect(
      try height(TextField("a", text: text, selection: selection, axis: .vertical), width: 100)
        == height(TextField("a", text: text, axis: .vertical), width: 100))
    #expect(
      try height(TextField(text: text, selection: selection) { Color.red.frame(height: 50) }, width: 100)
        == 20)
    #expect(
      try height(
        TextField(text: .constant(""), selection: selection) { Color.red.frame(height: 50) }, width: 100)
        == 50)
    #expect(try height(TextField(String("a"), text: .constant(""), selection: selection)) == 20)
    let editor = TextEditor(text: text, selection: selection).fixedSize(horizontal: false, vertical: true)
    #expect(
      try height(editor, width: 100)
        == height(TextEditor(text: text).fixedSize(horizontal: false, vertical: true), width: 100))
    let place = "abc".startIndex
    #expect(TextSelection(insertionPoint: place).isInsertion)
    #expect(!TextSelection(range: place..<"abc".endIndex).isInsertion)
    #expect(TextSelection(ranges: [place..<place]).isInsertion)
  }

  @Test("Shapes beside their place and in gradients fill what they are offered")
  func shapes() throws {
    let shapes: [any View] = [
      Circle().offset(x: 5, y: 3).fill(.red), Capsule().offset(CGSize(width: 1, height: 2)).stroke(.red),
      Circle().stroke(.red, lineWidth: 30, antialiased: false),
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 30), antialiased: false),
      Circle().strokeBorder(.red, lineWidth: 3, antialiased: false),
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 3), antialiased: false),
      Circle().strokeBorder(.red, style: StrokeStyle(), antialiased: false),
      Circle().fill(.red).stroke(.blue, style: StrokeStyle(), antialiased: false),
      Circle().fill(.red).strokeBorder(.blue, style: StrokeStyle()),
      Circle().fill(.conicGradient(Gradient(colors: [.red]), center: .center)),
      Circle().fill(.conicGradient(stops: [.init(color: .red, location: 0)], center: .center)),
      Circle().fill(
        .angularGradient(
          stops: [.init(color: .red, location: 0)], center: .center, startAngle: .zero, endAngle: .degrees(9))
      ),
      Circle().fill(.ellipticalGradient(Gradient(colors: [.red]))),
      Circle().fill(.ellipticalGradient(stops: [.init(color: .red, location: 0)])),
      EllipticalGradient(colors: [.red], center: .top, startRadiusFraction: 0.1, endRadiusFraction: 0.2),
      EllipticalGradient(stops: [.init(color: .red, location: 0)]),
    ]
    for shape in shapes {
      #expect(try height(AnyView(shape).frame(height: 37)) == 37, "\(type(of: shape))")
      #expect(try height(AnyView(shape).aspectRatio(2, contentMode: .fit)) == 160)
    }
    let moved = VStack(spacing: 0) { Circle().offset(x: 5) }.frame(height: 20)
    let frames = try PreparedRow(view: moved, texts: StandInEngine()).layout(width: 20)
    #expect(frames.size.height == 20)
  }

  @Test("What a transaction's function makes of a view is laid out")
  func transactions() throws {
    let plain = Text("some words")
    #expect(try height(plain.transaction({ $0.animation = nil }) { $0.padding(9) }) == 38)
    var transaction = Transaction()
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    transaction.scrollTargetAnchor = .top
    #expect(transaction.isContinuous && transaction.tracksVelocity && transaction.scrollTargetAnchor == .top)
    #expect(UnitCurve.easeIn.inverse.inverse == .easeIn && UnitCurve.linear.inverse == .linear)
    #expect(
      UnitCurve.easeIn.inverse
        == .bezier(startControlPoint: UnitPoint(x: 0, y: 0.42), endControlPoint: UnitPoint(x: 1, y: 1)))
  }

  @Test("A section and a table stand with the module's name before them")
  func qualified() throws {
    let section = List { SwiftUI.Section("a") { SwiftUI.Text("b") } }
    #expect(try height(section) == height(List { ViewSection("a") { Text("b") } }))
    let gauge = SwiftUI.Gauge(value: 0.5) { SwiftUI.Text("a") }
    #expect(try height(gauge) == height(Gauge(value: 0.5) { Text("a") }))
  }

  @Test("Files of a progress are those that were set")
  func progress() {
    let progress = Progress(totalUnitCount: 3)
    #expect(progress.fileTotalCount == nil)
    progress.fileTotalCount = 4
    progress.fileCompletedCount = 1
    #expect(progress.fileTotalCount == 4 && progress.fileCompletedCount == 1)
  }
}
