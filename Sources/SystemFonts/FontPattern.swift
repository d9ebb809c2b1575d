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
      unsafe Self.takingFaces(of: sort(by: configuration, isTrimmed: true))
    }

    /// All installed faces in the order in which they serve the pattern, with what fontconfig knows of their characters; owned by the
    /// caller.
    borrowing func order(by configuration: OpaquePointer) -> UnsafeMutablePointer<FcFontSet>? {
      unsafe sort(by: configuration, isTrimmed: false)
    }

    /// The face that serves the pattern best.
    borrowing func best(of configuration: OpaquePointer) -> SystemFace? {
      unsafe substitute(by: configuration)
      var result = FcResultMatch
      guard let font = unsafe FcFontMatch(configuration, pattern, &result) else { return nil }
      defer { unsafe FcPatternDestroy(font) }
      return unsafe SystemFace(font)
    }

    private borrowing func sort(
      by configuration: OpaquePointer, isTrimmed: Bool
    ) -> UnsafeMutablePointer<FcFontSet>? {
      unsafe substitute(by: configuration)
      var result = FcResultMatch
      return unsafe FcFontSort(configuration, pattern, FcBool(isTrimmed ? FcTrue : FcFalse), nil, &result)
    }

    private borrowing func substitute(by configuration: OpaquePointer) {
      unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
      unsafe FcDefaultSubstitute(pattern)
    }

    /// True if a font of the family is installed; generic names such as "sans-serif" are no family's.
    static func isInstalled(_ family: String, _ configuration: OpaquePointer) -> Bool {
      unsafe !faces(ofFamily: family, configuration).isEmpty
    }

    /// The installed faces of a family, in no order.
    static func faces(ofFamily family: String, _ configuration: OpaquePointer) -> [SystemFace] {
      guard let pattern = unsafe FcPatternCreate() else { return [] }
      defer { unsafe FcPatternDestroy(pattern) }
      unsafe family.withCString(encodedAs: UTF8.self) {
        _ = unsafe FcPatternAddString(pattern, FC_FAMILY, $0)
      }
      guard let keys = unsafe FcObjectSetCreate() else { return [] }
      defer { unsafe FcObjectSetDestroy(keys) }
      for key in SystemFace.keys { unsafe FcObjectSetAdd(keys, key) }
      return unsafe takingFaces(of: FcFontList(configuration, pattern, keys))
    }

    /// All installed faces, in no order.
    static func allFaces(_ configuration: OpaquePointer) -> [SystemFace] {
      [FcSetSystem, FcSetApplication].flatMap { kind -> [SystemFace] in
        guard let set = unsafe FcConfigGetFonts(configuration, kind) else { return [] }
        return unsafe faces(of: set)
      }
    }

    /// The faces of a set, which is given back.
    private static func takingFaces(of set: UnsafeMutablePointer<FcFontSet>?) -> [SystemFace] {
      guard let set = unsafe set else { return [] }
      defer { unsafe FcFontSetDestroy(set) }
      return unsafe faces(of: set)
    }

    private static func faces(of set: UnsafeMutablePointer<FcFontSet>) -> [SystemFace] {
      (0..<Int(unsafe set.pointee.nfont)).compactMap { place in
        guard let font = unsafe set.pointee.fonts[place] else { return nil }
        return unsafe SystemFace(font)
      }
    }
  }

  extension SystemFace {
    /// The pattern keys that describe a face.
    fileprivate static let keys = [
      FC_FILE, FC_INDEX, FC_FAMILY, FC_STYLE, FC_WEIGHT, FC_WIDTH, FC_SLANT, FC_VARIABLE,
      FC_FONTVERSION,
    ]

    /// A face from fontconfig's description of it; nil where it names no file.
    init?(_ font: OpaquePointer) {
      guard let path = unsafe Self.string(font, FC_FILE) else { return nil }
      var index: Int32 = 0
      unsafe FcPatternGetInteger(font, FC_INDEX, 0, &index)
      var slant = FC_SLANT_ROMAN
      unsafe FcPatternGetInteger(font, FC_SLANT, 0, &slant)
      self.init(
        path: path, index: Int(index & 0xFFFF), instance: Int(index >> 16 & 0x7FFF),
        family: unsafe Self.string(font, FC_FAMILY) ?? "", style: unsafe Self.string(font, FC_STYLE) ?? "",
        weights: Self.weights(unsafe Self.range(font, FC_WEIGHT) ?? 80...80),
        widths: unsafe Self.range(font, FC_WIDTH) ?? 100...100, isItalic: slant != FC_SLANT_ROMAN,
        isVariable: unsafe Self.isVariable(font), version: unsafe Self.version(of: font))
    }

    private static func weights(_ weights: ClosedRange<Double>) -> ClosedRange<Double> {
      let least = FcWeightToOpenTypeDouble(weights.lowerBound)
      return least...max(least, FcWeightToOpenTypeDouble(weights.upperBound))
    }

    private static func version(of font: OpaquePointer) -> Int {
      var version: Int32 = 0
      unsafe FcPatternGetInteger(font, FC_FONTVERSION, 0, &version)
      return Int(version)
    }

    private static func isVariable(_ font: OpaquePointer) -> Bool {
      var isVariable = FcBool(FcFalse)
      return unsafe FcPatternGetBool(font, FC_VARIABLE, 0, &isVariable) == FcResultMatch && isVariable != 0
    }

    private static func string(_ font: OpaquePointer, _ key: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard unsafe FcPatternGetString(font, key, 0, &value) == FcResultMatch else { return nil }
      return unsafe value.map { unsafe String(cString: $0) }
    }

    private static func range(_ font: OpaquePointer, _ key: String) -> ClosedRange<Double>? {
      var value = 0.0
      if unsafe FcPatternGetDouble(font, key, 0, &value) == FcResultMatch {
        return value.isFinite ? value...value : nil
      }
      // A variable font states a range.
      var range: OpaquePointer?
      guard unsafe FcPatternGetRange(font, key, 0, &range) == FcResultMatch, let found = unsafe range else {
        return nil
      }
      var low = 0.0
      var high = 0.0
      unsafe FcRangeGetDouble(found, &low, &high)
      return low <= high ? low...high : nil
    }
  }
#endif
