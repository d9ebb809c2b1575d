// Values that come one after the other and who takes them, as Combine has them (see Publishers.swift).
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Ends what was begun.
public protocol Cancellable {
  func cancel()
}

/// Ends what was begun when it is let go of; nothing was.
public final class AnyCancellable: Cancellable, Hashable {
  public init() {}
  public init(_ cancel: @escaping () -> Void) {}
  public func cancel() {}
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher whose type is left open.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CurrentHolding {
  let current: Output?
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    current = publisher.first
  }
}

/// One value.
public struct Just<Output>: Publisher, CurrentHolding {
  public typealias Failure = Never
  public let output: Output
  var current: Output? { output }
  public init(_ output: Output) { self.output = output }
}

extension Publishers {
  /// The elements of a sequence; the last is left to whoever takes them.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher, CurrentHolding {
    public typealias Output = Elements.Element
    public let sequence: Elements
    var current: Output? { Array(sequence).last }
    public init(sequence: Elements) { self.sequence = sequence }
    public func collect() -> ValuePublisher<[Output]> { ValuePublisher(current: Array(sequence)) }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Values that somebody sends.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Values that somebody sends, of which none is kept.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() {}
  public func send(_ value: Output) {}
}

/// Values that somebody sends, of which the last is kept.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, CurrentHolding {
  var current: Output? { value }
  public var value: Output
  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) { self.value = value }
}

extension Publisher {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    first.map(receiveValue)
    return AnyCancellable()
  }
  public func sink(
    receiveCompletion: @escaping (Result<Void, Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { sink(receiveValue: receiveValue) }
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
  { sink { object[keyPath: path] = $0 } }
  public func assign(to published: inout Published<Output>.Publisher) where Failure == Never {
    published = ValuePublisher(current: first)
  }
  @_disfavoredOverload
  public func map<Other>(_ transform: @escaping (Output) -> Other) -> ValuePublisher<Other> {
    ValuePublisher(current: first.map(transform))
  }
  public func compactMap<Other>(_ transform: @escaping (Output) -> Other?) -> ValuePublisher<Other> {
    ValuePublisher(current: first.flatMap(transform))
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> ValuePublisher<Output> {
    ValuePublisher(current: first.flatMap { isIncluded($0) ? $0 : nil })
  }
  public func dropFirst(_ count: Int = 1) -> ValuePublisher<Output> { ValuePublisher() }
  public func debounce<S: Scheduler>(for time: S.Stride, scheduler: S) -> ValuePublisher<Output> {
    ValuePublisher()
  }
  public func throttle<S: Scheduler>(for time: S.Stride, scheduler: S, latest: Bool) -> ValuePublisher<Output>
  { ValuePublisher() }
  public func delay<S: Scheduler>(for time: S.Stride, scheduler: S) -> ValuePublisher<Output> {
    ValuePublisher()
  }
  @_disfavoredOverload
  public func receive<S>(on scheduler: S) -> ValuePublisher<Output> { ValuePublisher() }
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> {
    Publishers.CombineLatest(self, other)
  }
  public func merge<P: Publisher>(with other: P) -> ValuePublisher<Output> where P.Output == Output {
    ValuePublisher(current: other.first ?? first)
  }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The place and time of receiving values.
public protocol Scheduler {
  associatedtype Stride = SchedulerStride
  associatedtype SchedulerTimeType = SchedulerTime
}

/// A time of a place of receiving.
public enum SchedulerTime {
  public typealias Stride = SchedulerStride
}

/// A length of time.
public struct SchedulerStride: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(_ seconds: TimeInterval) {}
  public init(floatLiteral seconds: Double) {}
  public init(integerLiteral seconds: Int) {}
  public static func seconds(_ seconds: Double) -> SchedulerStride { 0 }
  public static func milliseconds(_ milliseconds: Int) -> SchedulerStride { 0 }
}

extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}
extension DispatchQueue: Scheduler {}
