internal import Synchronization
internal import SystemFonts
public import TextLayout
public import TextShaping

/// The fonts that are installed on this machine, as fontconfig knows them (package trait `SystemFonts`).
///
/// They are read once in a process, when they are first needed; what is installed afterwards is not seen.
public final class InstalledFonts: SystemFontSource {
  /// The fonts of this machine.
  public static let shared = InstalledFonts()

  private init() {}

  #if SystemFonts
    private struct OrderKey: Hashable {
      var font: SystemFont
      var language: String?
    }

    private let catalog = Mutex<Result<FontCatalog, FontCatalogError>?>(nil)
    private let orders = Mutex<[OrderKey: FontOrder]>([:])
    /// More fonts and languages than an app has make the list begin anew.
    private static let mostOrders = 64

    /// The faces of the family that the system takes for a font.
    public func family(for font: SystemFont) throws(FontError) -> [FontReference] {
      let faces: [SystemFace]
      do throws(FontCatalogError) {
        faces = try knownCatalog().family(for: Self.query(font, language: nil))
      } catch {
        throw FontError(.noSystemFonts, error.description)
      }
      guard !faces.isEmpty else {
        throw FontError(
          .noSystemFonts,
          """
          No font is installed on this system; install one, as the Debian package fonts-noto-core or fonts-dejavu-core, or name \
          font files.
          """)
      }
      return faces.map { FontReference($0) }
    }

    /// True if a family of a name is installed.
    public func isInstalled(_ family: String) -> Bool {
      (try? knownCatalog().installedFamily(of: FontQuery(family))) != nil
    }

    /// The faces of a family that has glyphs for some characters.
    public func fallback(
      for characters: [UInt32], isColoured: Bool, font: SystemFont, language: String?, from start: Int
    ) -> (faces: [FontReference], next: Int)? {
      guard let order = try? order(for: font, language: language) else { return nil }
      return order.family(covering: characters, isColoured: isColoured, from: start)
        .map { ($0.faces.map { FontReference($0) }, $0.next) }
    }

    /// A digest of the fonts that are installed: their files' paths and versions.
    public var digest: UInt64 { (try? knownCatalog().digest) ?? 0 }

    private func knownCatalog() throws(FontCatalogError) -> FontCatalog {
      let result = catalog.withLock { catalog in
        if let known = catalog { return known }
        let made = Result<FontCatalog, FontCatalogError> { () throws(FontCatalogError) in try FontCatalog() }
        catalog = made
        return made
      }
      return try result.get()
    }

    private func order(for font: SystemFont, language: String?) throws(FontCatalogError) -> FontOrder {
      let key = OrderKey(font: font, language: language)
      if let known = orders.withLock({ $0[key] }) { return known }
      let order = try knownCatalog().order(for: Self.query(font, language: language))
      orders.withLock { orders in
        if orders.count == Self.mostOrders { orders.removeAll() }
        orders[key] = order
      }
      return order
    }

    private static func query(_ font: SystemFont, language: String?) -> FontQuery {
      var query = FontQuery(language: language)
      query.families =
        if let family = font.family {
          [family]
        } else {
          switch font.design {
          case .default: ["sans-serif"]
          case .monospaced: ["monospace"]
          case .serif: ["serif"]
          case .rounded: ["ui-rounded", "sans-serif"]
          }
        }
      return query
    }
  #else
    private static func withoutTrait() -> FontError {
      FontError(
        .noSystemFonts,
        """
        This build cannot ask for the fonts of the system: build it with the package trait SystemFonts, which needs the Debian \
        package libfontconfig-dev, or name font files.
        """)
    }

    /// False: the build is without the system's fonts.
    public func isInstalled(_ family: String) -> Bool { false }

    /// Nothing: the build is without the system's fonts.
    public func family(for font: SystemFont) throws(FontError) -> [FontReference] {
      throw Self.withoutTrait()
    }

    /// Nothing: the build is without the system's fonts.
    public func fallback(
      for characters: [UInt32], isColoured: Bool, font: SystemFont, language: String?, from start: Int
    ) -> (faces: [FontReference], next: Int)? { nil }

    /// 0: the build is without the system's fonts.
    public var digest: UInt64 { 0 }
  #endif
}

#if SystemFonts
  extension FontReference {
    /// A face of the system.
    fileprivate init(_ face: SystemFace) {
      let weights = FontDescription.weights
      let widths = FontDescription.widths
      func weight(_ value: Double) -> Int {
        Int(min(max(value.rounded(), Double(weights.lowerBound)), Double(weights.upperBound)))
      }
      func width(_ value: Double) -> Double { min(max(value, widths.lowerBound), widths.upperBound) }
      self.init(
        file: face.path, index: face.index, family: face.family,
        weights: weight(face.weights.lowerBound)...weight(face.weights.upperBound), isItalic: face.isItalic,
        widths: width(face.widths.lowerBound)...width(face.widths.upperBound))
    }
  }
#endif
