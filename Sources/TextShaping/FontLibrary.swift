public import TextLayout

/// The opened faces of named font stacks, shared by everything that prepares text.
///
/// Each file is opened once, however many stacks name it. A library never changes: fonts are opened when it is made, so
/// that whatever is wrong with them is known before the first label.
public final class FontLibrary: Sendable {
  /// The faces by the name of their stack, in the order in which they are tried.
  let stacks: [String: [FontFace]]

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
    var opened: [String: [FontFace]] = [:]
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
      var list: [FontFace] = []
      for reference in stack.fonts {
        var key = reference
        key.package = nil
        if let face = faces[key] {
          list.append(face)
          continue
        }
        let path = try locator.path(of: reference)
        let file: FontFile
        if let known = files[path] { file = known } else { file = try FontFile(path: path, limits: limits) }
        files[path] = file
        let face = try FontFace(reference: reference, path: path, file: file)
        faces[key] = face
        list.append(face)
      }
      opened[name] = list
    }
    self.stacks = opened
  }

  /// The names of the stacks, sorted.
  public var stackNames: [String] { stacks.keys.sorted() }
}
