/// The two sides of a place between characters: where the line ends or directions meet, they are apart.
public enum CaretAffinity: Hashable, Sendable {
  /// With the character before it.
  case upstream
  /// With the character after it.
  case downstream
}

/// A caret: where typing at an offset begins. ``TextPositions`` finds it.
public struct TextCaret: Hashable, Sendable {
  /// The Unicode scalar before which it stands, counted from the label's start.
  public var offset: Int
  /// The side that it belongs to.
  public var affinity: CaretAffinity
  /// The line that it stands on.
  public var line: Int
  /// From the label's left, in points.
  public var x: Double
  /// From the label's top to its own, in points.
  public var y: Double
  /// The height of the label's first face, in points.
  public var height: Double
}

/// A part of a line, in points.
public struct TextRectangle: Hashable, Sendable {
  /// The line.
  public var line: Int
  /// From the label's left.
  public var x: Double
  /// From the label's top.
  public var y: Double
  /// From left to right.
  public var width: Double
  /// The height of the label's first face.
  public var height: Double
}
