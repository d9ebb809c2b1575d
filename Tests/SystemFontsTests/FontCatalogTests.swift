#if SystemFonts
  import Foundation
  import SystemFonts
  import Testing

  @Suite struct FontCatalogTests {
    private let catalog: FontCatalog

    init() throws { catalog = try FontCatalog() }

    /// Whether a family is installed; tests that need one are skipped elsewhere.
    static func has(_ family: String) -> Bool {
      guard let catalog = try? FontCatalog() else { return false }
      return (try? catalog.resolve(FontQuery(family)))?.installedFamily == family
    }

    @Test("A family resolves to a file of it, with fallback faces behind", .enabled(if: has("Inter")))
    func family() throws {
      let resolution = try catalog.resolve(FontQuery("Inter"))
      let first = try #require(resolution.faces.first)
      #expect(resolution.installedFamily == "Inter")
      #expect(first.family == "Inter" && abs(first.weight - 400) < 1 && !first.isItalic)
      #expect(resolution.faces.count > 1)
      for face in resolution.faces.prefix(8) {
        #expect(FileManager.default.fileExists(atPath: face.path))
        #expect(face.index >= 0)
      }
      #expect(Set(resolution.faces).count == resolution.faces.count)
    }

    @Test("Weight and slant choose the face", .enabled(if: has("DejaVu Sans")))
    func styles() throws {
      let bold = try catalog.resolve(FontQuery("DejaVu Sans", weight: 700)).faces.first
      #expect(bold?.style == "Bold")
      let oblique = try catalog.resolve(FontQuery("DejaVu Sans", weight: 690, isItalic: true)).faces.first
      #expect(oblique?.isItalic == true && (oblique?.weight ?? 0) > 600)
    }

    @Test("Width chooses the face", .enabled(if: has("DejaVu Sans") && has("DejaVu Sans Condensed")))
    func width() throws {
      let condensed = try catalog.resolve(FontQuery("DejaVu Sans", width: 90)).faces.first
      #expect((condensed?.width ?? 100) < 100)
    }

    @Test(
      "The language decides between faces that cover the same characters",
      .enabled(if: has("Noto Sans CJK JP")))
    func language() throws {
      func first(_ language: String) throws -> String? {
        try catalog.resolve(FontQuery("sans-serif", language: language)).faces
          .first { $0.family.contains("CJK") }?.family
      }
      #expect(try first("ja")?.hasSuffix("JP") == true)
      #expect(try first("ko-KR")?.hasSuffix("KR") == true)
      #expect(try first("zh-Hant")?.hasSuffix("TC") == true)
      #expect(try first("zh-Hans-CN")?.hasSuffix("SC") == true)
    }

    @Test("A family that is not installed says so and still gives faces")
    func missing() throws {
      let resolution = try catalog.resolve(FontQuery("No Such Family 7"))
      #expect(resolution.installedFamily == nil)
      #expect(!resolution.faces.isEmpty)
      #expect(try catalog.resolve(FontQuery("", "No Such Family 7", "DejaVu Sans")).faces.isEmpty == false)
    }

    @Test(
      "Values out of range are refused by name",
      arguments: [
        FontQuery("Inter", weight: 0), FontQuery("Inter", weight: .nan),
        FontQuery("Inter", weight: .infinity),
        FontQuery("Inter", width: 20), FontQuery("Inter", width: -.infinity), FontQuery("In\0ter"),
        FontQuery("Inter", language: "j\0"),
      ])
    func refused(query: FontQuery) throws {
      let error = #expect(throws: FontCatalogError.self) { try catalog.resolve(query) }
      #expect(error?.code == .invalidQuery)
    }

    @Test("A language that no one knows changes nothing")
    func unknownLanguage() throws {
      let plain = try catalog.resolve(FontQuery("sans-serif"))
      for tag in ["xx-nope", "-", "", "日本語"] {
        #expect(try catalog.resolve(FontQuery("sans-serif", language: tag)) == plain)
      }
    }

    @Test("Threads share one catalog")
    func threads() async throws {
      let expected = try catalog.resolve(FontQuery("sans-serif", language: "ja"))
      let catalog = catalog
      try await withThrowingTaskGroup(of: FontResolution.self) { group in
        for _ in 0..<8 { group.addTask { try catalog.resolve(FontQuery("sans-serif", language: "ja")) } }
        for try await resolution in group { #expect(resolution == expected) }
      }
    }
  }
#endif
