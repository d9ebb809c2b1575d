/// A list's setting of rows: room around their content, and a least height.
public struct ListRowProfile: Hashable, Sendable {
  /// The room around a row's content.
  public var insets: EdgeInsets
  /// The least height at the standard size of text, in points.
  public var minimumHeight: Double
  /// True if the least height is so much above the line distance of the body's text, at any size of text.
  public var followsText: Bool
  /// The lengths of a system's lists beside those; nil where a profile is made from numbers.
  private(set) var system: System?

  /// A way to set rows.
  public init(insets: EdgeInsets, minimumHeight: Double, followsText: Bool = false) {
    self.insets = insets
    self.minimumHeight = minimumHeight
    self.followsText = followsText
  }

  /// Groups with 16 points of room beside them on iOS 26: 15 points above and below, 16 beside, at least a line of the body's text and 30 (C).
  public static let iOS26 = ListRowProfile(
    above: 15, beside: 16, minimumHeight: 52, followsText: true, switchSize: (61, 28), linkRoom: 64 / 3,
    header: (10, 10), footer: (8, 6), bareEdge: 17.5)
  /// Groups with 20 points of room beside them before iOS 26: 11 points above and below (P), 20 beside, at least 44 (C).
  public static let iOS18 = ListRowProfile(
    above: 11, beside: 20, minimumHeight: 44, followsText: false, switchSize: (49, 31), linkRoom: 53 / 3,
    header: (17, 6), footer: (6, 12), bareEdge: 53 / 3)

  /// A system's profile, with as much room beside groups as beside what is in them.
  private init(
    above: Double, beside: Double, minimumHeight: Double, followsText: Bool, switchSize: (Double, Double),
    linkRoom: Double, header: (Double, Double), footer: (Double, Double), bareEdge: Double
  ) {
    func insets(_ top: Double, _ bottom: Double) -> EdgeInsets {
      EdgeInsets(top: top, leading: beside, bottom: bottom, trailing: beside)
    }
    self.init(insets: insets(above, above), minimumHeight: minimumHeight, followsText: followsText)
    system = System(
      margin: beside, switchWidth: switchSize.0, switchHeight: switchSize.1, linkRoom: linkRoom,
      header: insets(header.0, header.1), footer: insets(footer.0, footer.1), bareEdge: bareEdge)
  }

  /// Lengths of a system's lists, counted in reference images (C).
  struct System: Hashable, Sendable {
    /// The room beside groups.
    let margin: Double
    /// A switch's size, and the room that the mark of a link takes.
    let switchWidth, switchHeight, linkRoom: Double
    /// The room around headers and footers.
    let header, footer: EdgeInsets
    /// The room that a header or a footer between groups takes that is not there.
    let bareEdge: Double
  }

  func minimumHeight(at setting: DynamicTypeSize) -> Double {
    guard followsText else { return minimumHeight }
    return minimumHeight + TextStyle.body.lineDistance(at: setting) - TextStyle.body.lineDistance(at: .large)
  }

  /// The profile with the insets of a header or a footer.
  func with(_ insets: EdgeInsets) -> ListRowProfile {
    var profile = self
    profile.insets = insets
    return profile
  }
}
