/// Reads a file line by line; at any time it holds one line and one block of the file.
public struct LineReader {
  private static let blockSize = 1 << 16

  private let file: InputFile
  /// What was read and not yet given out: the bytes from `start` on.
  private var pending: [UInt8] = []
  private var start = 0
  /// Up to where `pending` is known to hold no line feed.
  private var searched = 0
  private var line = 0
  private var endedWithLineFeed = false

  /// Reads the lines of a file from where it stands.
  public init(_ file: InputFile) { self.file = file }

  /// The next line without its line feed, as a text that knows its number; nil at the end of the file. Lines of
  /// nothing but spaces are passed over.
  ///
  /// - Throws: ``DocumentError`` with code `unreadable`.
  public mutating func next() throws(DocumentError) -> SourceText? {
    while let bytes = try nextBytes() {
      line += 1
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
      guard try file.read(max(Self.blockSize, pending.count), into: &pending) else {
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
  /// The first line that was read and everything after it as one text, byte for byte, for files that turn out not to
  /// go by lines. Empty lines before it are there too, if they are.
  mutating func whole(from line: SourceText) throws(DocumentError) -> SourceText {
    var bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: line.firstLine - 1) + line.bytes
    if endedWithLineFeed { bytes.append(UInt8(ascii: "\n")) }
    bytes += pending[start...]
    (pending, start, searched) = ([], 0, 0)
    while try file.read(1 << 16, into: &bytes) {}
    return SourceText(name: file.name, bytes: bytes)
  }
}
