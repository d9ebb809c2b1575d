@_exported public import Foundation
@_exported public import Observation

/// A proposal, as SwiftUI code names it.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; nil asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; nil asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the least size (rule M2).
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the greatest size (rule M2).
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size (rule M2).
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// A proposal of the two dimensions.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// The proposal of exactly this size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal as a size, `size` standing in for what is unspecified (rule L1).
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// A proposal of the resolver.
  init(_ proposal: ProposedSize) {
    self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }
}
