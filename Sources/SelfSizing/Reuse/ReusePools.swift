/// Cells that are not on screen, kept for the next row of their kind: one pool a kind.
///
/// ```swift
/// var pools = ReusePools()
/// let cell = pools.dequeue(TextCell.self)     // a recycled one, else a new one; typed, without a cast
/// pools.recycle(cell)
/// ```
///
/// A type needs no registration. One that cannot be made empty, or that serves several kinds of row, is registered
/// with a closure or an identifier. As Swift has it, what makes cells, or makes them ready for reuse, cannot use the variable
/// that holds the pools meanwhile; those of a ``ListDriver`` it can.
public struct ReusePools {
  private struct Pool {
    var make: () -> any ReusableCell
    var cells: [any ReusableCell] = []
    var made = 0
  }

  private var pools: [ReuseKind: Pool] = [:]
  private var kinds: [String: ReuseKind] = [:]

  /// No pools.
  public init() {}

  /// Says how cells of a kind are made; replaces what was said before, and keeps the cells made so far.
  ///
  /// - Parameters:
  ///   - type: the type of the cells.
  ///   - identifier: sets the kind apart from others of the same type; nil takes the type's name.
  ///   - make: makes a cell when the pool is empty.
  public mutating func register<Cell: ReusableCell>(
    _ type: Cell.Type, identifier: String? = nil, make: @escaping () -> Cell = { Cell() }
  ) {
    let kind = ReuseKind(type, identifier: identifier)
    kinds[kind.identifier] = kind
    pools[kind, default: Pool(make: make)].make = make
  }

  /// A cell of a type: the one recycled last, made ready for reuse, or a new one.
  public mutating func dequeue<Cell: ReusableCell>(
    _ type: Cell.Type = Cell.self, identifier: String? = nil
  ) -> Cell {
    let kind = ReuseKind(type, identifier: identifier)
    if pools[kind] == nil { register(type, identifier: identifier) }
    // The kind holds the type, so the cast succeeds.
    return dequeue(kind) as? Cell ?? Cell()
  }

  /// A cell of the kind registered under an identifier; nil if there is none.
  public mutating func dequeue(identifier: String) -> (any ReusableCell)? {
    kinds[identifier].flatMap { dequeue($0) }
  }

  /// A cell of a kind; nil if no cell of the kind was registered or dequeued by type before.
  mutating func dequeue(_ kind: ReuseKind) -> (any ReusableCell)? {
    take(kind).map { $0() }
  }

  /// Takes out a cell of a kind, or counts a new one: what is given makes it ready for reuse, or makes it. Nil if no cell
  /// of the kind was registered or dequeued by type before.
  mutating func take(_ kind: ReuseKind) -> (() -> any ReusableCell)? {
    guard let place = pools.index(forKey: kind) else { return nil }
    if let cell = pools.values[place].cells.popLast() {
      return {
        cell.prepareForReuse()
        return cell
      }
    }
    pools.values[place].made += 1
    return pools.values[place].make
  }

  /// Takes back a cell that left the screen.
  public mutating func recycle<Cell: ReusableCell>(_ cell: Cell, identifier: String? = nil) {
    // The type that the cell was made as, also where the static type is a base class of it.
    recycle(cell, kind: ReuseKind(type(of: cell), identifier: identifier))
  }

  /// Takes back a cell of a kind; one whose kind is not known is let go.
  mutating func recycle(_ cell: any ReusableCell, kind: ReuseKind) {
    guard let place = pools.index(forKey: kind) else { return }
    pools.values[place].cells.append(cell)
  }

  /// True if cells of a kind can be made.
  func knows(_ kind: ReuseKind) -> Bool { pools[kind] != nil }

  /// Lets go of pooled cells, so that at most `count` of each kind stay; for when memory is short.
  public mutating func trim(to count: Int = 0) {
    for place in pools.values.indices {
      let excess = pools.values[place].cells.count - max(0, count)
      guard excess > 0 else { continue }
      pools.values[place].cells.removeLast(excess)
      pools.values[place].made -= excess
    }
  }

  /// The number of cells in all pools: made, and not on screen now.
  public var pooledCount: Int { pools.values.reduce(0) { $0 + $1.cells.count } }

  /// The number of cells alive: on screen or in a pool.
  public var liveCount: Int { pools.values.reduce(0) { $0 + $1.made } }

  /// The number of live cells of a type.
  public func liveCount<Cell: ReusableCell>(_ type: Cell.Type, identifier: String? = nil) -> Int {
    pools[ReuseKind(type, identifier: identifier)]?.made ?? 0
  }
}
