/// A row's bounds, so that no description can exhaust the stack, the memory or the patience of its host.
///
/// The limits of a row are those of its environment (``RowEnvironment/limits``). A host that takes rows from strangers lowers them
/// to what its own rows need; a row that goes beyond is refused with a ``RowError`` that names the limit.
public struct RowLimits: Hashable, Sendable {
  /// The greatest ``depth`` that counts: what a thread's stack of half a megabyte has room for.
  public static let maximumDepth = 256
  /// The greatest number of ``parts`` that counts.
  public static let maximumParts = 1_000_000
  /// The greatest number of ``columns`` that counts.
  public static let maximumColumns = 10_000

  /// The greatest number of parts from the root to a leaf, modifiers counted.
  public var depth = maximumDepth
  /// The greatest number of parts of one row; of a grid's cell, each column after the first counts as one more. A part takes
  /// about 850 bytes of memory.
  public var parts = maximumParts
  /// The greatest number of columns of a grid.
  public var columns = maximumColumns
  /// The greatest number of sizings of stacks and grids in one resolution. An answer stands
  /// for a range of proposals, so even stacks that alternate at a finite height need about as many as there are parts. A row is
  /// also refused as one of too many sizings if its containers ask their children a million times and 256 times for each part.
  public var sizings = 4_000_000

  /// The greatest number of times that containers of so many parts ask their children in one resolution: far more than any row
  /// needs whose work does not multiply from level to level.
  static func visits(parts: Int) -> Int { 1_000_000 + 256 * parts }

  /// The limits that hold where none are given.
  public init() {}
}
