#if SystemFonts
  internal import CFontconfig

  /// The fonts that are installed on the system, as fontconfig knows them.
  ///
  /// What a query resolves to depends on the machine: give font files by name where the same answer is wanted everywhere.
  ///
  /// `@unchecked Sendable`: fontconfig counts references atomically and does not change a configuration that is
  /// only asked.
  @safe
  public final class FontCatalog: @unchecked Sendable {
    let configuration: OpaquePointer
    /// The languages that fontconfig knows, as it spells them.
    private let languages: Set<String>

    /// Reads the system's configuration and its list of fonts: some milliseconds where fontconfig's cache is warm.
    ///
    /// - Throws: `unavailable` where fontconfig cannot be set up.
    public init() throws(FontCatalogError) {
      guard let configuration = unsafe FcInitLoadConfigAndFonts() else {
        throw FontCatalogError(
          .unavailable, "Fontconfig cannot be set up: is the package fontconfig-config installed?")
      }
      unsafe self.configuration = configuration
      var languages: Set<String> = []
      if let set = unsafe FcGetLangs(), let list = unsafe FcStrListCreate(set) {
        while let language = unsafe FcStrListNext(list) {
          unsafe languages.insert(String(cString: language))
        }
        unsafe FcStrListDone(list)
        unsafe FcStrSetDestroy(set)
      }
      self.languages = languages
    }

    deinit { unsafe FcConfigDestroy(configuration) }

    /// The faces that a query resolves to, the best match first, the system's fallback behind it.
    ///
    /// - Throws: `invalidQuery` where a number is out of its range or a name cannot be a family's.
    public func resolve(_ query: FontQuery) throws(FontCatalogError) -> FontResolution {
      FontResolution(
        faces: unsafe try pattern(query).sorted(by: configuration),
        installedFamily: installedFamily(of: query))
    }

    /// The face that a query resolves to; nil where no font is installed.
    ///
    /// - Throws: `invalidQuery` where a number is out of its range or a name cannot be a family's.
    public func match(_ query: FontQuery) throws(FontCatalogError) -> SystemFace? {
      unsafe try pattern(query).best(of: configuration)
    }

    /// The first family of a query that is installed; nil where none is.
    public func installedFamily(of query: FontQuery) -> String? {
      query.families.first { unsafe FontPattern.isInstalled($0, configuration) }
    }

    func pattern(_ query: FontQuery) throws(FontCatalogError) -> FontPattern {
      try query.check()
      guard let pattern = FontPattern(query, language: query.language.flatMap(spelling)) else {
        throw FontCatalogError(.unavailable, "Fontconfig has no memory left.")
      }
      return pattern
    }

    /// A language as fontconfig spells it: "zh-Hant" is "zh-tw"; nil where it does not know the language.
    private func spelling(_ tag: String) -> String? {
      let subtags = tag.lowercased().split(separator: "-").map { String($0) }
      guard let language = subtags.first else { return nil }
      var candidates = subtags.dropFirst().map { language + "-" + $0 }
      if language == "zh" {
        candidates += subtags.contains("hant") ? ["zh-tw"] : ["zh-cn"]
      }
      return (candidates + [language]).first(where: languages.contains)
    }
  }

  extension FontQuery {
    /// Refuses what fontconfig cannot be asked.
    func check() throws(FontCatalogError) {
      guard (1...1000).contains(weight) else {
        throw FontCatalogError(.invalidQuery, "A weight of \(weight) is not between 1 and 1000.")
      }
      guard (50...200).contains(width) else {
        throw FontCatalogError(.invalidQuery, "A width of \(width) percent is not between 50 and 200.")
      }
      for name in families + [language ?? ""] where name.utf8.contains(0) {
        throw FontCatalogError(
          .invalidQuery, "A name with a null character cannot be a font's or a language's.")
      }
    }
  }
#endif
