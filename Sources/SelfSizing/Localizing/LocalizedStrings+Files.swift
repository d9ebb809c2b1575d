internal import Foundation
public import RowLayout
internal import TextICU

extension LocalizedStrings {
  /// Reads an app's texts: a string catalog (`.xcstrings`), or a folder with catalogs and with `.lproj` folders, in which
  /// `.strings` and `.stringsdict` files lie. A file is the table of its name.
  ///
  /// - Parameters:
  ///   - path: the file or folder.
  ///   - sourceLanguage: the language that keys are written in; nil for that of the catalogs, else English.
  /// - Throws: ``LocalizedStringsError`` naming the file that cannot be read.
  public init(contentsOf path: String, sourceLanguage: String? = nil) throws(LocalizedStringsError) {
    var files = LocalizedFiles(sourceLanguage: sourceLanguage)
    try files.read(path)
    guard !files.tables.isEmpty else {
      throw LocalizedStringsError(
        path,
        "There are no texts in \(path); name a .xcstrings file, or a folder with such or with .lproj folders."
      )
    }
    self.init(tables: files.tables, sourceLanguage: files.sourceLanguage ?? "en")
  }

  /// Texts by language and key, in the place of a file's.
  ///
  /// ```swift
  /// LocalizedStrings(["de": ["Send": "Senden", "%lld files": "%lld Dateien"]])
  /// ```
  ///
  /// A value in a key is the specifier that Xcode writes: `%@` for a string, `%lld` for an `Int`, `%lf` for a `Double`.
  public init(_ texts: [String: [String: String]], sourceLanguage: String = "en") {
    let table = texts.mapValues { $0.mapValues { LocalizedFormat(forms: ["other": $0]) } }
    self.init(tables: [Self.usualTable: table], sourceLanguage: sourceLanguage)
  }

  private init(tables: [String: [String: Table]], sourceLanguage: String) {
    self.init(tables: tables, sourceLanguage: sourceLanguage) { language in
      let rules = PluralRules(language: language)
      return { rules?.category(of: $0) ?? "other" }
    }
  }
}

/// The texts of an app's files.
private struct LocalizedFiles {
  /// The texts by table, language and key.
  private(set) var tables: [String: [String: LocalizedStrings.Table]] = [:]
  private(set) var sourceLanguage: String?

  init(sourceLanguage: String?) { self.sourceLanguage = sourceLanguage }

  mutating func read(_ path: String) throws(LocalizedStringsError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw LocalizedStringsError(path, "There is no \(path).")
    }
    guard isFolder.boolValue else { return try readCatalog(path) }
    let names = try names(in: path)
    for name in names where name.hasSuffix(".xcstrings") { try readCatalog("\(path)/\(name)") }
    for name in names where name.hasSuffix(".lproj") {
      try readFolder("\(path)/\(name)", language: String(name.dropLast(6)))
    }
  }

  private func names(in folder: String) throws(LocalizedStringsError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw LocalizedStringsError(
        folder, "The folder \(folder) cannot be read: \(error.localizedDescription)")
    }
  }

  private func data(of file: String) throws(LocalizedStringsError) -> Data {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw LocalizedStringsError(file, "The file \(file) cannot be read.")
    }
    return data
  }

  private mutating func readCatalog(_ file: String) throws(LocalizedStringsError) {
    let data = try data(of: file)
    do {
      let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
      sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
      for (language, table) in catalog.tables { add(table, ofFile: file, language: language) }
    } catch {
      throw LocalizedStringsError(file, "\(file) is no string catalog: \(error)")
    }
  }

  private mutating func readFolder(_ folder: String, language: String) throws(LocalizedStringsError) {
    // Texts in the base folder are those of the source language.
    let language = language == "Base" ? sourceLanguage ?? "en" : language.replacing("_", with: "-")
    for name in try names(in: folder) where name.hasSuffix(".strings") || name.hasSuffix(".stringsdict") {
      let file = "\(folder)/\(name)"
      guard let texts = StringsFile(try data(of: file)) else {
        throw LocalizedStringsError(file, "\(file) is no property list of texts by their keys.")
      }
      add(texts.table, ofFile: file, language: language)
    }
  }

  /// Adds texts; those that go with numbers stand for others of their keys.
  private mutating func add(_ table: LocalizedStrings.Table, ofFile file: String, language: String) {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    tables[name, default: [:]][language, default: [:]].merge(table) { $1 }
  }
}
