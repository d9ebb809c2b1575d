import SelfSizing

/// The row that the examples test.
struct QuoteRow: View {
  let text: String
  let author: String

  var body: some View {
    HStack(spacing: 10) {
      Rectangle().frame(width: 2)
      VStack(alignment: .leading, spacing: 4) {
        Text(text).id("text")
        Text(author).font(.caption).id("author")
      }
      Spacer()
    }
    .padding(10)
  }
}
