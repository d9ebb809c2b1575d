/// The rows and columns of a grid in a program.
struct GridProgram: Sendable {
  /// A cell: where it is and what it asks for.
  struct Cell: Sendable {
    var row = 0
    var column = 0
    var span = 1
    /// True if it stands without a row and takes the whole width.
    var fillsRow = false
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set = []
  }

  /// The cells, in the order of the node's children.
  var cells: [Cell] = []
  var columnGuides: [Int] = []
  var rowGuides: [Int] = []
  var columnGaps: [Double] = []
  var rowGaps: [Double] = []
}
