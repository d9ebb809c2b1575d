internal import Synchronization
internal import TextLayout

/// The opened families of a font stack, in the order in which they are tried.
final class OpenedStack: Sendable {
  private let families: [FontFamily]
  /// The faces of labels that ask for nothing, a face for each family.
  let regular: [FontFace]
  private let chosen = Mutex<[FontTraits: [FontFace]]>([:])
  /// More fonts than a label can sensibly ask for make the list begin anew.
  private static let mostFonts = 64

  /// All faces, in the order of the stack.
  var allFaces: [FontFace] { families.flatMap(\.faces) }

  /// A stack of families.
  init(_ families: [FontFamily]) {
    self.families = families
    regular = families.map { $0.face(for: FontTraits(stack: "")) }
  }

  /// A face for each family, chosen by all of the font but its stack. A cluster that the first lacks falls back to the second, and so on.
  func faces(for font: FontTraits) -> [FontFace] {
    var font = font
    (font.stack, font.design) = ("", .default)
    if font == FontTraits(stack: "") { return regular }
    return chosen.withLock { chosen in
      if let known = chosen[font] { return known }
      let faces = families.map { $0.face(for: font) }
      if chosen.count == Self.mostFonts { chosen.removeAll() }
      chosen[font] = faces
      return faces
    }
  }
}
