public import TextLayout

/// A font file that is another than that with which a fixture was recorded.
public struct FontMismatch: Hashable, Sendable, CustomStringConvertible {
  /// The file as the fixture spells it.
  public var file: String
  /// The recorded build; nil where the fixture has none of this file.
  public var recorded: FontIdentity?
  /// The present build; nil where the fixture's stacks no longer name it.
  public var actual: FontIdentity?

  /// A sentence with both versions.
  public var description: String {
    let file = file.withVisibleControls
    return switch (recorded, actual) {
    case (let recorded?, let actual?):
      "the font \(file) is version \(actual.version.withVisibleControls) (digest \(actual.digest)), and the fixture was recorded with "
        + "version \(recorded.version.withVisibleControls) (digest \(recorded.digest)): heights may differ for that alone; use the "
        + "recorded version, or record again"
    case (let recorded?, nil):
      "the fixture was recorded with the font \(file), version \(recorded.version.withVisibleControls), which no stack of it names any "
        + "more; record again"
    case (nil, let actual?):
      "the font \(file), version \(actual.version.withVisibleControls) (digest \(actual.digest)), is not among the fonts that the fixture "
        + "was recorded with; record again"
    case (nil, nil): "the font \(file) is not known"
    }
  }

  /// The files that differ, by name; none where nothing was recorded.
  static func between(
    recorded: [String: FontIdentity], actual: [String: FontIdentity]
  ) -> [FontMismatch] {
    guard !recorded.isEmpty else { return [] }
    return Set(recorded.keys).union(actual.keys).sorted().compactMap { file in
      let (then, now) = (recorded[file], actual[file])
      return then?.digest == now?.digest ? nil : FontMismatch(file: file, recorded: then, actual: now)
    }
  }
}
