/// What the words of a text's segments name by numbers: what hangs at their ends, and their faces.
///
/// Safety: the pointer leads into the setting, which outlives the numbers.
@safe
struct SegmentNumbers {
  /// What hangs at the ends, where the setting does not name all of it.
  private(set) var hangs: [Int]?
  /// The different ones among the faces, as many as words can name; none where there are more, or no faces.
  private(set) var sets: [UInt8] = []
  private(set) var format: PackedSegments.Format
  /// The width of the widest segment.
  private(set) var widest = 0

  /// What the setting names, moved up.
  private let known: UnsafePointer<UInt64>
  // Neighbours are mostly alike.
  private var lastHang = (length: 0, number: UInt32(0))
  private var lastFaces = (set: UInt8(0), number: UInt32(0))

  /// The numbers for plain segments; nil where positions fall or are too far, or more hangs than can be told apart.
  init?(_ segments: [SegmentTable.Segment], faces: Span<UInt8>, setting: PreparedSetting) {
    unsafe known = setting.hangs.movedUp
    format = .nothing
    var (start, before, bits) = (0, 0, 0)
    var isNamed = true
    for index in segments.indices {
      let (fit, end) = (segments[index].contentEnd, segments[index].advanceEnd)
      // Later segments never end before earlier ones, so that wider lines never make more (rule W6).
      guard fit >= before, end >= start else { return nil }
      bits |= fit | end
      if isNamed, number(ofHang: end &- fit) == nil { isNamed = false }
      widest = max(widest, fit &- start)
      (start, before) = (end, fit)
    }
    let isOfEights = bits & 7 == 0
    sets = Self.sets(of: faces)
    lastFaces.set = sets.first ?? 0
    format = isOfEights ? .facesOfEights : .faces
    if sets.isEmpty || start >= format.farthest { format = isOfEights ? .nothingOfEights : .nothing }
    guard start < format.farthest else { return nil }
    if !isNamed {
      let lengths = segments.lazy.map { $0.advanceEnd - $0.contentEnd }
      let distinct = Hangs.distinct(lengths)
      guard distinct.count <= PackedSegments.hangCount else { return nil }
      hangs = distinct
      lastHang = (0, 0)
    }
  }

  /// The number of what hangs; nil where it has none.
  @inline(__always)
  mutating func number(ofHang length: Int) -> UInt32? {
    if length == lastHang.length { return lastHang.number }
    let number: UInt32?
    if let hangs {
      number = hangs.firstIndex(of: length).map { UInt32(truncatingIfNeeded: $0) }
    } else {
      number = unsafe Hangs.number(of: length, in: known)
    }
    if let number { lastHang = (length, number) }
    return number
  }

  /// The number of a segment's faces among `sets`.
  @inline(__always)
  mutating func number(ofFaces set: UInt8) -> UInt32 {
    if set != lastFaces.set {
      lastFaces = (set, UInt32(truncatingIfNeeded: sets.firstIndex(of: set) ?? 0))
    }
    return lastFaces.number
  }

  private static func sets(of faces: Span<UInt8>) -> [UInt8] {
    guard !faces.isEmpty else { return [] }
    var sets: [UInt8] = []
    var last: UInt8?
    for index in faces.indices where faces[index] != last {
      last = faces[index]
      if sets.contains(faces[index]) { continue }
      guard sets.count < PackedSegments.faceSetCount else { return [] }
      sets.append(faces[index])
    }
    while sets.count < PackedSegments.faceSetCount { sets.append(0) }
    return sets
  }
}
