import Foundation
import RowLayout
import Testing

/// Rows of tables said one by one, and styles of one's own for groups of controls and dates.
@MainActor @Suite struct TableRowAndStyleNameTests {
  private struct Person: Identifiable {
    var id: Int
    var name: String { "Person \(id)" }
  }

  private struct Upright: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  private struct Tall: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        Color.red.frame(height: configuration.maximumDate == nil ? 70 : 90)
        if configuration.displayedComponents.contains(.date) { Color.red.frame(height: 5) }
      }
    }
  }

  private struct Plain: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
  }

  private let people = (1...3).map { Person(id: $0) }

  @Test("A table of rows said one by one is as tall as one of their values")
  func tables() throws {
    let people = people
    let expected = try height(
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { Text("\($0.id)") }
      })
    let order = Binding.constant([KeyPathComparator(\Person.name)])
    let tables: [any View] = [
      Table(of: Person.self) {
        TableColumn("Name") { Text($0.name) }
      } rows: {
        ForEach(people) { person in
          TableRow(person).contextMenu { Button("Away") {} }
        }
      },
      Table(of: Person.self, selection: .constant(Set<Int>())) {
        TableColumn("Name") { Text($0.name) }
      } rows: {
        TableRow(people[0])
        if people.count > 2 {
          TableRow(people[1])
          TableRow(people[2])
        }
      },
      Table(of: Person.self, selection: .constant(1), sortOrder: order) {
        TableColumn("Name", value: \.name)
      } rows: {
        DisclosureTableRow(people[0], isExpanded: .constant(true)) {
          ForEach(people.dropFirst()) { TableRow($0) }
        }
      },
    ]
    for table in tables { #expect(try height(AnyView(table)) == expected) }
    let closed = Table(of: Person.self) {
      TableColumn("Name") { Text($0.name) }
    } rows: {
      DisclosureTableRow(people[0]) { TableRow(people[1]) }
    }
    #expect(try height(closed) < expected)
  }

  private struct Folder: Identifiable {
    var id: String
    var folders: [Folder]?
  }

  @Test("An outline has a row for each element of its first level, or for its one root")
  func outlines() throws {
    let root = Folder(id: "a", folders: [Folder(id: "b"), Folder(id: "c")])
    let row = { (_: Folder) in Color.red.frame(height: 20) }
    let outlines: [(any View, Double)] = [
      (OutlineGroup([root, Folder(id: "d")], children: \.folders, content: row), 40),
      (OutlineGroup(root, children: \.folders, content: row), 20),
      (OutlineGroup(root, id: \.id, children: \.folders, content: row), 20),
    ]
    for (outline, expected) in outlines {
      #expect(try height(VStack(spacing: 0) { AnyView(outline) }) == expected)
    }
  }

  @Test("A style of one's own says how tall a group of controls and a date are")
  func styles() throws {
    let group = ControlGroup("Marks") {
      Color.red.frame(height: 20)
      Color.red.frame(height: 30)
    }
    #expect(try height(group) == 30)
    let title = try height(Text("Marks"))
    #expect(try height(group.controlGroupStyle(Upright())) == 50 + title)
    #expect(try height(group.controlGroupStyle(Plain())) == 30)
    #expect(try height(group.controlGroupStyle(.navigation)) == 30)
    let now = Binding.constant(Date(timeIntervalSince1970: 0))
    #expect(try height(DatePicker("Marks", selection: now).datePickerStyle(Tall())) == 75 + title)
    let until = DatePicker(selection: now, in: ...Date.distantFuture, displayedComponents: .hourAndMinute) {
      Text("Marks")
    }
    #expect(try height(until.datePickerStyle(Tall())) == 90 + title)
    #expect(try height(until) == height(DatePicker("Marks", selection: now)))
  }

  private struct Around: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    @Environment(\.showsWidgetContainerBackground) private var hasBackground
    var body: some View {
      Color.red.frame(height: placement == nil && hasBackground ? 20 : 30)
    }
  }

  @Test("A row stands in no tabs, and with a widget's background")
  func environment() throws {
    #expect(try height(Around()) == 20)
    #expect(try height(Around().environment(\.tabViewBottomAccessoryPlacement, .inline)) == 30)
    #expect(try height(Around().environment(\.showsWidgetContainerBackground, false)) == 30)
  }
}
