/// The value of a guide that a part sets.
public enum GuideValue: Sendable {
  /// A number of points from the part's left or top.
  case value(Double)
  /// The place of another guide.
  case of(AnyGuide)
  /// Computed from the part's dimensions; has no written form.
  case computed(@Sendable (PartDimensions) -> Double)
}

/// A guide of either axis.
public struct AnyGuide: Hashable, Sendable {
  package let key: GuideKey

  package init(key: GuideKey) { self.key = key }
  /// A horizontal guide.
  public init(_ guide: HorizontalAlignment) { key = guide.key }
  /// A vertical guide.
  public init(_ guide: VerticalAlignment) { key = guide.key }
}

extension AnyGuide: Spelled {
  static var sort: String { "guide" }
  static var spellings: [String] { GuideKey.all.map { $0.name } + ["\"h:name\"", "\"v:name\""] }
  var spelling: String { key.spelling }
  init?(spelling: String) {
    guard let key = GuideKey(spelling: spelling) else { return nil }
    self.init(key: key)
  }
}
