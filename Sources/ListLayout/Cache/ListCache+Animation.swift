/// A scroll-to under way that shows its motion (rule 40).
struct AnimatedScroll: Hashable, Sendable {
  var target: ScrollTarget
  /// The time that is over, 0 to 1.
  var progress: Double
  /// True if the list is scrolling towards its start.
  var goesBack: Bool
}

extension ListCache {
  /// True if an animated scroll is under way.
  public var isAnimating: Bool { animation != nil }

  /// The distance left of the animated scroll in the present layout, in points; nil where none is under way.
  public var remainingDistance: Double? {
    animation.map { ListUnits.points(units: position(of: $0.target) &- offset) }
  }

  /// Starts an animated scroll; what is farther away than the configured number of viewports is jumped towards first.
  mutating func animate(to new: ScrollTarget?) {
    endHolds()
    fold()
    guard let new else { return }
    let remaining = position(of: new) &- offset
    let limit = max(0, configuration.animatedViewports) * Double(viewport)
    let goesBack = remaining < 0
    if Double(remaining.magnitude) > limit {
      // Three quarters of the greatest animated distance are left to be seen.
      let rest = Units(limit * 0.75)
      move(to: clamped(position(of: new) &+ (goesBack ? rest : -rest)), .target)
      resetSeen()
    }
    animation = AnimatedScroll(target: new, progress: 0, goesBack: goesBack)
    line.hadTarget = true
  }

  /// Moves an animated scroll on to a part of its time: by as much of the remaining distance as of the remaining time,
  /// never backwards; the last step is an ordinary scroll-to, and as exact.
  mutating func step(to progress: Double) {
    guard let running = animation, progress > running.progress else { return }
    guard progress < 1 else {
      animation = nil
      target = running.target
      placeTarget()
      return
    }
    let remaining = position(of: running.target) &- offset
    animation?.progress = progress
    guard remaining < 0 ? running.goesBack : !running.goesBack else { return }
    let part = (progress - running.progress) / (1 - running.progress)
    let new = offset &+ Units((Double(remaining) * part).rounded(.towardZero))
    carry(by: new &- offset)
    offset = new
  }
}
