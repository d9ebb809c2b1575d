#if Pango
  import CBenchPango
  import SelfSizing

  /// Pango over the same labels in the same font: a peer that anyone can check. Built with the trait `Pango`.
  enum PangoSuite {
    static var suites: [(inout Report) throws -> Void] { [run] }

    private static func run(_ report: inout Report) throws {
      let engine = try TextEngine(stacks: ["ui": FontStack(files: TextSuite.stack)])
      let labels = try TextCorpus("chat").textLabels
      let strings = labels.map { Array($0.runs[0].string.utf8CString) }
      let context = bench_pango_context()
      func layout(_ string: [CChar]) -> OpaquePointer? {
        let layout = bench_pango_layout(context, "Inter", 16)
        pango_layout_set_text(layout, string, Int32(string.count - 1))
        return layout
      }
      let texts = try labels.map { try engine.preparedText($0) }
      let layouts = strings.map(layout)
      for layout in layouts { keep(bench_pango_height(layout, 300)) }
      let widths = (0..<8).map { 200 + Double($0 * 37 % 64) * 3.1875 }
      let timings = try Stopwatch(rounds: 5).time([
        .init(operations: labels.count) {
          for label in labels { keep(try engine.preparedText(label).height(width: 300)) }
        },
        .init(operations: labels.count) {
          for string in strings {
            let layout = layout(string)
            keep(bench_pango_height(layout, 300))
            bench_pango_free(UnsafeMutableRawPointer(layout))
          }
        },
        .init(operations: labels.count * widths.count) {
          for width in widths { for text in texts { keep(try text.height(width: width)) } }
        },
        .init(operations: labels.count * widths.count) {
          for width in widths { for layout in layouts { keep(bench_pango_height(layout, width)) } }
        },
      ])
      for (place, name) in ["cold", "width"].enumerated() {
        let (ours, pango) = (timings[2 * place], timings[2 * place + 1])
        report.add(
          Figure(
            name: "text.chat.\(name).beside.pango", median: ours.median, min: ours.min, unit: "ns",
            reference: "pango", ratio: ours.median / pango.median))
        report.add(Figure(name: "text.chat.\(name).pango", median: pango.median, min: pango.min, unit: "ns"))
      }
    }
  }
#else
  /// Without Pango there is nothing to compare with.
  enum PangoSuite {
    static var suites: [(inout Report) throws -> Void] { [] }
  }
#endif
