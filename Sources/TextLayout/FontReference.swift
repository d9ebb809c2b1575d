/// Names one face: a font file, and which face of it.
public struct FontReference: Hashable, Sendable {
  /// A bare file name, looked up in the font folders, or a path (anything with a slash), taken as it is.
  public var file: String
  /// The face's place in a collection, 0 for the first or only one.
  public var index: Int
  /// The Debian package that ships the file, a hint for error messages.
  public var package: String?

  /// A reference to face `index` of `file`.
  public init(file: String, index: Int = 0, package: String? = nil) {
    self.file = file
    self.index = index
    self.package = package
  }
}

/// An ordered list of faces: each piece of text is set in the first face that covers it.
public struct FontStack: Hashable, Sendable, Codable {
  /// The faces, in the order in which they are tried.
  public var fonts: [FontReference]

  /// A stack of the given faces.
  public init(fonts: [FontReference]) { self.fonts = fonts }

  /// A stack of the first faces of the given files.
  public init(files: [String]) { self.init(fonts: files.map { FontReference(file: $0) }) }
}
