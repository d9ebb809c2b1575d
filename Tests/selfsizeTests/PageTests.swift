import Foundation
import LayoutFixtures
import RowRendering
import SelfSizing
import TestSupport
import Testing

/// The page that `selfsize render` writes, in a real browser.
@Suite(
  .serialized,
  .enabled(
    if: Browser.isWanted, "needs chromium and chromium-driver; SELFSIZING_BROWSER=required demands them"))
struct PageTests {
  /// Makes a page of a document and opens it in a browser of its own.
  private func withPage(
    of document: String, _ arguments: [String] = [], width: Int = 1200, isDark: Bool = false,
    _ body: (Browser) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "page.html")
    let result = try Tool.run(["render", document, "-o", file.path] + arguments)
    try #require(result.code == 0, "\(result.errors)")
    let browser = try Browser(width: width, isDark: isDark)
    try browser.open(file)
    try body(browser)
    // To be looked at: `swift test --attachments-path FOLDER` keeps it.
    Attachment.record(try browser.screenshot(), named: "page.png")
    #expect(try browser.console() == [])
  }

  private func fixtures(_ document: String) throws -> (rows: [RowFixture], measurer: RowFixtureMeasurer) {
    var reader = try RowFileReader(path: ProjectFolders.root.appending(path: document).path)
    var rows: [RowFixture] = []
    while let row = try reader.next() { rows.append(row) }
    return (rows, try RowFixtureMeasurer(header: reader.header, folders: [reader.folder]))
  }

  @Test("Heights follow the slider, and are those of the library; frames show on hover and by keyboard")
  func rows() throws {
    let document = "Fixtures/Rows/quotes.json"
    let (rows, measurer) = try fixtures(document)
    try withPage(of: document) { browser in
      // By hand: one point to the right.
      try browser.type("\u{E014}", into: "#row-0")
      #expect(
        try browser.run("return document.querySelector('.row .width').value", as: String.self) == "321")
      let widths = stride(from: 160.0, through: 621, by: 19).map { $0 }
      let script = """
        const slider = document.getElementById("all");
        return \(widths).map(width => {
          slider.value = width;
          slider.dispatchEvent(new Event("input"));
          return [...document.querySelectorAll(".row .height")].map(output => +output.value);
        });
        """
      let shown: [[Double]] = try browser.run(script)
      try #require(shown.count == widths.count)
      let prepared = try rows.map { try measurer.prepare($0) }
      #expect(try shown == widths.map { width in try prepared.map { try $0.height(width: width) } })
      // The last row stands at 620 now; the pointer goes to the middle of its text.
      let last = try #require(rows.last)
      let frame = try #require(try measurer.prepare(last).layout(width: 615).frame("text"))
      let place: [Double] = try browser.run(
        """
        const slider = document.getElementById("all");
        slider.value = 615;
        slider.dispatchEvent(new Event("input"));
        const stage = [...document.querySelectorAll(".stage")].at(-1);
        stage.scrollIntoView({ block: "center" });
        const box = stage.firstChild.getBoundingClientRect();
        return [box.x, box.y];
        """)
      try browser.point(x: Int(place[0] + frame.x + 20), y: Int(place[1] + frame.y + 5))
      let part = "return [...document.querySelectorAll('.part')].at(-1).textContent"
      let expected = "text \"text\": \(shortDecimal(frame.width)) × \(shortDecimal(frame.height))"
      #expect(try browser.run(part, as: String.self).hasPrefix(expected))
      let frames: Int = try browser.run("return document.querySelectorAll('.frame').length")
      #expect(frames == (try measurer.prepare(last).layout(width: 615).entries.count))
      try browser.type("\u{E014}", into: ".row .stage")
      #expect(
        try browser.run("return document.querySelector('.part').textContent", as: String.self)
          .hasPrefix("padding"))
    }
  }

  @Test(
    "The browser breaks the plain texts of the fixtures where they were measured to break",
    arguments: ["quotes.json", "chat.json", "cell-view.json"])
  func comparison(document: String) throws {
    try withPage(of: "Fixtures/Rows/\(document)") { browser in
      try browser.click("#compare")
      try browser.wait(for: "return document.getElementById('verdict').value !== ''")
      let families: [String] = try browser.run("return [...document.fonts].map(font => font.status)")
      #expect(!families.isEmpty && families.allSatisfy { $0 == "loaded" })
      // Every seventh width, as all of them take a while.
      _ = try browser.run(
        "compareEverywhere(data.widths.filter((_, index) => index % 7 == 0)); return true", as: Bool.self)
      try browser.wait(for: "return document.getElementById('verdict').value.includes(' widths: ')")
      let verdict: String = try browser.run("return document.getElementById('verdict').value")
      #expect(verdict.contains(" widths: 0 differ"), "\(verdict)")
      // At the widths of the document not even roundings differ.
      for width in [320, 375, 414] {
        let heading = "texts at \(width): 0 differ"
        _ = try browser.run("showAll(\(width)); return true", as: Bool.self)
        let verdict: String = try browser.run("return document.getElementById('verdict').value")
        #expect(verdict.hasSuffix(heading), "\(verdict)")
      }
    }
  }

  @Test("A text that the browser lays out otherwise is said to differ")
  func differences() throws {
    try withPage(of: "Fixtures/Rows/quotes.json", ["--row", "einstein"]) { browser in
      _ = try browser.run("texts[0].theirs.style.letterSpacing = '1px'; return true", as: Bool.self)
      try browser.click("#compare")
      try browser.wait(for: "return document.getElementById('verdict').value !== ''")
      let verdict: String = try browser.run(
        "return document.querySelector('.text .verdict').textContent")
      #expect(verdict.contains("begins at character"))
    }
  }

  @Test("Nothing in a document ends the page's script or becomes markup")
  func escaping() throws {
    let hostile =
      "</script><script>window.broken = 1</script><img src=x onerror='window.broken = 2'>&amp;\\u2028"
    let folder = try TemporaryFolder()
    let document = try folder.write(
      """
      {"format": 1, "widths": [200], "environment": {"stacks": {"</style>": {"fonts": ["Inter-Regular.otf"]}}, "font": {"stack": "</style>", "size": 15}},
       "rows": [{"id": "\(hostile)", "tree": {"kind": "text", "id": "\(hostile)", "string": "\(hostile)"}}]}
      """, to: "hostile.json")
    try withPage(of: document) { browser in
      #expect(try browser.run("return window.broken === undefined", as: Bool.self))
      try browser.click("#compare")
      try browser.wait(for: "return document.getElementById('verdict').value !== ''")
      #expect(try browser.run("return window.broken === undefined", as: Bool.self))
      let title: String = try browser.run("return document.querySelector('.row h2').textContent")
      #expect(title.hasPrefix("</script><script>"))
      let verdict: String = try browser.run("return document.querySelector('.text .verdict').className")
      #expect(verdict == "verdict same")
    }
  }

  @Test(
    "On a narrow screen nothing but the pictures reaches beyond its sides, by day and by night",
    arguments: [false, true])
  func narrow(isDark: Bool) throws {
    let rows = ["--row", "hello", "--row", "emoji"]
    try withPage(of: "Fixtures/Rows/chat.json", rows, width: 390, isDark: isDark) { browser in
      try browser.click("#compare")
      try browser.wait(for: "return document.getElementById('verdict').value !== ''")
      let widths: [Double] = try browser.run(
        "const root = document.documentElement; return [innerWidth, root.scrollWidth]")
      #expect(widths == [390, 390])
      let colors: [String] = try browser.run(
        "const style = getComputedStyle(document.body); return [style.color, style.backgroundColor]")
      let brightness = colors.map {
        $0.matches(of: /\d+/).compactMap { Int($0.output) }.prefix(3).reduce(0, +)
      }
      #expect(
        isDark ? brightness[0] > 600 && brightness[1] < 150 : brightness[0] < 150 && brightness[1] > 600)
    }
  }
}
