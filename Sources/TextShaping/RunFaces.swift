internal import TextLayout

/// The faces of the stack of a run, one for each family.
struct RunFaces {
  let stack: OpenedStack
  private let font: FontDescription
  /// True if the shapes of letters depend on the font's size.
  let dependsOnSize: Bool
  /// The faces in the order in which they are tried; those of the system's fallback stand last, as far as they were needed.
  private(set) var faces: [FontFace]

  /// The faces of a font, its axes at the positions asked for.
  ///
  /// - Throws: ``TextError`` for an axis that no face of the stack has, or a position outside one.
  init(stack: OpenedStack, font: FontDescription) throws(TextError) {
    self.stack = stack
    self.font = font
    faces = stack.faces(for: font.traits)
    dependsOnSize = faces.contains(where: \.hasOpticalSize)
    for variation in font.variations where !faces.contains(where: { $0.axis(variation.axis) != nil }) {
      throw TextError(
        .unavailableFeature,
        "No face of the stack has the axis \"\(variation.axis)\": \(faces.map(\.reference.file).joined(separator: ", "))."
      )
    }
    for index in faces.indices { faces[index] = try faces[index].varied(for: font) }
  }

  /// Takes in the families of the fallback that were found since; those whose axes go less far stay as they are.
  mutating func update() {
    for face in stack.faces(for: font.traits).dropFirst(faces.count) {
      faces.append((try? face.varied(for: font)) ?? face)
    }
  }
}
