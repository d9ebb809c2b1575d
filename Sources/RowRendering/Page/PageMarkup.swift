internal import RowLayout

/// Writes the page's HTML.
struct PageMarkup {
  let title: String
  let widths: PageWidths
  let rows: [PageRow]
  let comparison: PageComparison

  func html(definitions: String) -> String {
    let fonts = comparison.fonts
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.xmlEscaped)</title>
      <style>
      \(Self.text(PackageResources.page_css))\(fonts?.css ?? "")</style>
      </head>
      <body>
      <svg class="definitions" aria-hidden="true"><defs>
      \(definitions)</defs></svg>
      <header>
      <h1>\(title.xmlEscaped)</h1>
      <div class="slider">
      <label for="all">Width of all rows</label>
      \(slider("all"))
      <output id="all-width" for="all"></output>
      </div>
      <div class="marks" role="group" aria-label="Widths of the document">
      \(widths.marks.map { "<button type=\"button\" data-width=\"\($0)\">\(shortDecimal($0))</button>" }.joined())
      \(comparison.entries.isEmpty ? "" : "<label class=\"switch\"><input type=\"checkbox\" id=\"compare\"> Compare with this browser</label>")
      </div>
      </header>
      <main>
      \(comparisonSection)\(rows.enumerated().map { row($1, number: $0) }.joined())</main>
      <footer>
      <p>Heights are exact at every width from \(shortDecimal(widths.from)) to \(shortDecimal(widths.to)) points: each step of a curve \
      begins at the very width at which the height changes. Pictures and frames are those of \
      \(widths.step == 1 ? "whole points" : "every \(shortDecimal(widths.step)) points"), to a ten-thousandth of a point.</p>
      \(rows.contains { $0.steps.steps.contains(where: \.isSampled) } ? "<p>Where a curve is dotted, heights are those of half points: rows of this kind do not say how far theirs hold.</p>\n" : "")\
      \(fontNote)</footer>
      <script type="application/json" id="data">\(PageData(self).json)</script>
      <script>
      \(Self.text(PackageResources.page_js))</script>
      </body>
      </html>

      """
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func slider(_ id: String, _ label: String = "") -> String {
    "<input type=\"range\" id=\"\(id)\"\(label) min=\"\(shortDecimal(widths.from))\" max=\"\(shortDecimal(widths.to))\" "
      + "step=\"\(shortDecimal(widths.step))\" value=\"\(shortDecimal(widths.marks.first ?? widths.from))\">"
  }

  // MARK: Rows

  private func row(_ row: PageRow, number: Int) -> String {
    let id = "row-\(number)"
    let proposal = row.proposedHeight.map { " <small>in a height of \(shortDecimal($0))</small>" } ?? ""
    return """
      <section class="row" data-row="\(number)" aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(row.id.xmlEscaped)\(proposal)</h2>
      <p class="answer"><output class="height" for="\(id)"></output> <span class="holds"></span></p>
      <div class="stage" tabindex="0" role="group" aria-label="Picture of \(row.id.xmlEscaped); the arrow keys lead through its parts"></div>
      <p class="part" aria-live="polite">Point at a part to see its frame.</p>
      <div class="slider">
      <label for="\(id)">Width</label>
      \(slider(id, " aria-label=\"Width of \(row.id.xmlEscaped)\""))
      <output class="width" for="\(id)"></output>
      </div>
      \(curve(row))<details><summary>\(row.steps.steps.count == 1 ? "The height" : "All \(row.steps.steps.count) heights")</summary>
      <table><thead><tr><th scope="col">from</th><th scope="col">up to</th><th scope="col">height</th></tr></thead><tbody>
      \(row.steps.steps.map(tableRow).joined())</tbody></table></details>
      </section>

