import SelfSizing

/// The figures of chat rows that have a bold name against the same rows in one weight.
struct RichRowSuite {
  private let engine: TextEngine
  private let environment = RowEnvironment(font: FontChoice(stack: "ui"))
  private let messages: [(sender: String, text: String)]
  private let stopwatch = Stopwatch()

  /// A chat row; its name stands alone above the message, or is the beginning of it.
  private struct ChatRow: View {
    var sender: String
    var text: String
    var isBold: Bool
    var isInline: Bool

    var body: some View {
      HStack(alignment: .top, spacing: 10) {
        Rectangle().frame(width: 40, height: 40)
        VStack(alignment: .leading, spacing: 2) {
          if !isInline { name.lineLimit(1) }
          if isInline { name + Text(text) } else { Text(text) }
          Text("09:12").font(.caption)
        }
      }.padding(12)
    }

    private var name: Text { isBold ? Text(sender).bold() : Text(sender) }
  }

  static func run(_ report: inout Report) throws { try RichRowSuite().run(&report) }

  private init() throws {
    engine = try TextEngine(stacks: [
      "ui": FontStack(fonts: [
        FontReference(file: "Inter-Regular.otf", family: "Inter"),
        FontReference(file: "Inter-Bold.otf", family: "Inter", weights: 700...700),
        FontReference(file: "NotoSansCJK-Regular.ttc"), FontReference(file: "NotoColorEmoji.ttf"),
      ])
    ])
    let senders = ["Mira", "Jonas", "Aylin", "Tomás", "Grandma", "Dr. Okafor", "Lena"]
    messages = try TextCorpus("chat").labels.enumerated().map {
      (senders[$0.offset % senders.count] + ": ", $0.element.text)
    }
  }

  private func run(_ report: inout Report) throws {
    for isInline in [false, true] {
      let name = "rows." + (isInline ? "boldRun" : "boldName")
      let plain = try rows(isBold: false, isInline: isInline)
      let bold = try rows(isBold: true, isInline: isInline)
      let prepared = try stopwatch.time([
        Stopwatch.Subject(operations: messages.count) { keep(try plain.prepare()) },
        Stopwatch.Subject(operations: messages.count) { keep(try bold.prepare()) },
      ])
      report.add(figure(name + ".prepare", prepared[1], against: prepared[0], .ratioAtMost(1.3)))
      let (plainRows, boldRows) = (try plain.prepare(), try bold.prepare())
      var width = 300.0
      let measured = try stopwatch.time([
        Stopwatch.Subject(operations: messages.count) {
          width = width == 300 ? 300.5 : width + 1
          for row in plainRows { keep(try row.height(width: width)) }
        },
        Stopwatch.Subject(operations: messages.count) {
          for row in boldRows { keep(try row.height(width: width)) }
        },
      ])
      report.add(figure(name + ".width", measured[1], against: measured[0], .ratioAtMost(1.2)))
    }
  }

  /// Rows of one template.
  private struct Rows {
    var template: RowTemplate
    var strings: [[[String]]]
    var engine: TextEngine

    func prepare() throws -> [PreparedRow] {
      try strings.map { try template.row(runs: $0, texts: engine) }
    }
  }

  private func rows(isBold: Bool, isInline: Bool) throws -> Rows {
    let view = ChatRow(sender: "Ann: ", text: "text", isBold: isBold, isInline: isInline)
    let strings = messages.map { sender, text in
      // A text of one weight is one run.
      isInline ? [isBold ? [sender, text] : [sender + text], ["09:12"]] : [[sender], [text], ["09:12"]]
    }
    return Rows(
      template: try RowTemplate(view: view, environment: environment, texts: engine), strings: strings,
      engine: engine)
  }

  private func figure(
    _ name: String, _ timing: Stopwatch.Timing, against reference: Stopwatch.Timing, _ target: Figure.Target
  ) -> Figure {
    Figure(
      name: name, median: timing.median, min: timing.min, unit: "ns", reference: "plain row",
      ratio: timing.median / reference.median, target: target)
  }
}
