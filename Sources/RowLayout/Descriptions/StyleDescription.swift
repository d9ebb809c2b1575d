/// The drawing around or instead of a part's own colours; never changes a size (rule M1).
public struct StyleDescription: UsuallyEmpty {
  /// The colour of texts and shapes.
  public var foreground: String?
  /// The colour of what acts.
  public var tint: String?
  /// The opacity, from 0 to 1.
  public var opacity: Double?
  /// The radius of round corners in points.
  public var cornerRadius: Double?
  /// True if content is clipped to the frame.
  public var clipped: Bool?
  /// The name of a shape to which it is cut.
  public var clipShape: String?
  /// Degrees of rotation.
  public var rotation: Double?
  /// A factor of scaling.
  public var scale: Double?
  /// The radius of a shadow in points.
  public var shadow: Double?
  /// Underlined text.
  public var underline: Bool?
  /// Struck through text.
  public var strikethrough: Bool?
  /// True if nothing is drawn.
  public var hidden: Bool?
  /// The report's notes on the part, as `"notMeasured: minimumScaleFactor"`.
  public var notes: [String]?

  /// A style that changes nothing.
  public init() {}
}

#if !hasFeature(Embedded)
  extension StyleDescription: Codable {}
#endif
