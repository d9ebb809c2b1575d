#if SystemFonts
  internal import ArgumentParser
  internal import LayoutFixtures
  internal import SystemFonts

  /// `selfsize fonts`: a family in, the faces that the system has for it out.
  struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "fonts",
      abstract: "Lists the installed faces that a family resolves to, the system's fallback behind them.",
      discussion: """
        Each face covers characters that none before it does; the files can stand in a stack as they are.

          selfsize fonts Inter --weight 700 --limit 5
          selfsize fonts sans-serif --language ja --format json
        """)

    @Argument(help: "Family names in the order of preference; none asks for the system's own choice.")
    var families: [String] = []

    @Option(help: "The weight, from 1 to 1000: 400 regular, 700 bold.")
    var weight = 400.0

    @Option(help: "The width in percent of normal, from 50 to 200.")
    var width = 100.0

    @Flag(help: "Prefers italic and oblique faces.")
    var italic = false

    @Option(help: "A language that the faces should cover, as ja or zh-Hant.")
    var language: String?

    @Option(help: "The most faces listed.")
    var limit: Int?

    @Option(help: "table for people, or json: one object a line.")
    var format = Format.table

    enum Format: String, CaseIterable, ExpressibleByArgument { case table, json }

    func validate() throws {
      if let limit, limit < 1 { throw ValidationError("--limit must be at least 1.") }
    }

    func run() throws {
      var query = FontQuery(weight: weight, width: width, isItalic: italic, language: language)
      query.families = families
      let resolution: FontResolution
      do throws(FontCatalogError) {
        resolution = try FontCatalog().resolve(query)
      } catch {
        throw ToolError("\(error)")
      }
      let faces = resolution.faces.prefix(limit ?? Int.max)
      switch format {
      case .json: for face in faces { try StandardOutput.print(json(of: face)) }
      case .table: try printTable(Array(faces))
      }
      let generic = ["serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "emoji", "math"]
      if resolution.installedFamily == nil,
        let family = families.first(where: { !generic.contains($0.lowercased()) })
      {
        StandardError.print("note: no font of the family \"\(family)\" is installed; these stand in for it")
      }
    }

    private func json(of face: SystemFace) -> String {
      var json = JSONWriter()
      json.beginObject()
      json.key("file")
      json.value(face.path)
      json.key("index")
      json.value(face.index)
      json.key("family")
      json.value(face.family)
      json.key("style")
      json.value(face.style)
      json.key("weight")
      json.value(face.weight)
      json.key("width")
      json.value(face.width)
      json.key("italic")
      json.value(face.isItalic)
      json.endObject()
      return json.text
    }

    private func printTable(_ faces: [SystemFace]) throws {
      var table = TextTable(head: ["file", "index", "family", "style", "weight"])
      for face in faces {
        table.add([face.path, "\(face.index)", face.family, face.style, "\(Int(face.weight.rounded()))"])
      }
      for line in table.lines { try StandardOutput.print(line) }
    }
  }
#endif
