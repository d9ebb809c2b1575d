internal import Synchronization
internal import TextLayout

/// Opens the faces of a library, each file and each face once.
final class FontOpener: Sendable {
  private struct Opened {
    var files: [String: FontFile] = [:]
    var faces: [FontReference: FontFace] = [:]
  }

  private let locator: FontLocator
  private let limits: TextLimits
  private let opened = Mutex(Opened())

  init(locator: FontLocator, limits: TextLimits) {
    self.locator = locator
    self.limits = limits
  }

  /// The face that a reference names.
  func face(_ reference: FontReference) throws(FontError) -> FontFace {
    // Typed throws do not pass through a closure of `withLock`.
    let result = opened.withLock { opened in
      Result<FontFace, FontError> { () throws(FontError) in try self.face(reference, &opened) }
    }
    return try result.get()
  }

  /// The face that a reference names, where it was opened.
  func openedFace(_ reference: FontReference) -> FontFace? { opened.withLock { $0.faces[reference.opened] } }

  private func face(_ reference: FontReference, _ opened: inout Opened) throws(FontError) -> FontFace {
    if let known = opened.faces[reference.opened] { return known }
    let path = try locator.path(of: reference)
    let file: FontFile
    if let known = opened.files[path] {
      file = known
    } else {
      file = try FontFile(path: path, limits: limits)
    }
    opened.files[path] = file
    let face = try FontFace(reference: reference, path: path, file: file)
    opened.faces[reference.opened] = face
    return face
  }
}
