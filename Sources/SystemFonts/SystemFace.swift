/// A face that is installed on the system.
public struct SystemFace: Hashable, Sendable {
  /// The font file's path.
  public var path: String
  /// The face's place in a collection, 0 for the first or only one.
  public var index: Int
  /// The named instance of a variable font that the face stands for, from 1; 0 for none.
  public var instance: Int
  /// The family's name, in English where the font has one.
  public var family: String
  /// The style's name, as "Bold Italic".
  public var style: String
  /// The weight, from 1 to 1000, or the range of a variable face's.
  public var weights: ClosedRange<Double>
  /// The width in percent of normal, or the range of a variable face's.
  public var widths: ClosedRange<Double>
  /// True if the face is italic or oblique.
  public var isItalic: Bool
  /// True if the face stands for all that its axes allow.
  public var isVariable: Bool
  /// The version that the font's `head` table gives, in 65,536ths.
  public var version: Int

  /// The weight, of a variable face the least.
  public var weight: Double { weights.lowerBound }
  /// The width in percent of normal, of a variable face the least.
  public var width: Double { widths.lowerBound }
}

/// The result of a query.
public struct FontResolution: Hashable, Sendable {
  /// The faces in the order in which they are to be tried: the best match, and behind it the system's fallback, each
  /// of which covers characters that none before it does.
  public var faces: [SystemFace]
  /// The first family of the query that is installed; nil where none is and the system's substitute stands first.
  public var installedFamily: String?
}
