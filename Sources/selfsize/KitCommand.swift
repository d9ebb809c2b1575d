internal import ArgumentParser
internal import LayoutFixtures
internal import SelfSizing
internal import TextLayout
internal import TextShaping

/// `selfsize kit`: font stacks in, what measuring their text needs out.
struct KitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kit",
    abstract: "Writes what measuring text in font stacks needs, for where the fonts are not.",
    discussion: """
      The kit holds the advances, kerning and substitutions of the stacks' faces for Latin, Greek, Cyrillic, Han, kana, bopomofo \
      and Hangul, and the faces' line metrics. A web page or a process without fonts then measures labels from strings, and \
      tells which it cannot measure exactly.

        selfsize kit stacks.json -o fonts.kit
        selfsize kit stacks.json -o fonts.kit --weights 400,700 --ranges 20-24F,2026
      """)

  @Argument(help: "\(RowInput.stacksHelp).")
  var stacks: String

  @Option(name: [.short, .customLong("output")], help: "The file to write.")
  var output: String

  @Option(
    help: "The weights held, separated by commas; others that choose the same faces are measured too.",
    transform: Self.weights(in:))
  var weights = [400]

  @Flag(help: "Holds italic faces, too.")
  var italic = false

  @Option(
    help:
      "The characters held, as hexadecimal ranges separated by commas; without it all that a kit may hold.",
    transform: { try $0.split(separator: ",").map(Self.range) })
  var ranges: [ClosedRange<UInt32>]?

  @Option(help: "A text whose characters are held, beside those of --ranges.")
  var characters: String?

  @Option(
    help: "Language tags, separated by commas, beside all common ones that the fonts set as text without one."
  )
  var languages = ""

  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    try OutputFile.check(output, isNoneOf: [stacks])
    var request = FontKitRequest(includesItalics: italic)
    request.weights = weights
    if ranges != nil || characters != nil {
      request.characters = (ranges ?? []) + (characters ?? "").unicodeScalars.map { $0.value...$0.value }
    }
    request.languages = languages.split(separator: ",").map(String.init)
    let engine = try TextEngine(stacksFile: stacks, folders: fontOptions.folders)
    try OutputFile.check(output, isNoneOf: engine.library.openedPaths)
    let bytes: [UInt8]
    do throws(FontError) {
      bytes = try engine.library.fontKit(request)
    } catch {
      throw ToolError(error.description)
    }
    try OutputFile.replace(output, with: bytes)
    let kit = try FontKit(decoding: bytes)
    try StandardOutput.print(
      "\(output): \(bytes.count) bytes, stacks \(kit.stackNames.joined(separator: ", "))".asMessage)
  }

  private static func weights(in text: String) throws -> [Int] {
    try text.split(separator: ",").map { part in
      guard let weight = Int(part), FontDescription.weights.contains(weight) else {
        throw ValidationError("a weight is a number from 1 to 1000; \(part) is none")
      }
      return weight
    }
  }

  private static func range(_ text: Substring) throws -> ClosedRange<UInt32> {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { UInt32($0, radix: 16) }
    guard let first = parts.first ?? nil, let last = parts.last ?? nil, parts.count <= 2, first <= last else {
      throw ValidationError("ranges are hexadecimal code points, as 20-7E,2026; \(text) is none")
    }
    return first...last
  }
}
