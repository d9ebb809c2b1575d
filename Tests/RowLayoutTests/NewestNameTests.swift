import Foundation
import RowLayout
import Testing

extension EnvironmentValues {
  @Entry fileprivate var owner: String? = "nobody"
}

extension ContainerValues {
  @Entry fileprivate var owner: String? = "nobody"
}

extension Transaction {
  @Entry fileprivate var isQuick = false
}

/// Names of selections, sources and marks that row files use beside those of the other tests of names.
@MainActor @Suite struct NewestNameTests {
  private enum Kind { case plain, fancy }

  private struct Thing: Identifiable {
    let id: Int
    var kind = Kind.plain
  }

  private struct Source: TransactionKey {
    static let defaultValue: String? = "nobody"
  }

  /// Writes dates, durations and ranges in as many letters as it is told.
  private struct Letters<Input>: DiscreteFormatStyle {
    let count: Int
    func format(_ value: Input) -> String { String(repeating: "x", count: count) }
    func discreteInput(before input: Input) -> Input? { nil }
    func discreteInput(after input: Input) -> Input? { nil }
    func input(before input: Input) -> Input? { nil }
    func input(after input: Input) -> Input? { nil }
  }

  @Test("Selections of text have their places")
  func selections() {
    let text = "some words"
    let start = text.startIndex
    let end = text.index(start, offsetBy: 4)
    let some = TextSelection(range: start..<end)
    #expect(some.indices == .selection(start..<end) && !some.isInsertion && some.affinity == .automatic)
    let place = TextSelection(insertionPoint: end)
    #expect(place.indices == .selection(end..<end) && place.isInsertion && place != some)
    let ranges = RangeSet([start..<end])
    #expect(TextSelection(ranges: ranges).indices == .multiSelection(ranges))
    #expect(!TextSelection(ranges: ranges).isInsertion && Set([some, some, place]).count == 2)
    guard case .selection(let range) = some.indices else { return }
    #expect(text[range] == "some")
  }

