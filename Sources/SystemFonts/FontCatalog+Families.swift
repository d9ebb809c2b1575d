#if SystemFonts
  internal import CFontconfig

  extension FontCatalog {
    /// The faces of the family that a query resolves to, in the order of their files: variable faces with the range of their weights
    /// and widths, behind those that have one.
    ///
    /// - Returns: none where no font is installed.
    /// - Throws: `invalidQuery` where a number is out of its range or a name cannot be a family's.
    /// - Complexity: O(installed faces).
    public func family(for query: FontQuery) throws(FontCatalogError) -> [SystemFace] {
      guard let best = try match(query) else { return [] }
      return faces(ofFamily: best.family)
    }

    /// A digest of the installed faces: of their files' paths, their places in these and their versions, in any order.
    ///
    /// - Complexity: O(installed faces).
    public var digest: UInt64 {
      let faces = unsafe FontPattern.allFaces(configuration)
      return faces.reduce(0) { $0 &+ $1.digest }
    }

    /// All faces of a family, by its name.
    func faces(ofFamily family: String) -> [SystemFace] {
      let all = unsafe FontPattern.faces(ofFamily: family, configuration)
      // A variable file is listed once for each style that it names, and once with the range of them all.
      let variable = Set(all.filter(\.isVariable).map(\.path))
      return all.filter { $0.isVariable || !variable.contains($0.path) }.sorted {
        if $0.isVariable != $1.isVariable { return $1.isVariable }
        return $0.path == $1.path ? $0.index < $1.index : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
      }
    }

    /// The order in which installed faces are tried for the characters that a query's family lacks.
    ///
    /// - Throws: `invalidQuery` where a number is out of its range or a name cannot be a family's.
    public func order(for query: FontQuery) throws(FontCatalogError) -> FontOrder {
      unsafe try FontOrder(pattern(query).order(by: configuration), of: self)
    }
  }

  extension SystemFace {
    /// A digest of the path, place and version (FNV-1a).
    fileprivate var digest: UInt64 {
      "\(path) \(index) \(version)".utf8.reduce(0xCBF2_9CE4_8422_2325) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }
    }
  }

  /// Installed faces in the order in which fontconfig takes them for a query.
  ///
  /// `@unchecked Sendable`: fontconfig counts references atomically and never changes what is only asked.
  @safe
  public final class FontOrder: @unchecked Sendable {
    private let set: UnsafeMutablePointer<FcFontSet>?
    /// Holds the configuration whose fonts these are.
    private let catalog: FontCatalog

    init(_ set: UnsafeMutablePointer<FcFontSet>?, of catalog: FontCatalog) {
      unsafe self.set = set
      self.catalog = catalog
    }

    deinit {
      if let set = unsafe set { unsafe FcFontSetDestroy(set) }
    }

    /// The number of faces.
    public var count: Int { unsafe set.map { unsafe Int($0.pointee.nfont) } ?? 0 }

    /// The faces of the first family that has all of some characters.
    ///
    /// - Parameters:
    ///   - characters: the characters.
    ///   - isColoured: whether only faces that draw in colour count.
    ///   - start: how many faces of the order are passed over.
    /// - Returns: the family's faces, and how many faces of the order to pass over for the next; nil where there is none.
    /// - Complexity: O(installed faces).
    public func family(
      covering characters: [UInt32], isColoured: Bool = false, from start: Int = 0
    ) -> (faces: [SystemFace], next: Int)? {
      guard let set = unsafe set else { return nil }
      for place in max(0, start)..<max(0, start, count) {
        guard let font = unsafe set.pointee.fonts[place],
          unsafe Self.covers(font, characters, isColoured: isColoured),
          let face = unsafe SystemFace(font)
        else { continue }
        let family = catalog.faces(ofFamily: face.family)
        return (family.isEmpty ? [face] : family, place + 1)
      }
      return nil
    }

    private static func covers(_ font: OpaquePointer, _ characters: [UInt32], isColoured: Bool) -> Bool {
      if isColoured {
        var colour = FcBool(FcFalse)
        guard unsafe FcPatternGetBool(font, FC_COLOR, 0, &colour) == FcResultMatch, colour != 0 else {
          return false
        }
      }
      var characterSet: OpaquePointer?
      guard unsafe FcPatternGetCharSet(font, FC_CHARSET, 0, &characterSet) == FcResultMatch,
        let known = unsafe characterSet
      else { return false }
      return characters.allSatisfy { unsafe FcCharSetHasChar(known, $0) != 0 }
    }
  }
#endif
