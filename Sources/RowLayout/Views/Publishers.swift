// Values that come one after the other, as Combine has them: described rows receive those that are there when they are
// asked for, and none later.

/// Values that come one after the other.
public protocol Publisher<Output, Failure> {
  /// The values' type.
  associatedtype Output
  /// Why they may end.
  associatedtype Failure: Error
}

/// A publisher that has a value from the beginning.
protocol CurrentHolding<Output> {
  associatedtype Output
  var current: Output? { get }
}

extension Publisher {
  /// The value that whoever takes the values receives at once.
  var first: Output? { (self as? any CurrentHolding<Output>)?.current }
}

/// Values of a type.
public struct ValuePublisher<Output>: Publisher, CurrentHolding {
  /// They do not fail.
  public typealias Failure = Never
  let current: Output?
  init(current: Output? = nil) { self.current = current }
  /// Returns itself.
  public func autoconnect() -> ValuePublisher { self }
  /// The values later.
  public func receive<S>(on scheduler: S) -> ValuePublisher { ValuePublisher() }
  /// The values without repetitions.
  public func removeDuplicates() -> ValuePublisher { self }
  /// Other values of these.
  public func map<Other>(_ transform: @escaping (Output) -> Other) -> ValuePublisher<Other> {
    ValuePublisher<Other>(current: current.map(transform))
  }
}

/// Tells that an object changes.
public struct ObservableObjectPublisher: Publisher, Sendable {
  /// Nothing but that.
  public typealias Output = Void
  /// They do not fail.
  public typealias Failure = Never
  init() {}
  /// Tells it to nobody.
  public func send() {}
}

/// Publishers by what they do to others.
public enum Publishers {
  /// Values from the first who takes them.
  public typealias Autoconnect<Upstream: Publisher> = ValuePublisher<Upstream.Output>

  /// The last values of two.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher, CurrentHolding {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// Why they may end.
    public typealias Failure = A.Failure
    let current: Output?
    /// The last values of two.
    public init(_ a: A, _ b: B) { current = a.first.flatMap { first in b.first.map { (first, $0) } } }
  }
}

extension Timer {
  /// The dates at which a timer fires.
  public typealias TimerPublisher = ValuePublisher<Date>
  /// The dates at which a timer fires.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> ValuePublisher<Date> { ValuePublisher() }
}

extension NotificationCenter {
  /// The notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> ValuePublisher<Notification>
  {
    ValuePublisher()
  }
}

nonisolated extension View {
  /// Accepts an action on the publisher's values.
  @preconcurrency
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }
}
