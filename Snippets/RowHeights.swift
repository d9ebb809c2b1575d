// The heights of one row at three widths.
import SelfSizing

struct QuoteRow: View {
  var body: some View {
    HStack(spacing: 10) {
      Rectangle().frame(width: 2)
      VStack(alignment: .leading, spacing: 4) {
        Text("The journey of a thousand miles begins with a single step.")
        Text("– Lao Tzu").font(.caption)
      }.padding(.vertical, 10)
      Spacer()
    }.padding(.horizontal, 10)
  }
}

let row = try PreparedRow(view: QuoteRow(), texts: TextEngine())
for width in [320.0, 375, 414] { print(width, try row.height(width: width)) }
