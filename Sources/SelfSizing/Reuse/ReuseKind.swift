/// Which cells can stand in for each other: those of one type and one identifier.
public struct ReuseKind: Hashable, Sendable, CustomStringConvertible {
  private let type: ObjectIdentifier
  /// The identifier; the name of the type unless another was given.
  public let identifier: String

  /// The kind of cells of a type, with an identifier where one type serves several kinds of row.
  public init<Cell: ReusableCell>(_ type: Cell.Type, identifier: String? = nil) {
    self.type = ObjectIdentifier(type)
    self.identifier = identifier ?? String(describing: type)
  }

  /// The identifier.
  public var description: String { identifier }
}
