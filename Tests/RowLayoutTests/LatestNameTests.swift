import Foundation
import RowLayout
import Testing

/// Names found in row files of public apps, beside those of the other tests of names.
@MainActor @Suite struct LatestNameTests {
  private struct Person: Identifiable {
    let id: Int
    var isOn = false
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

  private struct Bubble: Shape {
    func path(in rect: CGRect) -> Path {
      let line = UIBezierPath()
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: rect.width, y: 0))
      line.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
      line.addQuadCurve(to: .zero, controlPoint: .zero)
      line.addArc(withCenter: .zero, radius: 3, startAngle: 0, endAngle: .pi, clockwise: true)
      line.append(UIBezierPath(rect: rect))
      line.append(UIBezierPath(ovalIn: rect))
      line.append(UIBezierPath(arcCenter: .zero, radius: 3, startAngle: 0, endAngle: 1, clockwise: false))
      line.apply(.identity)
      line.close()
      return Path(UIBezierPath(cgPath: line.cgPath).cgPath)
    }
  }

  @Test("A shape whose lines are drawn by UIKit's paths changes no height")
  func paths() throws {
    #expect(try height(Text("a").padding(4).background(.red, in: Bubble())) == 28)
    #expect(try height(Text("a").padding(4).clipShape(Bubble())) == 28)
    #expect(Bubble().path(in: .zero).isEmpty && UIBezierPath().isEmpty)
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

  @Test("A gauge stands with the module's name before it")
  func qualified() throws {
    let gauge = SwiftUI.Gauge(value: 0.5) { SwiftUICore.Text("a") }
    #expect(try height(gauge) == height(Gauge(value: 0.5) { Text("a") }))
  }

  @Test("A colour of UIKit is extended as a class is, and told apart by its parts")
  func colors() throws {
    #expect(UIColor(hex: 0xFF0000) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(hex: 0xFF0000) != UIColor(hex: 0x00FF00))
    #expect(UIColor(named: "brand", in: .main, compatibleWith: nil) == UIColor(named: "brand"))
    let photo = try #require(UIImage(named: "photo", in: .main, compatibleWith: .current))
    let sizes = ["photo": CGSize(width: 9, height: 7)]
    #expect(try height(Image(uiImage: photo).environment(\.imageSizes, sizes)) == 7)
    #expect(Set([UIColor(hex: 1), UIColor(hex: 1), UIColor.red, .red]).count == 2)
    var red = CGFloat(0)
    #expect(unsafe UIColor(hex: 0x336699).getRed(&red, green: nil, blue: nil, alpha: nil) && red == 0.2)
    let literal = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal == UIColor(hex: 0xFF0000) && Color(literal) == Color(red: 1, green: 0, blue: 0))
  }

  @Test("An image by a literal is as large as it is known to be")
  func literals() throws {
    let image = Image(uiImage: #imageLiteral(resourceName: "photo"))
    #expect(try height(image.environment(\.imageSizes, ["photo": CGSize(width: 9, height: 7)])) == 7)
  }

  @Test("Files of a progress are those that were set")
  func progress() {
    let progress = Progress(totalUnitCount: 3)
    #expect(progress.fileTotalCount == nil)
    progress.fileTotalCount = 4
    progress.fileCompletedCount = 1
    progress.fileOperationKind = .downloading
    #expect(progress.fileOperationKind == .downloading)
    #expect(progress.fileTotalCount == 4 && progress.fileCompletedCount == 1)
  }
}

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}
