/// Reads a file line by line; at any time it holds one line and one block of the file. A line that is too long is an error, and
/// what comes after it can be read all the same.
public struct LineReader {
  private static let blockSize = 1 << 16

  private let file: InputFile
  /// The bytes read and not yet given out: those from `start` on.
  private var pending: [UInt8] = []
  private var start = 0
  /// Up to where `pending` is known to hold no line feed.
  private var searched = 0
  private var line = 0
  private var endedWithLineFeed = false
  private let limits: DocumentLimits

  /// Reads the lines of a file from where it stands.
  public init(_ file: InputFile, limits: DocumentLimits = DocumentLimits()) {
    self.file = file
    self.limits = limits
  }

  /// The next line without its line feed, as a text that knows its number; nil at the end of the file. Lines of
  /// nothing but spaces are passed over.
  ///
  /// - Throws: ``DocumentError`` with code `unreadable`, or with code `tooLong`, after which reading may go on.
  public mutating func next() throws(DocumentError) -> SourceText? {
    while let bytes = try nextBytes() {
      line += 1
      guard bytes.count <= limits.lineLength else {
        throw DocumentError(
          .tooLong, "the line is longer than the limit of \(limits.lineLength) bytes",
          in: SourceText(name: file.name, bytes: [], firstLine: line), at: 0)
      }
      if bytes.contains(where: { $0 > 0x20 }) {
        return SourceText(name: file.name, bytes: Array(bytes), firstLine: line)
      }
    }
    return nil
  }

  private mutating func nextBytes() throws(DocumentError) -> ArraySlice<UInt8>? {
    while true {
      if let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { (start, searched) = (end + 1, end + 1) }
        endedWithLineFeed = true
        return pending[start..<end]
      }
      pending.removeFirst(start)
      (start, searched) = (0, pending.count)
      if pending.count > limits.lineLength { return try skipRestOfLine() }
      guard try file.read(Self.blockSize, into: &pending) else {
        endedWithLineFeed = false
        guard !pending.isEmpty else { return nil }
        defer {
          pending = []
          searched = 0
        }
        return pending[...]
      }
    }
  }
}

extension LineReader {
  /// Goes on behind the line that stands in `pending` without its end; what was read of it.
  private mutating func skipRestOfLine() throws(DocumentError) -> ArraySlice<UInt8> {
    let line = pending[...]
    (pending, searched) = ([], 0)
    while try file.read(Self.blockSize, into: &pending) {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        (start, searched) = (end + 1, end + 1)
        endedWithLineFeed = true
        return line
      }
      pending.removeAll(keepingCapacity: true)
    }
    endedWithLineFeed = false
    return line
  }

  /// The first line that was read and everything after it as one text, byte for byte, for files that turn out not to
  /// go by lines. Empty lines before it are there too, if they are.
  mutating func whole(from line: SourceText) throws(DocumentError) -> SourceText {
    var bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: line.firstLine - 1) + line.bytes
    if endedWithLineFeed { bytes.append(UInt8(ascii: "\n")) }
    bytes += pending[start...]
    (pending, start, searched) = ([], 0, 0)
    try file.readAll(into: &bytes, limits: limits)
    return SourceText(name: file.name, bytes: bytes)
  }
}
