import SelfSizing

/// A chat bubble's cell: what the host draws is the message's text.
final class ChatCell: ReusableCell {
  var message: Message?

  func prepareForReuse() { message = nil }
}

/// Chat rows in real fonts: avatar, name and time above a message of any length.
enum ChatRows {
  /// Opened once: the fonts of the whole test run.
  static let engine = Result {
    try TextEngine(stacks: [
      "ui": FontStack(files: ["Inter-Regular.otf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf"])
    ])
  }

  static func measurer() throws -> RowMeasurer {
    RowMeasurer(text: try engine.get(), environment: RowEnvironment(font: FontChoice(stack: "ui")))
  }

  static func description(_ message: Message) -> RowDescription {
    let avatar = RowDescription(
      .frame(width: 40, height: 40, alignment: .center, child: RowDescription(.rect(ShapeDescription()))))
    let heading = RowDescription(
      .hstack(
        alignment: .firstTextBaseline, spacing: 6,
        children: [
          text(message.sender, .headline, lineLimit: LineLimit(maximum: 1)),
          RowDescription(.spacer(minLength: nil)),
          text("09:12", .caption, lineLimit: LineLimit(maximum: 1)),
        ]))
    let column = RowDescription(
      .vstack(alignment: .leading, spacing: 2, children: [heading, text(message.text, .body)]))
    return RowDescription(
      .padding(
        .length(12, .all),
        child: RowDescription(.hstack(alignment: .top, spacing: 10, children: [avatar, column]))))
  }

  static func configurator() -> Configurator<Message, ChatCell> {
    Configurator(description: description) { cell, message, _ in cell.message = message }
  }

  private static func text(
    _ string: String, _ style: TextStyle, lineLimit: LineLimit? = nil
  ) -> RowDescription {
    RowDescription(.text(TextDescription(string, font: FontChoice(style: style), lineLimit: lineLimit)))
  }
}
