import Foundation
import SelfSizing

/// Real fonts with bytes changed, through all that reads them: loading, metrics, pair tables, shaping, outlines, pictures.
///
/// An input names an installed font by its first byte; every 8 bytes after it change the file in one place. A file lies in
/// memory, and after each run only the places that were changed are put back, so that even fonts of megabytes are quick.
enum FontFuzzer: Fuzzer {
  /// Fonts that between them have every table that is read: small ones first, as mutations of those meet more.
  private static let names = [
    "NotoSansHebrew-Regular.ttf", "NotoSansSundanese-Regular.ttf", "NotoSansThaana-Regular.ttf",
    "LiberationSans-Regular.ttf", "Inter-Regular.otf", "NotoSansArabic-Regular.ttf",
    "NotoSansDevanagari-Regular.ttf",
    "DejaVuSans.ttf", "NotoSansMongolian-Regular.ttf", "Roboto-Regular.ttf", "NotoColorEmoji.ttf",
    "NotoSansCJK-Regular.ttc",
  ]

  nonisolated(unsafe) private static let fonts: [MutableFont] = names.map { name in
    guard let path = installedFonts.first(where: { $0.hasSuffix("/" + name) }),
      let font = MutableFont(path: path)
    else {
      fatalError("\(name) is not installed; install the fonts that the README's first command names")
    }
    return font
  }

  /// The paths of all fonts in the system's folders, in order, whatever their format.
  private static let installedFonts: [String] = {
    let endings = ["ttf", "otf", "ttc", "otc", "woff", "woff2", "pfb", "pfa", "pcf", "gz", "bdf"]
    return ["/usr/share/fonts", "/usr/local/share/fonts"].flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }.map { folder + "/" + $0 }
    }.sorted()
  }()

  static func seeds(fixtures: URL) throws -> [[UInt8]] {
    names.indices.flatMap { font -> [[UInt8]] in
      let number = UInt8(font)
      // As it is, with one change in each of the first tables, and cut.
      return [[number]] + (0..<20).map { [number, $0, 0, 0, $0 * 3, $0, 0xFF, 0xFF, 0x80] } + [
        [number, 0, 1, 0, 0, 7, 0, 0, 0]
      ]
    }
  }

  static func run(_ input: [UInt8]) {
    var input = InputBytes(input)
    run(fonts[Int(input.byte()) % fonts.count], &input)
  }

  /// Runs mutants of every installed font, each with up to 16 changes. The mutant at work stands in the file `note`, so that a
  /// crash tells which it was; one that takes the processor longer than 20 seconds ends the program.
  ///
  /// - Parameter fonts: the fonts to change; all installed ones if nil.
  static func runMutants(count: Int, seed: UInt64, note: URL, fonts: [String]? = nil) {
    let fonts = fonts ?? installedFonts
    var state = seed
    for (number, path) in fonts.enumerated() {
      let share = (number + 1) * count / fonts.count - number * count / fonts.count
      guard share > 0, let font = MutableFont(path: path) else { continue }
      for mutant in 0..<share {
        let start = state
        let length = 8 * Int(1 + splitMix(&state) % 16)
        var input = InputBytes((0..<length).map { _ in UInt8(truncatingIfNeeded: splitMix(&state)) })
        try? Data("\(path), mutant \(mutant), state \(start)\n".utf8).write(to: note)
        limitTime(seconds: 20)
        run(font, &input)
      }
      limitTime(seconds: 0)
      print("\(number + 1) of \(fonts.count) fonts: \(share) mutants of \(path)")
    }
    try? FileManager.default.removeItem(at: note)
  }

  /// Ends the program by a signal when it has used the processor for so long; never if 0.
  private static func limitTime(seconds: Int) {
    var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
  }

  /// The next number of SplitMix64 (Steele, Lea, Flood 2014).
  private static func splitMix(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private static func run(_ font: MutableFont, _ input: inout InputBytes) {
    var changes = 0
    while !input.rest.isEmpty, changes < 32 {
      font.change(&input)
      changes += 1
    }
    defer { font.restore() }
    read(font.path, index: changes % 3 == 2 ? 1 : 0)
  }

  private static let texts = [
    "AVATAR To We 0123 fi ffl", "Quick brown fox, \u{201C}quoted\u{201D} \u{2026}\u{AD}a\u{301}\u{323}",
    "بتثلا مرحبا", "שָׁלוֹם",
    "नमस्ते क्ष्म", "ᮃᮊ᮪ᮞᮛ", "ދިވެހި", "ᠮᠣᠩᠭᠣᠯ", "👍🏽👨‍👩‍👧🇨🇭1️⃣", "字漢かな\u{FE00}",
    String(repeating: "WAM. ", count: 400),
  ]

  private static func read(_ path: String, index: Int) {
    let reference = FontReference(file: path, index: index)
    guard let engine = try? TextEngine(stacks: ["ui": FontStack(fonts: [reference])]) else { return }
    for (number, string) in texts.enumerated() {
      var font = FontDescription(stack: "ui", size: 16)
      if number == 1 { font.features = [FontFeature("liga", value: 0), FontFeature("smcp")] }
      let label = TextLabel(string, font: font)
      guard let text = try? engine.preparedText(label) else { continue }
      if let height = try? text.height(width: 40) { precondition(height.isFinite && height >= 0) }
      let measured = text.measure(width: 60, height: 30)
      precondition(measured.width.isFinite && measured.height.isFinite && measured.height >= 0)
      guard let lines = try? text.lines(width: 50), let glyphs = try? engine.glyphLines(of: label, lines)
      else {
        continue
      }
      precondition(glyphs.count == lines.count)
      for run in glyphs.flatMap(\.runs) {
        for glyph in run.glyphs.prefix(4) { _ = engine.image(ofGlyph: glyph.id, in: run) }
      }
    }
  }
}