  @Test("Fields and editors with a selection are as high as those without")
  func fields() throws {
    let selection = Binding<TextSelection?>.constant(nil)
    let long = Binding.constant(String(repeating: "words ", count: 20))
    let none = Binding.constant("")
    let title = "a title"
    let pairs: [(any View, any View)] = [
      (TextField("a", text: long, selection: selection), TextField("a", text: long)),
      (TextField(title, text: long, selection: selection), TextField(title, text: long)),
      (
        TextField("a", text: long, selection: selection, axis: .vertical),
        TextField("a", text: long, axis: .vertical)
      ),
      (
        TextField(text: long, selection: selection, axis: .vertical) { Text("a") },
        TextField(text: long, axis: .vertical) { Text("a") }
      ),
      (
        TextField("a", text: none, selection: selection, prompt: Text("prompt").font(.caption)),
        TextField("a", text: none, prompt: Text("prompt").font(.caption))
      ),
      (TextEditor(text: long, selection: selection), TextEditor(text: long)),
    ]
    for (one, other) in pairs {
      #expect(try height(AnyView(one)) == height(AnyView(other)), "\(type(of: one))")
    }
    #expect(try height(TextField("a", text: long, selection: selection, axis: .vertical)) > 40)
    #expect(
      try height(TextField(title, text: long, selection: selection).textSelectionAffinity(.upstream)) == 22)
  }

  @Test("A field's prompt stands in place of its label while it is empty")
  func prompts() throws {
    let small = Text("prompt").font(.caption)
    #expect(try height(TextField(text: .constant(""), prompt: small, axis: .vertical) { Text("a") }) == 16)
    #expect(
      try height(TextField(text: .constant("words"), prompt: small, axis: .vertical) { Text("a") }) == 20)
    #expect(try height(TextField(text: .constant(""), axis: .vertical) { Text("a").font(.caption) }) == 16)
    let styled = TextField("a", text: .constant(""), prompt: small).textFieldStyle(.roundedBorder)
    #expect(try height(styled) == 34)
  }

  @Test("A box in the usual style is as it is without one")
  func boxes() throws {
    let box = GroupBox("a") {
      Text("b")
      Color.red.frame(height: 10)
    }
    let column = VStack(alignment: .leading) {
      Text("a")
      Text("b")
      Color.red.frame(height: 10)
    }
    #expect(try height(box) == height(column.padding()))
    #expect(try height(box.groupBoxStyle(.automatic)) == height(box))
    #expect(try height(box.groupBoxStyle(DefaultGroupBoxStyle())) == height(box))
    #expect(try height(GroupBox { Text("b") }) == height(Text("b").padding()))
  }

  @Test("Gradients of a colour fill shapes")
  func gradients() throws {
    let gradient: AnyGradient = Color.red.gradient
    let shapes: [any View] = [
      Circle().fill(gradient), Circle().fill(.red.gradient),
      Circle().fill(AnyGradient(Gradient(colors: [.red]))),
      Circle().fill(gradient.colorSpace(.perceptual)),
      Circle().fill(Gradient(colors: [.red]).colorSpace(.device)),
      Circle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)),
      Circle().fill(.radialGradient(gradient, center: .center, startRadius: 1, endRadius: 2)),
      Circle().fill(.ellipticalGradient(gradient)), Circle().fill(.conicGradient(gradient)),
      Circle().fill(.angularGradient(gradient, startAngle: .zero, endAngle: .degrees(90))),
    ]
    for shape in shapes { #expect(try height(AnyView(shape).frame(height: 37)) == 37, "\(type(of: shape))") }
    #expect(try height(Text("a").foregroundStyle(gradient).background(gradient)) == 20)
    #expect(gradient.spelling == Color.red.spelling && gradient == Color.red.gradient)
    #expect(AnyShapeStyle(.red.gradient).spelling == gradient.spelling)
  }

  private struct Owned: View {
    @Environment(\.owner) private var owner
    var body: some View { Text(owner ?? "") }
  }

  private struct Rank: LayoutValueKey {
    static let defaultValue: Int? = 1
  }

  private struct Ranked: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 1, height: subviews.reduce(0.0) { $0 + Double($1[Rank.self] ?? 10) })
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test("A value that may be missing is as it was declared until it is set, and missing when that was set")
  func missingValues() throws {
    #expect(try width(Owned()) == 48)
    #expect(try width(Owned().environment(\.owner, "me")) == 16)
    #expect(try width(Owned().environment(\.owner, nil)) == 0)
    let parts = Group {
      Color.red
      Color.red.containerValue(\.owner, nil)
    }
    let told = VStack(spacing: 0) {
      ForEach(subviews: parts) {
        Text($0.containerValues.owner ?? "").frame(height: $0.containerValues.owner == nil ? 7 : 9)
      }
    }
    #expect(try height(told) == 16)
    let ranked = Ranked()({
      Color.red
      Color.red.layoutValue(key: Rank.self, value: nil)
    })
    #expect(try height(ranked) == 11)
  }

  @Test("Changes have values of one's own")
  func transactions() throws {
    var transaction = Transaction(animation: .default)
    #expect(transaction[Source.self] == "nobody" && !transaction.isQuick)
    transaction[Source.self] = "a"
    transaction.isQuick = true
    #expect(transaction[Source.self] == "a" && transaction.isQuick)
    transaction[Source.self] = nil
    #expect(transaction[Source.self] == nil)
    #expect(withTransaction(\.isQuick, true) { 3 } == 3)
    #expect(try height(Text("a").transaction { $0[Source.self] = "b" }) == 20)
  }

  @Test("A text of the time says what its format writes now")
  func times() throws {
    #expect(try width(Text(.currentDate, format: .dateTime.year())) == 32)
    #expect(try width(Text(.currentDate, format: Letters<Date>(count: 5))) == 40)
    let start = Date(timeIntervalSinceNow: -3601)
    let (long, many) = (Letters<Duration>(count: 7), Letters<Range<Date>>(count: 3))
    #expect(try width(Text(.durationOffset(to: start), format: long)) == 56)
    #expect(try width(Text(.durationOffset(to: start), format: .time(pattern: .hourMinute))) == 32)
    let dates = [start, .distantFuture, .distantPast, Date(timeIntervalSinceReferenceDate: .nan)]
    for date in dates {
      #expect(try width(Text(.dateRange(startingAt: date), format: many)) == 24)
      #expect(try width(Text(.dateRange(endingAt: date), format: many)) == 24)
      #expect(try width(Text(.durationOffset(to: date), format: long)) == 56)
    }
    #expect(try width(Text("at \(.currentDate, format: Letters<Date>(count: 2))")) == 40)
  }

  @Test("A choice for several things shows what all of them have")
  func sources() throws {
    func choice(_ kinds: [Kind]) -> some View {
      let things = Binding.constant(kinds.enumerated().map { Thing(id: $0, kind: $1) })
      return Picker("a", sources: things, selection: \.kind) {
        Color.red.frame(height: 50).tag(Kind.plain)
        Color.red.frame(height: 70).tag(Kind.fancy)
      }.pickerStyle(.navigationLink)
    }
    #expect(try height(choice([.plain, .plain])) == 50)
    #expect(try height(choice([.fancy])) == 70)
    #expect(try height(choice([.fancy, .plain])) == 20)
    #expect(try height(choice([])) == 20)
    let things = Binding.constant([Thing(id: 1)])
    let title = "a title"
    #expect(
      try height(Picker(title, sources: things, selection: \.kind) { Text("b").tag(Kind.plain) }) == 20 + 14)
    let labelled = Picker(sources: things, selection: \.kind) {
      Color.red.frame(height: 50).tag(Kind.plain)
    } label: {
      Color.red.frame(height: 60)
    }
    #expect(try height(labelled.pickerStyle(.navigationLink)) == 60)
    let current = Picker(sources: things, selection: \.kind) {
      Text("b").tag(Kind.plain)
    } label: {
      Text("a")
    } currentValueLabel: {
      Color.red.frame(height: 80)
    }
    #expect(try height(current) == 80 + 14)
  }

  @Test("Marks along a slider take no room")
  func ticks() throws {
    let value = Binding.constant(0.5)
    let plain = Slider(value: value, in: 0...1) {
      Text("a")
    } ticks: {
      SliderTick(0)
      if value.wrappedValue > 0 { SliderTick(0.5) { Text("half") } } else { SliderTick(0.25) }
    }
    #expect(try height(plain) == 31)
    let many = Slider(value: value) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } ticks: {
      SliderTickContentForEach([0.0, 0.5, 1], id: \.self) { place in SliderTick(place) { Text("c") } }
    }
    #expect(try height(many) == 31)
    let stepped = Slider(value: value, in: 0...10, step: 2) {
      Text("a")
    } minimumValueLabel: {
      Color.red.frame(width: 5, height: 44)
    } maximumValueLabel: {
      Color.red.frame(width: 5, height: 40)
    } tick: {
      $0 == 4 ? SliderTick($0) : nil
    }
    #expect(try height(stepped) == 44)
  }
}
