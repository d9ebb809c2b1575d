// How tall is this row, at any width? Nothing is drawn and no view exists: a server could ask.
import SelfSizing

struct QuoteRow: View {
  let text, author: String
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(text)
      Text("– \(author)").font(.caption)
    }.padding()
  }
}

let engine = try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
let quote = QuoteRow(text: "“The journey of a thousand miles begins with a single step.”", author: "Lao Tzu")
let row = try PreparedRow(
  view: quote, environment: RowEnvironment(font: FontChoice(stack: "ui")), texts: engine)
for width in [200.0, 320, 375, 600] { print("\(width) wide: \(try row.height(width: width)) high") }
