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
    insets: EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16), minimumHeight: 52, followsText: true,
    system: System(
      margin: 16, switchWidth: 61, switchHeight: 28, linkRoom: 64 / 3,
      header: EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16),
      footer: EdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 16)))
  /// Groups with 20 points of room beside them before iOS 26: 11 points above and below (P), 20 beside, at least 44 (C).
  public static let iOS18 = ListRowProfile(
    insets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20), minimumHeight: 44, followsText: false,
    system: System(
      margin: 20, switchWidth: 49, switchHeight: 31, linkRoom: 53 / 3,
      header: EdgeInsets(top: 17, leading: 20, bottom: 6, trailing: 20),
      footer: EdgeInsets(top: 6, leading: 20, bottom: 12, trailing: 20)))

  private init(insets: EdgeInsets, minimumHeight: Double, followsText: Bool, system: System) {
    self.init(insets: insets, minimumHeight: minimumHeight, followsText: followsText)
    self.system = system
  }

  /// Lengths of a system's lists, counted in reference images (C).
  struct System: Hashable, Sendable {
    /// The room beside groups.
    let margin: Double
    /// A switch's size, and the room that the mark of a link takes.
    let switchWidth, switchHeight, linkRoom: Double
    /// The room around headers and footers.
    let header, footer: EdgeInsets
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
