public import TextLayout

/// The parts of a library's fonts that a kit is to hold.
public struct FontKitRequest: Hashable, Sendable {
  /// The weights of each stack; others that choose the same faces are measured too.
  public var weights: [Int]
  /// True if italic faces are held beside upright ones.
  public var includesItalics: Bool
  /// The characters held, of those that a kit may hold; nil for all that the fonts have.
  public var characters: [ClosedRange<UInt32>]?
  /// The language tags of labels that are held, too; text without a language always is, and all common languages that the fonts
  /// set as text without one.
  public var languages: [String]

  /// A request for regular upright faces, unless it says otherwise.
  public init(
    weights: [Int] = [FontDescription.regularWeight], includesItalics: Bool = false,
    characters: [ClosedRange<UInt32>]? = nil, languages: [String] = []
  ) {
    self.weights = weights
    self.includesItalics = includesItalics
    self.characters = characters
    self.languages = languages
  }
}

extension FontLibrary {
  /// The bytes of a kit, which `FontKit` of the module TextLayout reads: what measuring plain text in the library's stacks needs,
  /// without their files.
  ///
  /// Labels are the same bit for bit in a kit and in an engine of this library as long as the label says that it is exact.
  ///
  /// - Throws: ``FontError`` where the fonts are those of the system alone, or none can be measured by tables.
  public func fontKit(_ request: FontKitRequest = FontKitRequest()) throws(FontError) -> [UInt8] {
    var maker = FontKitMaker(request)
    for name in stackNames {
      guard let stack = named[name] else { continue }
      guard stack.system == nil else {
        throw FontError(
          .noSystemFonts,
          "The font stack \"\(name)\" ends with the fonts of the system, which differ from one to the next: a kit holds stacks of files."
        )
      }
      maker.add(stack, named: name)
    }
    return FontKit.encoded(try maker.contents())
  }
}

/// Gathers the contents of a kit.
private struct FontKitMaker {
  private let request: FontKitRequest
  private var styles: [FontKitContents.Style] = []
  private var faces: [FontFace] = []

  init(_ request: FontKitRequest) { self.request = request }

  // MARK: Styles

  /// Adds the faces that a stack has for the weights asked for.
  mutating func add(_ stack: OpenedStack, named name: String) {
    for isItalic in [false, true] {
      for weight in Set(request.weights.map { min(max($0, 1), 1_000) }).sorted() {
        let chosen = chosen(stack, name, weight, isItalic)
        let isNew = chosen.contains { face in !faces.contains { $0 === face } }
        // Where a stack has no italic faces its upright ones serve.
        if isItalic, !request.includesItalics, isNew { continue }
        if styles.contains(where: {
          $0.stack == name && $0.isItalic == isItalic && $0.weights.contains(weight)
        }) {
          continue
        }
        var (lightest, heaviest) = (weight, weight)
        while lightest > 1, isSame(self.chosen(stack, name, lightest - 1, isItalic), chosen) { lightest -= 1 }
        while heaviest < 1_000, isSame(self.chosen(stack, name, heaviest + 1, isItalic), chosen) {
          heaviest += 1
        }
        let numbers = chosen.map { number(of: $0) }
        styles.append(
          .init(stack: name, weights: lightest...heaviest, isItalic: isItalic, faces: numbers))
      }
    }
  }

  private func chosen(_ stack: OpenedStack, _ name: String, _ weight: Int, _ isItalic: Bool) -> [FontFace] {
    stack.faces(for: FontTraits(stack: name, weight: weight, isItalic: isItalic))
  }

  private func isSame(_ one: [FontFace], _ other: [FontFace]) -> Bool {
    one.elementsEqual(other) { $0 === $1 }
  }

  private mutating func number(of face: FontFace) -> Int {
    if let known = faces.firstIndex(where: { $0 === face }) { return known }
    faces.append(face)
    return faces.count - 1
  }

  // MARK: Contents