      """
  }

  private func tableRow(_ step: RowHeightSteps.Step) -> String {
    let rate = step.slope == 0 ? "" : " and \(shortDecimal(step.slope)) more a point"
    return "<tr><td>\(shortDecimal(step.from))</td><td>\(shortDecimal(step.to))</td>"
      + "<td>\(shortDecimal(step.height))\(rate)</td></tr>\n"
  }

  /// The heights as a curve: a unit across is a point of width, the highest height is 100 units up.
  private func curve(_ row: PageRow) -> String {
    let ends = row.steps.steps.flatMap { [$0.height, $0.height + $0.slope * ($0.to - $0.from)] }
    let highest = ends.filter(\.isFinite).max() ?? 0
    let lowest = ends.filter(\.isFinite).min() ?? 0
    let unit = highest > 0 ? 100 / highest : 0
    let across = shortDecimal(widths.to - widths.from)
    var path = ""
    var marks = ""
    for (number, step) in row.steps.steps.enumerated() {
      let y = shortDecimal(100 - step.height * unit)
      let end = shortDecimal(100 - (step.height + step.slope * (step.to - step.from)) * unit)
      path +=
        "\(number == 0 ? "M" : "L")\(shortDecimal(step.from - widths.from)) \(y)L\(shortDecimal(step.to - widths.from)) \(end)"
    }
    for mark in widths.marks {
      let x = shortDecimal(mark - widths.from)
      marks += "<line class=\"mark\" x1=\"\(x)\" y1=\"0\" x2=\"\(x)\" y2=\"100\"/>"
    }
    let isSampled = row.steps.steps.contains(where: \.isSampled)
    let range =
      lowest == highest ? shortDecimal(lowest) : "from \(shortDecimal(lowest)) to \(shortDecimal(highest))"
    return """
      <figure>
      <figcaption>Height by width, \(range) points</figcaption>
      <svg class="curve\(isSampled ? " sampled" : "")" viewBox="0 -4 \(across) 108" preserveAspectRatio="none" role="img" \
      aria-label="Height by width: \(row.steps.steps.count == 1 ? "1 step" : "\(row.steps.steps.count) steps"), \(range) points">
      \(marks)<path class="area" d="\(path)L\(across) 100L0 100Z"/><path class="stairs" d="\(path)"/><line class="now" y1="-4" y2="104"/>
      </svg>
      <div class="axis" aria-hidden="true"><span>\(shortDecimal(widths.from))</span><span>\(shortDecimal(widths.to))</span></div>
      </figure>

      """
  }

  // MARK: Comparison

  private var comparisonSection: String {
    guard !comparison.entries.isEmpty else { return "" }
    var section = """
      <section id="comparison" aria-labelledby="comparison-title" hidden>
      <h2 id="comparison-title">Beside this browser</h2>
      <p>Each plain text of the rows alone in a block of the width that is chosen above, in the same fonts: first as it was measured, \
      with the breaks and the rounding that browsers have, then as this browser lays it out.</p>
      <p class="tools"><output id="verdict" role="status"></output>
      <button type="button" id="sweep">Compare at every width</button></p>

      """
    for (number, entry) in comparison.entries.enumerated() {
      section += """
        <article class="text" data-text="\(number)" aria-labelledby="text-\(number)">
        <h3 id="text-\(number)">\(entry.row.xmlEscaped) <small>\(entry.text.stack.xmlEscaped) \(shortDecimal(entry.text.size))</small></h3>
        <p class="verdict"></p>
        <div class="sides">
        <div><h4>Measured</h4><div class="ours"></div></div>
        <div><h4>This browser</h4><div class="theirs"></div></div>
        </div>
        </article>

        """
    }
    return section + "</section>\n"
  }

  private var fontNote: String {
    guard let fonts = comparison.fonts, !fonts.faces.isEmpty else { return "" }
    let kilobytes = fonts.faces.reduce(0) { $0 + $1.bytes.count } / 1024
    let names = fonts.faces.map(\.source).joined(separator: ", ").xmlEscaped
    return "<p>Fonts for the comparison, cut down to the characters of the texts: \(names); "
      + "\(max(1, kilobytes)) kB in all.</p>\n"
  }
}
