import Foundation
import RowLayout
import TestSupport
import Testing

/// Rows that are refused, and the largest that are taken.
@Suite struct RowRefusalTests {
  @Test("A width of NaN is refused, a negative one counts as 0, an infinite one is taken")
  func widths() throws {
    let row = try PreparedRow(view: Rectangle().frame(height: 30))
    #expect(throws: RowError.self) { try row.height(width: .nan) }
    #expect(try row.height(width: -20) == 30)
    #expect(try row.height(width: .infinity) == 30)
  }

  @Test(
    "Bad numbers and names are refused with the path of the part",
    arguments: [
      (
        #"{"kind":"hstack","children":[{"kind":"aspectRatio","ratio":0,"mode":"fit","child":{"kind":"rect"}}]}"#,
        "ratio"
      ),
      (#"{"kind":"vstack","alignment":"top","children":[]}"#, "alignment"),
      (#"{"kind":"frame","alignment":"middle","child":{"kind":"rect"}}"#, "alignment"),
      (#"{"kind":"hstak","children":[]}"#, "kind"),
      (#"{"kind":"text","words":[-1],"advance":8,"lineHeight":20,"ascent":16}"#, "words"),
      (#"{"kind":"text","string":"x","lineLimit":0}"#, "lineLimit"),
      (#"{"kind":"alignmentGuide","guide":"middle","value":1,"child":{"kind":"rect"}}"#, "guide"),
      (#"{"kind":"forEach","elements":[{"id":"a","children":[]},{"id":"a","children":[]}]}"#, "elements"),
      (#"{"kind":"flex","axis":"sideways","children":[]}"#, "axis"),
      (#"{"kind":"flex","spacing":-1,"children":[]}"#, "spacing"),
      (#"{"kind":"flexItem","grow":-1,"child":{"kind":"rect"}}"#, "grow"),
      (#"{"kind":"fraction","width":-0.5,"child":{"kind":"rect"}}"#, "width"),
      (#"{"kind":"padding","edges":["left"],"child":{"kind":"rect"}}"#, "edges"),
    ])
  func badDescriptions(json: String, key: String) {
    do {
      _ = try JSONDecoder().decode(RowDescription.self, from: Data(json.utf8))
      Issue.record("Read in spite of its fault: \(json)")
    } catch let DecodingError.dataCorrupted(context) {
      #expect(context.codingPath.contains { $0.stringValue == key }, "\(context)")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("NaN in a description made in code is refused, with the part's path")
  func notANumber() {
    let view = VStack {
      Divider(); Rectangle().padding(.nan)
    }
    let error = #expect(throws: RowError.self) { try PreparedRow(view: view) }
    #expect(error?.code == .invalidNumber)
    #expect(error?.path.hasPrefix("children[1]") == true)
  }

  @Test("A cell over too many columns is refused")
  func gridColumns() {
    let grid = Grid { GridRow { Divider().gridCellColumns(.max) } }
    let error = #expect(throws: RowError.self) { try PreparedRow(view: grid) }
    #expect(error?.code == .tooManyParts)
  }

  @Test("The deepest row that is taken is resolved and placed on any thread")
  func deepestRow() async throws {
    let height = try await Task.detached {
      var tree = RowDescription(.leaf(width: 5, height: 5, firstBaseline: nil))
      for level in 0..<RowLimits.maximumDepth - 1 {
        let side = RowDescription(.rect(ShapeDescription()))
        tree = RowDescription(
          level % 3 == 0
            ? .padding(.length(1, .all), child: tree)
            : level % 3 == 1
              ? .hstack(alignment: .firstTextBaseline, spacing: 0, children: [tree, side])
              : .overlay(alignment: .top, content: side, child: tree))
      }
      let row = try PreparedRow(tree)
      return try row.layout(width: 1_000).size.height
    }.value
    // The innermost row is as high as its rectangle, 10; 84 paddings lie around it.
    #expect(height == 10 + 2 * 84)
  }

  @Test("Lower limits of the environment refuse what the standard ones take, each by its name")
  func lowerLimits() throws {
    func code(_ description: RowDescription, _ change: (inout RowLimits) -> Void) -> RowError.Code? {
      var environment = RowEnvironment()
      change(&environment.limits)
      do throws(RowError) {
        _ = try PreparedRow(description, environment: environment).height(width: 50)
        return nil
      } catch { return error.code }
    }
    let leaf = RowDescription(.leaf(width: 5, height: 5, firstBaseline: nil))
    let deep = (0..<9).reduce(leaf) { inner, _ in RowDescription(.padding(.length(1, .all), child: inner)) }
    #expect(code(deep) { $0.depth = 10 } == nil)
    #expect(code(deep) { $0.depth = 9 } == .tooDeep)
    let wide = RowDescription(.vstack(alignment: .center, spacing: nil, children: [leaf, leaf, leaf]))
    #expect(code(wide) { $0.parts = 4 } == nil)
    #expect(code(wide) { $0.parts = 3 } == .tooManyParts)
    // A million times a million times a million parts: refused by their count, before one is made.
    let loops = (0..<3).reduce(leaf) { inner, _ in RowDescription(.forEach(count: 1_000_000, child: inner)) }
    #expect(code(loops) { _ in } == .tooManyParts)
    let grid = RowDescription(Grid { GridRow { Divider().gridCellColumns(7) } })
    #expect(code(grid) { $0.columns = 7 } == nil)
    #expect(code(grid) { $0.columns = 6 } == .tooManyParts)
    let stacks = RowDescription(
      HStack {
        VStack {
          HStack {
            Rectangle(); Spacer()
          }; Rectangle()
        }.frame(height: 20); Rectangle()
      })
    #expect(code(stacks) { _ in } == nil)
    #expect(code(stacks) { $0.sizings = 1 } == .tooManySizings)
  }

  @Test("A tree 100,000 deep is refused while it is read")
  func deepJSON() {
    let depth = 400
    let json =
      String(repeating: #"{"kind":"border","child":"#, count: depth) + #"{"kind":"rect"}"#
      + String(repeating: "}", count: depth)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RowDescription.self, from: Data(json.utf8))
    }
  }
}
