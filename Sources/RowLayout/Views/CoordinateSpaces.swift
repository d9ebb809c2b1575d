/// A coordinate space.
public enum CoordinateSpace: Hashable, Sendable {
  /// The screen; the view.
  case global, local

  /// A space by its name: a row knows its own only.
  public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace { .local }
}

/// A kind of space that a place counts from.
public protocol CoordinateSpaceProtocol: Sendable {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// A space by its name: a row knows its own only.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  /// The row's own.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The view's space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  /// The view's space.
  public init() {}
  /// The view's.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The screen's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  /// The screen's space.
  public init() {}
  /// The screen's.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A space by its name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace() }
  /// The scroll view around the view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace() }
  /// The scroll view around the view along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The screen's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

nonisolated extension View {
  /// A name for the view's space.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  /// A name for the view's space.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}

extension GeometryProxy {
  /// The reader's frame; a row does not know where it lies, so the corner is the reader's own.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
  /// The reader's frame in a space.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  /// The bounds of a space: the reader's own.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
  /// A part of a view's bounds: the reader's own.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { CGRect(origin: .zero, size: size) }
  /// A point of a view's bounds: the reader's middle.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
}
