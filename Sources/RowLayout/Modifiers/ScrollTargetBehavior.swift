// The stops of scrolling: no matter of a row's own layout, and never asked for one.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stops of scrolling.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The part of the content at which scrolling stops.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// The scrolling whose end is looked for.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize, containerSize: CGSize
  public let axes: Axis.Set
  private let environment: EnvironmentValues
  public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: path]
  }
}

/// Stops at each page of the container's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The reach of a swipe.
  public enum LimitBehavior: Hashable, Sendable {
    case automatic, always, alwaysByFew, alwaysByOne, never
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
  public static func viewAligned(limitBehavior: Self.LimitBehavior = .automatic, anchor: UnitPoint?) -> Self {
    Self()
  }
}
