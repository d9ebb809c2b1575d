/// Writes values as bytes, or reads them from bytes that may be anything: each form is listed once for both.
package struct ByteCoder {
  package internal(set) var writer = ByteWriter()
  package internal(set) var reader = ByteReader([])
  package let isReading: Bool
  /// The parts around the one being coded, and all parts so far, where parts nest.
  package var depth = 0
  package var partCount = 0

  /// A coder that writes.
  package init() { isReading = false }

  /// A coder that reads.
  package init(reading reader: ByteReader) {
    self.reader = reader
    isReading = true
  }
}
