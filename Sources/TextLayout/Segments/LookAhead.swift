#if !SELFSIZING_NO_KERNELS
  /// A kernel of ``SegmentWords/firstOpen(from:beyond:)``: eight words are compared at once; as they rise, the number of those
  /// that are not beyond is where the search ends.
  ///
  /// - Returns: the first word beyond `farthest`, or one before it from which fewer than eight are left.
  @inline(__always)
  func lookAhead<Word: FixedWidthInteger & UnsignedInteger>(
    in words: UnsafePointer<Word>, from start: Int, before end: Int, farthest: Word
  ) -> Int {
    var index = start
    while index &+ 8 <= end {
      // No branch inside, so that this is a few vector instructions.
      var passed = 0
      for lane in 0..<8 { passed &+= unsafe words[index &+ lane] <= farthest ? 1 : 0 }
      index &+= passed
      if passed < 8 { return index }
    }
    return index
  }
#endif
