// Values that come one after the other, as Combine has them: nobody sends any to a described row.

/// Values that come one after the other.
public protocol Publisher<Output, Failure> {
  /// The values' type.
  associatedtype Output
  /// Why they may end.
  associatedtype Failure: Error
}

/// Values of a type.
public struct ValuePublisher<Output>: Publisher {
  /// They do not fail.
  public typealias Failure = Never
  init() {}
  /// Returns itself.
  public func autoconnect() -> ValuePublisher { self }
  /// Returns itself.
  public func receive<S>(on scheduler: S) -> ValuePublisher { self }
  /// The values without repetitions.
  public func removeDuplicates() -> ValuePublisher { self }
  /// Other values of these.
  public func map<Other>(_ transform: @escaping (Output) -> Other) -> ValuePublisher<Other> {
    ValuePublisher<Other>()
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