/// An installed font in memory that can be changed and put back.
private final class MutableFont {
  /// Where it can be opened as a file.
  let path: String
  private let original: [UInt8]
  private let descriptor: Int32
  private let tables: [(start: Int, count: Int)]
  private var changed: [(offset: Int, count: Int)] = []
  private var isCut = false

  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.count > 16 else { return nil }
    original = Array(data)
    // A file without a name, gone with the program; a crash leaves nothing behind.
    var temporary = Array(
      FileManager.default.temporaryDirectory.appending(path: "fuzz-XXXXXX").path.utf8CString)
    descriptor = mkstemp(&temporary)
    unlink(temporary)
    self.path = "/proc/self/fd/\(descriptor)"
    var tables = [(start: 0, count: min(512, original.count))]
    var start = 0
    if original.starts(with: Array("ttcf".utf8)) { start = Self.number(original, 12) }
    for index in 0..<min(64, Self.number(original, start + 4) >> 16) {
      let record = start + 12 + 16 * index
      let (offset, count) = (Self.number(original, record + 8), Self.number(original, record + 12))
      // In formats without such a directory these are any bytes.
      if count > 0, offset < original.count, count <= original.count - offset {
        tables.append((offset, count))
      }
    }
    self.tables = tables
    guard descriptor >= 0, write(0, original.count) else { return nil }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    guard offset >= 0, offset + 4 <= bytes.count else { return 0 }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private func write(_ offset: Int, _ count: Int) -> Bool {
    original[offset..<offset + count].withUnsafeBytes {
      pwrite(descriptor, $0.baseAddress, count, off_t(offset))
    } == count
  }

  /// Changes one place: 8 bytes of the input say which table, where in it, in what way and to what.
  func change(_ input: inout InputBytes) {
    let table = tables[Int(input.byte()) % tables.count]
    let kind = input.byte()
    let far = Int(input.byte()) << 16 | Int(input.word())
    // Heads of tables decide most: half of all changes fall into the first 128 bytes.
    let offset = table.start + far % (kind & 128 == 0 ? min(table.count, 128) : table.count)
    var bytes = [input.byte(), input.byte(), input.byte(), 0]
    switch kind & 7 {
    case 0: bytes = [bytes[0]]
    case 1: return cut(to: offset)
    case 2, 3: bytes = Array(bytes[0...1])
    case 4: bytes = [0, 0, bytes[0], bytes[1]]
    case 5: bytes = [original[offset] ^ (1 << (bytes[0] & 7))]
    case 6: bytes = [UInt8](repeating: bytes[0], count: 1 + Int(bytes[1] % 64))
    default: bytes = Array(original[min(original.count - 16, far % original.count)...].prefix(16))
    }
    bytes = Array(bytes.prefix(max(0, original.count - offset)))
    changed.append((offset, bytes.count))
    _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, bytes.count, off_t(offset)) }
  }

  private func cut(to count: Int) {
    isCut = ftruncate(descriptor, off_t(count)) == 0
  }

  deinit { close(descriptor) }

  /// Puts everything back as it was.
  func restore() {
    for (offset, count) in changed { precondition(write(offset, count)) }
    if isCut { precondition(write(0, original.count)) }
    (changed, isCut) = ([], false)
    if ftruncate(descriptor, off_t(original.count)) != 0 { fatalError("the font cannot be put back") }
  }
}