  func contents() throws(FontError) -> FontKitContents {
    var contents = FontKitContents()
    contents.styles = styles
    contents.scripts = KitAlphabet.scripts
    let characters = KitAlphabet.characters(in: request.characters).filter { character in
      faces.contains { $0.covers(character.scalar) }
    }
    for (scalar, script) in characters {
      if let last = contents.characters.last, last.range.upperBound + 1 == scalar, last.script == script {
        contents.characters[contents.characters.count - 1].range = last.range.lowerBound...scalar
      } else {
        contents.characters.append(.init(range: scalar...scalar, script: script))
      }
      if let (_, closing) = ShapedScript.bracket(scalar) {
        contents.brackets.append(.init(scalar: scalar, closing: closing))
      }
    }
    let makers = faces.indices.map { index in
      KitTableMaker(face: faces[index], characters: characters.filter { sets($0.scalar, in: index) })
    }
    contents.languages = [""] + languages(makers)
    for (face, maker) in zip(faces, makers) {
      let tables = addTables(of: maker, to: &contents)
      contents.faces.append(
        FontKitContents.Face(
          font: face.shapingFont, coverage: Self.coverage(of: face, characters), tables: tables))
    }
    guard !contents.tables.isEmpty else {
      throw FontError(
        .notAFont,
        "No text can be measured by the tables of: \(faces.map(\.reference.file).joined(separator: ", ")).")
    }
    return contents
  }

  /// True if some style sets a character in a face.
  private func sets(_ scalar: UInt32, in face: Int) -> Bool {
    styles.contains { style in style.faces.first { faces[$0].covers(scalar) } == face }
  }

  private static func coverage(
    of face: FontFace, _ characters: [(scalar: UInt32, script: Int)]
  ) -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    var isInside = false
    // What the kit does not know lies in no one's way.
    for (scalar, _) in characters {
      guard face.covers(scalar) else {
        isInside = false
        continue
      }
      if isInside, let last = ranges.last {
        ranges[ranges.count - 1] = last.lowerBound...scalar
      } else {
        ranges.append(scalar...scalar)
      }
      isInside = true
    }
    return ranges
  }

  /// The languages asked for, and all common ones that every face sets as text without a language.
  private func languages(_ makers: [KitTableMaker]) -> [String] {
    let wanted = request.languages.filter { !$0.isEmpty }
    return wanted
      + Self.commonLanguages.filter { language in
        !wanted.contains(language)
          && makers.allSatisfy { maker in
            KitAlphabet.scripts.indices.allSatisfy {
              maker.rules(script: $0, language: language) == maker.rules(script: $0, language: "")
            }
          }
      }
  }

  private static let commonLanguages = [
    "af", "az", "be", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "eu", "fi", "fr", "ga", "gl",
    "hr", "hu",
    "id", "is", "it", "ja", "kk", "ko", "lt", "lv", "mk", "ms", "nb", "nl", "nn", "no", "pl", "pt", "ro",
    "ru", "sk",
    "sl", "sq", "sr", "sv", "sw", "tr", "uk", "vi", "zh", "zh-CN", "zh-HK", "zh-Hans", "zh-Hant", "zh-TW",
  ]

  /// Adds the tables of a face; gives for each language and script which one it is.
  private func addTables(of maker: KitTableMaker, to contents: inout FontKitContents) -> [Int] {
    var numbers = [Int](repeating: 0, count: contents.languages.count * contents.scripts.count)
    var groups: [KitTableMaker.Rules: [Int]] = [:]
    var order: [KitTableMaker.Rules] = []
    for place in numbers.indices {
      let language = contents.languages[place / contents.scripts.count]
      guard let rules = maker.rules(script: place % contents.scripts.count, language: language) else {
        continue
      }
      if groups[rules] == nil { order.append(rules) }
      groups[rules, default: []].append(place)
    }
    for rules in order {
      guard let places = groups[rules], let first = places.first,
        let table = maker.table(
          scripts: Set(places.map { $0 % contents.scripts.count }),
          language: contents.languages[first / contents.scripts.count])
      else { continue }
      contents.tables.append(table)
      for place in places { numbers[place] = contents.tables.count }
    }
    return numbers
  }
}
