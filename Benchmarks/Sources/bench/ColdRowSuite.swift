import CBenchYoga
import SelfSizing

/// The figures of chat rows of ten parts that were never measured, in real text whose words were met before: from a view to its
/// height, and from a template; against Yoga, which builds and lays out the same row with texts measured by a table.
struct ColdRowSuite {
  private let engine: TextEngine
  private let environment = RowEnvironment(font: FontChoice(stack: "ui"))
  private let messages: [Message]
  private let hasYoga: Bool
  private let rows = Configurator<Message, Cell> {
    ChatRow(message: $0)
  } fill: { _, _, _ in
  }

  struct Message: Identifiable, Equatable {
    var id: Int
    var sender: String
    var text: String
  }

  final class Cell: ReusableCell {}

  /// Avatar, name, text, time, paddings and a bar: ten parts.
  struct ChatRow: View {
    let message: Message

    var body: some View {
      HStack(alignment: .top, spacing: 12) {
        Rectangle().frame(width: 2)
        Circle().frame(width: 40, height: 40)
        VStack(alignment: .leading, spacing: 2) {
          Text(message.sender).font(.headline)
          Text(message.text)
          Text("yesterday").font(.caption)
        }
        .padding(.vertical, 8)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 16)
    }
  }

  /// Adds the figures; with a library of Yoga's, those of Yoga too.
  static func run(_ report: inout Report, yoga: String?) throws {
    try ColdRowSuite(yoga: yoga).run(&report)
  }

  private init(yoga: String?) throws {
    hasYoga = yoga.map { benchYogaOpen($0) } ?? false
    engine = try TextEngine(stacks: [
      "ui": FontStack(files: ["Inter-Regular.otf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf"])
    ])
    let senders = ["Mira", "Jonas", "Aylin", "Tomás", "Grandma", "Dr. Okafor", "Lena"]
    messages = try TextCorpus("chat").labels.enumerated().map {
      Message(id: $0.offset, sender: senders[$0.offset % senders.count], text: $0.element.text)
    }
  }

  private func run(_ report: inout Report) throws {
    let measurer = RowMeasurer(text: engine, environment: environment)
    let template = try RowTemplate(
      view: ChatRow(message: messages[0]), environment: environment, texts: engine)
    var subjects = [
      Stopwatch.Subject(operations: messages.count) {
        let sizer = RowSizer(rows, id: \.id, measurer: measurer)
        for message in messages { keep(try sizer.height(of: message, width: 375)) }
      },
      Stopwatch.Subject(operations: messages.count) {
        for message in messages {
          let row = try PreparedRow(
            view: ChatRow(message: message), environment: environment, texts: engine)
          keep(try row.height(width: 375))
        }
      },
      Stopwatch.Subject(operations: messages.count) {
        for message in messages {
          let row = try template.row(strings: [message.sender, message.text, "yesterday"], texts: engine)
          keep(try row.height(width: 375))
        }
      },
    ]
    if hasYoga {
      let lengths = messages.map { Float($0.text.unicodeScalars.count) * 8 }
      subjects.append(
        Stopwatch.Subject(operations: messages.count) {
          for length in lengths {
            keep(
              benchYogaRow(
                BenchYogaText(length: 60, lineHeight: 21), BenchYogaText(length: length, lineHeight: 21),
                BenchYogaText(length: 54, lineHeight: 15), 375))
          }
        })
    }
    let timings = try Stopwatch().time(subjects)
    let reference = hasYoga ? timings[3] : nil
    report.add(figure("rows.cold.view", timings[0], reference, 0.6))
    report.add(figure("rows.cold.described", timings[1], reference, nil))
    report.add(figure("rows.cold.template", timings[2], reference, 0.2))
  }

  private func figure(
    _ name: String, _ timing: Stopwatch.Timing, _ reference: Stopwatch.Timing?, _ target: Double?
  ) -> Figure {
    Figure(
      name: name, median: timing.median, min: timing.min, unit: "ns",
      reference: reference.map { "Yoga, \(Int($0.median)) ns" },
      ratio: reference.map { timing.median / $0.median },
      target: reference == nil ? nil : target.map { .ratioAtMost($0) })
  }
}
