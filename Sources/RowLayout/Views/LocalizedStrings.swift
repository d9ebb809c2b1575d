internal import Foundation
internal import Synchronization

/// An app's texts in its languages, by their keys. `Text("key")`, `String(localized:)` and what else takes a key look it up where the
/// environment has them, in the environment's language:
///
/// ```swift
/// SettingsRow()
///   .environment(\.localizedStrings, strings)
///   .environment(\.locale, Locale(identifier: "de"))
/// ```
///
/// A text that the language has not is looked up in the language without its region (`zh-TW` is `zh-Hant`), then in the language that
/// the keys are written in; without any it is its key.
public struct LocalizedStrings: Sendable {
  /// The texts of one table in one language, by their keys.
  package typealias Table = [String: LocalizedFormat]

  /// The storage that copies share: they lie in the environments of all views.
  private final class Storage: Sendable {
    let tables: [String: [String: Table]]
    let sourceLanguage: String
    let plurals: [String: @Sendable (Double) -> String]
    /// The languages in which texts are looked up one after the other, by the environment's language.
    private let lookups = Mutex<[String: [String]]>([:])

    init(
      tables: [String: [String: Table]], sourceLanguage: String,
      plurals: [String: @Sendable (Double) -> String]
    ) {
      self.tables = tables
      self.sourceLanguage = sourceLanguage
      self.plurals = plurals
    }

    /// The languages in which a text is looked up, those alone of which there are texts.
    func languages(for language: String) -> [String] {
      lookups.withLock { lookups in
        if let known = lookups[language] { return known }
        let whole = Locale.Language(identifier: language).maximalIdentifier
        let all = [language] + Self.parents(of: whole) + Self.parents(of: language) + [sourceLanguage]
        let found = all.filter { plurals[$0] != nil }
        // Languages come from the host.
        if lookups.count >= 64 { lookups.removeAll() }
        lookups[language] = found
        return found
      }
    }

    /// A tag, and the tag without its last subtags.
    private static func parents(of tag: String) -> [String] {
      var subtags = tag.split(separator: "-")
      var parents: [String] = []
      while !subtags.isEmpty {
        parents.append(subtags.joined(separator: "-"))
        subtags.removeLast()
      }
      return parents
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

  /// The parts of the text of a key in an environment, with values in their places; nil where there is none.
  func parts(
    of key: String, table: String?, in environment: EnvironmentValues, values: [LocalizedPart]
  ) -> [LocalizedPart]? {
    guard let table = storage.tables[table ?? Self.usualTable] else { return nil }
    for language in storage.languages(for: environment.language ?? sourceLanguage) {
      guard let format = table[language]?[key] else { continue }
      let values = LocalizedValues(values, locale: environment.locale)
      return format.parts(values, plural: storage.plurals[language] ?? { _ in "other" })
    }
    return nil
  }
}
