/// An app's texts in its languages, by their keys. `Text("key")`, `String(localized:)` and what else takes a key look it up where the
/// environment has them, in the environment's language:
///
/// ```swift
/// SettingsRow()
///   .environment(\.localizedStrings, strings)
///   .environment(\.locale, Locale(identifier: "de"))
/// ```
///
/// A text that the language has not is looked up in the language without its region, then in the language that the keys are written
/// in; without any it is its key.
public struct LocalizedStrings: Sendable {
  /// The texts of one table in one language, by their keys.
  package typealias Table = [String: LocalizedFormat]

  /// What strings share, whose copies lie in the environments of all views.
  private final class Storage: Sendable {
    let tables: [String: [String: Table]]
    let sourceLanguage: String
    let plurals: [String: @Sendable (Double) -> String]

    init(
      tables: [String: [String: Table]], sourceLanguage: String,
      plurals: [String: @Sendable (Double) -> String]
    ) {
      self.tables = tables
      self.sourceLanguage = sourceLanguage
      self.plurals = plurals
    }
  }

  private let storage: Storage

  /// Texts of tables.
  ///
  /// - Parameters:
  ///   - tables: the texts by table, language and key.
  ///   - sourceLanguage: the language that keys are written in.
  ///   - plural: makes for a language what tells the plural category of a number.
  package init(
    tables: [String: [String: Table]], sourceLanguage: String,
    plural: (_ language: String) -> @Sendable (Double) -> String
  ) {
    var plurals: [String: @Sendable (Double) -> String] = [:]
    for language in tables.values.flatMap(\.keys) where plurals[language] == nil {
      plurals[language] = plural(language)
    }
    storage = Storage(tables: tables, sourceLanguage: sourceLanguage, plurals: plurals)
  }

  /// The languages of which there are texts, in the order of their tags.
  public var languages: [String] { storage.plurals.keys.sorted() }

  /// The language that the keys are written in, in which texts are read where the environment has none.
  public var sourceLanguage: String { storage.sourceLanguage }

  /// The usual table.
  package static let usualTable = "Localizable"

  /// The parts of the text of a key, with values in their places; nil where there is none.
  func parts(of key: String, table: String?, language: String?, values: [LocalizedPart]) -> [LocalizedPart]? {
    guard let languages = storage.tables[table ?? Self.usualTable] else { return nil }
    var tag = Substring(language ?? sourceLanguage)
    while true {
      let name = String(tag)
      if let format = languages[name]?[key] {
        return format.parts(LocalizedValues(values), plural: storage.plurals[name] ?? { _ in "other" })
      }
      if let end = tag.lastIndex(of: "-") {
        tag = tag[..<end]
      } else if name == sourceLanguage {
        return nil
      } else {
        tag = Substring(sourceLanguage)
      }
    }
  }
}
