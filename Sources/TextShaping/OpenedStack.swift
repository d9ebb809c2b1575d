internal import Synchronization
internal import TextLayout

/// The opened families of a font stack, in the order in which they are tried.
final class OpenedStack: Sendable {
  private struct Style: Hashable {
    var weight: Int
    var isItalic: Bool
  }

  private let families: [FontFamily]
  /// The faces of labels that ask for nothing, a face for each family.
  let regular: [FontFace]
  private let chosen = Mutex<[Style: [FontFace]]>([:])
  /// More weights than a label can sensibly ask for make the list begin anew.
  private static let mostStyles = 64

  /// All faces, in the order of the stack.
  var allFaces: [FontFace] { families.flatMap(\.faces) }

  /// A stack of families.
  init(_ families: [FontFamily]) {
    self.families = families
    regular = families.map { $0.face(weight: FontDescription.regularWeight, isItalic: false) }
  }

  /// A face for each family: the one for the weight and the slant. A cluster that the first lacks falls back to the second, and so on.
  func faces(weight: Int, isItalic: Bool) -> [FontFace] {
    if weight == FontDescription.regularWeight, !isItalic { return regular }
    let style = Style(weight: weight, isItalic: isItalic)
    return chosen.withLock { chosen in
      if let known = chosen[style] { return known }
      let faces = families.map { $0.face(weight: weight, isItalic: isItalic) }
      if chosen.count == Self.mostStyles { chosen.removeAll() }
      chosen[style] = faces
      return faces
    }
  }
}
