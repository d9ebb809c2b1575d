import Foundation
import RowLayout
import Testing

/// Titles by strings, and further forms of shapes.
@MainActor @Suite struct StringTitleTests {
  private struct Flag { var isOn: Binding<Bool> }

  @Test("Controls take strings as titles and are as high as with the same title by a key")
  func titles() throws {
    let (title, date) = ("a *title*", Binding.constant(Date.now))
    let star = ImageResource(name: "star", bundle: .main)
    let (things, field) = ([Flag(isOn: .constant(true))], TextField("a", text: .constant("1.5")))
    let pairs: [(any View, any View)] = [
      (DisclosureGroup(title) { Text("b") }, DisclosureGroup("a title") { Text("b") }),
      (
        DisclosureGroup(title, isExpanded: .constant(true)) { Text("b") },
        DisclosureGroup("a title", isExpanded: .constant(true)) { Text("b") }
      ),
      (GroupBox(title) { Text("b") }, GroupBox("a title") { Text("b") }),
      (ColorPicker(title, selection: .constant(.red)), ColorPicker("a title", selection: .constant(.red))),
      (DatePicker(title, selection: date, in: Date.now...), DatePicker("a", selection: date)),
      (TextField(title, value: .constant(1.5), format: .number), field),
      (TextField(title, value: .constant(Double?.none), format: .number), field),
      (TextField(title, value: .constant(1), formatter: NumberFormatter()), field),
      (TextField(value: .constant(1), format: .number) { Color.red }, field),
      (
        Picker(title, systemImage: "star", selection: .constant(1)) { Text("b").tag(1) },
        Picker("a title", systemImage: "star", selection: .constant(1)) { Text("b").tag(1) }
      ),
      (
        Toggle(title, systemImage: "star", sources: things, isOn: \.isOn),
        Toggle("a title", systemImage: "star", sources: things, isOn: \.isOn)
      ),
      (
        Stepper(title, value: .constant(1.5), in: 1...2, format: .number),
        Stepper("a title", value: .constant(1.5), in: 1...2, format: .number)
      ),
      (
        Stepper(title, value: .constant(1.5), format: .number),
        Stepper("a title", value: .constant(1.5), format: .number)
      ),
      (
        ShareLink(title, items: ["a"]) { SharePreview($0) },
        ShareLink("a title", items: ["a"]) { SharePreview($0) }
      ),
      (
        Toggle(title, image: star, isOn: .constant(true)), Toggle("a", image: star, isOn: .constant(true))
      ),
      (
        Picker(title, image: star, selection: .constant(1)) { Text("b").tag(1) },
        Picker("a", image: star, selection: .constant(1)) { Text("b").tag(1) }
      ),
      (Menu(title, image: star) { Text("b") }, Menu("a", image: star) { Text("b") }),
      (
        Menu(title, systemImage: "star") {
          Text("b")
        } primaryAction: {
        },
        Menu("a", systemImage: "star") {
          Text("b")
        } primaryAction: {
        }
      ),
      (ContentUnavailableView(title, image: "star"), ContentUnavailableView("a title", image: "star")),
      (TextField(title, value: .constant(1), formatter: NumberFormatter(), onCommit: {}), field),
    ]
    for (first, second) in pairs {
      let sizes = ["star": CGSize(width: 30, height: 30)]
      func measured(_ view: any View) throws -> Double {
        try height(AnyView(view).environment(\.imageSizes, sizes))
      }
      #expect(try measured(first) == measured(second), "\(type(of: first))")
    }
  }

  @Test("Strings become texts by the initializer's name alone, as they are")
  func initializers() throws {
    let strings = ["a *title*", "b"]
    let texts = VStack {
      strings.first.map(Text.init)
      ForEach(strings, id: \.self, content: Text.init)
    }
    let verbatim = VStack {
      Text(verbatim: strings[0])
      Text(verbatim: strings[0])
      Text(verbatim: strings[1])
    }
    #expect(try height(texts) == height(verbatim))
    #expect(try width(texts) == width(verbatim))
  }

  @Test("Further forms of paths and shapes leave the height as it is")
  func shapes() throws {
    struct Marks: Shape {
      func path(in rect: CGRect) -> Path {
        let turn = CGAffineTransform(rotationAngle: 1)
        var path = Path(roundedRect: rect, cornerSize: CGSize(width: 2, height: 3))
        path.addRects([rect], transform: turn)
        path.addRect(rect, transform: turn)
        path.addEllipse(in: rect, transform: turn)
        path.addRoundedRect(in: rect, cornerSize: .zero, transform: turn)
        path.addArc(
          center: .zero, radius: 1, startAngle: .zero, endAngle: .zero, clockwise: true, transform: turn)
        path.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1, transform: turn)
        if path.currentPoint == nil, !path.contains(.zero) { path.closeSubpath() }
        return path
      }
    }
    let plain = Text("a").padding(3)
    let shapes: [any View] = [
      Marks(), Capsule().symmetricDifference(Circle()), Capsule().size(width: 2, height: 3, anchor: .center),
      Capsule().size(CGSize(width: 2, height: 3), anchor: .center), Capsule().scale(x: 2, y: 3),
    ]
    for shape in shapes { #expect(try height(plain.background(AnyView(shape))) == height(plain)) }
  }
}
