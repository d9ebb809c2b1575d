internal import RowLayout
internal import SelfSizing
internal import Synchronization
internal import TextLayout
internal import TextShaping

extension FontStack {
  /// True if text in some stacks may be set in fonts of the system: in one that names them, or without any stack.
  static func includeSystemFonts(_ stacks: [String: FontStack]) -> Bool {
    stacks.isEmpty || stacks.values.contains { $0.system != nil }
  }
}

/// The fonts of fixtures, opened once however many documents name them. One serves all threads.
public final class FixtureFonts: Sendable {
  private struct Key: Hashable {
    let stacks: [String: FontStack]
    let folders: [String]
  }

  private let engines = Mutex<[Key: TextEngine]>([:])

  /// No fonts yet.
  public init() {}

  /// The engine for a document's stacks.
  ///
  /// - Parameter folders: where bare font names are looked up, before the system's font folders.
  /// - Throws: `FontError` that names the missing or broken file.
  func engine(stacks: [String: FontStack], folders: [String]) throws(FontError) -> TextEngine {
    // Of the system's fonts each document records those that it used.
    guard !FontStack.includeSystemFonts(stacks) else {
      return try TextEngine(stacks: stacks, folders: folders)
    }
    // A bare name may stand for another file in another folder; documents without such names share one engine.
    let isBare = stacks.values.contains { $0.fonts.contains { !$0.file.utf8.contains(UInt8(ascii: "/")) } }
    let key = Key(stacks: stacks, folders: isBare ? folders : [])
    if let known = engines.withLock({ $0[key] }) { return known }
    let engine = try TextEngine(stacks: stacks, folders: folders)
    engines.withLock { $0[key] = engine }
    return engine
  }
}
