import Foundation
import SelfSizing
import Testing

/// Keys that stand for texts of an app's own, in the language of the environment.
@Suite struct LocalizedStringsTests {
  /// A row whose texts are keys of all kinds.
  private struct SettingsRow: View {
    var name = "Ann"
    var files = 3

    var body: some View {
      VStack {
        Text("settings.title")
        Text("\(name) sent \(files) files")
        Label(String(localized: "send"), systemImage: "paperplane")
        Text(LocalizedStringResource("send", defaultValue: "Send"))
        Text(NSLocalizedString("open", value: "Open", comment: ""))
        Text(verbatim: "settings.title")
        Text(name)
        Button("\(Text("send").bold()) now") {}
      }
    }
  }

  private func texts(_ view: some View, language: String? = nil) -> [String] {
    func strings(_ row: RowDescription) -> [String] {
      if case .text(let text) = row.kind, case .runs(let runs) = text.content {
        return [runs.map(\.string).joined()]
      }
      return row.kind.children.flatMap(strings)
    }
    return strings(RowDescription(view, environment: RowEnvironment(language: language)))
  }

  private let strings = LocalizedStrings([
    "en": ["settings.title": "Settings", "send": "Send"],
    "de": [
      "settings.title": "Einstellungen", "%@ sent %lld files": "%2$lld Dateien von %1$@", "send": "Senden",
      "%@ now": "Jetzt %@", "open": "Öffnen",
    ],
    "de-AT": ["send": "Schicken"],
  ])

