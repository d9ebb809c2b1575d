public import TextLayout

/// A face as a font chose it: one of a family of a stack, its axes set.
public struct ChosenFace: Hashable, Sendable {
  /// The face's file and family.
  public var font: FontReference
  /// The axes that stand elsewhere than the file says.
  public var positions: [FontVariation]
}

extension FontLibrary {
  /// The faces that a font chooses, one of each family of its stack, in the order in which they are tried; those of the system's
  /// fallback only as far as text needed them.
  ///
  /// - Throws: `TextError` where the font's stack is not known, or the system has no fonts.
  public func chosenFaces(for font: FontDescription) throws(TextError) -> [ChosenFace] {
    try stack(for: font).faces(for: font.traits).map {
      ChosenFace(font: $0.reference, positions: $0.positions)
    }
  }
}
