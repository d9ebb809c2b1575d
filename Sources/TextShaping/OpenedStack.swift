internal import Synchronization
internal import TextLayout

/// The opened families of a font stack, in the order in which they are tried; behind them those of the system's fallback, as far as
/// characters brought them about.
///
/// Which face a character is set in does not depend on what was measured before: families of the fallback are found by the system's
/// order alone, and stand here only to have an index.
final class OpenedStack: Sendable {
  /// The parts that find and open the families of the system's fallback.
  struct Fallback: Sendable {
    var font: SystemFont
    var source: any SystemFontSource
    var opener: FontOpener
  }

  private struct Found {
    var families: [FontFamily] = []
    /// The families' indices by their first files; nil for one that cannot be opened.
    var indices: [FontReference: Int?] = [:]
  }

  private let families: [FontFamily]
  /// The number of families whose files the stack names.
  private let fileCount: Int
  private let fallback: Fallback?
  private let found = Mutex(Found())
  /// More families than any system has are not kept.
  private static let mostFound = 4_096

  /// A stack of families of files, with the system's family and its fallback behind.
  init(_ families: [FontFamily], system: FontFamily? = nil, fallback: Fallback? = nil) {
    self.families = families + (system.map { [$0] } ?? [])
    fileCount = families.count
    self.fallback = fallback
  }

  /// The number of the stack's own faces; the system's fallback stands behind.
  var ownCount: Int { families.count }
  /// The system's font at the end of the stack.
  var system: (font: SystemFont, source: any SystemFontSource)? { fallback.map { ($0.font, $0.source) } }
  /// The faces of the stack's own families for text that asks for nothing.
  var regular: [FontFace] { families.map(\.regular) }
  /// All faces that were opened, in the order of the stack: those of files, and those of the system that were needed.
  var openedFaces: [FontFace] { allFamilies.flatMap(\.openedFaces) }
  /// All faces of the files that the stack names.
  var fileFaces: [FontFace] { families.prefix(fileCount).flatMap(\.openedFaces) }

  private var allFamilies: [FontFamily] {
    fallback == nil ? families : families + found.withLock { $0.families }
  }

  /// A face for each family, chosen by all of the font but its stack. A cluster that the first lacks falls back to the second, and so on.
  func faces(for font: FontTraits) -> [FontFace] { allFamilies.map { $0.face(for: font) } }

  /// The index of the face that the system takes for characters which the stack's own families lack.
  ///
  /// - Parameters:
  ///   - characters: the characters of a cluster that show.
  ///   - isColoured: whether only faces that draw in colour count.
  ///   - language: the language of the text.
  ///   - covers: whether a family's regular face sets the cluster.
  func fallback(
    for characters: [UInt32], isColoured: Bool, language: String?, covers: (FontFace) -> Bool
  ) -> Int? {
    guard let fallback, !characters.isEmpty else { return nil }
    var next = 0
    for _ in 0..<Self.mostTried {
      guard
        let family = fallback.source.fallback(
          for: characters, isColoured: isColoured, font: fallback.font, language: language, from: next)
      else { return nil }
      next = family.next
      if let (index, face) = index(of: family.faces, opener: fallback.opener), covers(face) { return index }
    }
    return nil
  }

  /// Families that promise a character and do not set it, or cannot be opened, are passed over so many times.
  private static let mostTried = 8

  private func index(of references: [FontReference], opener: FontOpener) -> (index: Int, face: FontFace)? {
    guard let first = references.first else { return nil }
    return found.withLock { found in
      if let known = found.indices[first] {
        return known.map { (families.count + $0, found.families[$0].regular) }
      }
      guard found.families.count < Self.mostFound, let family = try? FontFamily(references, opener: opener)
      else {
        found.indices[first] = .some(nil)
        return nil
      }
      found.indices[first] = found.families.count
      found.families.append(family)
      return (families.count + found.families.count - 1, family.regular)
    }
  }
}
