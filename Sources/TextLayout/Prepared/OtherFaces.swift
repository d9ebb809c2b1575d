/// The faces of one run of segments where the first face makes all others: those of a sentence with an emoji or two, as most
/// labels are whose lines differ in height.
struct OtherFaces {
  /// The faces that lines of the run are at least as tall as, a bit each.
  let faces: UInt8
  private let first: UInt8
  private let count: UInt8

  @inline(__always)
  var run: Range<Int> { Int(first)..<Int(first) &+ Int(count) }

  /// Nil where there is no such run, or it is farther than a byte counts.
  init?(_ faces: Span<UInt8>) {
    guard faces.count <= Int(UInt8.max) else { return nil }
    let start = Self.end(of: 1, in: faces, from: 0)
    guard start < faces.count else { return nil }
    let end = Self.end(of: faces[start], in: faces, from: start)
    guard Self.end(of: 1, in: faces, from: end) == faces.count else { return nil }
    self.faces = faces[start]
    first = UInt8(truncatingIfNeeded: start)
    count = UInt8(truncatingIfNeeded: end - start)
  }

  private static func end(of set: UInt8, in faces: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < faces.count, faces[index] == set { index += 1 }
    return index
  }

  /// The faces of a segment.
  subscript(segment: Int) -> UInt8 { run.contains(segment) ? faces : 1 }
}
