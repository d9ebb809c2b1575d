import Foundation
import RowLayout
import Testing
import TextLayout

/// A row written as a view and as JSON.
struct Spelling: CustomTestStringConvertible, Sendable {
  let json: String
  let view: @Sendable () -> RowDescription

  init(_ json: String, @ViewBuilder _ view: @escaping @Sendable () -> some View) {
    self.json = json
    self.view = { RowDescription(view()) }
  }

  var testDescription: String { String(json.prefix(70)) }

  static let all: [Spelling] = containers + leaves + modifiers + texts

  static let containers = [
    Spelling(
      #"{"kind":"hstack","alignment":"firstTextBaseline","spacing":4,"children":[{"kind":"divider"},{"kind":"rect"}]}"#
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Divider(); Rectangle()
      }
    },
    Spelling(#"{"kind":"vstack","alignment":"leading","children":[{"kind":"divider"},{"kind":"spacer"}]}"#) {
      VStack(alignment: .leading) {
        Divider(); Spacer()
      }
    },
    Spelling(#"{"kind":"zstack","alignment":"bottomTrailing","children":[{"kind":"rect"},{"kind":"rect"}]}"#)
    {
      ZStack(alignment: .bottomTrailing) {
        Rectangle(); Rectangle()
      }
    },
    Spelling(#"{"kind":"viewThatFits","axes":["horizontal"],"children":[{"kind":"rect"},{"kind":"spacer"}]}"#)
    {
      ViewThatFits(in: .horizontal) {
        Rectangle(); Spacer()
      }
    },
    Spelling(
      #"{"kind":"hstack","children":[{"kind":"if","condition":true,"then":[{"kind":"rect"}]},{"kind":"if","condition":false,"then":[]}]}"#
    ) {
      HStack {
        if Int("1") == 1 { Rectangle() }
        if Int("1") == 2 { Rectangle() }
      }
    },
    Spelling(#"{"kind":"if","condition":false,"then":[],"else":[{"kind":"divider"}]}"#) {
      if Int("1") == 2 { Rectangle() } else { Divider() }
    },
    Spelling(
      #"{"kind":"forEach","elements":[{"id":"0","children":[{"kind":"rect"}]},{"id":"1","children":[{"kind":"rect"}]}]}"#
    ) { ForEach(0..<2) { _ in Rectangle() } },
    Spelling(#"{"kind":"group","children":[{"kind":"rect"},{"kind":"divider"}]}"#) {
      Group {
        Rectangle(); Divider()
      }
    },
    Spelling(#"{"kind":"empty"}"#) { EmptyView() },
    Spelling(
      #"{"kind":"grid","alignment":"leading","horizontalSpacing":3,"children":[{"kind":"gridRow","alignment":"top","children":[{"kind":"rect"},{"kind":"gridCell","columns":2,"child":{"kind":"divider"}}]}]}"#
    ) {
      Grid(alignment: .leading, horizontalSpacing: 3) {
        GridRow(alignment: .top) {
          Rectangle(); Divider().gridCellColumns(2)
        }
      }
    },
    Spelling(
      #"{"kind":"flex","wraps":true,"alignment":"leading","spacing":4,"lineSpacing":2,"children":[{"kind":"rect"},{"kind":"flexItem","grow":1,"shrink":0,"basis":20,"child":{"kind":"divider"}}]}"#
    ) {
      FlexStack(wraps: true, alignment: .leading, spacing: 4, lineSpacing: 2) {
        Rectangle(); Divider().flexItem(grow: 1, shrink: 0, basis: 20)
      }
    },
    Spelling(#"{"kind":"flex","axis":"vertical","children":[{"kind":"rect"},{"kind":"spacer"}]}"#) {
      FlexStack(.vertical) {
        Rectangle(); Spacer()
      }
    },
    Spelling(#"{"kind":"button","label":{"kind":"rect"}}"#) { Button(action: {}) { Rectangle() } },
    Spelling(#"{"kind":"label","title":{"kind":"rect"},"icon":{"kind":"divider"}}"#) {
      Label {
        Rectangle()
      } icon: {
        Divider()
      }
    },
  ]

  static let leaves = [
    Spelling(#"{"kind":"spacer","minLength":3}"#) { Spacer(minLength: 3) },
    Spelling(#"{"kind":"divider","id":"line"}"#) { Divider().id("line") },
    Spelling(#"{"kind":"rect","shape":"circle","fill":"red"}"#) { Circle().fill(.red) },
    Spelling(#"{"kind":"rect","shape":"roundedRectangle","cornerRadius":4}"#) {
      RoundedRectangle(cornerRadius: 4)
    },
    Spelling(#"{"kind":"rect","shape":"capsule"}"#) { Capsule() },
    Spelling(#"{"kind":"rect","shape":"ellipse"}"#) { Ellipse() },
    Spelling(#"{"kind":"rect","shape":"color","fill":"green"}"#) { Color.green },
    Spelling(#"{"kind":"leaf","w":3,"h":4,"firstBaseline":2}"#) {
      FixedLeaf(width: 3, height: 4, firstBaseline: 2)
    },
    Spelling(#"{"kind":"image","name":"photo","width":40,"height":30,"resizable":true}"#) {
      Image("photo", width: 40, height: 30).resizable()
    },
  ]

  static let modifiers = [
    Spelling(#"{"kind":"frame","width":30,"alignment":"topLeading","child":{"kind":"rect"}}"#) {
      Rectangle().frame(width: 30, alignment: .topLeading)
    },
    Spelling(#"{"kind":"flexFrame","minHeight":2,"maxWidth":"inf","child":{"kind":"rect"}}"#) {
      Rectangle().frame(maxWidth: .infinity, minHeight: 2)
    },
    Spelling(#"{"kind":"padding","child":{"kind":"rect"}}"#) { Rectangle().padding() },
    Spelling(#"{"kind":"padding","length":3,"edges":["horizontal"],"child":{"kind":"rect"}}"#) {
      Rectangle().padding(.horizontal, 3)
    },
    Spelling(
      #"{"kind":"padding","insets":{"top":1,"leading":2,"bottom":3,"trailing":4},"child":{"kind":"rect"}}"#
    ) {
      Rectangle().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    Spelling(#"{"kind":"fixedSize","horizontal":true,"vertical":false,"child":{"kind":"rect"}}"#) {
      Rectangle().fixedSize(horizontal: true, vertical: false)
    },
    Spelling(
      #"{"kind":"fraction","width":0.5,"height":0.25,"alignment":"bottom","child":{"kind":"rect"}}"#
    ) {
      Rectangle().fraction(width: 0.5, height: 0.25, alignment: .bottom)
    },
    Spelling(#"{"kind":"layoutPriority","value":1,"child":{"kind":"rect"}}"#) {
      Rectangle().layoutPriority(1)
    },
    Spelling(#"{"kind":"aspectRatio","ratio":1.5,"mode":"fill","child":{"kind":"rect"}}"#) {
      Rectangle().aspectRatio(1.5, contentMode: .fill)
    },
    Spelling(#"{"kind":"aspectRatio","ratio":null,"mode":"fit","child":{"kind":"rect"}}"#) {
      Rectangle().scaledToFit()
    },
    Spelling(
      #"{"kind":"overlay","alignment":"trailingLastTextBaseline","content":{"kind":"divider"},"child":{"kind":"rect"}}"#
    ) {
      Rectangle().overlay(alignment: .trailingLastTextBaseline) { Divider() }
    },
    Spelling(#"{"kind":"background","content":{"kind":"divider"},"child":{"kind":"rect"}}"#) {
      Rectangle().background(Divider())
    },
    Spelling(#"{"kind":"border","color":"blue","width":1,"child":{"kind":"rect"}}"#) {
      Rectangle().border(.blue)
    },
    Spelling(#"{"kind":"offset","x":1,"y":2,"child":{"kind":"rect"}}"#) { Rectangle().offset(x: 1, y: 2) },
    Spelling(#"{"kind":"alignmentGuide","guide":"top","value":5,"child":{"kind":"rect"}}"#) {
      Rectangle().alignmentGuide(AnyGuide(.top), .value(5))
    },
    Spelling(#"{"kind":"alignmentGuide","guide":"v:mid","of":"vcenter","child":{"kind":"rect"}}"#) {
      Rectangle().alignmentGuide(
        AnyGuide(VerticalAlignment(named: "mid")), .of(AnyGuide(VerticalAlignment.center)))
    },
    Spelling(
      #"{"kind":"gridCell","anchor":[0,1],"child":{"kind":"gridCell","columnAlignment":"trailing","child":{"kind":"gridCell","unsizedAxes":["vertical"],"child":{"kind":"rect"}}}}"#
    ) {
      Rectangle().gridCellUnsizedAxes(.vertical).gridColumnAlignment(.trailing).gridCellAnchor(.bottomLeading)
    },
    Spelling(#"{"kind":"style","style":{"foreground":"secondary"},"child":{"kind":"rect"}}"#) {
      Rectangle().foregroundStyle(.secondary)
    },
    Spelling(
      #"{"kind":"style","style":{"opacity":0.5},"child":{"kind":"style","style":{"cornerRadius":3,"clipped":true},"child":{"kind":"rect"}}}"#
    ) {
      Rectangle().cornerRadius(3).opacity(0.5)
    },
  ]

  static let texts = [
    Spelling(#"{"kind":"text","string":"Hello","font":{"style":"caption"}}"#) {
      Text("Hello").font(.caption)
    },
    Spelling(#"{"kind":"text","runs":[{"string":"a"},{"string":"b","font":{"size":9}}]}"#) {
      Text("a") + Text("b").font(.system(size: 9))
    },
    Spelling(
      #"{"kind":"text","runs":[{"string":"a "},{"box":{"width":24,"ascent":18,"descent":4}},{"string":" b"}]}"#
    ) {
      Text("a \(InlineBox(width: 24, ascent: 18, descent: 4)) b")
    },
    Spelling(
      #"{"kind":"text","runs":[{"string":"by "},{"string":"Ann","unbreakable":true,"font":{"style":"headline"}},{"box":{"width":9,"ascent":9},"joined":true,"font":{"style":"headline"}}]}"#
    ) {
      Text("by \((Text("Ann") + Text(Image("tick", width: 9, height: 9))).unbreakable().font(.headline))")
    },
    Spelling(
      #"{"kind":"text","runs":[{"string":"a","tracking":2},{"string":"b"}],"tracking":1}"#
    ) {
      (Text("a").tracking(2) + Text("b")).tracking(1)
    },
    Spelling(#"{"kind":"text","words":[4,"\n",3],"advance":8,"lineHeight":20,"ascent":16,"capHeight":12}"#) {
      Text(
        StandInText(
          words: [.characters(4), .newline, .characters(3)], advance: 8, lineHeight: 20, ascent: 16,
          capHeight: 12))
    },
    Spelling(
      #"{"kind":"environment","set":{"lineLimit":2},"child":{"kind":"environment","set":{"font":{"style":"title"}},"child":{"kind":"text","string":"x"}}}"#
    ) { AnyView(Text("x")).font(.title).lineLimit(2) },
    Spelling(#"{"kind":"environment","set":{"lineLimit":[2,4]},"child":{"kind":"text","string":"x"}}"#) {
      Text("x").lineLimit(2...4)
    },
    Spelling(#"{"kind":"environment","set":{"lineLimit":[2,null]},"child":{"kind":"text","string":"x"}}"#) {
      Text("x").lineLimit(2...)
    },
    Spelling(
      #"{"kind":"environment","set":{"dynamicTypeSize":"xLarge"},"child":{"kind":"text","string":"x"}}"#
    ) {
      Text("x").dynamicTypeSize(.xLarge)
    },
    Spelling(#"{"kind":"environment","set":{"truncation":"middle"},"child":{"kind":"text","string":"x"}}"#) {
      Text("x").truncationMode(.middle)
    },
    Spelling(
      #"{"kind":"environment","set":{"wrap":"balance"},"child":{"kind":"environment","set":{"minimumScaleFactor":0.5},"child":{"kind":"environment","set":{"allowsTightening":true},"child":{"kind":"text","string":"x"}}}}"#
    ) {
      Text("x").allowsTightening(true).minimumScaleFactor(0.5).textWrap(.balance)
    },
  ]
}

@Suite struct SpellingTests {
  private func canonical(_ description: RowDescription) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(description), as: UTF8.self)
  }

  @Test("A view and its JSON are the same tree", arguments: Spelling.all)
  func viewIsJSON(_ spelling: Spelling) throws {
    let read = try JSONDecoder().decode(RowDescription.self, from: Data(spelling.json.utf8))
    #expect(try canonical(spelling.view()) == canonical(read))
  }

  @Test("What is written is read again as it was", arguments: Spelling.all)
  func roundTrip(_ spelling: Spelling) throws {
    let once = try canonical(try JSONDecoder().decode(RowDescription.self, from: Data(spelling.json.utf8)))
    let twice = try canonical(try JSONDecoder().decode(RowDescription.self, from: Data(once.utf8)))
    #expect(once == twice)
  }

  @Test("Every kind has its two spellings")
  func everyKind() {
    let spelled = Spelling.all.map(\.json).joined()
    for kind in RowDescription.kindNames where kind != "geometryReader" {
      #expect(spelled.contains("\"kind\":\"\(kind)\""), "\(kind) is missing")
    }
  }
}