  @Test func withoutTextsAKeyIsItsText() {
    #expect(
      texts(SettingsRow(), language: "de") == [
        "settings.title", "Ann sent 3 files", "send", "Send", "Open", "settings.title", "Ann", "send now",
      ])
  }

  @Test func keysAreReadInTheLanguageOfTheEnvironment() {
    let row = SettingsRow().environment(\.localizedStrings, strings)
    let english = [
      "Settings", "Ann sent 3 files", "Send", "Send", "Open", "settings.title", "Ann", "Send now",
    ]
    #expect(texts(row) == english)
    // What a language lacks is read in the language of the keys.
    #expect(texts(row, language: "fr") == english)
    let german = [
      "Einstellungen", "3 Dateien von Ann", "Senden", "Senden", "Öffnen", "settings.title", "Ann",
      "Jetzt Senden",
    ]
    #expect(texts(row, language: "de") == german)
    #expect(texts(row.environment(\.locale, Locale(identifier: "de_DE"))) == german)
    #expect(texts(row, language: "de-AT")[2...3] == ["Schicken", "Schicken"])
    #expect(texts(row, language: "de-AT")[0] == "Einstellungen")
  }

  @Test(arguments: [
    ("zh-TW", "繁"), ("zh-HK", "繁"), ("zh-Hant-MO", "繁"), ("zh", "简"), ("zh-SG", "简"), ("pt-BR", "br"),
    ("pt-PT", "pt"),
    ("pt", "pt"), ("en-GB", "key"), ("x", "key"), ("", "key"), ("-", "key"),
  ])
  func languagesHaveTheTextsOfTheirScript(language: String, expected: String) {
    let strings = LocalizedStrings([
      "zh-Hant": ["key": "繁"], "zh-Hans": ["key": "简"], "pt": ["key": "pt"], "pt-BR": ["key": "br"],
    ])
    #expect(texts(Text("key").environment(\.localizedStrings, strings), language: language) == [expected])
  }

  @Test func numbersAreWrittenAsTheLanguageWritesThem() {
    let strings = LocalizedStrings(["de": ["%lld of %lf": "%2$.1f von %1$lld", "%lf km": "%.2f km"]])
    let text = Text("\(12_345) of \(1234.5)")
    #expect(texts(text) == ["12,345 of 1,234.500000"])
    #expect(texts(text, language: "en") == ["12,345 of 1,234.500000"])
    #expect(texts(text, language: "de") == ["12.345 of 1.234,500000"])
    #expect(texts(text.environment(\.localizedStrings, strings), language: "de") == ["1.234,5 von 12.345"])
    #expect(
      texts(Text("\(0.125) km").environment(\.localizedStrings, strings), language: "de") == ["0,12 km"])
    #expect(
      texts(Text("\(UInt64.max), \(2.5, specifier: "%.1f")"), language: "de") == [
        "18,446,744,073,709,551,615, 2,5"
      ])
    #expect(texts(Text("\(Double.nan) \(7, specifier: "%03d")"), language: "de") == ["nan 007"])
    #expect(texts(Text("\(255, specifier: "%x") \(5, specifier: "%d of")"), language: "de") == ["ff 5 of"])
    #expect(texts(Text(verbatim: "\(12_345)"), language: "de") == ["12345"])
  }

  @Test func aTextBesideTheValuesIsReadInThem() {
    // Not in a view's own body. Without values there are no specifiers.
    let german = Text("settings.title").environment(\.localizedStrings, strings)
    #expect(texts(german, language: "de") == ["Einstellungen"])
    let percent = LocalizedStrings(["en": ["all": "100%% %@"]])
    #expect(texts(Text("all").environment(\.localizedStrings, percent)) == ["100%% %@"])
  }

  @Test func translationsHaveMarkdownAndValuesDoNot() throws {
    let strings = LocalizedStrings([
      "de": ["Hi %@": "**Hallo** %@, 100 %% da", "100% of %@": "nie", "100%% of %@": "%@: alles"]
    ])
    let row = RowDescription(
      Text("Hi \("*Ann*")").environment(\.localizedStrings, strings),
      environment: RowEnvironment(language: "de"))
    var part = row
    while case .environment(_, let child) = part.kind { part = child }
    guard case .text(let text) = part.kind, case .runs(let runs) = text.content else { throw Missing() }
    #expect(runs.map(\.string) == ["Hallo", " *Ann*, 100 % da"])
    #expect(runs.first?.font?.weight == 700)
    #expect(
      texts(Text("100% of \("it")").environment(\.localizedStrings, strings), language: "de") == ["it: alles"]
    )
  }

  private struct Missing: Error {}

  @Test(arguments: [
    ("%@", "a"), ("%2$@ %1$@", "7 a"), ("%1$@ %1$@", "a a"), ("%3$@", "0.500000"),
    ("%@ %@ %@ %@", "a 7 0.500000 %@"),
    ("%4$@", "%4$@"), ("%0$@", "%0$@"), ("%", "%"), ("100 % Rabatt", "100 % Rabatt"), ("%3$.1f", "0.5"),
    ("%2$03d", "007"),
    ("%2$lld", "7"), ("%2$x", "7"), ("%99999999999999999999$@", "%99999999999999999999$@"),
    ("%#@a@", "%#@a@"), ("%#@a", "%#@a"),
    ("%arg", "%arg"), ("%é", "%é"), ("%1$", "%1$"), ("%3$d", "0.500000"), ("%2$.2f", "7.00"),
    ("%3$9999999f", "%3$9999999f"), ("%2$9.3d", "      007"), ("%1$.2f", "a"),
  ])
  func specifiersTakeTheValuesThatThereAre(_ format: String, _ expected: String) {
    let strings = LocalizedStrings(["en": ["%@ %lld %lf": format]])
    #expect(
      texts(Text("\("a") \(7) \(0.5)").environment(\.localizedStrings, strings)) == [expected])
  }

  @Test func numbersPickTheFormsOfACatalog() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld files": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld plik"}}, "few": {"stringUnit": {"value": "%lld pliki"}},
            "many": {"stringUnit": {"value": "%lld plików"}}, "zero": {"stringUnit": {"value": "brak plików"}},
            "other": {"stringUnit": {"value": "%lld pliku"}}}}}}},
        "%@: %lld of %lld": {"localizations": {"en": {
          "stringUnit": {"value": "%1$@ has %#@birds@ in %#@trees@"},
          "substitutions": {
            "birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
            "trees": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld tree"}}, "other": {"stringUnit": {"value": "%lld trees"}}}}}}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Tap"}}}}}}},
        "new": {}}}
      """, to: "\(folder)/Localizable.xcstrings")
    let strings = try LocalizedStrings(contentsOf: "\(folder)/Localizable.xcstrings")
    #expect(strings.languages == ["en", "pl"] && strings.sourceLanguage == "en")
    func text(_ text: Text, _ language: String? = nil) -> [String] {
      texts(text.environment(\.localizedStrings, strings), language: language)
    }
    #expect((0...2).map { text(Text("\($0) files"))[0] } == ["0 files", "1 file", "2 files"])
    #expect(
      [0, 1, 3, 5, 22].map { text(Text("\($0) files"), "pl")[0] }
        == ["brak plików", "1 plik", "3 pliki", "5 plików", "22 pliki"])
    #expect(text(Text("\("Ann"): \(1) of \(2)")) == ["Ann has 1 bird in 2 trees"])
    #expect(text(Text("tap")) == ["Tap"])
    #expect(text(Text("new")) == ["new"])
  }

  @Test func foldersOfLanguagesAreRead() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      "/* A title */\n\"title\" = \"Titel \\\"A\\\"\";\n\"%d apps\" = \"?\";",
      to: "\(folder)/de.lproj/Localizable.strings",
      encoding: .utf16)
    try write("\"title\" = \"Other\";", to: "\(folder)/de.lproj/Other.strings")
    try write("\"title\" = \"Title\";", to: "\(folder)/Base.lproj/Localizable.strings")
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%d apps</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@apps@!</string>
        <key>apps</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d App</string><key>other</key><string>%d Apps</string>
        </dict></dict></dict></plist>
      """, to: "\(folder)/de.lproj/Localizable.stringsdict")
    let french = try LocalizedStrings(contentsOf: folder, sourceLanguage: "fr")
    #expect(french.languages == ["de", "fr"])
    let strings = try LocalizedStrings(contentsOf: folder)
    #expect(strings.languages == ["de", "en"])
    func text(_ text: Text, _ language: String?) -> [String] {
      texts(text.environment(\.localizedStrings, strings), language: language)
    }
    #expect(text(Text("title"), "de") == ["Titel \"A\""])
    #expect(text(Text("title", tableName: "Other"), "de") == ["Other"])
    #expect(text(Text("title"), nil) == ["Title"])
    #expect([1, 2].map { text(Text("\(Int32($0)) apps"), "de")[0] } == ["1 App!", "2 Apps!"])
  }

  @Test func faultyFilesAreNamed() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func fault(_ path: String) -> String? {
      do throws(LocalizedStringsError) {
        _ = try LocalizedStrings(contentsOf: path)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(fault("\(folder)/none") == "There is no \(folder)/none.")
    #expect(fault(folder)?.hasPrefix("There are no texts in \(folder);") == true)
    try write("{\"strings\": 3}", to: "\(folder)/a.xcstrings")
    #expect(fault("\(folder)/a.xcstrings")?.hasPrefix("\(folder)/a.xcstrings is no string catalog: ") == true)
    try FileManager.default.removeItem(atPath: "\(folder)/a.xcstrings")
    try write("\"a = 3", to: "\(folder)/fr.lproj/Localizable.strings")
    #expect(
      fault(folder) == "\(folder)/fr.lproj/Localizable.strings is no property list of texts by their keys.")
  }

  @Test func variablesInsideEachOtherEnd() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      """
      {"sourceLanguage": "en", "strings": {"a %lld": {"localizations": {"en": {"stringUnit": {"value": "%#@x@"},
        "substitutions": {"x": {"argNum": 1, "variations": {"plural": {"other": {"stringUnit": {"value": "b%#@x@"}}}}}}}}}}}
      """, to: "\(folder)/Localizable.xcstrings")
    let strings = try LocalizedStrings(contentsOf: "\(folder)/Localizable.xcstrings")
    let text = texts(Text("a \(2)").environment(\.localizedStrings, strings))
    #expect(text == [String(repeating: "b", count: 64) + "%#@x@"])
  }

  @Test func aRowIsAsTallAsItsTextsInItsLanguage() throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
    let strings = LocalizedStrings(["de": ["short": String(repeating: "länger ", count: 30)]])
    let row = Text("short").environment(\.localizedStrings, strings)
    func height(_ language: String?) throws -> Double {
      try PreparedRow(view: row, environment: RowEnvironment(language: language), texts: engine).height(
        width: 200)
    }
    #expect(try height(nil) < height("de") / 3)
  }

  private func temporaryFolder() throws -> String {
    let folder = NSTemporaryDirectory() + "texts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  private func write(_ text: String, to path: String, encoding: String.Encoding = .utf8) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: encoding)
  }
}
