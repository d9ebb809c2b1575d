#if SystemFonts
  internal import ArgumentParser
  internal import LayoutFixtures
  internal import SelfSizing
  internal import SystemFonts
  internal import TextLayout
  internal import TextShaping

  /// `selfsize fonts`: a family or a stack in, the faces that draw it out.
  struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "fonts",
      abstract: "Lists the faces that a family of the system or a stack resolves to, weight by weight.",
      discussion: """
        With a weight: the installed faces that serve it, the system's fallback behind. Each covers characters that none before it \
        does; the files can stand in a stack as they are.

          selfsize fonts Inter
          selfsize fonts --stacks stacks.json --stack ui
          selfsize fonts Inter --weight 700 --limit 5
          selfsize fonts sans-serif --weight 400 --language ja --format json
        """)

    @Argument(help: "Family names in the order of preference; none asks for the system's own choice.")
    var families: [String] = []

    @Option(help: "\(RowInput.stacksHelp).")
    var stacks: String?

    @Option(help: "The name of a stack of that file; none where it has only one.")
    var stack = ""

    @OptionGroup var fontOptions: FontOptions

    @Option(help: "One weight, from 1 to 1000, with the fallback behind: 400 regular, 700 bold.")
    var weight: Double?

    @Option(help: "The width in percent of normal, from 50 to 200.")
    var width = 100.0

    @Flag(help: "With a weight: prefers italic and oblique faces.")
    var italic = false

    @Option(help: "With a weight: a language that the faces should cover, as ja or zh-Hant.")
    var language: String?

    @Option(help: "The most faces listed.")
    var limit: Int?

    @Option(help: "table for people, or json: one object a line.")
    var format = Format.table

    enum Format: String, CaseIterable, ExpressibleByArgument { case table, json }

    func validate() throws {
      if let limit, limit < 1 { throw ValidationError("--limit must be at least 1.") }
      if stacks != nil, weight != nil || !families.isEmpty {
        throw ValidationError(
          "A stack of files has no fallback of the system's: give --stacks alone, or families.")
      }
      if stacks == nil, !stack.isEmpty {
        throw ValidationError("--stack names a stack of the file --stacks.")
      }
    }

    func run() throws {
      if let weight { return try printResolution(weight) }
      let engine = try engine()
      let names = engine.library.stackNames
      guard !stack.isEmpty || names.count < 2 else {
        let known = names.joined(separator: ", ")
        throw ToolError("\(stacks ?? "") has several stacks; choose one by --stack: \(known)")
      }
      let weights = try FontWeights(
        of: FontDescription(stack: stack, size: 17, width: width), in: engine.library)
      let lines = format == .json ? weights.json : weights.table.lines
      // A table has its head beside.
      try StandardOutput.print(
        lines.prefix(limit.map { format == .json ? $0 : min($0, .max - 1) + 1 } ?? .max))
      if stacks == nil { try noteMissing() }
    }

    /// The engine of the stacks file, or of the first installed family.
    private func engine() throws -> TextEngine {
      guard stacks == nil, !families.isEmpty else {
        return try TextEngine(stacksFile: stacks, folders: fontOptions.folders)
      }
      do {
        var query = FontQuery()
        query.families = families
        let family = try FontCatalog().installedFamily(of: query) ?? families[0]
        return try TextEngine(stacks: ["": .system(family: family)])
      } catch {
        throw ToolError("\(error)")
      }
    }

    private func query(weight: Double = 400) -> FontQuery {
      var query = FontQuery(weight: weight, width: width, isItalic: italic, language: language)
      query.families = families
      return query
    }

    /// Lists the faces that serve one weight, with the fallback behind.
    private func printResolution(_ weight: Double) throws {
      let resolution: FontResolution
      do throws(FontCatalogError) {
        resolution = try FontCatalog().resolve(query(weight: weight))
      } catch {
        throw ToolError("\(error)")
      }
      let faces = resolution.faces.prefix(limit ?? Int.max)
      switch format {
      case .json: try StandardOutput.print(faces.map(json))
      case .table: try printTable(Array(faces))
      }
      try noteMissing()
    }

    /// Says where none of the families is installed.
    private func noteMissing() throws {
      let generic = ["serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "emoji", "math"]
      guard let family = families.first(where: { !generic.contains($0.lowercased()) }),
        try FontCatalog().installedFamily(of: query()) == nil
      else { return }
      StandardError.print(
        "note: no font of the family \"\(family)\" is installed; these stand in for it".asMessage)
    }

    private func json(of face: SystemFace) -> String {
      JSONWriter.line { json in
        json.member("file", face.path)
        json.member("index", face.index)
        json.member("family", face.family)
        json.member("style", face.style)
        json.member("weight", face.weight)
        json.member("width", face.width)
        json.member("italic", face.isItalic)
      }
    }

    private func printTable(_ faces: [SystemFace]) throws {
      var table = TextTable(head: ["file", "index", "family", "style", "weight"])
      for face in faces {
        table.add([face.path, "\(face.index)", face.family, face.style, "\(Int(face.weight.rounded()))"])
      }
      try StandardOutput.print(table.lines)
    }
  }
#endif
