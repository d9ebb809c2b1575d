public import TextLayout

/// The opened faces of named font stacks, shared by everything that prepares text.
///
/// Each file is opened once, however many stacks name it. A library never changes: fonts are opened when it is made, so
/// that whatever is wrong with them is known before the first label.
public final class FontLibrary: Sendable {
  /// The opened stacks by name.
  let stacks: [String: OpenedStack]

  /// Opens the faces of all stacks.
  ///
  /// - Parameters:
  ///   - stacks: the stacks by name.
  ///   - folders: where bare file names are looked up, in this order, before the system's font folders.
  ///   - limits: what bounds the files and the stacks.
  /// - Throws: ``FontError`` naming the file at fault; for a missing one, the folders searched.
  public init(
    stacks: [String: FontStack], folders: [String] = [], limits: TextLimits = TextLimits()
  ) throws(FontError) {
    let locator = FontLocator(folders: folders)
    var files: [String: FontFile] = [:]
    var faces: [FontReference: FontFace] = [:]
    var opened: [String: OpenedStack] = [:]
    for (name, stack) in stacks.sorted(by: { $0.key < $1.key }) {
      guard !stack.fonts.isEmpty else {
        throw FontError(.emptyStack, "The font stack \"\(name)\" names no font.")
      }
      guard stack.fonts.count <= limits.facesPerStack else {
        throw FontError(
          .tooManyFaces,
          "The font stack \"\(name)\" names \(stack.fonts.count) fonts, more than the \(limits.facesPerStack) allowed."
        )
      }
      var families: [FontFamily] = []
      for references in try Self.families(of: stack, named: name) {
        var members: [FontFamily.Member] = []
        for reference in references {
          let face: FontFace
          if let known = faces[reference.opened] {
            face = known
          } else {
            let path = try locator.path(of: reference)
            let file: FontFile
            if let known = files[path] {
              file = known
            } else {
              file = try FontFile(path: path, limits: limits)
            }
            files[path] = file
            face = try FontFace(reference: reference, path: path, file: file)
            faces[reference.opened] = face
          }
          members.append(
            FontFamily.Member(
              face: face, weights: reference.weights, isItalic: reference.isItalic, widths: reference.widths))
        }
        if let family = FontFamily(members) { families.append(family) }
      }
      opened[name] = OpenedStack(families)
    }
    self.stacks = opened
  }

  /// The references of a stack in families: those of one name that follow one another, and each without a name alone.
  private static func families(
    of stack: FontStack, named name: String
  ) throws(FontError) -> [[FontReference]] {
    var families: [[FontReference]] = []
    for reference in stack.fonts {
      guard let last = families.last, let family = last.first?.family, family == reference.family else {
        families.append([reference])
        continue
      }
      if let twin = last.first(where: {
        $0.weights == reference.weights && $0.isItalic == reference.isItalic && $0.widths == reference.widths
      }) {
        throw FontError(
          .ambiguousFamily,
          """
          The family "\(family)" of the font stack "\(name)" has two faces of one weight, slant and width: \
          \(twin.file) and \(reference.file); give each its own "weight", "italic" or "width".
          """)
      }
      families[families.count - 1].append(reference)
    }
    return families
  }

  /// The faces that text in a font is set in, in the order in which they are tried; nil for a stack that is not known.
  func faces(for font: FontDescription) -> [FontFace]? {
    stack(for: font)?.faces(for: font.traits)
  }

  /// The stack of a font: that of its design where there is one, else the named one.
  private func stack(for font: FontDescription) -> OpenedStack? {
    guard font.design != .default, let named = stacks[font.stack] else { return stacks[font.stack] }
    let design = font.design.rawValue
    return stacks[font.stack + "-" + design] ?? stacks[design] ?? named
  }

  /// The names of the stacks, sorted.
  public var stackNames: [String] { stacks.keys.sorted() }
}
