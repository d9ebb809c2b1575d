/// The height of lines of several faces, where positions alone decide where they end.
extension PreparedBody {
  /// The height at a limit of at least the widest segment, the line limit applied.
  func mixedHeight(limit: Int) -> Double {
    if unsafe head.pointee.flags.contains(.hasOtherFaces) {
      let faces = otherFaces
      return heightOfRun(limit: limit, faces: faces)
        ?? heightLineByLine(limit: limit) { index, _ in faces[index] }
    }
    guard unsafe head.pointee.format.holdsFaces else {
      let bytes = unsafe segmentBytes
      return heightLineByLine(limit: limit) { index, _ in unsafe bytes[index] }
    }
    let sets = faceSets
    return heightLineByLine(limit: limit) { _, word in PackedSegments.faces(word, of: sets) }
  }

  /// The height where the first face makes all segments but a run: only at the run is more looked at than where lines end. Nil
  /// where the setting does not keep what lines of the first face come to, and where not all lines are shown.
  @inline(__always)
  private func heightOfRun(limit: Int, faces: OtherFaces) -> Double? {
    unsafe head.pointee.setting._withUnsafeGuaranteedRef { setting in
      let segments = segments
      let run = faces.run
      return segments.withReach(limit: limit, hangsAlike: hangsAlike) { reach, step in
        let before = segments.lineCount(of: 0..<run.lowerBound, reach: &reach, step: step)
        guard var sum = LineSum(setting, linesOfFirstFace: before) else { return nil }
        // The line that goes on after all lines counted.
        var met: UInt8 = run.lowerBound > 0 ? 1 : 0
        let end = min(run.upperBound &+ 1, segments.count)
        for index in run.lowerBound..<end {
          if segments.lineCount(of: index..<index &+ 1, reach: &reach, step: step) == 1 {
            sum.add(height: setting.lineHeight(ofFaces: met))
            met = 0
          }
          met |= faces[index]
        }
        sum.add(height: setting.lineHeight(ofFaces: met))
        for _ in 0..<segments.lineCount(of: end..<segments.count, reach: &reach, step: step) {
          sum.add(height: setting.lineHeight(ofFaces: 1))
        }
        guard sum.count <= setting.lineLimit else { return nil }
        return setting.rounded(sum.height(minimumLines: setting.style.minimumLines))
      }
    }
  }

  /// - Parameter faces: those of a segment, by its place and word.
  @inline(__always)
  private func heightLineByLine(limit: Int, faces: (Int, UInt64) -> UInt8) -> Double {
    unsafe head.pointee.setting._withUnsafeGuaranteedRef { setting in
      let segments = segments
      var sum = LineSum(setting)
      var reach = segments.reach(from: 0, limit: limit)
      var index = 0
      repeat {
        // A line takes one segment at least, and those after it that end within reach.
        var met: UInt8 = 0
        var word: UInt64 = 0
        repeat {
          word = segments.word(index)
          met |= faces(index, word)
          index &+= 1
        } while index < segments.count && segments.word(index) <= reach
        sum.add(height: setting.lineHeight(ofFaces: met))
        reach = segments.reach(from: segments.end(ofWord: word), limit: limit)
      } while index < segments.count && sum.count < setting.lineLimit
      return setting.rounded(sum.height(minimumLines: setting.style.minimumLines))
    }
  }

  /// The faces that a segment's lines are at least as tall as, a bit each.
  func faces(ofSegment index: Int) -> UInt8 {
    if unsafe head.pointee.flags.contains(.hasOtherFaces) { return otherFaces[index] }
    guard unsafe head.pointee.format.holdsFaces else { return unsafe segmentBytes[index] }
    return PackedSegments.faces(segments.word(index), of: faceSets)
  }

  @inline(__always)
  private var otherFaces: OtherFaces {
    unsafe UnsafeRawPointer(segmentBytes).loadUnaligned(as: OtherFaces.self)
  }

  /// The sets of faces that words of segments name, a byte each.
  @inline(__always)
  private var faceSets: UInt32 {
    unsafe UnsafeRawPointer(segmentBytes).loadUnaligned(as: UInt32.self).littleEndian
  }
}
