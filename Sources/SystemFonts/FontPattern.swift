#if SystemFonts
  internal import CFontconfig

  /// The owner of one fontconfig pattern.
  @safe
  struct FontPattern: ~Copyable {
    private let pattern: OpaquePointer

    /// A pattern that asks for `query`; nil where memory ran out.
    init?(_ query: FontQuery, language: String?) {
      guard let pattern = unsafe FcPatternCreate() else { return nil }
      unsafe self.pattern = pattern
      for family in query.families { add(FC_FAMILY, family) }
      unsafe FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(query.weight))
      unsafe FcPatternAddDouble(pattern, FC_WIDTH, query.width)
      unsafe FcPatternAddInteger(pattern, FC_SLANT, query.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
      unsafe FcPatternAddBool(pattern, FC_SCALABLE, FcBool(FcTrue))
      // Without a language fontconfig would take the machine's.
      add(FC_LANG, language ?? "und")
      add(FC_NAMELANG, "en")
    }

    deinit { unsafe FcPatternDestroy(pattern) }

    private borrowing func add(_ key: String, _ value: String) {
      _ = unsafe value.withCString(encodedAs: UTF8.self) { unsafe FcPatternAddString(pattern, key, $0) }
    }

    /// The installed faces in the order in which they serve the pattern, those left out that cover nothing new.
    borrowing func sorted(by configuration: OpaquePointer) -> [SystemFace] {
      unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
      unsafe FcDefaultSubstitute(pattern)
      var result = FcResultMatch
      guard
        let set = unsafe FcFontSort(configuration, pattern, FcBool(FcTrue), nil, &result)
      else { return [] }
      defer { unsafe FcFontSetDestroy(set) }
      return (0..<Int(unsafe set.pointee.nfont)).compactMap { place in
        guard let font = unsafe set.pointee.fonts[place] else { return nil }
        return unsafe SystemFace(font)
      }
    }

    /// Whether a font of the family is installed; generic names such as "sans-serif" are no family's.
    static func isInstalled(_ family: String, _ configuration: OpaquePointer) -> Bool {
      guard let pattern = unsafe FcPatternCreate() else { return false }
      defer { unsafe FcPatternDestroy(pattern) }
      unsafe family.withCString(encodedAs: UTF8.self) {
        _ = unsafe FcPatternAddString(pattern, FC_FAMILY, $0)
      }
      guard let keys = unsafe FcObjectSetCreate() else { return false }
      defer { unsafe FcObjectSetDestroy(keys) }
      unsafe FcObjectSetAdd(keys, FC_FILE)
      guard let set = unsafe FcFontList(configuration, pattern, keys) else { return false }
      defer { unsafe FcFontSetDestroy(set) }
      return unsafe set.pointee.nfont > 0
    }
  }

  extension SystemFace {
    /// A face from fontconfig's description of it; nil where it names no file.
    fileprivate init?(_ font: OpaquePointer) {
      guard let path = unsafe Self.string(font, FC_FILE) else { return nil }
      var index: Int32 = 0
      unsafe FcPatternGetInteger(font, FC_INDEX, 0, &index)
      var slant = FC_SLANT_ROMAN
      unsafe FcPatternGetInteger(font, FC_SLANT, 0, &slant)
      self.init(
        path: path, index: Int(index & 0xFFFF), instance: Int(index >> 16 & 0x7FFF),
        family: unsafe Self.string(font, FC_FAMILY) ?? "", style: unsafe Self.string(font, FC_STYLE) ?? "",
        weight: FcWeightToOpenTypeDouble(unsafe Self.number(font, FC_WEIGHT) ?? 80),
        width: unsafe Self.number(font, FC_WIDTH) ?? 100, isItalic: slant != FC_SLANT_ROMAN)
    }

    private static func string(_ font: OpaquePointer, _ key: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard unsafe FcPatternGetString(font, key, 0, &value) == FcResultMatch else { return nil }
      return unsafe value.map { unsafe String(cString: $0) }
    }

    private static func number(_ font: OpaquePointer, _ key: String) -> Double? {
      var value = 0.0
      if unsafe FcPatternGetDouble(font, key, 0, &value) == FcResultMatch { return value }
      // A variable font states a range.
      var range: OpaquePointer?
      guard unsafe FcPatternGetRange(font, key, 0, &range) == FcResultMatch, let found = unsafe range else {
        return nil
      }
      var low = 0.0
      var high = 0.0
      unsafe FcRangeGetDouble(found, &low, &high)
      return low
    }
  }
#endif
