/// The work and memory that a picture may take, so that no input takes all time or all memory.
struct PictureBudget {
  /// The pixels, and the points of outlines, that may yet be drawn: at first eight pictures of the greatest size.
  var work = 1 << 31
  /// The pixels that layers may yet have at once, of 16 bytes each.
  var layers = 1 << 26

  /// Takes a number of pixels or points that are drawn.
  mutating func take(_ count: Int) throws(PictureTooLarge) {
    guard count <= work else { throw PictureTooLarge() }
    work -= count
  }

  /// Takes pixels for a layer, which it gives back when it is done.
  mutating func hold(_ pixels: Int) throws(PictureTooLarge) {
    guard pixels <= layers else { throw PictureTooLarge() }
    layers -= pixels
  }

  /// Takes back the pixels of a layer.
  mutating func release(_ pixels: Int) { layers += pixels }
}

/// Something takes more than pictures may: it has no pixels.
struct PictureTooLarge: Error {}

extension Drawing {
  /// The most groups in each other. Rows have two at most for each of their levels.
  static let greatestDepth = 640
}
