/// TextLayout's own coder, of which the browser has no more than the half that reads: what is written by it is empty.
package struct ByteCoder {
  package internal(set) var writer = ByteWriter()
  package internal(set) var reader = ByteReader([])
  @inline(__always) package var isReading: Bool { true }
  /// The parts around the one being coded, and all parts so far, where parts nest.
  package var depth = 0
  package var partCount = 0

  /// A coder that writes.
  package init() {}

  /// A coder that reads.
  package init(reading reader: ByteReader) { self.reader = reader }
}
