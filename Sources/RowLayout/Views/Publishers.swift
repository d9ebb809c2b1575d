// Values that come one after the other, as Combine has them: described rows receive those that are there when they are
// asked for, and none later.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Values that come one after the other.
public protocol Publisher<Output, Failure> {
  associatedtype Output
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
  public typealias Failure = Never
  let current: Output?
  init(current: Output? = nil) { self.current = current }
  public func autoconnect() -> ValuePublisher { self }
  public func connect() -> any Cancellable { AnyCancellable() }
  public var upstream: ValuePublisher { self }
  public func receive<S>(on scheduler: S) -> ValuePublisher { ValuePublisher() }
  public func removeDuplicates() -> ValuePublisher { self }
  public func map<Other>(_ transform: @escaping (Output) -> Other) -> ValuePublisher<Other> {
    ValuePublisher<Other>(current: current.map(transform))
  }
}

/// Tells that an object changes.
public struct ObservableObjectPublisher: Publisher, Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  init() {}
  /// Tells it to nobody.
  public func send() {}
}

/// Publishers by what they do to others.
public enum Publishers {
  public typealias Autoconnect<Upstream: Publisher> = ValuePublisher<Upstream.Output>

  /// The last values of two.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher, CurrentHolding {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    let current: Output?
    public init(_ a: A, _ b: B) { current = a.first.flatMap { first in b.first.map { (first, $0) } } }
  }
}

extension Timer {
  public typealias TimerPublisher = ValuePublisher<Date>
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> ValuePublisher<Date> { ValuePublisher() }
}

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> ValuePublisher<Notification>
  { ValuePublisher() }
}

nonisolated extension View {
  @preconcurrency
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }
}
