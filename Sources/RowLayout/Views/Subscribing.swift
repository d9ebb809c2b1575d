// Values that come one after the other and who takes them, as Combine has them (see Publishers.swift).

/// Ends what was begun.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// Ends what was begun when it is let go of; nothing was.
public final class AnyCancellable: Cancellable, Hashable {
  /// Nothing.
  public init() {}
  /// Something.
  public init(_ cancel: @escaping () -> Void) {}
  /// Does nothing.
  public func cancel() {}
  /// Keeps it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Keeps it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }
  /// True if they are one.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Which it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher whose type is left open.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CurrentHolding {
  let current: Output?
  /// Leaves the type of a publisher open.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    current = publisher.first
  }
}

/// Values that somebody sends.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
}

extension Subject where Output == Void {
  /// Sends a word.
  public func send() { send(()) }
}

/// Values that somebody sends, of which none is kept.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  /// No values.
  public init() {}
  /// Does nothing.
  public func send(_ value: Output) {}
}

/// Values that somebody sends, of which the last is kept.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, CurrentHolding {
  var current: Output? { value }
  /// The last value.
  public var value: Output
  /// A value.
  public init(_ value: Output) { self.value = value }
  /// Keeps a value.
  public func send(_ value: Output) { self.value = value }
}

extension Publisher {
  /// Receives the values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    first.map(receiveValue)
    return AnyCancellable()
  }
  /// Receives the values and their end.
  public func sink(
    receiveCompletion: @escaping (Result<Void, Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { sink(receiveValue: receiveValue) }
  /// Puts the values into a property.
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
  {
    sink { object[keyPath: path] = $0 }
  }
  /// Puts the values into a published property.
  public func assign(to published: inout Published<Output>.Publisher) where Failure == Never {
    published = ValuePublisher(current: first)
  }
  /// Other values of these.
  @_disfavoredOverload
  public func map<Other>(_ transform: @escaping (Output) -> Other) -> ValuePublisher<Other> {
    ValuePublisher(current: first.map(transform))
  }
  /// Other values of some of these.
  public func compactMap<Other>(_ transform: @escaping (Output) -> Other?) -> ValuePublisher<Other> {
    ValuePublisher(current: first.flatMap(transform))
  }
  /// Some of the values.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> ValuePublisher<Output> {
    ValuePublisher(current: first.flatMap { isIncluded($0) ? $0 : nil })
  }
  /// The values after the first ones.
  public func dropFirst(_ count: Int = 1) -> ValuePublisher<Output> { ValuePublisher() }
  /// The values once no others follow for a time.
  public func debounce<S: Scheduler>(for time: S.Stride, scheduler: S) -> ValuePublisher<Output> {
    ValuePublisher()
  }
  /// The values, no more than one in a time.
  public func throttle<S: Scheduler>(for time: S.Stride, scheduler: S, latest: Bool) -> ValuePublisher<Output>
  {
    ValuePublisher()
  }
  /// The values later.
  public func delay<S: Scheduler>(for time: S.Stride, scheduler: S) -> ValuePublisher<Output> {
    ValuePublisher()
  }
  /// The values elsewhere.
  @_disfavoredOverload
  public func receive<S>(on scheduler: S) -> ValuePublisher<Output> { ValuePublisher() }
  /// The last values of both.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> {
    Publishers.CombineLatest(self, other)
  }
  /// The values of both.
  public func merge<P: Publisher>(with other: P) -> ValuePublisher<Output> where P.Output == Output {
    ValuePublisher(current: other.first ?? first)
  }
  /// The values, of a type that is left open.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The place and time of receiving values.
public protocol Scheduler {
  /// A length of time.
  associatedtype Stride = SchedulerStride
}

/// A length of time.
public struct SchedulerStride: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Seconds.
  public init(floatLiteral seconds: Double) {}
  /// Seconds.
  public init(integerLiteral seconds: Int) {}
  /// Seconds.
  public static func seconds(_ seconds: Double) -> SchedulerStride { 0 }
  /// Thousandths of a second.
  public static func milliseconds(_ milliseconds: Int) -> SchedulerStride { 0 }
}

extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}
extension DispatchQueue: Scheduler {}
