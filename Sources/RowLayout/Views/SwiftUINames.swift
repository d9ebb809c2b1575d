// SwiftUI brings Foundation along, and its views speak of Foundation's own sizes and places. What lowers and resolves rows does not
// import it.
@_exported public import Foundation
@_exported public import Observation

extension ProposedSize {
  /// A proposal of a container of one's own.
  init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
  }
}

extension RowSize {
  /// A size of Foundation's.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension CGSize {
  /// A size of a row or a part.
  public init(_ size: RowSize) { self.init(width: size.width, height: size.height) }
}

extension EdgeInsets {
  /// Insets of the four edges, as SwiftUI has their type.
  @_disfavoredOverload
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.init(
      top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
  }
}
