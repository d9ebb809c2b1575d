internal import Synchronization
public import TextLayout

/// The opened faces of named font stacks, shared by everything that prepares text.
///
/// Each file is opened once, however many stacks name it. Files that stacks name are opened when the library is made, so that whatever is
/// wrong with them is known before the first label; fonts of the system when text is first set in them.
///
/// Text that names no stack is set in the only one that there is; in a library without stacks in the fonts of the system
/// (`FontStack.system`), where any other name is a family's.
public final class FontLibrary: Sendable {
  /// The stacks that were named.
  let named: [String: OpenedStack]
  let opener: FontOpener
  private let source: (any SystemFontSource)?
  private let systemStacks = Mutex<[SystemFont: OpenedStack]>([:])
  /// More fonts of the system than an app can sensibly name make the list begin anew.
  private static let mostSystemStacks = 256

  /// Opens the faces of all stacks.
  ///
  /// - Parameters:
  ///   - stacks: the stacks by name; none for the fonts of the system.
  ///   - folders: where bare file names are looked up, in this order, before the system's font folders.
  ///   - limits: what bounds the files and the stacks.
  ///   - source: where fonts of the system are found; nil where no stack may name them.
  /// - Throws: ``FontError`` naming the stack and the file at fault; for a missing one, the folders searched.
  public init(
    stacks: [String: FontStack], folders: [String] = [], limits: TextLimits = TextLimits(),
    system source: (any SystemFontSource)? = nil
  ) throws(FontError) {
    let opener = FontOpener(locator: FontLocator(folders: folders), limits: limits)
    var named: [String: OpenedStack] = [:]
    for (name, stack) in stacks.sorted(by: { $0.key < $1.key }) {
      guard !stack.fonts.isEmpty || stack.system != nil else {
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
        do throws(FontError) {
          guard let family = try FontFamily(references, opener: opener) else { continue }
          try family.openAll()
          families.append(family)
        } catch {
          throw FontError(error.code, "The font stack \"\(name)\": \(error.description)")
        }
      }
      named[name] = try Self.stack(families, stack.system, source, opener)
    }
    self.named = named
    self.opener = opener
    self.source = source
  }

  /// Opens the fonts of the system, so that it is known beforehand whether there are any.
  package func openSystemFonts() throws(FontError) { _ = try systemStack(SystemFont()) }

  /// A stack of families of files, with the system's behind where it is named.
  private static func stack(
    _ families: [FontFamily], _ system: SystemFont?, _ source: (any SystemFontSource)?, _ opener: FontOpener
  ) throws(FontError) -> OpenedStack {
    guard let system else { return OpenedStack(families) }
    guard let source else {
      throw FontError(
        .noSystemFonts,
        "The fonts of the system are named by a stack of a library that was made without them.")
    }
    guard let own = try FontFamily(source.family(for: system), opener: opener) else {
      throw FontError(.noSystemFonts, "The source of the system's fonts gave none.")
    }
    return OpenedStack(
      families, system: own, fallback: OpenedStack.Fallback(font: system, source: source, opener: opener))
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

  // MARK: Stacks of fonts

  /// The faces that text in a font is set in, in the order in which they are tried; nil for a stack that is not known.
  func faces(for font: FontDescription) -> [FontFace]? { (try? stack(for: font))?.faces(for: font.traits) }

  /// The stack of a font: that of its design where there is one, else the named one.
  func stack(for font: FontDescription) throws(TextError) -> OpenedStack {
    let stack = try stack(named: font.stack)
    guard font.design != .default else { return stack }
    let design = font.design.rawValue
    if let known = named[font.stack + "-" + design] ?? named[design] { return known }
    // The system has designs of its own, but not of a family that was named.
    guard let system = stack.system, system.font.family == nil else { return stack }
    return (try? systemStack(SystemFont(design: font.design))) ?? stack
  }

  /// True if there is a stack of the name, or a family of the system's where no stacks were given.
  package func hasStack(_ name: String) -> Bool { (try? stack(named: name)) != nil }

  /// The stack of a name.
  ///
  /// - Throws: ``TextError`` for a name that is not known, and where there are no fonts of the system.
  func stack(named name: String) throws(TextError) -> OpenedStack {
    if let known = named[name] { return known }
    if let only = named.values.first, name.isEmpty, named.count == 1 { return only }
    guard named.isEmpty, let source else { throw unknownStack(name) }
    guard name.isEmpty || source.isInstalled(name) else {
      throw TextError(
        .unknownStack,
        "There is no font stack \"\(name)\", and no font family of this name is installed on this system: "
          + "install it, or give the engine a stack of this name.")
    }
    do throws(FontError) {
      return try systemStack(SystemFont(family: name.isEmpty ? nil : name))
    } catch {
      throw TextError(.noSystemFonts, error.description)
    }
  }

  private func systemStack(_ font: SystemFont) throws(FontError) -> OpenedStack {
    if let known = systemStacks.withLock({ $0[font] }) { return known }
    let stack = try Self.stack([], font, source, opener)
    return systemStacks.withLock { stacks in
      // Where another thread was first, its stack stands.
      if let known = stacks[font] { return known }
      if stacks.count == Self.mostSystemStacks { stacks.removeAll() }
      stacks[font] = stack
      return stack
    }
  }

  /// True if text was set in fonts of the system that no stack names.
  package var usesSystemFonts: Bool { systemStacks.withLock { !$0.isEmpty } }

  /// All stacks, those named first.
  var allStacks: [OpenedStack] {
    named.sorted { $0.key < $1.key }.map(\.value) + systemStacks.withLock { Array($0.values) }
  }

  private func unknownStack(_ name: String) -> TextError {
    let known = stackNames.isEmpty ? "none" : stackNames.joined(separator: ", ")
    return TextError(
      .unknownStack,
      name.isEmpty
        ? "The text names no font stack; known are: \(known). Name one where the text or its environment names its font."
        : "There is no font stack \"\(name)\"; known are: \(known).")
  }

  /// The names of the stacks, sorted.
  public var stackNames: [String] { named.keys.sorted() }
}
