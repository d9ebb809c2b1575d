/// The context of a change.
public struct Transaction {
  /// The animation.
  public var animation: Animation?
  /// True if views inside are not animated.
  public var disablesAnimations = false
  /// True if further changes follow, as of a finger that moves.
  public var isContinuous = false
  /// True if speed is kept for the animation at the end.
  public var tracksVelocity = false
  /// The place that scrolling keeps.
  public var scrollTargetAnchor: UnitPoint?
  private var values: [ObjectIdentifier: Any] = [:]

  /// A change.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// A value of a key of one's own, or of one that `@Entry` declares.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values.value(ObjectIdentifier(key), or: Key.defaultValue) }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A kind of value that goes with a change.
public typealias TransactionKey = EnvironmentKey
