/// Names one face: a font file, and which face of it.
public struct FontReference: Hashable, Sendable {
  /// A bare file name, looked up in the font folders, or a path (anything with a slash), taken as it is.
  public var file: String
  /// The face's place in a collection, 0 for the first or only one.
  public var index: Int
  /// The Debian package that ships the file, a hint for error messages.
  public var package: String?
  /// The family that the face belongs to: it is made of the references of one name that follow one another in a stack. A face
  /// without a name is a family of its own.
  public var family: String?
  /// The weight that the face is for, 1 to 1,000, or the range of weights of a variable face, which is set to the one asked for.
  public var weights: ClosedRange<Int>
  /// True if the face is for italic text.
  public var isItalic: Bool
  /// The width of letters that the face is for, in percent of normal, or the range of a variable face's.
  public var widths: ClosedRange<Double>
  /// True if text of weight 600 or more is set in the face with bolder glyphs where the face is for lighter text: each
  /// that takes room takes a 24th of an em more, as FreeType emboldens outlines. Slanting a face changes no width.
  public var isSynthesized: Bool

  /// A reference to face `index` of `file`, of a family or standing alone.
  public init(
    file: String, index: Int = 0, package: String? = nil, family: String? = nil,
    weights: ClosedRange<Int> = FontDescription.regularWeight...FontDescription.regularWeight,
    isItalic: Bool = false,
    widths: ClosedRange<Double> = FontDescription.normalWidth...FontDescription.normalWidth,
    isSynthesized: Bool = false
  ) {
    self.file = file
    self.index = index
    self.package = package
    self.family = family
    self.weights = weights
    self.isItalic = isItalic
    self.widths = widths
    self.isSynthesized = isSynthesized
  }

  /// The reference without the face's role in a stack: equal for all that open the same face.
  package var opened: FontReference { FontReference(file: file, index: index) }
}

/// An ordered list of families of faces: a run's width, slant and weight choose a face of each family, and each piece of text is
/// set in the first of them that covers it.
///
/// Text of a ``FontDesign`` is set in the stack that is named after the design: for "monospaced" text of the stack "ui" in
/// "ui-monospaced" where there is such a stack, else in "monospaced", else in "ui" itself.
public struct FontStack: Hashable, Sendable {
  /// The faces, in the order in which their families are tried.
  public var fonts: [FontReference]
  /// The fonts of the system that stand behind the files; nil for none.
  public var system: SystemFont?

  /// A stack of the given faces.
  public init(fonts: [FontReference], system: SystemFont? = nil) {
    self.fonts = fonts
    self.system = system
  }

  /// A stack of the first faces of the given files.
  public init(files: [String]) { self.init(fonts: files.map { FontReference(file: $0) }) }
}
