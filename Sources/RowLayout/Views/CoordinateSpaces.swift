// Spaces that places count from: a row knows its own only.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A coordinate space.
public enum CoordinateSpace: Hashable, Sendable {
  case global, local

  /// A space by its name: a row knows its own only.
  public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace { .local }
}

/// A kind of space that a place counts from.
public protocol CoordinateSpaceProtocol: Sendable {
  var coordinateSpace: CoordinateSpace { get }
}

/// A space by its name: a row knows its own only.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The view's space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The screen's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace() }
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace() }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

nonisolated extension View {
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}

extension GeometryProxy {
  /// The reader's frame; a row does not know where it lies, so the corner is the reader's own.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
  public subscript(anchor: Anchor<CGRect>) -> CGRect { CGRect(origin: .zero, size: size) }
  /// A point of a view's bounds: the reader's middle.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
}
